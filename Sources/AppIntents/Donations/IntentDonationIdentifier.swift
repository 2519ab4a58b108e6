import Foundation

/// What a donation is found again by.
public struct IntentDonationIdentifier: Sendable, Hashable, Codable {
    package let uuid: UUID

    package init(uuid: UUID = UUID()) {
        self.uuid = uuid
    }
}
