import PhraseMatching
import SpokenLanguage

/// The parts of a pack that are about values: dates, lengths of time, money, units, addresses.
extension LanguagePackFile {
    static func readValues(_ root: YAMLMapping, into pack: inout LanguagePack) throws(GrammarFileError) {
        pack.dates = try dates(root)
        pack.durations = try durations(root)
        pack.money = try money(root)
        pack.units = try units(root)
        pack.links.signs = try root.textLists("links")
    }

    // MARK: Lengths of time

    private static func durations(_ root: YAMLMapping) throws(GrammarFileError) -> DurationWords {
        var words = DurationWords()
        guard let mapping = try root.mapping("durations", known: ["units", "names", "joiners"]) else { return words }
        for entry in try mapping.entries("units") {
            guard let unit = TimeUnit(rawValue: entry.key) else {
                throw unknown(entry, TimeUnit.allCases.map(\.rawValue), root)
            }
            words.units[unit] = try texts(entry.value, entry.key, root)
        }
        for entry in try mapping.entries("names") {
            let text = try mapping.text(entry.value, entry.key)
            guard let duration = SpokenDuration(iso: text) else {
                throw mapping.wrong(entry.value, entry.key, "a duration such as P14D or PT15M")
            }
            words.names[entry.key] = duration
        }
        words.joiners = try mapping.texts("joiners")
        return words
    }

    // MARK: Money

    private static func money(_ root: YAMLMapping) throws(GrammarFileError) -> MoneyWords {
        var words = MoneyWords()
        guard let mapping = try root.mapping("money", known: ["currencies", "joiners"]) else { return words }
        words.joiners = try mapping.texts("joiners")
        for entry in try mapping.entries("currencies") {
            guard entry.key.count == 3, entry.key.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
                throw root.source.error(
                    .wrongType(
                        key: "currencies", expected: "a code of ISO 4217 such as EUR", found: "\"\(entry.key)\""),
                    at: entry.keyPlace)
            }
            let currency = try YAMLMapping(
                entry.value, in: root.source, key: entry.key, known: ["names", "symbols", "minor"])
            var found = CurrencyWords(code: entry.key)
            found.names = try currency.texts("names")
            found.symbols = try currency.texts("symbols")
            found.minor = try currency.texts("minor")
            words.currencies.append(found)
        }
        return words
    }

    // MARK: Units

    private static func units(_ root: YAMLMapping) throws(GrammarFileError) -> UnitWords {
        var words = UnitWords()
        let kinds = QuantityKind.allCases.map(\.rawValue)
        guard let mapping = try root.mapping("units", known: kinds + ["below", "joiners"]) else { return words }
        words.below = try mapping.texts("below")
        words.joiners = try mapping.texts("joiners")
        for kind in QuantityKind.allCases {
            for entry in try mapping.entries(kind.rawValue) {
                guard let unit = QuantityUnit(kind, entry.key) else {
                    throw unknown(entry, QuantityUnit.names(of: kind), root)
                }
                words.names[unit] = try texts(entry.value, entry.key, root)
            }
        }
        return words
    }

    // MARK: Pieces

    static func texts(
        _ node: YAMLNode, _ key: String, _ root: YAMLMapping
    ) throws(GrammarFileError) -> [String] {
        guard case .sequence(let items) = node.content else { throw root.wrong(node, key, "a list of texts") }
        var texts: [String] = []
        for item in items { texts.append(try root.text(item, key)) }
        return texts
    }

    private static func unknown(
        _ entry: YAMLNode.Entry, _ known: [String], _ root: YAMLMapping
    ) -> GrammarFileError {
        root.source.error(.unknownKey(entry.key, known: known), at: entry.keyPlace)
    }
}
