public import Foundation

/// Puts the things of an app into its index again when the index asks for it.
public protocol CSSearchableIndexDelegate: AnyObject, Sendable {
    /// All items are needed; the handler is called when they are in the index.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping @Sendable () -> Void)
    /// The items of these identifiers are needed; the handler is called when they are in the index.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping @Sendable () -> Void)
}

/// Which index asks for its items.
public struct CSSearchableIndexDescription: Sendable {
    /// The name of the index.
    public let name: String?
    /// How it is protected while the device is locked.
    public let protectionClass: FileProtectionType?

    /// An index of a name.
    public init(name: String? = nil, protectionClass: FileProtectionType? = nil) {
        self.name = name
        self.protectionClass = protectionClass
    }
}

extension CSSearchableIndex {
    /// The index as `IndexedEntityQuery` is told of it.
    package var description: CSSearchableIndexDescription {
        CSSearchableIndexDescription(name: name, protectionClass: protectionClass)
    }

    /// Whether the file was damaged, and what it held is not there yet.
    package var needsReindexing: Bool {
        get throws { try file().note(.needsReindexing) != nil }
    }

    /// Asks the delegate, and whoever else keeps items of the index, for all items if the file was damaged.
    ///
    /// - Parameter others: Further keepers: the queries of indexed entities.
    /// - Returns: Whether anything had to be done.
    /// - Throws: Why the index cannot be read, or what a keeper throws.
    @discardableResult
    package func reindexIfNeeded(
        others: @Sendable (CSSearchableIndexDescription) async throws -> Void = { _ in }
    ) async throws -> Bool {
        guard try needsReindexing else { return false }
        if let indexDelegate {
            await withCheckedContinuation { continuation in
                let once = Once { continuation.resume() }
                indexDelegate.searchableIndex(
                    self, reindexAllSearchableItemsWithAcknowledgementHandler: { once.call() })
            }
        }
        try await others(description)
        try file().set(.needsReindexing, nil)
        return true
    }
}
