public import Foundation

/// What an intent can learn about how it is being run.
public struct IntentSystemContext: Sendable {
    /// Whether the app is on screen.
    public let currentMode: IntentModes.Current
    /// When the person asked for the intent; `nil` when nobody did.
    public let preciseTimestamp: Date?

    init(host: (any IntentHost)?) {
        currentMode = host?.currentMode ?? .background
        preciseTimestamp = host?.requestedAt
    }
}
