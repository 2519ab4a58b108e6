import PhraseMatching

extension AppGrammar {
    /// Whether a word before a name may be the first of one that is not listed, see `Grammar.isLedElsewhere`.
    func isLedElsewhere(_ match: Match, in spoken: SpokenText) -> Bool {
        guard let place = meanings[match.template]?.place, !nameLeads[place.app].isEmpty, !match.slots.isEmpty else {
            return false
        }
        return grammar.isLedElsewhere(match, spoken.words, by: nameLeads[place.app])
    }

    /// The words before a name of a list in a template for which that may hold.
    func nameLeads(of list: SlotListID, _ template: TemplateID) -> [String] {
        meanings[template].map { meaning in
            nameLeads[meaning.place.app].filter { grammar.mayBeOfName([$0], .before, of: list) }
        } ?? []
    }
}
