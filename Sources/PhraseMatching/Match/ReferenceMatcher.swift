/// The slow, obvious twin of `Matcher`: tries every template with every entry and every stretch of words.
///
/// It shares the rules (what text is, where parts may end, which words may be joined, how readings rank) and none of the
/// machinery, so that tests can hold one against the other. Exponential in the slots of a template.
package struct ReferenceMatcher: Sendable {
    package let grammar: Grammar

    package init(_ grammar: Grammar) {
        self.grammar = grammar
    }

    package func match(_ spoken: SpokenText) -> MatchResult {
        guard !spoken.isOverlong else { return MatchResult(isOverlong: true) }
        guard !spoken.folded.isEmpty else { return MatchResult() }
        let text = spoken.folded
        var readings: [Reading] = []
        for (index, phrase) in grammar.phrases.enumerated() {
            let template = TemplateID(rawValue: UInt32(index))
            for (rank, slots) in ways(phrase.pattern.parts[...], text, 0) {
                readings.append(Reading(template: template, rank: rank, slots: slots))
            }
        }
        let vetoes = grammar.negatives.filter { !ways($0.pattern.parts[...], text, 0).isEmpty }
        return MatchResult(readings, vetoing: Set(vetoes.map(\.scope)), in: grammar, of: spoken)
    }

    private typealias Way = (rank: Rank, slots: [Reading.Slot])

    /// All ways to read the text from a position to its end as these parts.
    private func ways(_ parts: ArraySlice<PhrasePattern.Part>, _ text: FoldedText, _ start: Int) -> [Way] {
        guard let part = parts.first else { return [(.zero, [])] }
        var ways: [Way] = []
        for end in stride(from: start + 1, through: text.bytes.count, by: 1) where text.allows(part.edge, at: end) {
            let heads = heads(part.content, text, start..<end)
            if heads.isEmpty { continue }
            for tail in self.ways(parts.dropFirst(), text, end) {
                ways += heads.map { ($0.rank + tail.rank, $0.slots + tail.slots) }
            }
        }
        return ways
    }

    /// All ways to read exactly this stretch as one part.
    private func heads(_ content: PhrasePattern.Content, _ text: FoldedText, _ span: Range<Int>) -> [Way] {
        switch content {
        case .literal(let literal):
            guard let cost = cost(text, span, literal.bytes[...], literal.boundaries[...]) else { return [] }
            return [(.literal(bytes: span.count, boundaryCost: cost), [])]
        case .slot(let id):
            guard let list = grammar.list(id) else { return [] }
            var costs: [UInt32: Int] = [:]
            for index in 0..<list.texts.count {
                let (range, value) = (list.texts.range(of: index), list.texts.payloads[index])
                guard let cost = cost(text, span, list.texts.bytes[range], list.texts.boundaries[range]) else {
                    continue
                }
                costs[value] = min(cost, costs[value] ?? cost)
            }
            let listed = costs.map { value, cost -> Way in
                (.listed(bytes: span.count, boundaryCost: cost), [Reading.Slot(span: span, value: value)])
            }
            return listed + (list.acceptsUnlisted ? [(.unlisted, [Reading.Slot(span: span, value: nil)])] : [])
        }
    }

    private func cost(
        _ text: FoldedText, _ span: Range<Int>, _ bytes: ArraySlice<UInt8>, _ boundaries: ArraySlice<Boundary>
    ) -> Int? {
        guard text.bytes[span] == bytes else { return nil }
        return BoundaryAgreement.cost(said: text.boundaries[span], written: boundaries, bytes: bytes)
    }
}
