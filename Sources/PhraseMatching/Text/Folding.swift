/// Makes texts comparable: case, width, compatibility forms and diacritics go; NFC and NFD become one.
///
///     Folding.fold("Straße") == "strasse"     Folding.fold("ＣＡＦÉ") == "cafe"     Folding.fold("O’Brien") == "obrien"
package enum Folding {
    /// The folded words of a text with one space between each two.
    /// - Complexity: linear in the text.
    package static func fold(_ text: String) -> String {
        let folded = FoldedText(text)
        return folded.words(separatedBy: .mark).map(folded.string).joined(separator: " ")
    }
}
