import Foundation
import PhraseMatching

extension SpokenSigns {
    /// All units and currencies by their forms.
    struct Table: Sendable {
        /// What a form stands for; "degrees" stands for several.
        enum Meaning: Hashable, Sendable {
            case unit(QuantityUnit)
            case currency(String)
            case hundredth(of: String)

            /// What it measures; nil where that is money.
            var kind: QuantityKind? { if case .unit(let unit) = self { unit.kind } else { nil } }
        }

        private var meanings: [String: Set<Meaning>] = [:]
        private var forms: [Meaning: Set<String>] = [:]
        /// Of currencies, those first that are meant by a word that several have.
        private var order: [Meaning: Int] = [:]
        /// Forms that are no words, which may be shared: "$" is for "dollars", though pesos have it, too.
        private var signs: Set<String> = []
        private let small: Set<String>
        /// The scale of temperature that is meant where the language is spoken, be it said or not; nil where there are two.
        private let usualScale: Meaning?
        /// Of the longest form, in characters.
        private(set) var longest = 0

        /// By a form that tells one of several units of a kind what all of them are called: "degrees" by "degrees celsius".
        private var generals: [String: String] = [:]
        /// The words of these forms, by one that tells it.
        private(set) var scales: [String: [[String]]] = [:]
        /// Those that tell one.
        private(set) var tellingWords = SpelledPhrases()

        init(_ pack: LanguagePack) {
            small = Set(pack.functionWords.map { $0.lowercased() })
            let isMetric = Locale(identifier: pack.language).measurementSystem == .metric
            usualScale = isMetric ? QuantityUnit(.temperature, "celsius").map(Meaning.unit) : nil
            for (unit, names) in pack.units.names {
                add(names.filter(Self.isTelling), .unit(unit))
                add([unit.symbol], .unit(unit), areSigns: true)
            }
            for currency in pack.money.currencies {
                add(currency.names, .currency(currency.code))
                add(currency.symbols, .currency(currency.code), areSigns: true)
                add(currency.minor.filter(Self.isTelling), .hundredth(of: currency.code))
            }
            findScales()
            tellingWords = SpelledPhrases(Array(scales.keys))
        }

        private mutating func findScales() {
            for (form, said) in meanings where form.count > 1 {
                let wider = said.reduce(into: Set<String>()) { $0.formUnion(forms[$1] ?? []) }.filter { other in
                    other.first?.isLetter == true && other.count > 1
                        && tellsMore(said, than: meanings[other] ?? [])
                }
                guard let general = wider.max(by: { ($0.count, $1) < ($1.count, $0) }) else { continue }
                generals[form] = general
                let (words, common) = (SpokenText(form).foldedWords, Set(SpokenText(general).foldedWords))
                if let telling = words.last(where: { $0.count > 1 && !common.contains($0) }) {
                    scales[telling, default: []].append(words)
                }
            }
        }

        /// What several units of a kind are called, of which a form tells one.
        func general(_ form: Substring) -> String? {
            generals[form.precomposedStringWithCompatibilityMapping.lowercased()]
        }

        /// A letter stands for too much, unless it is the symbol of a unit.
        private static func isTelling(_ name: String) -> Bool { name.count > 1 || name.first?.isLetter == false }

        /// Quotes are not said, and a word such as "in" is hardly an inch.
        private mutating func add(_ texts: [String], _ meaning: Meaning, areSigns: Bool = false) {
            for form in texts.map({ $0.lowercased() }) where !small.contains(form) && !SpokenText(form).words.isEmpty {
                meanings[form, default: []].insert(meaning)
                order[meaning] = order[meaning] ?? order.count
                forms[meaning, default: []].insert(form)
                if areSigns { signs.insert(form) }
                longest = max(longest, form.count)
            }
        }

        /// All that stands for what a form does and tells no more, in order: "°" is for "degrees", "$" for "dollars"; of
        /// "degrees celsius" the scale would be lost.
        func forms(as form: Substring) -> [String]? {
            guard let meant = meanings[form.lowercased()] else { return nil }
            // "m" alone is for meters or minutes.
            guard form.count > 1 || form.first?.isLetter == false || meant.count == 1 else { return nil }
            let near = meant.reduce(into: Set<String>()) { $0.formUnion(forms[$1] ?? []) }
            return near.filter { form in
                guard let said = meanings[form] else { return false }
                return (signs.contains(form) || said.isSubset(of: meant)) && !tellsMore(said, than: meant)
            }.sorted()
        }

        /// Whether of several units of one kind, or currencies, for which another form stands, one tells some: "fahrenheit" of
        /// "degrees", but not "Celsius" of "Grad". The currency that is meant first needs not be told: "bucks" are "dollars".
        private func tellsMore(_ said: Set<Meaning>, than meant: Set<Meaning>) -> Bool {
            let units = meant.filter { unit in unit.kind.map { kind in said.contains { $0.kind == kind } } ?? false }
            if !units.isSubset(of: said) { return usualScale.map { !units.contains($0) || !said.contains($0) } ?? true }
            let money = said.contains { $0.kind == nil } ? meant.filter { $0.kind == nil } : []
            return money.min { (order[$0] ?? 0) < (order[$1] ?? 0) }.map { !said.contains($0) } ?? false
        }
    }
}
