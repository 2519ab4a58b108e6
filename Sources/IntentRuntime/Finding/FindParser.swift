import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// Finds the clauses of a request: what stands before the kind, conditions, orders and the limit.
struct FindParser {
    let lexicon: FindLexicon
    let properties: [FindableProperty]
    let answers: AnswerReader
    /// What the app is called.
    let app: SaidNames
    let spoken: SpokenText
    let words: [String]
    private let places: [Range<Int>]
    /// Words that stand in quotation marks are a value, whatever they say.
    let quoted: [Range<Int>]

    init(
        _ spoken: SpokenText, _ lexicon: FindLexicon, _ properties: [FindableProperty], _ answers: AnswerReader,
        app: SaidNames
    ) {
        self.app = app
        self.spoken = spoken
        self.lexicon = lexicon
        self.properties = properties
        self.answers = answers
        let all = spoken.words
        words = all.map(\.folded)
        places = all.map(\.span)
        quoted = spoken.quotations
    }

    /// All ways to understand a frame, likeliest first; none where it cannot be understood, see `trouble(in:)`.
    func readings(of shape: FindShape) -> [FindClauses] {
        guard var modifiers = modifiers(shape.modifiers) else { return [] }
        // “the newest note” is one.
        if shape.isSingular, modifiers.limit == nil, let order = modifiers.orders.first {
            modifiers.limit = (1, order.words)
        }
        return (superlativeBehind(shape, modifiers) + readings(of: shape.rest, modifiers)).map {
            $0.settled(before: shape.kind.lowerBound)
        }
    }

    /// “le sentier le plus long”: an order that stands right behind the kind.
    private func superlativeBehind(_ shape: FindShape, _ modifiers: FindClauses) -> [FindClauses] {
        guard let order = superlative(at: shape.rest.lowerBound, before: shape.rest.upperBound) else { return [] }
        var clauses = modifiers
        clauses.orders.append(order)
        if shape.isSingular, clauses.limit == nil { clauses.limit = (1, order.words) }
        return readings(of: order.words.upperBound..<shape.rest.upperBound, clauses)
    }

    private func readings(of rest: Range<Int>, _ modifiers: FindClauses) -> [FindClauses] {
        let hasFlags = !modifiers.conditions.isEmpty
        return tails(of: rest, after: modifiers).flatMap { rest, clauses -> [FindClauses] in
            guard !rest.isEmpty else { return [clauses] }
            let found = conditions(at: rest.lowerBound, before: rest.upperBound, after: nil)
            // Where the likeliest reading has “and” and “or”, no other one is meant.
            guard let first = found.first, !first.isMixed(behindFlags: hasFlags) else { return [] }
            return found.filter { !$0.isMixed(behindFlags: hasFlags) }.map { list in
                var clauses = clauses
                clauses.conditions += list.map(\.condition)
                clauses.isOr = list.lazy.compactMap(\.isOr).first
                return clauses
            }
        }
    }

    /// What a property is called within a sentence.
    func title(of property: Int) -> String { lexicon.words.noun(properties[property].property.title) }

    /// The text of words, as it was said.
    func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : spoken.substring(span(range)) }

    /// The places of the text that words take, in UTF-8.
    func span(_ range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty, places.indices.contains(range.upperBound - 1) else { return 0..<0 }
        return places[range.lowerBound].lowerBound..<places[range.upperBound - 1].upperBound
    }

    func isQuoted(_ place: Int) -> Bool { quoted.contains { $0.contains(place) } }

    /// Whether none of the words stands in quotation marks.
    func isOpen(_ range: Range<Int>) -> Bool { !quoted.contains { $0.overlaps(range) } }

    /// The number at a place, of as many words as possible.
    func number(at place: Int, before end: Int) -> (value: Int, length: Int)? {
        for length in (1...4).reversed() where place + length <= end {
            if let value = answers.integer(SpokenText(value(place..<place + length))) { return (value, length) }
        }
        return nil
    }

    /// The properties that are named at a place, with how many words.
    func namedProperties(at place: Int, before end: Int) -> [(property: Int, length: Int)] {
        guard place < end, !isQuoted(place) else { return [] }
        return properties.indices.flatMap { index in
            properties[index].names.lengths(in: words, at: place, before: end).map { (property: index, length: $0) }
        }.sorted { $0.length > $1.length }
    }

}
