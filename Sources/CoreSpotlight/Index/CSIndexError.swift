public import Foundation

/// What an index refuses.
public struct CSIndexError: Error, Sendable, Hashable, LocalizedError {
    /// The kinds of refusal.
    public enum Code: Int, Sendable, Hashable {
        /// Nobody knows.
        case unknownError = -1
        /// The index cannot be reached.
        case indexUnavailableError = -1000
        /// The item is none.
        case invalidItemError = -1001
        /// The client state is too long.
        case invalidClientStateError = -1002
        /// The service was lost.
        case remoteConnectionError = -1003
        /// There are too many items.
        case quotaExceeded = -1004
        /// That cannot be done here.
        case indexingUnsupported = -1005
        /// The index is at another client state.
        case mismatchedClientState = -1006
    }

    /// So many bytes an app may have remembered with a batch.
    static let longestClientState = 250

    /// The kind of refusal.
    public let code: Code
    /// What is wrong and what to do, in one line.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }
}
