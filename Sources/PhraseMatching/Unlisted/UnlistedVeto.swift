/// Hears that words which stand where a name belongs are no name, but say that something else is to be done.
///
///     open delete my notes in field notes
///     open otter tracks and delete the last note in field notes
struct UnlistedVeto {
    private let compiled: CompiledFlexibleGrammar

    init(_ compiled: CompiledFlexibleGrammar) { self.compiled = compiled }

    /// Whether the words in a slot speak against the phrase, or ask for more than it.
    func holds(_ slot: SlotMatch, of template: TemplateID, _ words: [SpokenText.Word]) -> Bool {
        let lexicon = compiled.lexicon
        let said = words.filter { slot.span.contains($0.span.lowerBound) }.map(\.folded)
        let actions = lexicon.actions(of: said)
        guard actions.contains(where: { $0 != 0 }) else { return false }
        let opposites = lexicon.opposites(of: compiled.grammar.actions[Int(template.rawValue)])
        // What an utterance begins with is what is to be done.
        let isFirst = words.first.map { slot.span.contains($0.span.lowerBound) } ?? false
        return said.indices.contains { place in
            guard actions[place] != 0 else { return false }
            if actions[place] & opposites != 0 { return true }
            return place == 0 ? isFirst : lexicon.entry(of: said[place - 1]).isJoiner
        }
    }
}
