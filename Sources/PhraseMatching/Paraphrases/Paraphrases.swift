/// Finds what an utterance means that says a phrase in another order, with another word for the same, or with an address around
/// it, and nothing besides.
///
///     let paraphrases = Paraphrases(grammar, …)       // of "turn off the lights in the ${room}"
///     paraphrases.answer(to: SpokenText("Hey Hearth, could you switch the kitchen lights off?"))     // matched
///     paraphrases.answer(to: SpokenText("turn off the kitchen"))                                     // nil
final class Paraphrases: Sendable {
    /// Hardly ever wrong; what is said as the phrase has it counts 1.
    private static let score = 0.95

    private let variants: PhraseVariants
    /// The phrases as they are written, where some have slots for any words: of these only what is before them is left out, and
    /// the verb has other forms.
    private let plain: Matcher?
    /// See `Grammar.isLedElsewhere`.
    private let leads: Set<String>

    /// - Complexity: linear in what the phrases can be written out to, within limits.
    init(_ grammar: Grammar, _ recipe: PhraseVariants.Recipe) {
        variants = PhraseVariants(grammar, recipe, names: .listed)
        let takesText = grammar.phrases.indices.contains { number in
            let id = TemplateID(rawValue: UInt32(number))
            return recipe.includes(id) && recipe.takesText(id, in: grammar)
        }
        plain = takesText ? Matcher(PhraseVariants.dictations(of: grammar, recipe)) : nil
        leads = recipe.model.senses.leads(among: recipe.model.paraphrases.articles)
    }

    /// The same for other names in the same phrases.
    init(_ grammar: Grammar, sharing other: Paraphrases) {
        variants = PhraseVariants(grammar, sharing: other.variants)
        plain = other.plain.map {
            Matcher($0.grammar.replacingLists(with: grammar.lists), learningFrom: $0)
        }
        leads = other.leads
    }

    /// What is said, if it is a phrase in other words: matched, ambiguous, or vetoed by a negative phrase.
    ///
    /// - Parameters:
    ///   - spoken: the utterance.
    ///   - isOwn: whether a word is one of a phrase or a name, so that nobody is called by it.
    /// - Returns: nil where it is none.
    func answer(to spoken: SpokenText, isOwn: (String) -> Bool) -> MatchAnswer? {
        variants.firstAnswer(to: spoken, isOwn: isOwn) { command in
            if let answer = answer(variants.find(command), command) { return answer }
            // Words that are dictated go on to the end.
            guard let plain, command.behind.isEmpty else { return nil }
            return answer(variants.find(command, in: plain), command)
        }
    }

    private func answer(_ finding: PhraseVariants.Finding, _ command: PhraseVariants.Command) -> MatchAnswer? {
        if finding.isVetoed { return MatchAnswer(status: .rejected, result: MatchResult(vetoed: true)) }
        guard let answer = answer(finding) else { return nil }
        return namesAnother(answer, command) ? MatchAnswer(asking: answer.result) : answer
    }

    private func answer(_ finding: PhraseVariants.Finding) -> MatchAnswer? {
        if finding.isEmpty { return nil }
        let (all, best) = finding.matches(score: Self.score)
        guard let first = all.first else { return nil }
        let tied = best.isEmpty ? [first] : best
        return MatchAnswer(
            status: tied.count == 1 ? .matched : .ambiguous,
            result: MatchResult(
                matches: tied + all.filter { !tied.contains($0) }, best: tied, wasTruncated: finding.wasTruncated))
    }

    /// Whether what was left out around a command, or before a name, stands right beside a name that it may belong to.
    private func namesAnother(_ answer: MatchAnswer, _ command: PhraseVariants.Command) -> Bool {
        let (grammar, span) = (variants.grammar, command.span)
        return answer.result.best.contains { match in
            grammar.isLedElsewhere(match, command.words, by: leads)
                || match.slots.contains { slot in
                    slot.value != nil
                        && (slot.span.lowerBound == span.lowerBound
                            && grammar.mayBeOfName(command.before, .before, of: slot.list)
                            || slot.span.upperBound == span.upperBound
                                && grammar.mayBeOfName(command.behind, .behind, of: slot.list))
                }
        }
    }
}
