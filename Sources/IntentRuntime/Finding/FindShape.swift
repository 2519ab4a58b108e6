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
    /// Whether it is named as one: “note”.
    let isSingular: Bool
    /// An app that is named but does not have such things.
    let otherApp: String?
}

extension FindShape {
    /// So many words may stand between the verb and the kind.
    private static let longestModifiers = 8

    /// The frames that fit the words, without what means nothing at the ends (“please”); none where they are no request.
    static func shapes(of spoken: SpokenText, _ catalog: FindCatalog, skipping skipped: SaidPhrases) -> [FindShape] {
        let lexicon = catalog.lexicon
        let words = spoken.foldedWords
        let quoted = spoken.quotations
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
                    shapes(of: words, quoted, entity, modifiers: first..<place, end: end, catalog)
                }
            }
        }
    }

    private static func shapes(
        of words: [String], _ quoted: [Range<Int>], _ entity: FindableEntity, modifiers: Range<Int>, end: Int,
        _ catalog: FindCatalog
    ) -> [FindShape] {
        guard let length = entity.names.length(in: words, at: modifiers.upperBound, before: end) else { return [] }
        let kind = modifiers.upperBound..<modifiers.upperBound + length
        let isSingular = entity.singulars.lengths(in: words, at: kind.lowerBound, before: end).contains(length)
        func rest(without names: SaidNames) -> Range<Int> {
            Self.rest(kind.upperBound..<end, of: words, quoted, without: names, catalog.lexicon)
        }
        let own = rest(without: entity.appNames)
        let other = catalog.apps.first { app in
            app.name != entity.app.name && own == kind.upperBound..<end && rest(without: app.names) != own
        }
        return [
            FindShape(
                entity: entity, modifiers: modifiers, rest: own, kind: kind, isSingular: isSingular,
                otherApp: other?.name)
        ]
    }

    /// What is left of the words behind a kind without the app, which may be named behind the kind or at the end.
    private static func rest(
        _ range: Range<Int>, of words: [String], _ quoted: [Range<Int>], without names: SaidNames,
        _ lexicon: FindLexicon
    ) -> Range<Int> {
        let end = range.upperBound
        var rest = range
        for preposition in lexicon.apps.lengths(in: words, at: rest.lowerBound, before: end) {
            let place = rest.lowerBound + preposition
            if let name = names.length(in: words, at: place, before: end) { rest = place + name..<end }
        }
        let start = rest.first { place in
            guard !quoted.contains(where: { $0.overlaps(place..<end) }) else { return false }
            return lexicon.apps.lengths(in: words, at: place, before: end).contains { preposition in
                names.lengths(in: words, at: place + preposition, before: end).contains(end - place - preposition)
            }
        }
        return rest.lowerBound..<(start ?? end)
    }
}
