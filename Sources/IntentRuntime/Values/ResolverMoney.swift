import AppIntents
import PhraseMatching
import SpokenLanguage

/// Makes an amount in one of a parameter's currencies of what was said.
///
///     currencyCodes: ["EUR", "GBP"]   “twenty pounds” ─▶ 20 GBP   “twenty” ─▶ which of the two?
struct ResolverMoney: Sendable {
    let answers: AnswerReader
    let descriptor: ParameterDescriptor

    private var codes: [String] { descriptor.currencyCodes }

    func read(_ spoken: SpokenText) -> ValueReader.Reading {
        switch answers.values.money(spoken) {
        case .value(let money): return amount(money, spoken)
        case .refused(.needsCurrency):
            // Where only one currency will do, a number is enough.
            guard codes.count == 1, let money = answers.values.money(spoken, currency: codes[0]).value else {
                return .unclear(Texts.needsCurrency(codes))
            }
            return amount(money, spoken)
        case .refused, .none: return .unclear(Texts.needsAmount)
        }
    }

    private func amount(_ money: SpokenMoney, _ spoken: SpokenText) -> ValueReader.Reading {
        guard let money = wanted(money, spoken) else { return .unclear(Texts.needsCurrency(codes)) }
        if let range = descriptor.range(of: Decimal.self), !range.contains(money.amount) {
            return .unclear(
                Texts.outOfRange(NSDecimalNumber(decimal: money.amount).doubleValue, descriptor.inclusiveRange))
        }
        // Nobody pays less than nothing, unless the author says so.
        if money.amount < 0, descriptor.range(of: Decimal.self) == nil {
            return .unclear(Texts.refused(.negative))
        }
        let value = IntentCurrencyAmount(amount: money.amount, currencyCode: money.currency)
        return .values([Candidate(value: value)])
    }

    /// The amount in a currency that will do: of “dollars” those that the parameter takes are meant.
    private func wanted(_ money: SpokenMoney, _ spoken: SpokenText) -> SpokenMoney? {
        if codes.isEmpty || codes.contains(money.currency) { return money }
        return codes.lazy.compactMap { code in
            answers.values.money(spoken, currency: code).value.flatMap { $0.currency == code ? $0 : nil }
        }.first
    }
}
