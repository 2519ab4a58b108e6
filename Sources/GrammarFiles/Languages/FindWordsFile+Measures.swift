import SpokenLanguage

// What is said without naming a property: “longer than 5 km”, “the cheapest”.
extension FindWordsFile {
    /// What can be measured; `any` where only the value tells.
    package static let quantities = QuantityKind.allCases.map(\.rawValue) + ["date", "money", "any"]

    static func measures(_ root: YAMLMapping) throws(GrammarFileError) -> [FindWords.Measure] {
        guard let node = root.value("measures") else { return [] }
        guard case .sequence(let items) = node.content else { throw root.wrong(node, "measures", "a list") }
        var measures: [FindWords.Measure] = []
        for item in items {
            let known = ["of", "names", "ascending", "descending"] + comparisons
            measures.append(try measure(YAMLMapping(item, in: root.source, key: "measures", known: known)))
        }
        return measures
    }

    private static func measure(_ mapping: YAMLMapping) throws(GrammarFileError) -> FindWords.Measure {
        let quantity = try mapping.requiredText("of")
        guard quantities.contains(quantity) else {
            let expected = "one of \(quantities.joined(separator: ", "))"
            throw mapping.wrong(mapping.value("of") ?? mapping.node, "of", expected)
        }
        var found: [FindWords.Comparison] = []
        for name in comparisons {
            let phrases = try mapping.texts(name)
            if !phrases.isEmpty { found.append(FindWords.Comparison(name: name, kind: .any, phrases: phrases)) }
        }
        return FindWords.Measure(
            quantity: quantity, names: try mapping.texts("names"), comparisons: found,
            ascending: try mapping.texts("ascending"), descending: try mapping.texts("descending"))
    }
}
