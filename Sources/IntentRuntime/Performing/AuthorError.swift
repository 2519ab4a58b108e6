import AppIntents
import Foundation

/// Words an error of author's code: one line.
enum AuthorError {
    static func message(of error: any Error) -> String {
        let text = words(of: error) ?? (error is CancellationError ? "it was cancelled" : String(describing: error))
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Names the intent whose code throws an error without words of its own: `outOfSoup` alone tells nobody what failed.
    ///
    /// - Throws: What `body` throws, else a `TurnEnd`.
    static func naming<Value>(
        _ intent: String, of app: String, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch  where words(of: error) == nil && !(error is CancellationError && Task.isCancelled) {
            throw TurnEnd.failed(Texts.failed(app, intent, message(of: error)))
        }
    }

    /// What an error says of itself. Foundation's own errors have good texts; a plain Swift error has only its name.
    private static func words(of error: any Error) -> String? {
        switch error {
        case let error as any CustomLocalizedStringResourceConvertible: TextTable.text(error.localizedStringResource)
        case let error as any LocalizedError where error.errorDescription != nil: error.errorDescription
        case let error as AuthorCodeError: error.message
        case let error as HostingError: error.message
        case is CocoaError, is POSIXError: error.localizedDescription
        case _ where type(of: error) == NSError.self: error.localizedDescription
        case let error as any CustomStringConvertible: error.description
        default: nil
        }
    }
}

extension AuthorCodeError {
    var message: String {
        switch self {
        case .tookTooLong(let deadline): Texts.queryTookTooLong(deadline)
        case .mistake(let message): message
        }
    }
}
