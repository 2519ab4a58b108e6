import Foundation
import Synchronization

/// How a search is carried out.
public final class CSUserQueryContext: Sendable {
    private struct State {
        var maxResultCount = 50
        var enableRankedResults = true
    }

    private let state = Mutex(State())

    /// The usual way: ranked, at most fifty results.
    public init() {}

    /// How many results are wanted at most.
    public var maxResultCount: Int {
        get { state.withLock { $0.maxResultCount } }
        set { state.withLock { $0.maxResultCount = newValue } }
    }

    /// Whether the best come first, rather than in the order in which they were indexed.
    public var enableRankedResults: Bool {
        get { state.withLock { $0.enableRankedResults } }
        set { state.withLock { $0.enableRankedResults = newValue } }
    }
}

/// A search with the words of a person over all indexes of the app.
///
///     for try await response in CSUserQuery(userQueryString: "heron", userQueryContext: nil).responses {
///         if case .item(let found) = response { show(found.item) }
///     }
public final class CSUserQuery: Sendable {
    /// One thing that a search comes up with.
    public enum Response: Sendable {
        /// Something that was found.
        case item(Item)
    }

    /// Something that was found.
    public struct Item: Sendable, Identifiable {
        /// What was found.
        public let item: CSSearchableItem
        /// Its identifier.
        public var id: String { item.uniqueIdentifier }
    }

    /// The words.
    public let userQueryString: String?
    private let context: CSUserQueryContext
    private let folder: SpotlightFolder
    private let isCancelled = Mutex(false)

    /// A search with words.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        self.userQueryString = userQueryString
        context = userQueryContext ?? CSUserQueryContext()
        folder = .current
    }

    /// What is found, one by one.
    public var responses: AsyncThrowingStream<Response, any Error> {
        AsyncThrowingStream { continuation in
            do {
                for item in try found where !isCancelled.withLock(\.self) {
                    continuation.yield(.item(Item(item: item)))
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
    }

    /// Ends the search: what was not handed out yet is dropped.
    public func cancel() {
        isCancelled.withLock { $0 = true }
    }

    private var found: [CSSearchableItem] {
        get throws {
            let hits = try folder.search(for: userQueryString ?? "", limit: context.maxResultCount)
            return (context.enableRankedResults ? hits : hits.sorted { $0.index < $1.index }).map(\.hit.item)
        }
    }
}
