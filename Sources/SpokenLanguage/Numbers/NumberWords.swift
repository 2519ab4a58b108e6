/// How a language says and writes numbers.
package struct NumberWords: Sendable, Hashable {
    /// Words that add to what was said: "seven" is 7, "forty" is 40.
    package var words: [String: Int] = [:]
    /// Words that multiply it: "hundred", "thousand".
    package var multipliers: [String: Int] = [:]
    /// "and" in "a hundred and five".
    package var joiners: [String] = []
    /// "a" in "a hundred": one, but only before a multiplier.
    package var articles: [String] = []
    /// "minus".
    package var minus: [String] = []
    /// Behind a number it is below zero: "five below zero".
    package var below: [String] = []
    /// "point" in "three point five".
    package var point: [String] = []
    /// "half", and "and a half" behind a number.
    package var half: [String] = []
    /// "dozen" is 12: counted like a thing, "two dozen".
    package var groups: [String: Int] = [:]
    /// "quarter" is a fourth: "three quarters".
    package var fractions: [String: Int] = [:]
    /// Numbers with a fraction in one word: "anderthalb" is 1.5.
    package var others: [String: String] = [:]
    /// Between a part and the whole: "of" in "a dozen of", "three quarters of a million".
    package var partitives: [String] = []
    /// "percent", "%".
    package var percent: [String] = []
    /// Around a number or an amount, and no part of it: "about", "or so".
    package var around: [String] = []
    /// The unit is said first: "zweiundvierzig".
    package var unitsBeforeTens = false
    /// Tens that take up to nineteen more: 60 and 80 in "soixante-quinze", "quatre-vingt-dix".
    package var longTens: [Int] = []
    package var decimalSeparator = "."
    package var groupingSeparator = ","

    package init() {}
}
