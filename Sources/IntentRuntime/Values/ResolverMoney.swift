import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

/// Reads an amount of money: a number beside the sign, the code or the name of a currency.
///
///     "12 euros", "€ 12.50", "USD 3", and "twenty" where only one currency will do
struct ResolverMoney: Sendable {
    let answers: AnswerReader

    func read(_ spoken: SpokenText, as descriptor: ParameterDescriptor) -> ValueReader.Reading {
        let codes = descriptor.currencyCodes
        let (number, code) = Self.taken(spoken, apart: answers)
        guard let number else { return .unclear(Texts.needsAmount) }
        let implied = codes.count == 1 ? codes.first : nil
        guard let code = code ?? implied, codes.isEmpty || codes.contains(code) else {
            return .unclear(codes.isEmpty ? Texts.needsAmount : Texts.needsCurrency(codes))
        }
        if let range = descriptor.inclusiveRange, !range.contains(number) {
            return .unclear(Texts.outOfRange(number, range))
        }
        let amount = Decimal(string: Texts.number(number)) ?? Decimal(number)
        return .values([Candidate(value: IntentCurrencyAmount(amount: amount, currencyCode: code))])
    }

    private static func taken(_ spoken: SpokenText, apart answers: AnswerReader) -> (number: Double?, code: String?) {
        if let number = answers.number(spoken) { return (number, nil) }
        let text = spoken.text.lowercased()
        for (name, code) in names {
            for rest in rests(of: text, without: name) {
                if let number = answers.number(SpokenText(rest)) { return (number, code) }
            }
        }
        return (nil, nil)
    }

    /// What is left when a name stands at one of the ends.
    private static func rests(of text: String, without name: String) -> [String] {
        var rests: [String] = []
        if text.hasSuffix(name) { rests.append(String(text.dropLast(name.count))) }
        if text.hasPrefix(name) { rests.append(String(text.dropFirst(name.count))) }
        return rests.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Signs, codes and names, English and of the machine's locale, in lowercase, the longest first so that “US dollars” is not “dollars”.
    private static let names: [(name: String, code: String)] = {
        var names: [String: String] = [
            "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₺": "TRY", "₪": "ILS", "₴": "UAH",
            "dollar": "USD", "dollars": "USD", "euro": "EUR", "euros": "EUR", "pound": "GBP", "pounds": "GBP",
            "yen": "JPY", "francs": "CHF", "rupees": "INR",
        ]
        for locale in [Locale(identifier: "en"), Locale.current] {
            for code in Locale.commonISOCurrencyCodes {
                names[code.lowercased()] = code
                guard let name = locale.localizedString(forCurrencyCode: code)?.lowercased() else { continue }
                names[name] = names[name] ?? code
                names[name + "s"] = names[name + "s"] ?? code
            }
        }
        return names.map { ($0.key, $0.value) }.sorted { ($0.name.count, $1.name) > ($1.name.count, $0.name) }
    }()
}
