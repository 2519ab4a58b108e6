public import Foundation
import Synchronization

/// A thing that can be searched for, under an identifier of the app's own.
public final class CSSearchableItem: Sendable {
    private struct State: Sendable {
        var uniqueIdentifier: String
        var domainIdentifier: String?
        var expirationDate: Date?
        var attributeSet: CSSearchableItemAttributeSet
    }

    /// So long an item stays in an index, unless its app says otherwise.
    static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    private let state: Mutex<State>

    /// A thing to be found.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: What names it within its index; an empty one is replaced by a new UUID.
    ///   - domainIdentifier: What it belongs to, parts separated by points: `recipes.soups`.
    ///   - attributeSet: What is known of it.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        let identifier = uniqueIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? UUID().uuidString
        state = Mutex(
            State(
                uniqueIdentifier: identifier, domainIdentifier: domainIdentifier, attributeSet: attributeSet))
    }

    /// What names it within its index.
    public var uniqueIdentifier: String {
        get { state.withLock { $0.uniqueIdentifier } }
        set { state.withLock { $0.uniqueIdentifier = newValue } }
    }

    /// What it belongs to.
    public var domainIdentifier: String? {
        get { state.withLock { $0.domainIdentifier } }
        set { state.withLock { $0.domainIdentifier = newValue } }
    }

    /// When it leaves the index by itself; `nil` leaves that to the index, which keeps it for a month.
    public var expirationDate: Date? {
        get { state.withLock { $0.expirationDate } }
        set { state.withLock { $0.expirationDate = newValue } }
    }

    /// What is known of it.
    public var attributeSet: CSSearchableItemAttributeSet {
        get { state.withLock { $0.attributeSet } }
        set { state.withLock { $0.attributeSet = newValue } }
    }
}
