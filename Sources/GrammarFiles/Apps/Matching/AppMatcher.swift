package import PhraseMatching
import SpokenLanguage

/// Finds what utterances mean to declarative apps; copies may be used from any thread.
///
/// First word for word; then without words that mean nothing ("um", "please"), which so stay in what is dictated ("add please
/// call mum to work"); then in another order or with other words for the same; then by how it sounds, over all hypotheses.
package struct AppMatcher: Sendable {
    package let grammar: AppGrammar
    private let exact: Matcher
    private let skipping: Matcher
    private let unlisted: UnlistedNumber
    /// One for each language.
    private let signs: [SpokenSigns]
    private let halves: [HalfBehindUnit]
    private let opposites: Later<[OppositeReader]>
    /// One for each language, made when something is not said word for word.
    private let flexible: Later<[FlexibleMatcher]>

    /// A matcher of a grammar.
    ///
    /// - Parameters:
    ///   - grammar: The apps.
    ///   - model: What is known of a language; without it only what is said word for word is understood.
    package init(
        _ grammar: AppGrammar, model: @escaping @Sendable (_ language: String) -> FlexibleModel? = { _ in nil }
    ) {
        self.grammar = grammar
        exact = Matcher(grammar.grammar.withoutSkipping())
        skipping = Matcher(grammar.grammar, learningFrom: exact)
        unlisted = UnlistedNumber(grammar)
        let packs = grammar.packs.sorted { $0.key < $1.key }.map(\.value)
        (signs, halves) = (packs.map { SpokenSigns($0) }, packs.map { HalfBehindUnit($0) })
        opposites = Later { packs.map { OppositeReader($0) } }
        flexible = Later { grammar.flexibleMatchers(model) }
    }

    package func match(_ text: String) -> AppMatch { match([Hypothesis(SpokenText(text))]) }

    /// What the hypotheses of one utterance mean, best first.
    package func match(_ hypotheses: [Hypothesis]) -> AppMatch {
        let best = hypotheses.first?.spoken ?? SpokenText("")
        let said = wordForWord(best)
        let rivals = { RivalTexts(hypotheses, self.opposites.value) }
        if said.isAnAnswer || said.isOverlong { return said.doubted(by: rivals(), self) }
        // Whoever says a number does not mean another one.
        if case .outOfRange? = said.refusal { return said }
        if let suggestion = unscaled(best) { return suggestion }
        if let halved = withHalf(best) { return halved.doubted(by: rivals(), self) }
        if let paraphrase = paraphrase(best) { return paraphrase.doubted(by: rivals(), self) }
        guard let answer = flexible.value.map({ $0.answer(to: hypotheses) }).max(by: { $0.score < $1.score }) else {
            return hypotheses.dropFirst().lazy.map { wordForWord($0.spoken) }.first(where: \.isAnAnswer) ?? said
        }
        let meant = AppMatch(answer, of: hypotheses.map(\.spoken), in: grammar).refused(said.refusal)
        let heard = (hypotheses.count == 1 ? askedIfNoOrder(meant) : meant)
            .doubted(by: RivalTexts(asLikely: hypotheses), self)
        if heard.status.isSure, heard.spoken.text != best.text {
            return heard.isDenied(by: best, grammar) ? heard.asked(beside: []) : heard
        }
        return unlisted(hypotheses, beside: heard) ?? heard
    }

    /// What is asked for with something in it that no list has; nil where something else is meant.
    private func unlisted(_ hypotheses: [Hypothesis], beside heard: AppMatch) -> AppMatch? {
        guard !heard.status.isSure, !heard.vetoed, heard.refusal == nil else { return nil }
        guard let asked = unlisted(hypotheses) else { return nil }
        guard let first = heard.best.first else { return asked }
        // Of several names that are said, and of one that is likely, it is the better question whether that is meant.
        let isAlike = asked.best.contains { $0.place == first.place }
        if isAlike, first.slots.contains(where: \.isSaidAsCalled) { return nil }
        let score = heard.best.reduce(0) { $0 + $1.score }
        return FlexibleCalibration.prefersGuess(score, to: asked.best[0].score, isAlike: isAlike) ? nil : asked
    }

    private func unlisted(_ hypotheses: [Hypothesis]) -> AppMatch? {
        for matcher in flexible.value {
            guard let answer = matcher.unlisted(in: hypotheses) else { continue }
            let asked = AppMatch(answer, of: hypotheses.map(\.spoken), in: grammar).withShortestNames
            if !asked.best.isEmpty { return asked }
        }
        return nil
    }

    /// What it means word for word, or without words that mean nothing.
    package func wordForWord(_ spoken: SpokenText) -> AppMatch {
        let said = read(exact.match(spoken), of: spoken)
        if said.isAnAnswer || said.isOverlong { return said }
        let skipped = read(skipping.match(spoken), of: spoken).refused(said.refusal)
        if skipped.isAnAnswer || skipped.refusal != nil { return skipped }
        return skipped.refused(unlisted.fault(in: spoken, match: skipping.match))
    }

    private func read(_ result: MatchResult, of spoken: SpokenText) -> AppMatch {
        guard result.best.contains(where: { grammar.isLedElsewhere($0, in: spoken) }) else {
            return askedIfNoOrder(AppMatch(result, of: spoken, in: grammar))
        }
        // What stands before a name may be a part of another one.
        return AppMatch(MatchAnswer(asking: result), of: [spoken], in: grammar)
    }

    /// The same as a question, where the words of a phrase are said in a sentence that asks for nothing, or for something else.
    private func askedIfNoOrder(_ match: AppMatch) -> AppMatch {
        guard match.status.isSure, match.best.contains(where: { grammar.isNoOrder($0, in: match.spoken) }) else {
            return match
        }
        return AppMatch(MatchAnswer(asking: match.result), of: [match.spoken], in: grammar)
    }

    /// What it means without telling one of several units: of "21 degrees celsius" a phrase with degrees takes no "celsius", so it
    /// is asked about.
    private func unscaled(_ spoken: SpokenText) -> AppMatch? {
        for signs in signs {
            guard let unscaled = signs.unscaled(spoken) else { continue }
            let match = wordForWord(unscaled.spoken)
            if match.status.isSure { return match.suggested(for: spoken, unscaled) }
        }
        return nil
    }

    /// What it means with a half before its unit: "19 and a half degrees".
    private func withHalf(_ spoken: SpokenText) -> AppMatch? {
        for language in halves.indices {
            guard let moved = halves[language].moved(spoken) else { continue }
            let match = wordForWord(moved.spoken)
            if match.status.isSure {
                return match.found(in: spoken, score: Self.halfScore, leftovers: [], moved.span)
            }
        }
        return nil
    }

    /// That of what is said in other words.
    private static let halfScore = 0.95

    /// What it means in another order, or in other words for the same; nil where it means nothing so.
    private func paraphrase(_ spoken: SpokenText) -> AppMatch? {
        for matcher in flexible.value {
            guard let answer = matcher.paraphrase(spoken) else { continue }
            let match = askedIfNoOrder(AppMatch(answer, of: [spoken], in: grammar))
            if match.isAnAnswer { return match }
        }
        return nil
    }

    /// What it means, in the words of a phrase or in others for the same.
    func plainMeaning(of spoken: SpokenText) -> AppMatch {
        let said = wordForWord(spoken)
        return said.isAnAnswer ? said : paraphrase(spoken) ?? said
    }

    /// A reader of utterances that need no thought, for one thread.
    package func recognizer() -> AppRecognizer { AppRecognizer(exact, skipping: skipping, of: grammar) }

    /// Whether a word may say a number that some phrase lists, or the unit of one: what is wrong with it is told in place of what
    /// is not known.
    package func mayNameNumber(_ spoken: SpokenText) -> Bool {
        unlisted.mayBeSaid(in: spoken) || signs.contains { $0.mayTellScale(spoken) }
    }

    /// Phrases that an utterance resembles which means nothing, best first.
    package func nearest(to spoken: SpokenText, limit: Int) -> [NearTemplate] {
        exact.nearest(to: spoken, limit: limit)
    }
}

extension AppReading.Slot {
    /// Whether the title itself was said for a value.
    fileprivate var isSaidAsCalled: Bool {
        name != AppGrammar.applicationName && SpokenText(text).foldedWords == SpokenText(value.title).foldedWords
    }
}

extension MatchAnswer {
    fileprivate var score: Double { result.matches.first?.score ?? 0 }
}
