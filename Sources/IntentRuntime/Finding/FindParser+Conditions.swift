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
    struct Head {
        let property: Int
        var others: [Int] = []
        var comparison: EntityQueryOperator
        let start: Int
        let end: Int
        var flag: Bool?
        /// Where the words of the comparison begin.
        var comparisonStart: Int?
        /// What must stand behind the value.
        var closing: [String] = []
        /// Words that deny it, where the comparison has no contrary: “not created today”.
        var denial: Range<Int>?
        var isMeasured = false
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
        func add(_ condition: FindClauses.Condition) {
            guard found.count < Self.readingLimit else { return }
            let condition = denied(condition, from: place)
            let first = JoinedCondition(condition: condition, isOr: isOr)
            let place = condition.words.upperBound
            guard place < end else { return found.append([first]) }
            for (joiner, isOr) in joiners(at: place, before: end) {
                found += conditions(at: place + joiner, before: end, after: condition.property, isOr: isOr)
                    .map { [first] + $0 }
            }
        }
        heads(at: place, before: end, after: property).forEach { conditions(of: $0, before: end).forEach(add) }
        turned(at: place, before: end).forEach(add)
        return Array(found.prefix(Self.readingLimit))
    }

    private func conditions(of head: Head, before end: Int) -> [FindClauses.Condition] {
        values(of: head, before: end).map { values, valueEnd in
            FindClauses.Condition(
                property: head.property, others: head.others, comparison: head.comparison, values: values,
                flag: head.flag, words: head.start..<valueEnd, comparisonStart: head.comparisonStart,
                denial: head.denial, isMeasured: head.isMeasured)
        }
    }

    /// Where the values of a condition may stand, and where it ends: first as early as another condition begins, at last at the end.
    private func values(of head: Head, before end: Int) -> [(values: [Range<Int>], end: Int)] {
        if head.flag != nil { return [([], head.end)] }
        guard head.end < end else { return [] }
        let ends = ends(of: head, before: end)
        guard head.comparison == .isBetween else { return ends.map { ([head.end..<$0.value], $0.condition) } }
        return ends.flatMap { valueEnd, conditionEnd in
            (head.end + 1..<valueEnd).flatMap { middle in
                lexicon.ranges.lengths(in: words, at: middle, before: valueEnd - 1).map { length in
                    ([head.end..<middle, middle + length..<valueEnd], conditionEnd)
                }
            }
        }
    }

    /// Where the value and the condition may end: before what must stand behind a value, or may: “… ist”.
    private func ends(of head: Head, before end: Int) -> [(value: Int, condition: Int)] {
        if !head.closing.isEmpty {
            let count = head.closing.count
            return (head.end + 1..<max(head.end + 1, end - count + 1)).compactMap { place in
                let isHere = words[place..<place + count].elementsEqual(head.closing) && isOpen(place..<place + count)
                let conditionEnd = behindEnding(place + count, before: end)
                return isHere && isEnd(conditionEnd, before: end) ? (place, conditionEnd) : nil
            }
        }
        return valueEnds(from: head.end + 1, before: end).flatMap { place in
            let endings = (head.end + 1..<max(head.end + 1, place)).filter { start in
                isOpen(start..<place)
                    && lexicon.endings.lengths(in: words, at: start, before: place).contains(place - start)
            }
            return endings.prefix(1).map { ($0, place) } + [(place, place)]
        }
    }

    /// Whether a condition may end here: at the end, and before what joins another one.
    func isEnd(_ place: Int, before end: Int) -> Bool { place == end || !joiners(at: place, before: end).isEmpty }

    /// The place behind words that may end a condition.
    func behindEnding(_ place: Int, before end: Int) -> Int {
        place + (lexicon.endings.length(in: words, at: place, before: end) ?? 0)
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
                said(of: named, at: start + length, before: end).contains {
                    start + length + $0.length + $0.closing.count < end
                }
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
                heads += measured(named, from: start, at: start + length, before: end)
                let isBare =
                    (start > place || properties[named].property.kind == .date)
                    && said(of: named, at: start + length, before: end).isEmpty
                if isBare { heads += bare(named, start, start + length) }
            }
            heads += deniedHeads(at: start, before: end)
            if let property { heads += self.heads(of: property, from: start, at: start, before: end) }
            heads += measured(at: start, before: end)
        }
        return heads
    }

    /// A property with each comparison that stands at a place.
    func heads(of property: Int, from start: Int, at place: Int, before end: Int) -> [Head] {
        comparisons(of: property, at: place, before: end).map { comparison, said in
            Head(
                property: property, comparison: comparison, start: start, end: place + said.length,
                comparisonStart: place, closing: said.closing)
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
                let headEnd = behindEnding(place + negation + named.length, before: end)
                guard isEnd(headEnd, before: end) else { continue }
                heads.append(
                    Head(
                        property: named.property, comparison: .equalTo, start: place, end: headEnd,
                        flag: negation == 0))
            }
        }
        return heads
    }

    /// “with the tag otter”: a list holds it, anything else is it; “created yesterday”.
    func bare(_ property: Int, _ start: Int, _ end: Int) -> [Head] {
        let known = properties[property].property
        let order: [EntityQueryOperator] = known.kind == .list ? [.contains] : [.equalTo, .contains]
        return order.first(where: known.knows).map {
            [Head(property: property, comparison: $0, start: start, end: end, comparisonStart: end)]
        } ?? []
    }
}

extension [FindParser.JoinedCondition] {
    /// Whether “and” and “or” stand between them; flags before the kind must hold too, whatever is joined: “pinned notes whose …”.
    func isMixed(behindFlags: Bool) -> Bool { Set(compactMap(\.isOr) + (behindFlags ? [false] : [])).count > 1 }
}
