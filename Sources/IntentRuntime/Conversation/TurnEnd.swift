import Foundation

/// How a turn ended; thrown through author's code where it ends early.
enum TurnEnd: Error, Sendable {
    case performed
    /// The person answered no to a confirmation, or wants none of the options.
    case declined
    /// The person may not, and was told why.
    case refused(String)
    /// It cannot be done, which is nobody's fault; the text says why.
    case unable(String)
    /// Three answers did not help.
    case gaveUp(Question)
    /// No phrase fits.
    case rejected
    /// One line that says what failed and what to do.
    case failed(String)
    /// One line: the app's data or one of its queries does not work.
    case unavailable(String)
    case cancelled
}

extension TurnEnd: CustomStringConvertible, LocalizedError {
    /// For authors, whose code may catch what ends a turn and show it.
    var description: String {
        switch self {
        case .performed: "the turn has ended"
        case .declined: "the person said no"
        case .gaveUp(let question): "no answer to “\(question.prompt)” helped, in \(Asker.attempts) attempts"
        case .rejected: "what was said is no command"
        case .cancelled: "the person cancelled"
        case .refused(let text), .unable(let text), .failed(let text), .unavailable(let text): text
        }
    }

    var errorDescription: String? { description }
}
