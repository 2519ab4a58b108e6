import AppIntents
import GrammarFiles

// Words in a value that deny the condition: “contains no otter”, “is neither plum nor pepper”, “die Otter nicht enthalten”.
extension FindParser {
    /// The condition without the words that deny it: turned round where the comparison has a contrary, and else marked. The words
    /// that introduce it begin at `place`.
    func denied(_ condition: FindClauses.Condition, from place: Int) -> FindClauses.Condition {
        let property = properties[condition.property].property
        guard condition.denial == nil, !property.isNamed, !property.isFlag, let value = condition.values.first else {
            return condition
        }
        var condition = condition
        let neither = lexicon.neither.length(in: words, at: value.lowerBound, before: value.upperBound - 1)
        if let neither, isOpen(value.lowerBound..<value.lowerBound + neither),
            [.equalTo, .notEqualTo].contains(condition.comparison),
            property.knows(.notEqualTo)
        {
            condition.comparison = .notEqualTo
            condition.values[0] = value.lowerBound + neither..<value.upperBound
        } else if let denial = denial(of: condition, value, from: place) {
            condition.denial =
                min(condition.comparisonStart ?? denial.lowerBound, denial.lowerBound)..<denial.upperBound
        }
        return condition
    }

    /// The words that deny a condition: before it, or in its value. Words in quotation marks deny nothing.
    private func denial(
        of condition: FindClauses.Condition, _ value: Range<Int>, from place: Int
    ) -> Range<Int>? {
        let start = condition.words.lowerBound
        // “without otter in the title”
        if lexicon.none.lengths(in: words, at: place, before: start).contains(start - place) { return place..<start }
        let isHeld = condition.comparisonStart == nil
        let isClosed = condition.words.upperBound > value.upperBound
        let phrases = [lexicon.none, lexicon.neither] + (isClosed ? [lexicon.not] : [])
        return value.lazy.compactMap { word -> Range<Int>? in
            let ends = phrases.flatMap { $0.lengths(in: words, at: word, before: value.upperBound) }.map { word + $0 }
            // “have no otter” in the title; “Otter nicht” enthält
            let end = ends.max().flatMap { end in
                let isFirst = word == value.lowerBound && (end < value.upperBound || isClosed)
                return isFirst || isHeld || isClosed && end == value.upperBound ? end : nil
            }
            return end.flatMap { isOpen(word..<$0) ? word..<$0 : nil }
        }.first
    }

    /// A property behind a denial: “not created before february” is since then, and of “not created today” nothing says so.
    func deniedHeads(at start: Int, before end: Int) -> [Head] {
        lexicon.not.lengths(in: words, at: start, before: end).flatMap { negation in
            namedProperties(at: start + negation, before: end).flatMap { named, length -> [Head] in
                let place = start + negation + length
                let known = properties[named].property
                let said = heads(of: named, from: start, at: place, before: end)
                return (said + (said.isEmpty ? bare(named, start, place) : [])).map { head in
                    var head = head
                    if head.comparison != .equalTo, let contrary = head.comparison.contrary, known.knows(contrary) {
                        head.comparison = contrary
                    } else {
                        head.denial = start..<head.end
                    }
                    return head
                }
            }
        }
    }

    /// The comparisons around which a denial stands, at a place: “ne commence pas par”, “beginnt nicht mit”.
    func saidDenied(_ comparisons: [FindLexicon.Comparison], at place: Int, before end: Int) -> [Said] {
        lexicon.notAround.flatMap { opening, closing -> [Said] in
            let start = place + opening.count
            guard start < end, words[place..<start].elementsEqual(opening) else { return [] }
            return (1...2).flatMap { gap -> [Said] in
                let rest = start + gap
                guard rest + closing.count <= end, words[rest..<rest + closing.count].elementsEqual(closing),
                    isOpen(place..<rest + closing.count)
                else { return [] }
                var without = words
                without.removeSubrange(rest..<rest + closing.count)
                return comparisons.flatMap { comparison in
                    comparison.phrases.lengths(in: without, at: start, before: end - closing.count)
                        .filter { $0.closing.isEmpty && $0.length >= gap }
                        .map {
                            Said(
                                comparison: comparison.comparison.contrary,
                                length: opening.count + closing.count + $0.length, closing: [], closingPlace: 0)
                        }
                }
            }
        }
    }
}
