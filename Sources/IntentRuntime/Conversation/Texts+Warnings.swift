import AppIntents
import Foundation

/// The warning before what cannot be undone, which a question gives once.
extension Texts {
    static var cannotBeUndone: String { say(warnings[0]) }

    /// How the warning is put; authors who give it themselves put it in one of these ways, too.
    static let warnings: [String.LocalizationValue] = [
        "This cannot be undone.", "This can't be undone.", "This action cannot be undone.",
        "This action can't be undone.", "It cannot be undone.", "It can't be undone.", "You cannot undo this.",
        "You can't undo this.", "You cannot undo this action.", "You can't undo this action.",
    ]

    /// A question with the warning, in the language of the conversation: an author who gives it already is not repeated,
    /// and one who gives it in English to somebody else is translated.
    static func warned(_ question: String) -> String {
        if range(ofOne: warnings.map(say), in: question) != nil { return question }
        guard let range = range(ofOne: warnings.map(TextTable.key), in: question) else {
            return question + " " + cannotBeUndone
        }
        return question.replacingCharacters(in: range, with: withoutStop(cannotBeUndone))
    }

    private static func range(ofOne texts: [String], in question: String) -> Range<String.Index>? {
        let texts = texts.map(withoutStop)
        return (texts + texts.map { $0.replacing("'", with: "’") }).lazy
            .compactMap { question.range(of: $0, options: .caseInsensitive) }.first
    }

    /// How it ends is the author's.
    private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
