/// How a language says amounts of money.
package struct MoneyWords: Sendable, Hashable {
    /// In the order of the language pack: where several currencies have one word, the first is meant.
    package var currencies: [CurrencyWords] = []
    /// "and" in "five dollars and 20 cents".
    package var joiners: [String] = []

    package init() {}
}

/// A currency by its ISO 4217 code.
package struct CurrencyWords: Sendable, Hashable {
    package var code: String
    /// "dollar", "dollars", "buck".
    package var names: [String] = []
    /// "$".
    package var symbols: [String] = []
    /// Hundredths of it: "cent", "cents".
    package var minor: [String] = []

    package init(code: String) {
        self.code = code
    }
}
