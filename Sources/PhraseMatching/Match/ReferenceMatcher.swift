/// The slow, obvious twin of `Matcher`: tries every template with every entry and every stretch of words.
///
/// It shares the rules (what text is, where parts may end, which words may be joined, how readings rank) and none of the
/// machinery, so that tests can hold one against the other. Exponential in the slots and groups of a template; words that
/// mean nothing (`GrammarBuilder.skip`) are strange to it.
package struct ReferenceMatcher: Sendable {
    package let grammar: Grammar

    package init(_ grammar: Grammar) {
        self.grammar = grammar
    }

    package func match(_ spoken: SpokenText) -> MatchResult {
        guard !spoken.isOverlong else { return MatchResult(isOverlong: true) }
        guard !spoken.isEmpty else { return MatchResult() }
        let text = spoken.folded
        let vetoes = Set(grammar.negatives.filter { !readings(of: $0.tree, text).isEmpty }.map(\.scope))
        var found: [Reading: Rank] = [:]
        for (index, phrase) in grammar.phrases.enumerated() where !vetoes.contains(phrase.scope) {
            let template = TemplateID(rawValue: UInt32(index))
            let ways = readings(of: phrase.tree, text)
            for (rank, slots) in ways {
                // Of two ways to the same slots the better one counts.
                let reading = Reading(template: template, rank: .zero, slots: slots)
                found[reading] = max(rank, found[reading] ?? rank)
            }
        }
        let ranked = found.map { Reading(template: $0.template, rank: $1, slots: $0.slots) }.sorted()
        return MatchResult(ranked, vetoed: !vetoes.isEmpty, in: grammar, of: spoken)
    }

    /// Writes the tree out to all the phrases that it stands for, and tries each.
    private func readings(of tree: PhraseTree, _ text: FoldedText) -> [Way] {
        (tree.rows(limit: Self.phraseLimit) ?? []).flatMap { row in
            var builder = PhrasePatternBuilder()
            builder.add(row)
            let pattern = builder.finish()
            return pattern.parts.isEmpty ? [] : ways(pattern.parts[...], pattern.slotIndexes[...], text, 0)
        }
    }

    /// A template that stands for more phrases than this is not read.
    static let phraseLimit = 512

    /// Whether no template stands for more phrases than are read.
    package var readsAll: Bool {
        grammar.phrases.allSatisfy { $0.tree.rows(limit: Self.phraseLimit) != nil }
            && grammar.negatives.allSatisfy { $0.tree.rows(limit: Self.phraseLimit) != nil }
    }

    private typealias Way = (rank: Rank, slots: [Reading.Slot])

    /// All ways to read the text from a position to its end as these parts.
    private func ways(
        _ parts: ArraySlice<PhrasePattern.Part>, _ indexes: ArraySlice<Int>, _ text: FoldedText, _ start: Int
    ) -> [Way] {
        guard let part = parts.first else { return start == text.bytes.count ? [(.zero, [])] : [] }
        let rest = if case .slot = part.content { indexes.dropFirst() } else { indexes }
        var ways: [Way] = []
        for end in stride(from: start + 1, through: text.bytes.count, by: 1) where text.allows(part.edge, at: end) {
            let heads = heads(part.content, UInt8(truncatingIfNeeded: indexes.first ?? 0), text, start..<end)
            if heads.isEmpty { continue }
            for tail in self.ways(parts.dropFirst(), rest, text, end) {
                ways += heads.map { ($0.rank + tail.rank, $0.slots + tail.slots) }
            }
        }
        return ways
    }

    /// All ways to read exactly this stretch as one part.
    private func heads(
        _ content: PhrasePattern.Content, _ slot: UInt8, _ text: FoldedText, _ span: Range<Int>
    ) -> [Way] {
        switch content {
        case .literal(let literal):
            guard let cost = cost(text, span, literal.bytes[...], literal.boundaries[...]) else { return [] }
            return [(.literal(bytes: span.count, boundaryCost: cost), [])]
        case .slot(let id):
            guard let list = grammar.list(id) else { return [] }
            var costs: [UInt32: Int] = [:]
            let texts = list.texts.view
            for (written, value) in (0..<texts.count).compactMap(texts.text(at:)) {
                guard let cost = cost(text, span, written.bytes[...], written.boundaries.dropLast()) else { continue }
                costs[value] = min(cost, costs[value] ?? cost)
            }
            let listed = costs.map { value, cost -> Way in
                let slot = Reading.Slot(index: slot, span: span, value: value)
                return (.listed(bytes: span.count, boundaryCost: cost, ranksFirst: list.ranksFirst), [slot])
            }
            let unlisted = Reading.Slot(index: slot, span: span, value: nil)
            return listed + (list.acceptsUnlisted ? [(.unlisted(bytes: span.count), [unlisted])] : [])
        }
    }

    private func cost(
        _ text: FoldedText, _ span: Range<Int>, _ bytes: ArraySlice<UInt8>, _ boundaries: ArraySlice<Boundary>
    ) -> Int? {
        guard text.bytes[span] == bytes else { return nil }
        return BoundaryAgreement.cost(said: text.boundaries[span], written: boundaries, bytes: bytes)
    }
}
