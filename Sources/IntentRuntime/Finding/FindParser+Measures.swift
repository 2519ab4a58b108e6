import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

// What names no property but what is measured: “longer than 5 km”, “the three shortest”.
extension FindParser {
    /// What words mean that name a measure: properties that may be meant.
    struct Measured {
        let said: Said
        /// All that hold such values; only the one that is called so where there is one.
        let properties: [Int]
    }

    /// The comparisons of measures that stand at a place, those of most words first.
    func measures(at place: Int, before end: Int) -> [Measured] {
        let found = lexicon.measures.flatMap { measure in
            said(measure.comparisons, at: place, before: end).map { (said: $0, measure: measure) }
        }
        let forms = Dictionary(grouping: found) { Form(said: $0.said) }
        return forms.map { form, found in
            Measured(said: found[0].said, properties: properties(measuredBy: found.map(\.measure)) { _ in true })
        }.sorted { ($0.said.wordCount, $0.properties.count) > ($1.said.wordCount, $1.properties.count) }
    }

    /// “longer than” of a length and of a duration is one thing that is said.
    private struct Form: Hashable {
        let comparison: EntityQueryOperator?
        let length: Int
        let closing: [String]

        init(said: Said) { (comparison, length, closing) = (said.comparison, said.length, said.closing) }
    }

    /// Measures with a comparison that the properties know.
    func measured(at place: Int, before end: Int) -> [Head] {
        measures(at: place, before: end).compactMap { measured in
            guard let comparison = measured.said.comparison else { return nil }
            let known = measured.properties.filter { properties[$0].property.knows(comparison) }
            guard let property = known.first else { return nil }
            return Head(
                property: property, others: Array(known.dropFirst()), comparison: comparison, start: place,
                end: place + measured.said.length, comparisonStart: place, closing: measured.said.closing,
                isMeasured: true)
        }
    }

    /// A property with what is said of its measure: “created in the last three days”.
    func measured(_ property: Int, from start: Int, at place: Int, before end: Int) -> [Head] {
        measured(at: place, before: end).filter { ([$0.property] + $0.others).contains(property) }.map { head in
            Head(
                property: property, comparison: head.comparison, start: start, end: head.end,
                comparisonStart: head.comparisonStart, closing: head.closing, isMeasured: true)
        }
    }

    /// “longest”: the order of what is measured so; `nil` where nothing is, or no such words stand here.
    func measuredOrder(at place: Int, before end: Int) -> FindClauses.Order? {
        let said = saidOrders(at: place, before: end)
        guard let length = said.map(\.length).max() else { return nil }
        let longest = said.filter { $0.length == length }
        let known = properties(measuredBy: longest.map(\.measure), \.isSortable)
        return known.first.map {
            FindClauses.Order(
                property: $0, others: Array(known.dropFirst()), isDescending: longest[0].isDescending,
                words: place..<place + length)
        }
    }

    /// The words at a place that name an order by a measure, be there such a property or not.
    func saidOrders(
        at place: Int, before end: Int
    ) -> [(measure: FindLexicon.Measure, isDescending: Bool, length: Int)] {
        lexicon.measures.flatMap { measure in
            [(measure.ascending, false), (measure.descending, true)].compactMap { phrases, isDescending in
                phrases.length(in: words, at: place, before: end).map { (measure, isDescending, $0) }
            }
        }
    }

    /// The properties that hold what is measured. Of several of one kind, those are meant that are called so.
    private func properties(
        measuredBy measures: [FindLexicon.Measure], _ isFitting: (PropertySearch.Property) -> Bool
    ) -> [Int] {
        measures.flatMap { measure in
            let holding = properties.indices.filter { index in
                isFitting(properties[index].property) && properties[index].holds(measure)
            }
            let called = holding.filter { properties[$0].isCalled(measure) }
            return called.isEmpty ? holding : called
        }.unique.sorted()
    }
}

extension FindableProperty {
    /// Whether its values are measured so. What a plain number measures, only its name tells.
    func holds(_ measure: FindLexicon.Measure) -> Bool {
        guard !property.valueType.isCollection else { return false }
        return switch property.valueType.element {
        case .measurement(let unit):
            measure.quantity == "any" || QuantityKind(unitType: unit)?.rawValue == measure.quantity
        case .duration: measure.quantity == "any" || measure.quantity == QuantityKind.duration.rawValue
        case .date: measure.quantity == "date"
        case .other(let type) where type is IntentCurrencyAmount.Type:
            measure.quantity == "any" || measure.quantity == "money"
        case .int, .double, .decimal: measure.quantity == "any" || isCalled(measure)
        default: false
        }
    }

    /// Whether its title is a name of what is measured, or ends with one: “trail length”.
    func isCalled(_ measure: FindLexicon.Measure) -> Bool { isCalled(one: measure.names) }

    /// Whether its title is one of some names, or ends with one.
    func isCalled(one names: SaidPhrases) -> Bool {
        let title = SpokenText(property.title).foldedWords
        return title.indices.contains { place in
            names.lengths(in: title, at: place, before: title.count).contains(title.count - place)
        }
    }
}
