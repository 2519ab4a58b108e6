package import Foundation
package import PhraseMatching

/// Makes values of what people say, in one language: numbers, dates, lengths of time, money, amounts of units, addresses.
///
///     let reader = SpokenValueReader(english, locale: Locale(identifier: "en_US"))
///     reader.number(SpokenText("a million and a half"))?.decimal                          // 1500000
///     reader.date(SpokenText("tomorrow at noon"), as: .dateTime, at: moment).value?.date
///     reader.quantity(SpokenText("six foot two"), of: .length).value                      // 74 inches
///
/// Words that say nothing ("um, five please") may stand around a value.
package struct SpokenValueReader: Sendable {
    private let amounts: AmountReader
    private let dates: DateReader
    private let durations: DurationReader
    private let moneys: MoneyReader
    private let quantities: QuantityReader
    private let links: LinkReader
    private let fillers: PhraseTable<Void>
    private let fillerWords: Set<String>

    /// - Parameters:
    ///   - pack: The language.
    ///   - locale: The region: which order dates have, which dollars are meant, whether degrees are Fahrenheit.
    package init(_ pack: LanguagePack, locale: Locale) {
        amounts = AmountReader(NumberReader(pack.numbers, locale))
        durations = DurationReader(pack.durations, amounts)
        let numbers = DateNumberReader(amounts, OrdinalReader(pack), yearsInPairs: pack.titles.yearsInPairs)
        dates = DateReader(
            pack.dates, DateComponentReader(pack.dates, numbers, durations, NumericDateReader(locale: locale)))
        moneys = MoneyReader(pack.money, amounts, locale)
        quantities = QuantityReader(pack.units, amounts, locale)
        links = LinkReader(pack.links, amounts.numbers)
        fillers = PhraseTable((pack.fillers + pack.numbers.around).map { ($0, ()) })
        fillerWords = PhraseSet(pack.fillers).words
    }

    /// Any number: "forty-two", "minus two point five", "a dozen", "50%", "¾".
    package func number(_ spoken: SpokenText) -> SpokenNumber? {
        first(spoken) { amounts.whole($0) }
    }

    /// Whether a folded word may stand in what `number(_:)` reads, or around the number there.
    package func mayBeOfNumber(_ word: String) -> Bool {
        amounts.numbers.isPart(word) || fillerWords.contains(word)
    }

    /// Whether a folded word says nothing around a value.
    package func isFiller(_ word: String) -> Bool { fillerWords.contains(word) }

    /// A day, a time of the day, or both.
    ///
    /// - Parameters:
    ///   - spoken: What was said.
    ///   - kind: What is asked for; of a day no time is taken, and a time alone is no day.
    ///   - moment: When it is said.
    /// - Returns: A point in time, with what was said of it.
    package func date(
        _ spoken: SpokenText, as kind: SpokenDateKind, at moment: SpokenMoment
    ) -> SpokenReading<SpokenDate> {
        if let date = ISODate(spoken.text).read(as: kind, moment.calendar) { return date }
        return reading(spoken) { dates.whole($0, as: kind, at: moment) }
    }

    /// A time with a beginning and an end, without a time of the day: a day, "this week", "last november", "2026".
    ///
    /// - Parameters:
    ///   - spoken: What was said.
    ///   - moment: When it is said.
    ///   - isPast: Whether of days and months that come again the last is meant, not the next.
    /// - Returns: From its beginning to that of what follows.
    package func period(_ spoken: SpokenText, at moment: SpokenMoment, isPast: Bool) -> DateInterval? {
        cores(of: SpokenTokens(spoken.text)).lazy.compactMap { dates.period($0, at: moment, isPast: isPast) }.first
    }

    /// A length of time.
    package func duration(_ spoken: SpokenText) -> SpokenDuration? {
        first(spoken) { durations.whole($0) }
    }

    /// An amount of money; `currency` is that of a bare number.
    package func money(_ spoken: SpokenText, currency: String? = nil) -> SpokenReading<SpokenMoney> {
        reading(spoken) { moneys.whole($0, default: currency) }
    }

    /// An amount of a unit; `unit` is that of a bare number.
    package func quantity(
        _ spoken: SpokenText, of kind: QuantityKind, unit: QuantityUnit? = nil
    ) -> SpokenReading<SpokenQuantity> {
        let quantity = reading(spoken) { quantities.whole($0, of: kind, default: unit) }
        guard kind == .duration, quantity.value == nil, let length = duration(spoken) else { return quantity }
        return length.quantity
    }

    /// A link; one without a scheme is one of the web.
    package func link(_ spoken: SpokenText) -> URL? { links.link(spoken.text) }

    /// An e-mail address.
    package func email(_ spoken: SpokenText) -> String? { links.email(spoken.text) }

    /// A telephone number.
    package func phone(_ spoken: SpokenText) -> String? { links.phone(spoken.text) }

    // MARK: Around a value

    private func first<Value>(_ spoken: SpokenText, _ read: (SpokenTokens) -> Value?) -> Value? {
        cores(of: SpokenTokens(spoken.text)).lazy.compactMap(read).first
    }

    private func reading<Value>(
        _ spoken: SpokenText, _ read: (SpokenTokens) -> SpokenReading<Value>
    ) -> SpokenReading<Value> {
        var fault: SpokenFault?
        for tokens in cores(of: SpokenTokens(spoken.text)) {
            switch read(tokens) {
            case .value(let value): return .value(value)
            case .refused(let found): fault = fault ?? found
            case .none: break
            }
        }
        return fault.map { .refused($0) } ?? .none
    }

    /// What is left without words at both ends that say nothing, the longest first.
    private func cores(of tokens: SpokenTokens) -> [SpokenTokens] {
        guard !tokens.isEmpty else { return [] }
        var starts = [0]
        for start in 0..<tokens.count where starts.contains(start) {
            starts += fillers.matches(tokens, at: start).map(\.end).filter { !starts.contains($0) && $0 < tokens.count }
        }
        var ends = [tokens.count]
        // A sentence may end right behind a number: "at 17:30." A place that is written so keeps the point.
        if tokens.count > 1, tokens[tokens.count - 1].text == "." { ends.append(tokens.count - 1) }
        for start in (1..<max(tokens.count, 1)).reversed()
        where fillers.matches(tokens, at: start).contains(where: { ends.contains($0.end) }) {
            ends.append(start)
        }
        let ranges = starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
        return ranges.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }.map {
            SpokenTokens(Array(tokens.tokens[$0]))
        }
    }
}
