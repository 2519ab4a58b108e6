import Foundation

/// What the lists refuse.
package enum TaskError: LocalizedError, Hashable, Sendable {
    case emptyTitle
    case titleTooLong(limit: Int)
    /// The task was removed meanwhile.
    case taskIsGone
    /// The list was removed meanwhile.
    case listIsGone

    package var errorDescription: String? {
        switch self {
        case .emptyTitle: "A task needs a title; say what there is to do."
        case .titleTooLong(let limit): "That is too long for a task; keep it under \(limit) characters."
        case .taskIsGone: "That task no longer exists; it may have been removed meanwhile."
        case .listIsGone: "That list no longer exists; name another one."
        }
    }
}
