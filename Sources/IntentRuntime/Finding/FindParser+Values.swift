import PhraseMatching
import SpokenLanguage

extension FindParser {
    /// The text of a value, as it was said, with the sign of a number and without the dot that ends a sentence.
    func value(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let text = spoken.value(at: span(range)).text
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
