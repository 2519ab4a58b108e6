import Foundation

/// What the notebook refuses.
package enum NotebookError: LocalizedError, Hashable, Sendable {
    case emptyTitle
    case titleTooLong(limit: Int)
    /// The note was deleted meanwhile, here or by another process.
    case noteIsGone(title: String)

    package var errorDescription: String? {
        switch self {
        case .emptyTitle: "A note needs a title; say at least one word."
        case .titleTooLong(let limit): "That title is too long; keep it under \(limit) characters."
        case .noteIsGone(let title): "The note \"\(title)\" no longer exists; it may have been deleted meanwhile."
        }
    }
}
