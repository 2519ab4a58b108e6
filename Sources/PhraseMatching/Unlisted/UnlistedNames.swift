/// Finds what an utterance asks for that says a phrase right, with something in it that no list has.
///
///     let names = UnlistedNames(grammar, …)        // of "open ${title} in ${applicationName}"
///     names.answer(to: [Hypothesis(SpokenText("open shopping list in field notes"))], …)    // suggested, title: "shopping list"
///     names.answer(to: [Hypothesis(SpokenText("open the door"))], …)                         // nil
///
/// Asked where nothing else is meant: whatever is listed is found before.
final class UnlistedNames: Sendable {
    private let variants: PhraseVariants
    private let recipe: PhraseVariants.Recipe
    /// Of each template.
    private let slots: [Slots]

    private struct Slots {
        let names: [String]
        /// Whether what a slot holds is read, and has no name.
        let areRead: [Bool]
    }

    /// - Complexity: linear in what the phrases can be written out to, within limits.
    init(_ grammar: Grammar, _ recipe: PhraseVariants.Recipe) {
        self.recipe = recipe
        variants = PhraseVariants(grammar, recipe, names: .any)
        slots = grammar.phrases.indices.map { number in
            let names = grammar.phrases[number].slotNames
            let id = TemplateID(rawValue: UInt32(number))
            return Slots(names: names, areRead: names.indices.map { recipe.kind(id, $0, in: grammar) != .listed })
        }
    }

    /// The same for other names in the same phrases.
    init(_ grammar: Grammar, sharing other: UnlistedNames) {
        (recipe, slots) = (other.recipe, other.slots)
        variants = PhraseVariants(grammar, sharing: other.variants)
    }

    /// What the first hypothesis asks for that asks for something; the others may speak for it.
    ///
    /// - Parameters:
    ///   - hypotheses: best first.
    ///   - compiled: the phrases with what is known of their words.
    ///   - meaning: templates with one number do the same.
    /// - Returns: nil where none asks for anything.
    func answer(
        to hypotheses: ArraySlice<Hypothesis>, _ compiled: CompiledFlexibleGrammar, meaning: (TemplateID) -> UInt32
    ) -> MatchAnswer? {
        let heard = hypotheses.map { requests(in: $0.spoken, compiled) }
        guard let asked = heard.firstIndex(where: { !$0.isEmpty }) else { return nil }
        let meanings = heard.map { requests in Set(requests.map { meaning($0.match.template) }) }
        let matches = heard[asked].map { request in
            let agreeing = meanings.count { $0.contains(meaning(request.match.template)) }
            let score = request.evidence.score(support: Double(agreeing) / Double(heard.count))
            var match = request.match
            // What nothing tells apart shares one chance.
            (match.score, match.hypothesis) = (score / Double(meanings[asked].count), asked)
            return match
        }
        return MatchAnswer(
            status: .suggested, hypothesis: asked, result: MatchResult(matches: matches, best: matches))
    }
}

// MARK: - One hypothesis

extension UnlistedNames {
    private struct Request {
        let match: Match
        let evidence: UnlistedEvidence
    }

    /// What an utterance asks for, all that nothing tells apart.
    private func requests(in spoken: SpokenText, _ compiled: CompiledFlexibleGrammar) -> [Request] {
        let requests = variants.firstAnswer(to: spoken, isOwn: compiled.isOwn, leavesMost: true) {
            command -> [Request]? in
            let finding = variants.find(command)
            if finding.isEmpty { return nil }
            let (all, best) = finding.matches(score: 0)
            // Of “young rex” it is known that it is a dog, so nobody asks which room is meant.
            if all.contains(where: \.isListed) { return [] }
            let (words, veto) = (spoken.words, UnlistedVeto(compiled))
            func requests(_ matches: [Match]) -> [Request]? {
                let found = matches.compactMap { request($0, command, words, compiled, veto) }
                return found.isEmpty ? nil : found
            }
            // An article that is written together with a name takes no letter of another one: of "à Louise" nobody is "ouise".
            let whole = all.filter { $0.holdsWholeWords(of: spoken) }
            if whole.isEmpty { return requests(best) ?? requests(all).map { Array($0.prefix(1)) } }
            return requests(best.filter(whole.contains)) ?? requests(whole).map { Array($0.prefix(1)) }
        }
        guard let requests, !isVetoed(spoken, compiled) else { return [] }
        return requests
    }

    /// Whether a negative phrase fits, with more or less of the address.
    private func isVetoed(_ spoken: SpokenText, _ compiled: CompiledFlexibleGrammar) -> Bool {
        variants.hasNegatives
            && variants.firstAnswer(to: spoken, isOwn: compiled.isOwn) { variants.isVetoed($0) ? true : nil } ?? false
    }

    private func request(
        _ match: Match, _ command: PhraseVariants.Command, _ words: [SpokenText.Word],
        _ compiled: CompiledFlexibleGrammar, _ veto: UnlistedVeto
    ) -> Request? {
        guard slots.indices.contains(Int(match.template.rawValue)) else { return nil }
        let known = slots[Int(match.template.rawValue)]
        func isRead(_ slot: SlotMatch) -> Bool {
            known.names.firstIndex(of: slot.name).map { known.areRead[$0] } ?? false
        }
        let unlisted = match.slots.filter { $0.value == nil && !isRead($0) }
        guard !unlisted.isEmpty else { return nil }
        let evidence = UnlistedEvidence(
            match, command: command.span, of: words, compiled.lexicon, namesApp: command.named != nil,
            isContext: { recipe.contextSlots.contains($0.name) }, isRead: isRead)
        guard evidence.suffices, !unlisted.contains(where: { veto.holds($0, of: match.template, words) }) else {
            return nil
        }
        return Request(match: match, evidence: evidence)
    }
}

extension Match {
    /// Whether it is known what all that was said is.
    fileprivate var isListed: Bool { slots.allSatisfy { $0.value != nil } }

    /// Whether what stands in slots and is not listed begins and ends where words do.
    fileprivate func holdsWholeWords(of spoken: SpokenText) -> Bool {
        let parts = spoken.words(separatedBy: .seam).map(\.span)
        return slots.allSatisfy { slot in
            slot.value != nil
                || parts.contains { $0.lowerBound == slot.span.lowerBound }
                    && parts.contains { $0.upperBound == slot.span.upperBound }
        }
    }
}
