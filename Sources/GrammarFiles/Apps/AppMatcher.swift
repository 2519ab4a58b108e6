package import PhraseMatching
package import SpokenLanguage

/// What an utterance means to declarative apps.
package struct AppMatch: Sendable {
    package private(set) var status: MatchStatus
    /// All readings that fit equally well, each meaning once.
    package private(set) var best: [AppReading]
    /// Best first, at most ten; `best` comes first.
    package private(set) var readings: [AppReading]
    /// There were more.
    package let wasTruncated: Bool
    /// A negative phrase took away what matched.
    package let vetoed: Bool
    /// Longer than any command; it was not read.
    package let isOverlong: Bool
    /// Why the best phrase that fits word for word means nothing: what stands in one of its slots is no value for it.
    package private(set) var refusal: SpokenFault?
    /// What the engine found, and in what.
    package private(set) var result: MatchResult
    package private(set) var spoken: SpokenText
    /// What the score was made of, see `MatchAnswer.features`.
    package let features: [Double]

    /// It means something, or is known to mean nothing.
    var isAnAnswer: Bool { !readings.isEmpty || vetoed }
}

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
    fileprivate func plainMeaning(of spoken: SpokenText) -> AppMatch {
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

extension AppMatch {
    fileprivate init(_ result: MatchResult, of spoken: SpokenText, in grammar: AppGrammar) {
        // The best come first among all.
        let readings = grammar.readings(of: result.matches, in: [spoken])
        let best = Self.distinct(readings.prefix(result.best.count).compactMap(\.self))
        let all = readings.count == 1 ? best : Self.distinct(readings.compactMap(\.self))
        // Where none of the best can be read (a number that is none), the next one counts.
        self.best = best.isEmpty ? Array(all.prefix(1)) : best
        status = self.best.isEmpty ? .rejected : self.best.count == 1 ? .matched : .ambiguous
        self.readings = all
        wasTruncated = result.wasTruncated
        vetoed = result.vetoed
        isOverlong = result.isOverlong
        refusal =
            all.isEmpty ? result.matches.lazy.compactMap { grammar.refusal(of: $0, in: spoken) }.first : nil
        self.result = result
        self.spoken = spoken
        features = []
    }

    fileprivate init(_ answer: MatchAnswer, of hypotheses: [SpokenText], in grammar: AppGrammar) {
        let ties = answer.result.best.count
        var matches = answer.result.matches
        var read = grammar.readings(of: matches, in: hypotheses, takesUnlisted: answer.status == .suggested)
        // What is said word for word in another order is as it is.
        for number in 0..<ties where !answer.features.isEmpty {
            let spoken = hypotheses[matches[number].hypothesis]
            let whole = grammar.withWholeValues(matches[number], in: spoken)
            guard whole != matches[number] else { continue }
            (matches[number], read[number]) = (whole, grammar.reading(of: whole, in: spoken))
        }
        let sounding = Self.distinct(read.prefix(ties).compactMap(\.self))
        let denials = Set(sounding.map { grammar.denial(of: $0, by: hypotheses) })
        let isTold = denials.isDisjoint(with: [.certain])
        // Of what may be meant as well as what cannot be read, words may be left that nobody asked about yet.
        let isDoubtful =
            denials.contains(.doubtful) || sounding.count == 1 && Self.leavesWords(answer.result, read)
        let isSettled = isTold && sounding.count == 1 && answer.status == .ambiguous
        let status: MatchStatus =
            !isTold || sounding.isEmpty ? .rejected : isDoubtful ? .suggested : isSettled ? .matched : answer.status
        // Scores of ties are shares of one chance, which is that of the one that is left.
        let all = Self.distinct(read.compactMap(\.self)).enumerated().map { number, reading in
            number == 0 && isSettled ? reading.scored(min(1, reading.score * Double(ties))) : reading
        }
        let scored = isDoubtful ? Self.asked(all, best: sounding.count) : all
        self.status = status
        best = status == .rejected ? [] : Array(scored.prefix(sounding.count))
        readings = status == .rejected ? [] : scored
        wasTruncated = answer.result.wasTruncated
        vetoed = answer.result.vetoed
        isOverlong = false
        refusal = nil
        result = MatchResult(
            matches: matches, best: Array(matches.prefix(ties)), wasTruncated: answer.result.wasTruncated,
            vetoed: answer.result.vetoed)
        // Of the best match something may be no value.
        let first = read.firstIndex { $0 != nil }
        spoken = hypotheses[first.map { matches[$0].hypothesis } ?? answer.hypothesis]
        features = answer.features
    }

    /// The same with what was wrong before, where nothing is meant.
    fileprivate consuming func refused(_ earlier: SpokenFault?) -> AppMatch {
        refusal = isAnAnswer ? nil : earlier ?? refusal
        return self
    }

    /// The same as a question, where another text says something else, be it in other words, or that it is not to be done, see `RivalTexts`.
    fileprivate func doubted(by rivals: @autoclosure () -> RivalTexts, _ matcher: AppMatcher) -> AppMatch {
        guard status.isSure else { return self }
        let rivals = rivals()
        if rivals.isEmpty { return self }
        let others = Self.distinct(best + rivals.asking.flatMap { matcher.plainMeaning(of: $0).best }).dropFirst(
            best.count)
        let isDenied = rivals.denying.contains { rival in best.contains { matcher.grammar.isDenied($0, by: rival) } }
        return isDenied || !others.isEmpty ? asked(beside: others) : self
    }

    /// Whether the best text has all words of the one it was found in, and says besides that this is not to be done.
    fileprivate func isDenied(by best: SpokenText, _ grammar: AppGrammar) -> Bool {
        Set(best.foldedWords).isSuperset(of: spoken.foldedWords)
            && self.best.contains { grammar.isDenied($0, by: best, excusesBeginnings: false) }
    }

    /// Whether the one of several best that can be read leaves words that mean something, which the engine did not ask about: it
    /// thought of another one that cannot be read.
    private static func leavesWords(_ result: MatchResult, _ read: [AppReading?]) -> Bool {
        guard result.best.count > 1, let place = read.firstIndex(where: { $0 != nil }) else { return false }
        return !result.matches[place].leftovers.isEmpty
    }

    /// The same as a question between what it means and what else may be meant.
    fileprivate func asked(beside others: ArraySlice<AppReading>) -> AppMatch {
        var match = self
        match.status = .suggested
        let best = best + others
        match.readings = Self.asked(Self.distinct(best + readings), best: best.count)
        match.best = Array(match.readings.prefix(best.count))
        return match
    }

    /// Readings with the chances of a question: the best ones share one that does not do for acting.
    private static func asked(_ readings: [AppReading], best: Int) -> [AppReading] {
        readings.enumerated().map { number, reading in
            reading.scored(min(reading.score, number < best ? askedScore / Double(best) : askedScore / 2))
        }
    }

    /// What is asked about is meant more often than not.
    private static let askedScore = 0.65

    /// The same as a question about an utterance that says a little more.
    fileprivate func suggested(for said: SpokenText, _ unscaled: SpokenSigns.Unscaled) -> AppMatch {
        let count = said.text.utf8.count
        var match = found(in: said, score: Self.unscaledScore, leftovers: [unscaled.span]) { span in
            unscaled.offset(span.lowerBound, among: count)..<unscaled.offset(span.upperBound, among: count)
        }
        match.status = .suggested
        return match
    }

    /// The same of an utterance that says it in another way.
    ///
    /// - place: where a part of what was matched stands there.
    fileprivate func found(
        in said: SpokenText, score: Double, leftovers: [Range<Int>], _ place: (Range<Int>) -> Range<Int>
    ) -> AppMatch {
        func matches(_ matches: [Match]) -> [Match] {
            matches.map { match in
                var found = match.moved { $0.spanning(place($0.span), of: said) }
                (found.score, found.tier, found.leftovers) = (score, .flexible, leftovers)
                return found
            }
        }
        var match = self
        match.spoken = said
        match.result = MatchResult(
            matches: matches(result.matches), best: matches(result.best), wasTruncated: result.wasTruncated)
        match.best = best.map { $0.found(in: said, score: score, place) }
        match.readings = readings.map { $0.found(in: said, score: score, place) }
        return match
    }

    /// Whoever names a scale means that of the phrase, or another one.
    private static let unscaledScore = 0.5

    /// The same with the least left unknown of what each intent was said with: of "… on friday" the day is known.
    fileprivate var withShortestNames: AppMatch {
        func length(_ reading: AppReading) -> Int { reading.unlisted.reduce(0) { $0 + $1.span.count } }
        var match = self
        match.best = best.filter { reading in
            best.allSatisfy { $0.place != reading.place || length($0) >= length(reading) }
        }
        match.readings = match.best
        return match
    }

    private static func distinct(_ readings: [AppReading]) -> [AppReading] {
        guard readings.count > 1 else { return readings }
        var distinct: [AppReading] = []
        for reading in readings where !distinct.contains(where: reading.means) { distinct.append(reading) }
        return distinct
    }
}
