import AppIntents
import Foundation

/// Words an error of author's code: one line.
enum AuthorError {
    static func message(of error: any Error) -> String {
        let text =
            (error as? any CustomLocalizedStringResourceConvertible).map { TextTable.text($0.localizedStringResource) }
            ?? (error as? any LocalizedError)?.errorDescription
            ?? (error as? AuthorCodeError)?.message
            ?? (error is CancellationError ? "it was cancelled" : nil)
            ?? described(error)
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Foundation's own errors have good texts; a plain Swift error has only its name.
    private static func described(_ error: any Error) -> String {
        type(of: error) == NSError.self || error is CocoaError || error is POSIXError
            ? error.localizedDescription : String(describing: error)
    }
}

extension AuthorCodeError {
    var message: String {
        switch self {
        case .tookTooLong(let deadline): Texts.queryTookTooLong(deadline)
        }
    }
}
