import PhraseMatching

/// The frame of a request: a verb, what stands before the kind, the kind, and the rest.
///
///     please show me the two newest notes in FieldNotes whose title contains otter
///            ─verb── ──modifiers─── kind              ───────────rest─────────────
struct FindShape: Sendable {
    let entity: FindableEntity
    let modifiers: Range<Int>
    let rest: Range<Int>
    /// Where the kind is named.
    let kind: Range<Int>
}

extension FindShape {
    /// So many words may stand between the verb and the kind.
    private static let longestModifiers = 8

    /// The frames that fit the words, without what means nothing at the ends (“please”); none where they are no request.
    static func shapes(of words: [String], _ catalog: FindCatalog, skipping skipped: SaidPhrases) -> [FindShape] {
        let lexicon = catalog.lexicon
        var start = 0
        while let length = skipped.length(in: words, at: start, before: words.count) { start += length }
        var end = words.count
        while let last = (start..<end).last(where: {
            skipped.lengths(in: words, at: $0, before: end).contains(end - $0)
        }) {
            end = last
        }
        return lexicon.verbs.lengths(in: words, at: start, before: end).flatMap { verb -> [FindShape] in
            let first = start + verb
            return (first..<min(end, first + longestModifiers)).flatMap { place in
                catalog.entities.flatMap { entity in
                    shapes(of: words, entity, modifiers: first..<place, end: end, lexicon)
                }
            }
        }
    }

    private static func shapes(
        of words: [String], _ entity: FindableEntity, modifiers: Range<Int>, end: Int, _ lexicon: FindLexicon
    ) -> [FindShape] {
        guard let length = entity.names.length(in: words, at: modifiers.upperBound, before: end) else { return [] }
        let kind = modifiers.upperBound..<modifiers.upperBound + length
        let names = entity.appNames
        var rest = kind.upperBound..<end
        // The app may be named behind the kind or at the end.
        for preposition in lexicon.apps.lengths(in: words, at: rest.lowerBound, before: end) {
            let place = rest.lowerBound + preposition
            if let name = names.length(in: words, at: place, before: end) { rest = place + name..<end }
        }
        for place in rest {
            let prepositions = lexicon.apps.lengths(in: words, at: place, before: end)
            let isAtEnd = prepositions.contains { preposition in
                names.lengths(in: words, at: place + preposition, before: end).contains(end - place - preposition)
            }
            if isAtEnd {
                rest = rest.lowerBound..<place
                break
            }
        }
        return [FindShape(entity: entity, modifiers: modifiers, rest: rest, kind: kind)]
    }
}
