package import Foundation

/// An amount of money as it was said, exact.
package struct SpokenMoney: Sendable, Hashable {
    package var amount: Decimal
    /// ISO 4217: "EUR".
    package var currency: String

    package init(amount: Decimal, currency: String) {
        (self.amount, self.currency) = (amount, currency)
    }

    /// The nearest binary number.
    package static func number(_ amount: Decimal) -> Double { SpokenNumber(amount).value }
}

/// Reads amounts of money: "five dollars and 20 cents", "$5.20", "12,50 €", "5 EUR", "25 cents".
struct MoneyReader: Sendable {
    private let amounts: AmountReader
    private let units: PhraseTable<Unit>
    private let joiners: PhraseTable<Void>
    private let codes: Set<String>
    private let home: String?

    private struct Unit: Sendable {
        let currency: String
        let isMinor: Bool
    }

    init(_ words: MoneyWords, _ amounts: AmountReader, _ locale: Locale) {
        self.amounts = amounts
        units = PhraseTable(
            words.currencies.flatMap { currency in
                (currency.names + currency.symbols).map { ($0, Unit(currency: currency.code, isMinor: false)) }
                    + currency.minor.map { ($0, Unit(currency: currency.code, isMinor: true)) }
            })
        joiners = PhraseTable(words.joiners.map { ($0, ()) })
        codes = Set(Locale.commonISOCurrencyCodes.map { $0.lowercased() })
        home = locale.currency?.identifier
    }

    /// All of an utterance as one amount; `currency` is that of a bare number, and of a word that several have.
    func whole(_ tokens: SpokenTokens, default currency: String?) -> SpokenReading<SpokenMoney> {
        guard !tokens.isEmpty else { return .none }
        if let number = amounts.whole(tokens) {
            guard !number.isPercent else { return .none }
            return currency.map { .value(SpokenMoney(amount: number.decimal, currency: $0)) }
                ?? .refused(.needsCurrency)
        }
        return (signFirst(tokens, currency) ?? unitBehind(tokens, currency)).map { .value($0) } ?? .none
    }

    // MARK: Orders

    /// "$5.20", "EUR 5", "-$5", "$2.5 million".
    private func signFirst(_ tokens: SpokenTokens, _ preferred: String?) -> SpokenMoney? {
        let isNegative = tokens[0].text == "-"
        let start = isNegative ? 1 : 0
        for unit in currencies(tokens, at: start, preferred) where !unit.meaning.isMinor {
            for amount in amounts.matches(tokens, at: unit.end) where amount.end == tokens.count {
                let number = isNegative ? amount.meaning.negated : amount.meaning
                return SpokenMoney(amount: number.decimal, currency: unit.meaning.currency)
            }
        }
        return nil
    }

    /// "5 euros", "five dollars and 20 cents", "five dollars twenty", "a dollar and a half", "half a million dollars".
    private func unitBehind(_ tokens: SpokenTokens, _ preferred: String?) -> SpokenMoney? {
        for count in amounts.counts(tokens, at: 0) {
            for start in starts(tokens, count) {
                for unit in currencies(tokens, at: start, preferred) {
                    let factor = unit.meaning.isMinor ? SpokenNumber(1).divided(by: 100) : SpokenNumber(1)
                    guard let amount = count.meaning.times(factor) else { continue }
                    let money = SpokenMoney(amount: amount.decimal, currency: unit.meaning.currency)
                    if unit.end == tokens.count { return money }
                    if !unit.meaning.isMinor, let whole = withRest(money, tokens, unit.end) { return whole }
                }
            }
        }
        return nil
    }

    /// Where a currency may stand behind a number: "million of dollars", "half a dollar".
    private func starts(_ tokens: SpokenTokens, _ count: (meaning: SpokenNumber, end: Int)) -> [Int] {
        var starts = [count.end]
        if tokens.has(count.end), amounts.numbers.partitives.contains([tokens[count.end].text]) {
            starts.append(count.end + 1)
        }
        if !count.meaning.isWhole, let last = starts.last, tokens.has(last),
            amounts.numbers.articles.contains([tokens[last].text])
        {
            starts.append(last + 1)
        }
        return starts
    }

    private func withRest(_ money: SpokenMoney, _ tokens: SpokenTokens, _ end: Int) -> SpokenMoney? {
        let half = SpokenNumber(1).divided(by: 2).decimal
        if amounts.numbers.half.contains(tokens.tokens[end...].map(\.text)[...]) {
            return SpokenMoney(amount: money.amount + half, currency: money.currency)
        }
        for start in [end] + joiners.matches(tokens, at: end).map(\.end) {
            for count in amounts.matches(tokens, at: start) {
                guard let cents = count.meaning.integer, (0..<100).contains(cents) else { continue }
                let isWhole =
                    count.end == tokens.count
                    || units.matches(tokens, at: count.end).contains { $0.meaning.isMinor && $0.end == tokens.count }
                if isWhole {
                    return SpokenMoney(amount: money.amount + Decimal(cents) / 100, currency: money.currency)
                }
            }
        }
        return nil
    }

    // MARK: Currencies

    /// The currencies that stand at a place; of those with one word the preferred one first, then the locale's.
    private func currencies(
        _ tokens: SpokenTokens, at start: Int, _ preferred: String?
    ) -> [(meaning: Unit, end: Int)] {
        let found = units.matches(tokens, at: start)
        let longest = found.map(\.end).max()
        let named = found.filter { $0.end == longest }
        let order = [preferred, home].compactMap(\.self)
        let first = order.lazy.compactMap { code in named.first { $0.meaning.currency == code } }.first
        if let best = first ?? named.first { return [best] }
        guard tokens.has(start), codes.contains(tokens[start].text) else { return [] }
        return [(Unit(currency: tokens[start].text.uppercased(), isMinor: false), start + 1)]
    }
}
