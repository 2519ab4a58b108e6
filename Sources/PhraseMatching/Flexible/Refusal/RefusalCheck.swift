/// Tells which phrases one text alone may say at all, before any cost is counted: those of which every word is said that may
/// not be another one. Of most texts that are no command there is none.
final class RefusalCheck: Sendable {
    private let required: RequiredWords

    init(_ grammar: FlexibleGrammar, _ prices: SoundPrices) { required = RequiredWords(grammar, prices) }

    /// Marks the nodes of the phrases that a text may say, and tells whether there is any.
    /// - compiled: the grammar over its present lists.
    /// - wanted: one for each node, none of them marked.
    /// - memory: reads words aloud.
    func want(
        _ text: FoldedView, _ compiled: CompiledFlexibleGrammar, _ wanted: UnsafeMutablePointer<Bool>,
        _ memory: WordMemory
    ) -> Bool {
        guard let sounds = memory.sounds(of: text, compiled) else { return false }
        let said = required.said(sounds, &memory.lanes)
        guard required.mayBeAnswered(said) else { return false }
        let grammar = compiled.grammar
        for ending in grammar.endings.indices where required.mayEnd(ending, said) {
            var node = Int(grammar.endings[ending].node)
            while node >= 0, !wanted[node] {
                wanted[node] = true
                node = Int(grammar.nodes[node].parent)
            }
        }
        return true
    }
}
