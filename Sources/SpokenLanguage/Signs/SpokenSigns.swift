import PhraseMatching

/// What is said or written for the same beside a number, in one language: "degrees" and "°C", "kilometers" and "km", "dollars" and
/// "$".
package struct SpokenSigns: Sendable {
    /// Words for "%".
    let percent: [String]
    private let table: Later<Table>

    package init(_ pack: LanguagePack) {
        percent = pack.numbers.percent.filter { $0 != "%" }
        table = Later { Table(pack) }
    }

    /// What a text behind a number begins with, where that is a unit or a currency, and what else stands for it.
    ///
    ///     signs.beginning(of: " kilometers now")?.behind     // kilometer, kilometers, kilometre, klicks, km and so on
    ///     signs.beginning(of: " dollars")?.before            // $
    func beginning(of text: String) -> SignForms? {
        let said = text.drop(while: \.isWhitespace)
        let table = table.value
        let ends = said.indices.dropFirst() + [said.endIndex]
        for end in ends.prefix(table.longest).reversed() where end == said.endIndex || !said[end].isLetter {
            guard let forms = table.forms(as: said[..<end]) else { continue }
            // The "s" of "the ${number}s" is no second.
            if said.startIndex == text.startIndex, end == ends.first, said.first?.isLetter == true { continue }
            return SignForms(behind: forms, rest: said[end...])
        }
        return nil
    }

    /// The same for a sign before a number, at the end of a text: "pay $".
    func end(of text: String) -> SignForms? {
        guard let sign = text.last, sign.isCurrencySymbol, let forms = table.value.forms(as: text.suffix(1)) else {
            return nil
        }
        return SignForms(behind: forms, rest: text.dropLast())
    }
}

/// Ways to write one unit or currency.
struct SignForms: Sendable {
    /// Words and signs that stand behind the number.
    let behind: [String]
    /// What the text has besides.
    let rest: Substring

    /// Signs that stand before the number, too.
    var before: [String] { behind.filter { $0.count == 1 && $0.first?.isCurrencySymbol == true } }
}

extension SpokenSigns {
    /// All units and currencies by their forms.
    private struct Table: Sendable {
        /// What a form stands for; "degrees" stands for several.
        enum Meaning: Hashable, Sendable {
            case unit(QuantityUnit)
            case currency(String)
            case hundredth(of: String)
        }

        private var meanings: [String: Set<Meaning>] = [:]
        private var forms: [Meaning: Set<String>] = [:]
        /// Forms that are no words, which may be shared: "$" is for "dollars", though pesos have it, too.
        private var signs: Set<String> = []
        private let small: Set<String>
        /// Of the longest form, in characters.
        private(set) var longest = 0

        init(_ pack: LanguagePack) {
            small = Set(pack.functionWords.map { $0.lowercased() })
            for (unit, names) in pack.units.names {
                add(names.filter(Self.isTelling), .unit(unit))
                add([unit.symbol], .unit(unit), areSigns: true)
            }
            for currency in pack.money.currencies {
                add(currency.names, .currency(currency.code))
                add(currency.symbols, .currency(currency.code), areSigns: true)
                add(currency.minor.filter(Self.isTelling), .hundredth(of: currency.code))
            }
        }

        /// A letter stands for too much, unless it is the symbol of a unit.
        private static func isTelling(_ name: String) -> Bool { name.count > 1 || name.first?.isLetter == false }

        /// Quotes are not said, and a word such as "in" is hardly an inch.
        private mutating func add(_ texts: [String], _ meaning: Meaning, areSigns: Bool = false) {
            for form in texts.map({ $0.lowercased() }) where !small.contains(form) && !SpokenText(form).words.isEmpty {
                meanings[form, default: []].insert(meaning)
                forms[meaning, default: []].insert(form)
                if areSigns { signs.insert(form) }
                longest = max(longest, form.count)
            }
        }

        /// All that stands for nothing else than a form does, in order: "celsius" is for "degrees", not the other way round.
        func forms(as form: Substring) -> [String]? {
            guard let meant = meanings[form.lowercased()] else { return nil }
            // "m" alone is for meters or minutes.
            guard form.count > 1 || form.first?.isLetter == false || meant.count == 1 else { return nil }
            let near = meant.reduce(into: Set<String>()) { $0.formUnion(forms[$1] ?? []) }
            return near.filter { signs.contains($0) || meanings[$0]?.isSubset(of: meant) == true }.sorted()
        }
    }
}
