import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

// What stands before the kind, and what stands at the end.
extension FindParser {
    /// “the two newest pinned”: how many, an order, flags; `nil` where it is something else.
    func modifiers(_ range: Range<Int>) -> FindClauses? {
        var clauses = FindClauses()
        var place = range.lowerBound
        while place < range.upperBound {
            guard let next = modifier(at: place, before: range.upperBound, into: &clauses) else { return nil }
            place = next
        }
        return clauses
    }

    private func modifier(at place: Int, before end: Int, into clauses: inout FindClauses) -> Int? {
        if clauses.limit == nil, let limit = limit(at: place, before: end, lexicon.limitsBefore, needsPhrase: false) {
            clauses.limit = (limit.count, place..<place + limit.length)
            return place + limit.length
        }
        if let order = superlative(at: place, before: end) {
            clauses.orders.append(order)
            return order.words.upperBound
        }
        for (property, length) in namedProperties(at: place, before: end) where properties[property].property.isFlag {
            clauses.conditions.append(
                FindClauses.Condition(
                    property: property, comparison: .equalTo, flag: true, words: place..<place + length))
            return place + length
        }
        if let length = lexicon.not.length(in: words, at: place, before: end),
            let flag = namedProperties(at: place + length, before: end).first(where: {
                properties[$0.property].property.isFlag
            })
        {
            let words = place..<place + length + flag.length
            clauses.conditions.append(
                FindClauses.Condition(property: flag.property, comparison: .equalTo, flag: false, words: words))
            return words.upperBound
        }
        let length =
            lexicon.all.length(in: words, at: place, before: end) ?? app.length(in: words, at: place, before: end)
        return length.map { place + $0 }
    }

    /// Takes limits and orders from the end of the words: first as many as there are, then fewer, since a value may end like one.
    ///
    /// - Returns: What is left each time, with the clauses.
    func tails(of range: Range<Int>, after clauses: FindClauses) -> [(rest: Range<Int>, clauses: FindClauses)] {
        var tails = [(rest: range, clauses: clauses)]
        while let (rest, clauses) = tails.last, !rest.isEmpty {
            var clauses = clauses
            guard let start = tail(from: rest.lowerBound, before: rest.upperBound, into: &clauses) else { break }
            // What joined the tail to what stands before it.
            let joiner = (rest.lowerBound..<start).first { place in
                lexicon.and.lengths(in: words, at: place, before: start).contains(start - place)
            }
            tails.append((rest.lowerBound..<(joiner ?? start), clauses))
        }
        return tails.reversed()
    }

    /// The start of the longest clause that ends here.
    private func tail(from start: Int, before end: Int, into clauses: inout FindClauses) -> Int? {
        for place in start..<end where !isQuoted(place) {
            if clauses.limit == nil,
                let limit = limit(at: place, before: end, lexicon.limitsAfter, needsPhrase: true),
                place + limit.length == end
            {
                clauses.limit = (limit.count, place..<end)
                return place
            }
            if let order = order(at: place, before: end), order.words.upperBound == end {
                clauses.orders.insert(order, at: 0)
                return place
            }
        }
        return nil
    }

    /// What is said for a limit but is no number of things: “limit zero”, “minus three notes”.
    func badLimit(in shape: FindShape) -> FindTrouble? {
        for place in shape.modifiers {
            guard let length = figures(at: place, before: shape.modifiers.upperBound) else { continue }
            let number = number(at: place, before: place + length)
            return number?.length == length && number?.value ?? 0 > 0 ? nil : .badLimit(value(place..<place + length))
        }
        guard let (rest, clauses) = tails(of: shape.rest, after: FindClauses()).first else { return nil }
        for place in rest where isOpen(place..<rest.upperBound) {
            for length in lexicon.sureLimits.lengths(in: words, at: place, before: rest.upperBound) {
                let start = place + length
                guard let figures = figures(at: start, before: rest.upperBound) else { continue }
                let end = start + figures
                let units = lexicon.limitUnits.length(in: words, at: end, before: rest.upperBound) ?? 0
                guard end + units == rest.upperBound else { continue }
                // “limit 1, limit 2”
                if let limit = clauses.limit, number(at: start, before: end)?.value ?? 0 > 0 {
                    return .contradiction(text(place..<end), text(limit.words))
                }
                return .badLimit(value(start..<end))
            }
        }
        return nil
    }

    /// How many words at a place are figures, be they one number or not: “a million billion”.
    private func figures(at place: Int, before end: Int) -> Int? {
        var next = place
        while let length = (1...4).reversed().first(where: { length in
            next + length <= end && answers.number(SpokenText(value(next..<next + length))) != nil
        }) {
            next += length
        }
        return next > place ? next - place : nil
    }

    private func limit(
        at place: Int, before end: Int, _ phrases: SaidPhrases, needsPhrase: Bool
    ) -> (count: Int, length: Int)? {
        let lengths = phrases.lengths(in: words, at: place, before: end) + (needsPhrase ? [] : [0])
        for length in lengths {
            guard let number = number(at: place + length, before: end), number.value > 0 else { continue }
            let units = lexicon.limitUnits.length(in: words, at: place + length + number.length, before: end) ?? 0
            return (number.value, length + number.length + (needsPhrase ? units : 0))
        }
        return nil
    }

    /// “sorted by title descending”, “newest first”.
    private func order(at place: Int, before end: Int) -> FindClauses.Order? {
        for length in lexicon.by.lengths(in: words, at: place, before: end) {
            for (property, name) in namedProperties(at: place + length, before: end)
            where properties[property].property.isSortable {
                let next = place + length + name
                let direction = direction(at: next, before: end)
                return FindClauses.Order(
                    property: property, isDescending: direction?.isDescending ?? false,
                    words: place..<next + (direction?.length ?? 0))
            }
        }
        return superlative(at: place, before: end)
    }

    private func direction(at place: Int, before end: Int) -> (isDescending: Bool, length: Int)? {
        if let length = lexicon.descending.length(in: words, at: place, before: end) { return (true, length) }
        if let length = lexicon.ascending.length(in: words, at: place, before: end) { return (false, length) }
        // “by created, newest first”
        return superlative(at: place, before: end).map { ($0.isDescending, $0.words.count) }
    }

    /// An order without a property: that of what is measured so, else of the first sortable property of its kind.
    func superlative(at place: Int, before end: Int) -> FindClauses.Order? {
        let found = lexicon.superlatives.compactMap { superlative -> (FindClauses.Order)? in
            guard let length = superlative.phrases.length(in: words, at: place, before: end),
                let property = properties.firstIndex(where: {
                    $0.property.isSortable && $0.property.kind == superlative.kind
                })
            else { return nil }
            return FindClauses.Order(
                property: property, isDescending: superlative.isDescending, words: place..<place + length)
        }
        let orders = [measuredOrder(at: place, before: end)].compactMap(\.self) + found
        return orders.enumerated().max {
            ($0.element.words.count, $1.offset) < ($1.element.words.count, $0.offset)
        }?.element
    }
}
