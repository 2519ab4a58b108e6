extension CSSearchableIndex {
    /// Puts items into the index, and tells when that is done.
    public func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        report(to: completionHandler) { try await self.indexSearchableItems(items) }
    }

    /// Takes items out of the index, and tells when that is done.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        report(to: completionHandler) { try await self.deleteSearchableItems(withIdentifiers: identifiers) }
    }

    /// Takes the items of domains out of the index, and tells when that is done.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        report(to: completionHandler) {
            try await self.deleteSearchableItems(withDomainIdentifiers: domainIdentifiers)
        }
    }

    /// Empties the index, and tells when that is done.
    public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        report(to: completionHandler) { try await self.deleteAllSearchableItems() }
    }

    private func report(
        to handler: (@Sendable ((any Error)?) -> Void)?, _ change: @escaping @Sendable () async throws -> Void
    ) {
        Task {
            do {
                try await change()
                handler?(nil)
            } catch {
                handler?(error)
            }
        }
    }
}
