import AppIntents

// Why a request cannot be understood, in the words that were said.
extension FindParser {
    /// In so many words a property has its name.
    private static let wordLimit = 4

    /// What is wrong with a frame that has no reading; `nil` where it hardly is a request.
    func trouble(in shape: FindShape) -> FindTrouble? {
        guard let modifiers = modifiers(shape.modifiers) else { return unmeasuredOrder(in: shape.modifiers) }
        guard let rest = tails(of: shape.rest, after: modifiers).first?.rest else { return nil }
        return unknownOrder(in: rest) ?? mixed(in: rest, behindFlags: !modifiers.conditions.isEmpty)
            ?? condition(at: rest.lowerBound, before: rest.upperBound)
    }

    /// “sorted by colour” of things without a colour, or that are not sorted by it.
    private func unknownOrder(in rest: Range<Int>) -> FindTrouble? {
        for place in rest where !isQuoted(place) {
            guard
                let length = lexicon.by.lengths(in: words, at: place, before: rest.upperBound).first(where: { $0 > 1 })
            else { continue }
            let start = place + length
            if let named = namedProperties(at: start, before: rest.upperBound).first {
                if !properties[named.property].property.isSortable { return .notSortable(property: named.property) }
            } else if start < rest.upperBound {
                return .unknownProperty(text(start..<min(rest.upperBound, start + 1)))
            }
        }
        return nil
    }

    /// “the cheapest” of things that have no price.
    private func unmeasuredOrder(in range: Range<Int>) -> FindTrouble? {
        range.lazy.compactMap { place in
            let lengths = saidOrders(at: place, before: range.upperBound).map(\.length)
            return lengths.max().map { FindTrouble.notMeasured(text(place..<place + $0)) }
        }.first
    }

    /// “title contains otter and pinned or …”
    private func mixed(in rest: Range<Int>, behindFlags: Bool) -> FindTrouble? {
        let readings = conditions(at: rest.lowerBound, before: rest.upperBound, after: nil)
        return readings.first?.isMixed(behindFlags: behindFlags) == true ? .mixedJoiners : nil
    }

    /// What is wrong with the first condition that cannot be read.
    private func condition(at place: Int, before end: Int) -> FindTrouble? {
        guard place < end else { return nil }
        let starts = introductions(at: place, before: end)
        for start in starts {
            guard let named = namedProperties(at: start, before: end).first else { continue }
            let next = start + named.length
            let any = self.said(at: next, before: end) { _ in true }.first
            guard let said = said(of: named.property, at: next, before: end).first, let comparison = said.comparison,
                properties[named.property].property.knows(comparison)
            else { return .notComparable(property: named.property, said: any.map { text(next..<next + $0.length) }) }
            let values = next + said.length
            guard values + said.closing.count < end else {
                return .missingValue(property: named.property, said: text(start..<end))
            }
            // The condition is good: one behind it is not.
            for split in values + 1..<end where !isQuoted(split) {
                let lengths =
                    lexicon.and.lengths(in: words, at: split, before: end)
                    + lexicon.or.lengths(in: words, at: split, before: end)
                for length in lengths {
                    if let trouble = condition(at: split + length, before: end) { return trouble }
                }
            }
            return .unclear(text(start..<end))
        }
        if let trouble = starts.lazy.compactMap({ self.measured(from: $0, before: end) }).first { return trouble }
        // “with two tags”: what stands before the property is no comparison.
        for (start, name) in starts.flatMap({ start in (start + 1..<max(start + 1, end)).map { (start, $0) } })
        where start > place {
            for named in namedProperties(at: name, before: end)
            where behindEnding(name + named.length, before: end) == end {
                return .notComparable(property: named.property, said: text(start..<name))
            }
        }
        // Something stands where a property should: between “whose” and a comparison that is sure.
        guard let start = starts.first, start > place, start < end,
            let stop = comparison(after: start, before: end)
        else { return nil }
        return .unknownProperty(text(start..<stop))
    }

    /// What is wrong with a measure: “longer than” of things without a length.
    private func measured(from start: Int, before end: Int) -> FindTrouble? {
        guard let measured = measures(at: start, before: end).first else { return nil }
        let said = text(start..<start + measured.said.length)
        guard let property = measured.properties.first else { return .notMeasured(said) }
        guard let comparison = measured.said.comparison, properties[property].property.knows(comparison) else {
            return .notComparable(property: property, said: said)
        }
        return start + measured.said.wordCount < end ? nil : .missingValue(property: property, said: said)
    }

    /// What is wrong where the value of a condition is none: a comparison may be taken for a part of it, as in “is at least 3”.
    func trouble(with condition: FindClauses.Condition, of property: Int, _ remark: String) -> FindTrouble {
        let value = condition.values.first?.lowerBound ?? condition.words.upperBound
        if let start = condition.comparisonStart,
            let said = said(at: start, before: condition.words.upperBound, { _ in true }).first,
            start + said.length > value, said.closing.isEmpty, !condition.isMeasured
        {
            return .notComparable(property: property, said: text(start..<start + said.length))
        }
        return .badValue(property: property, remark: remark)
    }

    /// Where a comparison begins, of what has a name in few words.
    private func comparison(after start: Int, before end: Int) -> Int? {
        (start + 1..<min(end, start + 1 + Self.wordLimit)).first { place in
            !said(at: place, before: end) { _ in true }.isEmpty
        }
    }
}
