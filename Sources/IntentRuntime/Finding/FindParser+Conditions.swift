import AppIntents
import GrammarFiles

// Conditions: “whose title contains otter and pinned is yes”.
extension FindParser {
    struct JoinedCondition {
        let condition: FindClauses.Condition
        /// Whether “or” stands before it; `nil` for the first one.
        let isOr: Bool?
    }

    /// So many ways to understand conditions are tried.
    private static let readingLimit = 24

    /// A property and a comparison, or a flag alone.
    private struct Head {
        let property: Int
        let comparison: EntityQueryOperator
        let start: Int
        let end: Int
        var flag: Bool?
        /// Where the words of the comparison begin.
        var comparisonStart: Int?
    }

    /// All ways to read the words as conditions, the likeliest first; of the property before a further comparison may speak: “or
    /// starts with heron”.
    func conditions(at place: Int, before end: Int, after property: Int?) -> [[JoinedCondition]] {
        conditions(at: place, before: end, after: property, isOr: nil)
    }

    private func conditions(
        at place: Int, before end: Int, after property: Int?, isOr: Bool?
    ) -> [[JoinedCondition]] {
        var found: [[JoinedCondition]] = []
        for head in heads(at: place, before: end, after: property) where found.count < Self.readingLimit {
            for (values, valueEnd) in values(of: head, before: end) where found.count < Self.readingLimit {
                let condition = FindClauses.Condition(
                    property: head.property, comparison: head.comparison, values: values, flag: head.flag,
                    words: head.start..<valueEnd, comparisonStart: head.comparisonStart)
                let first = JoinedCondition(condition: condition, isOr: isOr)
                guard valueEnd < end else {
                    found.append([first])
                    continue
                }
                for (joiner, isOr) in joiners(at: valueEnd, before: end) {
                    let next = valueEnd + joiner
                    found += conditions(at: next, before: end, after: head.property, isOr: isOr).map { [first] + $0 }
                }
            }
        }
        return Array(found.prefix(Self.readingLimit))
    }

    /// Where the values of a condition may stand, and where it ends: first as early as another condition begins, at last at the end.
    private func values(of head: Head, before end: Int) -> [(values: [Range<Int>], end: Int)] {
        if head.flag != nil { return [([], head.end)] }
        guard head.end < end else { return [] }
        let ends = valueEnds(from: head.end + 1, before: end)
        guard head.comparison == .isBetween else { return ends.map { ([head.end..<$0], $0) } }
        return ends.flatMap { valueEnd in
            (head.end + 1..<valueEnd).flatMap { middle in
                lexicon.ranges.lengths(in: words, at: middle, before: valueEnd - 1).map { length in
                    ([head.end..<middle, middle + length..<valueEnd], valueEnd)
                }
            }
        }
    }

    /// Where a value may end: before what joins conditions, and at the end unless another condition surely follows.
    private func valueEnds(from start: Int, before end: Int) -> [Int] {
        var ends: [Int] = []
        for place in start..<max(start, end) {
            let joiners = joiners(at: place, before: end)
            if !joiners.isEmpty { ends.append(place) }
            if joiners.contains(where: { isCondition(at: place + $0.length, before: end) }) { return ends }
        }
        return ends + [end]
    }

    /// Whether a property and a comparison stand here, be it one that the property does not know.
    private func isCondition(at place: Int, before end: Int) -> Bool {
        introductions(at: place, before: end).contains { start in
            namedProperties(at: start, before: end).contains { named, length in
                said(of: named, at: start + length, before: end).contains { start + length + $0.length < end }
            }
        }
    }

    /// What joins conditions at a place, with something behind it.
    func joiners(at place: Int, before end: Int) -> [(length: Int, isOr: Bool)] {
        guard place < end else { return [] }
        let and = lexicon.and.lengths(in: words, at: place, before: end - 1).map { (length: $0, isOr: false) }
        let or = lexicon.or.lengths(in: words, at: place, before: end - 1).map { (length: $0, isOr: true) }
        return (and + or).filter { isOpen(place..<place + $0.length) }
    }

    private func heads(at place: Int, before end: Int, after property: Int?) -> [Head] {
        var heads: [Head] = []
        for start in introductions(at: place, before: end) {
            heads += flags(at: start, before: end)
            for (named, length) in namedProperties(at: start, before: end) {
                heads += self.heads(of: named, from: start, at: start + length, before: end)
                let isBare = start > place && said(of: named, at: start + length, before: end).isEmpty
                if isBare { heads += bare(named, start, start + length) }
            }
            if let property { heads += self.heads(of: property, from: start, at: start, before: end) }
        }
        return heads
    }

    /// A property with each comparison that stands at a place.
    private func heads(of property: Int, from start: Int, at place: Int, before end: Int) -> [Head] {
        comparisons(of: property, at: place, before: end).map { comparison, length in
            Head(
                property: property, comparison: comparison, start: start, end: place + length, comparisonStart: place)
        }
    }

    /// Where the property may stand: behind “whose”, or at once.
    func introductions(at place: Int, before end: Int) -> [Int] {
        lexicon.conditions.lengths(in: words, at: place, before: end).map { place + $0 } + [place]
    }

    /// “that are pinned”, “not pinned”.
    private func flags(at place: Int, before end: Int) -> [Head] {
        var heads: [Head] = []
        for negation in lexicon.not.lengths(in: words, at: place, before: end) + [0] {
            for named in namedProperties(at: place + negation, before: end)
            where properties[named.property].property.isFlag {
                let headEnd = place + negation + named.length
                guard headEnd == end || !joiners(at: headEnd, before: end).isEmpty else { continue }
                heads.append(
                    Head(
                        property: named.property, comparison: .equalTo, start: place, end: headEnd,
                        flag: negation == 0))
            }
        }
        return heads
    }

    /// The comparisons that stand at a place and that the property knows, those of most words first.
    ///
    /// “is not” that it does not know is no “is” with “not” in its value, unless its values have names.
    func comparisons(of property: Int, at place: Int, before end: Int) -> [(EntityQueryOperator, Int)] {
        let known = properties[property].property.comparisons
        let said = said(of: property, at: place, before: end)
        let unknown = said.first { said in said.comparison.map { known[$0] == nil } ?? true }?.length ?? 0
        let least = properties[property].property.isNamed ? 0 : unknown
        return said.compactMap { said in
            guard let comparison = said.comparison, known[comparison] != nil, said.length >= least else { return nil }
            return (comparison, said.length)
        }
    }

    /// The comparisons that stand at a place, whether the property knows them or not, those of most words first; without a
    /// comparison for the contrary of one that has none: “doesn't contain”.
    func said(
        of property: Int, at place: Int, before end: Int
    ) -> [(comparison: EntityQueryOperator?, length: Int)] {
        let kind = properties[property].property.kind
        return said(at: place, before: end) { $0 == kind || $0 == .any }
    }

    /// The comparisons of some kinds of values that stand at a place.
    func said(
        at place: Int, before end: Int, _ isFitting: (FindWords.Kind) -> Bool
    ) -> [(comparison: EntityQueryOperator?, length: Int)] {
        let fitting = lexicon.comparisons.filter { isFitting($0.kind) }
        func stand(behind length: Int) -> [(comparison: EntityQueryOperator, length: Int)] {
            fitting.flatMap { comparison in
                comparison.phrases.lengths(in: words, at: place + length, before: end).map {
                    (comparison.comparison, length + $0)
                }
            }
        }
        let found = (lexicon.copulas.lengths(in: words, at: place, before: end) + [0]).flatMap { copula in
            let denied = lexicon.not.lengths(in: words, at: place + copula, before: end).flatMap { negation in
                stand(behind: copula + negation).map { (comparison: $0.comparison.contrary, length: $0.length) }
            }
            return stand(behind: copula).map { (comparison: Optional($0.comparison), length: $0.length) } + denied
        }
        return found.filter { isOpen(place..<place + $0.length) }.sorted { $0.length > $1.length }
    }

    /// “with the tag otter”: a list holds it, anything else is it.
    private func bare(_ property: Int, _ start: Int, _ end: Int) -> [Head] {
        let known = properties[property].property.comparisons
        let order: [EntityQueryOperator] =
            properties[property].property.kind == .list ? [.contains] : [.equalTo, .contains]
        return order.first { known[$0] != nil }.map {
            [Head(property: property, comparison: $0, start: start, end: end, comparisonStart: end)]
        } ?? []
    }
}

extension [FindParser.JoinedCondition] {
    /// Whether “and” and “or” stand between them; flags before the kind must hold too, whatever is joined: “pinned notes whose …”.
    func isMixed(behindFlags: Bool) -> Bool { Set(compactMap(\.isOr) + (behindFlags ? [false] : [])).count > 1 }
}
