/// Finds what an utterance may mean that says no phrase exactly: by how it sounds, with words left out, added and changed,
/// and over all that a recogniser offers for it.
///
///     let matcher = FlexibleMatcher(grammar, model: english)
///     matcher.answer(to: [Hypothesis(SpokenText("open up the note otter track in fieldnotes"))]).status   // matched
///     matcher.answer(to: [Hypothesis(SpokenText("we walked along the river"))]).status                   // rejected
package final class FlexibleMatcher: Sendable {
    package let grammar: Grammar
    private let channels: FlexibleChannels
    private let recipe: PhraseVariants.Recipe
    private let paraphrases: Later<Paraphrases>
    private let unlisted: Later<UnlistedNames>
    private let spelling: Later<SmallWordSpelling>
    private let namesApart: Later<NamesApart>
    private let phraseWords: Later<PhraseWordSpelling>
    private let meaning: @Sendable (TemplateID) -> UInt32

    /// A matcher that reads the phrases when they are first needed.
    ///
    /// - Parameters:
    ///   - grammar: What can be said.
    ///   - model: The language.
    ///   - contextSlots: Names of slots that say where a command belongs, and need not be said.
    ///   - includes: Which templates are of this language.
    ///   - meaning: Templates with one number do the same; without it each does something else.
    ///   - slotKind: What a slot of a template holds, by its place; without it those hold names that have a list.
    ///   - names: What the app of each scope is called.
    package init(
        _ grammar: Grammar, model: FlexibleModel, contextSlots: Set<String> = ["applicationName"],
        includes: @escaping @Sendable (TemplateID) -> Bool = { _ in true },
        meaning: @escaping @Sendable (TemplateID) -> UInt32 = { $0.rawValue },
        slotKind: (@Sendable (TemplateID, Int) -> SlotKind)? = nil, names: [ScopeID: [String]] = [:]
    ) {
        self.grammar = grammar
        self.meaning = meaning
        recipe = PhraseVariants.Recipe(
            model: model, contextSlots: contextSlots, names: names, includes: includes, slotKind: slotKind)
        paraphrases = Later { [recipe] in Paraphrases(grammar, recipe) }
        unlisted = Later { [recipe] in UnlistedNames(grammar, recipe) }
        spelling = Later { SmallWordSpelling(model) }
        let channels = FlexibleChannels(grammar, model, contextSlots, includes, meaning)
        self.channels = channels
        (namesApart, phraseWords) = Self.spellings(channels, recipe)
    }

    /// A matcher for other names in the same phrases.
    package init(_ grammar: Grammar, sharing other: FlexibleMatcher) {
        self.grammar = grammar
        meaning = other.meaning
        let channels = FlexibleChannels(grammar, sharing: other.channels)
        self.channels = channels
        (recipe, spelling) = (other.recipe, other.spelling)
        (namesApart, phraseWords) = Self.spellings(channels, other.recipe)
        let known = other.paraphrases.valueIfMade
        paraphrases = Later { [recipe] in
            known.map { Paraphrases(grammar, sharing: $0) } ?? Paraphrases(grammar, recipe)
        }
        let open = other.unlisted.valueIfMade
        unlisted = Later { [recipe] in
            open.map { UnlistedNames(grammar, sharing: $0) } ?? UnlistedNames(grammar, recipe)
        }
    }

    private static func spellings(
        _ channels: FlexibleChannels, _ recipe: PhraseVariants.Recipe
    ) -> (Later<NamesApart>, Later<PhraseWordSpelling>) {
        (
            Later { NamesApart(channels.typed.value.compiled, recipe.model.paraphrases) },
            Later { PhraseWordSpelling(channels.typed.value.compiled) }
        )
    }

    /// What an utterance means that says a phrase in another order or in other words for the same, with politeness around it or
    /// without, but says all of it and nothing else; nil where it is no such thing.
    package func paraphrase(_ spoken: SpokenText) -> MatchAnswer? {
        if let answer = paraphrases.value.answer(to: spoken, isOwn: isOwn) { return answer }
        if let mended = mended(spoken), let answer = paraphrase(mended) { return answer }
        return namesApart.value.joined(spoken).lazy.compactMap { self.paraphrase($0) }.first
    }

    private func paraphrase(_ mended: MendedText) -> MatchAnswer? {
        paraphrases.value.answer(to: mended.spoken, isOwn: isOwn).map(mended.found)
    }

    /// What hypotheses of an utterance ask for that say a phrase but for names in it that no list has, best first; to be asked
    /// where nothing else is meant.
    ///
    /// - Returns: `suggested`, with slots that have no value; nil where nothing says that a phrase is meant.
    package func unlisted(in hypotheses: [Hypothesis]) -> MatchAnswer? {
        if let answer = unlisted(hypotheses) { return answer }
        // A recogniser writes no words that there are not.
        guard hypotheses.count == 1, let mended = phraseWords.value.mended(hypotheses[0].spoken) else { return nil }
        return unlisted([Hypothesis(mended.spoken)]).map(mended.found)
    }

    private func unlisted(_ hypotheses: [Hypothesis]) -> MatchAnswer? {
        unlisted.value.answer(
            to: hypotheses.prefix(Self.hypothesisLimit), channels.typed.value.compiled, meaning: meaning)
    }

    /// With small words as they are meant.
    private func mended(_ spoken: SpokenText) -> MendedText? { spelling.value.mended(spoken, isOwn: isOwn) }

    /// Whether a word is one of a phrase or a name.
    private func isOwn(_ word: String) -> Bool { channels.typed.value.compiled.isOwn(word) }

    /// What an utterance means.
    ///
    /// - Parameter hypotheses: Best first. One alone may have been typed as well as heard, so it is compared letter by letter
    ///   and, if that says nothing sure, sound by sound.
    /// - Returns: The status, with frames unless nothing is worth a question.
    package func answer(to hypotheses: [Hypothesis]) -> MatchAnswer {
        let hypotheses = hypotheses.prefix(Self.hypothesisLimit)
        guard hypotheses.count == 1 else { return answer(to: hypotheses, channels.heard.value) }
        return mendedAnswer(hypotheses[0]) { hypothesis in bestAnswer { answer(toAlone: hypothesis, $0) } }
    }

    /// With small words as they are meant, where that is something; else as it is said.
    private func mendedAnswer(_ hypothesis: Hypothesis, _ answer: (Hypothesis) -> MatchAnswer) -> MatchAnswer {
        if let mended = mended(hypothesis.spoken) {
            let answer = answer(Hypothesis(mended.spoken))
            if answer.status.isSure { return mended.found(answer) }
        }
        return answer(hypothesis)
    }

    /// The same for one text alone, of which nothing is refused before it is searched: slower, and no other.
    func searchedAnswer(to hypothesis: Hypothesis) -> MatchAnswer {
        mendedAnswer(hypothesis) { hypothesis in bestAnswer { answer(to: [hypothesis], $0) } }
    }

    /// As a person typed it, or, if that says nothing sure, as a recogniser wrote it.
    private func bestAnswer(_ answer: (FlexibleChannel) -> MatchAnswer) -> MatchAnswer {
        let typed = answer(channels.typed.value)
        if typed.status.isSure || typed.result.vetoed { return typed }
        let transcribed = answer(channels.transcribed.value)
        return transcribed.status.isSure || typed.status == .rejected ? transcribed : typed
    }

    private func answer(toAlone hypothesis: Hypothesis, _ channel: FlexibleChannel) -> MatchAnswer {
        func decision(_ frames: [FlexibleFrame]) -> MatchAnswer {
            var board = FrameBoard()
            for frame in frames { add(frame, to: &board, hypothesis: 0, penalty: 0) }
            board.hypothesisCount = 1
            return decide(board, [hypothesis], channel)
        }
        let frames = channel.withScratch { scratch in
            // A frame that has no rival is as sure as it can be.
            channel.frames(ofAlone: hypothesis.spoken, scratch) { frame in
                let answer = decision([frame])
                return answer.status != .rejected || answer.result.vetoed
            }
        }
        return decision(frames)
    }

    private func answer(to hypotheses: ArraySlice<Hypothesis>, _ channel: FlexibleChannel) -> MatchAnswer {
        var board = FrameBoard()
        channel.withScratch { scratch in
            scratch.wantAnything()
            let likeliest = hypotheses.likeliest
            let surest = hypotheses.lazy.compactMap(\.confidence).max() ?? 0
            for number in hypotheses.indices {
                let penalty = Self.penalty(of: hypotheses[number], number, surest: surest)
                // What is as likely as the best text is read as well: it may say the opposite.
                if number > likeliest.last ?? 0, Self.isSettled(board) { break }
                for frame in channel.frames(of: hypotheses[number].spoken, scratch) {
                    add(frame, to: &board, hypothesis: number, penalty: penalty)
                }
                board.hypothesisCount = number + 1
            }
        }
        return decide(board, hypotheses, channel)
    }

    private func add(_ frame: FlexibleFrame, to board: inout FrameBoard, hypothesis: Int, penalty: Double) {
        board.add(frame, key(of: frame), hypothesis: hypothesis, penalty: penalty)
        for other in frame.others { board.add(other, key(of: other), hypothesis: hypothesis, penalty: penalty) }
    }

    /// Whether more hypotheses would change nothing: one frame is far ahead.
    private static func isSettled(_ board: FrameBoard) -> Bool {
        guard let (place, margin) = board.lead, margin > sureMargin else { return false }
        return board.entries[place].isSure && !board.entries[place].turnsSense
    }

    static let sureMargin = 4.0

    /// More hypotheses say nothing new.
    private static let hypothesisLimit = 8

    /// What speaks against a hypothesis: a recogniser's own confidence in it, beside that in its surest, else its rank.
    private static func penalty(of hypothesis: Hypothesis, _ rank: Int, surest: Double) -> Double {
        guard let own = hypothesis.confidence, own > 0, surest > 0 else { return 0.3 * Double(rank) }
        return Logarithm.of(surest / own)
    }

    private func key(of frame: FlexibleFrame) -> FrameBoard.Key {
        let names = isNegative(frame.template) ? [] : grammar.phrases[Int(frame.template.rawValue)].slotNames
        var fillings: [FrameBoard.Filling] = []
        fillings.reserveCapacity(frame.slots.count)
        for slot in frame.slots where !slot.isContext {
            fillings.append(
                FrameBoard.Filling(
                    name: names.indices.contains(slot.index) ? names[slot.index] : "", value: slot.value,
                    text: slot.value == nil ? frame.words[slot.words].map(\.folded).joined(separator: " ") : ""))
        }
        if fillings.count > 1 { fillings.sort { $0.name < $1.name } }
        return FrameBoard.Key(
            meaning: isNegative(frame.template) ? .max - frame.template.rawValue : meaning(frame.template),
            fillings: fillings)
    }

    private func isNegative(_ template: TemplateID) -> Bool { Int(template.rawValue) >= grammar.phrases.count }
}

// MARK: - The decision

extension FlexibleMatcher {
    /// Frames closer than this are told apart by chance, in nats.
    static let tie = 0.25

    private func decide(
        _ board: FrameBoard, _ hypotheses: ArraySlice<Hypothesis>, _ channel: FlexibleChannel
    ) -> MatchAnswer {
        let calibration = channel.calibration
        var ranked = board.ranked
        guard let first = ranked.first, !first.frame.isOpposed else {
            return MatchAnswer(status: .rejected)
        }
        // Of two things that are asked for at once neither speaks against the other, nor of two that are said as likely.
        let likeliest = Set(hypotheses.likeliest)
        let near = ranked.prefix {
            (first.evidence - $0.evidence < Self.tie || first.frame.isAsNear(as: $0.frame)
                || first.frame.asksForMore && $0.frame.asksForMore || first.isRivalled(by: $0, among: likeliest))
                && !$0.frame.isOpposed && !isNegative($0.frame.template)
        }
        // Where one text says of several as much, the others decide; a name whose words are said as they are comes first.
        ranked.replaceSubrange(near.indices, with: near.sorted { $0.comesBefore($1) })
        let best = ranked[0]
        let ties = ranked[near.indices].prefix {
            best.isRivalled(by: $0, among: likeliest) || !best.isToldApart(from: $0, by: Self.tie)
        }
        let rival = ranked.dropFirst(near.count).first
        let features = features(of: best, rival, board)
        // Of several names the phrase takes one: which is a question, however little one explains of them all.
        let least = best.frame.asksForSeveral ? calibration.suggested : 0
        let score = limited(max(least, calibration.score(features)), best, calibration) {
            isSpokenAgainst(best, board, hypotheses, channel.compiled)
        }
        let status = status(score, best, ties.count, calibration)
        if isNegative(best.frame.template) {
            return MatchAnswer(
                status: .rejected, hypothesis: best.hypothesis, result: MatchResult(vetoed: status.isSure))
        }
        return MatchAnswer(
            status: status, hypothesis: best.hypothesis,
            result: status == .rejected ? MatchResult() : result(ranked, ties.count, score, hypotheses),
            features: features)
    }

    /// Another name, or half of what is asked for, is at most worth a question, another verb is not even that.
    private func limited(
        _ score: Double, _ best: FrameBoard.Entry, _ calibration: FlexibleCalibration, isSpokenAgainst: () -> Bool
    ) -> Double {
        if best.frame.asksOtherwise { return min(score, calibration.suggested - 0.05) }
        let limit = calibration.matched - 0.05
        // Most that is no more than that anyway is not looked at.
        guard score > limit else { return score }
        let isDoubtful =
            best.frame.isOtherName || best.frame.asksForMore || best.turnsSense || isSpokenAgainst()
        return isDoubtful ? limit : score
    }

    /// Whether the best text says something else than the one that speaks most for a frame.
    private func isSpokenAgainst(
        _ entry: FrameBoard.Entry, _ board: FrameBoard, _ hypotheses: ArraySlice<Hypothesis>,
        _ compiled: CompiledFlexibleGrammar
    ) -> Bool {
        guard let best = hypotheses.first, entry.hypothesis > hypotheses.startIndex else { return false }
        let texts = TextsApart(best.spoken, hypotheses[entry.hypothesis].spoken, compiled)
        if texts.isTurned { return true }
        let support = entry.support
        return !support.isInBest && 2 * support.count <= board.hypothesisCount
            && entry.frame.isHeardAsItIs && !texts.areAlike
    }

    private func status(
        _ score: Double, _ best: FrameBoard.Entry, _ ties: Int, _ calibration: FlexibleCalibration
    ) -> MatchStatus {
        if score < calibration.suggested { return .rejected }
        if score < calibration.matched || best.evidence < calibration.leastEvidence { return .suggested }
        return ties > 1 ? .ambiguous : .matched
    }

    /// In the order of `FlexibleCalibration.Feature`.
    private func features(
        of best: FrameBoard.Entry, _ rival: FrameBoard.Entry?, _ board: FrameBoard
    ) -> [Double] {
        let frame = best.frame
        let names = frame.slots.filter { !$0.isContext }
        let context = frame.slots.filter(\.isContext)
        func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            min(max(value, range.lowerBound), range.upperBound)
        }
        return FlexibleCalibration.Feature.allCases.map { feature in
            switch feature {
            case .bias: 1
            case .evidence: clamp(best.evidence, -20...15)
            case .meanEvidence: clamp(best.sum / Double(best.count), -20...15)
            case .support: Double(best.count) / Double(board.hypothesisCount)
            case .margin: clamp(best.evidence - (rival?.evidence ?? -1_000), 0...5)
            case .wordDoubt: clamp(frame.wordEvidence, -12...0)
            case .nameDoubt: clamp(names.map { $0.agreement.isSure || $0.isText ? 0 : $0.gain }.min() ?? 0, -10...0)
            case .explained: frame.explained
            case .isPlain: names.isEmpty ? 1 : 0
            case .slip: clamp(names.map(\.slip).max() ?? 0, 0...10)
            case .strangers: Double(min(4, frame.strangers))
            case .evidenceShare: clamp(frame.evidenceShare, -1...1)
            case .verbatim: frame.asHeard.verbatim
            case .misplaced: frame.asHeard.misplaced
            case .unheard: Double(min(4, frame.asHeard.unheard))
            case .namesContext: context.isEmpty ? 0.5 : context.contains { $0.value != nil } ? 1 : 0
            }
        }
    }

    private func result(
        _ ranked: [FrameBoard.Entry], _ ties: Int, _ score: Double, _ hypotheses: ArraySlice<Hypothesis>
    ) -> MatchResult {
        let shown = ranked.filter { !$0.frame.isOpposed && !isNegative($0.frame.template) }.prefix(
            MatchResult.limit)
        let best = ranked.first?.evidence ?? 0
        let matches = shown.enumerated().map { number, entry in
            let behind = min(score, 1 - score) * Exponential.of(entry.evidence - best)
            var match = match(
                entry.frame, hypotheses[entry.hypothesis].spoken, score: number < ties ? score / Double(ties) : behind)
            match.hypothesis = entry.hypothesis
            return match
        }
        return MatchResult(
            matches: matches, best: Array(matches.prefix(ties)),
            wasTruncated: ranked.count > MatchResult.limit)
    }

    private func match(_ frame: FlexibleFrame, _ spoken: SpokenText, score: Double) -> Match {
        let phrase = grammar.phrase(frame.template)
        let words = frame.words
        func span(_ range: Range<Int>) -> Range<Int> {
            words[range.lowerBound].span.lowerBound..<words[range.upperBound - 1].span.upperBound
        }
        let slots = frame.slots.compactMap { slot -> SlotMatch? in
            guard let phrase, !slot.words.isEmpty else { return nil }
            let span = span(slot.words)
            return SlotMatch(
                name: phrase.slotNames[slot.index], list: phrase.lists[slot.index], value: slot.value, span: span,
                text: spoken.substring(span))
        }
        return Match(
            template: frame.template, slots: slots, score: score, tier: .flexible,
            leftovers: frame.leftovers.map(span))
    }
}
