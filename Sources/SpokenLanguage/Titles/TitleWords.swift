/// How a language says what titles hold besides words.
package struct TitleWords: Sendable, Hashable {
    /// "&" is "and", "%" is "percent" or "per cent"; one or two characters each.
    package var symbols: [String: [String]] = [:]
    /// "$" before a number is "dollars" behind it.
    package var currencies: [String: [String]] = [:]
    /// "st" is "saint" or "street"; written with a point or without.
    package var abbreviations: [String: [String]] = [:]
    /// Those of the symbols and abbreviations that recognisers write for words: "Bryan & Inge" for "Bryan and Inge".
    package var written: [String] = []
    /// Letters that are written as two where there is none of them: "ü" is "ue".
    package var letters: [String: [String]] = [:]
    /// 1984 is "nineteen eighty-four" too.
    package var yearsInPairs = false

    package init() {}
}
