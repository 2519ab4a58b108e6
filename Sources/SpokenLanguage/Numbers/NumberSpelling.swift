import Foundation

/// How a language says numbers in words, as the platform's number formatter writes them.
///
///     NumberSpelling(language: "de").words(for: 21)      // ["einundzwanzig"]
///
/// The formatter is asked to write only; reading with it goes wrong ("twenty three" becomes 2003). So tables of numbers are
/// made with this, and utterances are looked up in them.
package struct NumberSpelling: Sendable {
    private let formatter: NumberFormatter

    package init(language: String) {
        formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
    }

    /// The words of a number; none where the language has no words for it.
    package func words(for number: Double) -> [String] {
        guard let text = formatter.string(from: NSNumber(value: number)) else { return [] }
        let words = String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.invisible.contains($0) }))
        let hasDigits = words.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
        return hasDigits ? [] : [words]
    }

    package func words(for number: Int) -> [String] { words(for: Double(number)) }

    /// Soft hyphens (de, fi, nl, it) and zero-width spaces (th): places where a line may break.
    private static let invisible: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}"]
}
