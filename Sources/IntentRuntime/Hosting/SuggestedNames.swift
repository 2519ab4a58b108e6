import Synchronization

/// The names that queries suggest, each query read once for all slot lists that it fills, while apps are hosted or read anew.
final class SuggestedNames: Sendable {
    private struct Key: Hashable {
        let app: String
        let list: PhraseIndex.ListKey
    }

    private let deadline: Duration
    private let known = Mutex<[Key: Result<[Candidate]?, HostingError>]>([:])

    /// - Parameter deadline: How long a query may take.
    init(within deadline: Duration) {
        self.deadline = deadline
    }

    /// The names of a slot list of an app; `nil` for one whose names never change.
    func names(
        of content: PhraseIndex.Content, listed key: PhraseIndex.ListKey, in app: RunningApp
    ) async throws(HostingError) -> [Candidate]? {
        let key = Key(app: app.name, list: key)
        if let names = known.withLock({ $0[key] }) { return try names.get() }
        let names: Result<[Candidate]?, HostingError>
        do throws(HostingError) {
            names = .success(try await app.names(of: content, within: deadline))
        } catch {
            names = .failure(error)
        }
        known.withLock { $0[key] = names }
        return try names.get()
    }
}
