import Synchronization

/// The queries of an app that did not answer in time: nobody waits for them again until the app says that its names have
/// changed.
final class RestingQueries: Sendable {
    private let waits = Mutex<[String: Duration]>([:])

    /// How long somebody waited for the query in vain; `nil` while it does not rest.
    func wait(for query: QueryName) -> Duration? { waits.withLock { $0[query.key] } }

    func rest(_ query: QueryName, after wait: Duration) { waits.withLock { $0[query.key] = wait } }

    /// Lets all of them be asked again.
    func wake() { waits.withLock { $0 = [:] } }
}
