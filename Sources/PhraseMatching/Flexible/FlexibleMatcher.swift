import Synchronization

/// Finds what an utterance may mean that says no phrase exactly: by how it sounds, with words left out, added and changed,
/// and over all that a recogniser offers for it.
///
///     let matcher = FlexibleMatcher(grammar, model: english)
///     matcher.answer(to: [Hypothesis(SpokenText("open up the note otter track in fieldnotes"))]).status   // matched
///     matcher.answer(to: [Hypothesis(SpokenText("we walked along the river"))]).status                   // rejected
package struct FlexibleMatcher: Sendable {
    package let grammar: Grammar
    private let compiled: CompiledFlexibleGrammar
    private let typed: Channel
    private let heard: Channel
    private let meaning: @Sendable (TemplateID) -> UInt32
    private let pool: FlexibleScratchPool

    /// How people type, or how a recogniser hears: costs and what their sums mean.
    private struct Channel: Sendable {
        let prices: SoundPrices
        let calibration: FlexibleCalibration
    }

    /// Reads the phrases of a grammar aloud; its lists are read when they are first needed.
    ///
    /// - Parameters:
    ///   - grammar: What can be said.
    ///   - model: The language.
    ///   - contextSlots: Names of slots that say where a command belongs, and need not be said.
    ///   - includes: Which templates are of this language.
    ///   - meaning: Templates with one number do the same; without it each does something else.
    package init(
        _ grammar: Grammar, model: FlexibleModel, contextSlots: Set<String> = ["applicationName"],
        includes: (TemplateID) -> Bool = { _ in true },
        meaning: @escaping @Sendable (TemplateID) -> UInt32 = { $0.rawValue }
    ) {
        self.grammar = grammar
        self.meaning = meaning
        pool = FlexibleScratchPool()
        compiled = CompiledFlexibleGrammar(grammar, model, contextSlots: contextSlots, includes: includes)
        typed = Channel(prices: SoundPrices(model.table, model.typed, isHeard: false), calibration: .typed)
        heard = Channel(prices: SoundPrices(model.table, model.heard, isHeard: true), calibration: .heard)
    }

    /// A matcher for other names in the same phrases.
    package init(_ grammar: Grammar, sharing other: FlexibleMatcher) {
        self.grammar = grammar
        meaning = other.meaning
        typed = other.typed
        heard = other.heard
        pool = other.pool
        compiled = CompiledFlexibleGrammar(grammar, sharing: other.compiled)
    }

    /// - hypotheses: best first. One alone counts as typed, several as heard.
    package func answer(to hypotheses: [Hypothesis]) -> MatchAnswer {
        let hypotheses = hypotheses.prefix(Self.hypothesisLimit)
        let channel = hypotheses.count > 1 ? heard : typed
        var board = FrameBoard(hypothesisCount: hypotheses.count)
        pool.withScratch { scratch in
            var nodes: [Bool]?
            for (number, hypothesis) in hypotheses.enumerated() {
                let found = frames(of: hypothesis.spoken, channel.prices, scratch, &nodes)
                let penalty = penalty(of: number, in: hypotheses)
                for frame in found {
                    board.add(frame, key(of: frame, hypothesis.spoken), hypothesis: number, penalty: penalty)
                }
            }
        }
        return decide(board, Array(hypotheses), channel.calibration)
    }

    /// More hypotheses say nothing new.
    private static let hypothesisLimit = 8

    /// A recogniser's own confidence, else the rank.
    private func penalty(of number: Int, in hypotheses: ArraySlice<Hypothesis>) -> Double {
        guard let first = hypotheses[0].confidence, let own = hypotheses[number].confidence, first > 0, own > 0 else {
            return 0.3 * Double(number)
        }
        return max(0, Logarithm.of(first / own))
    }

    private func key(of frame: FlexibleFrame, _ spoken: SpokenText) -> FrameBoard.Key {
        let names = grammar.phrase(frame.template)?.slotNames ?? []
        let fillings = frame.slots.filter { !$0.isContext }.map { slot in
            FrameBoard.Filling(
                name: names.indices.contains(slot.index) ? names[slot.index] : "", value: slot.value,
                text: slot.value == nil ? spoken.words[slot.words].map(\.folded).joined(separator: " ") : "")
        }
        return FrameBoard.Key(
            meaning: compiled.isNegative(frame.template) ? .max - frame.template.rawValue : meaning(frame.template),
            fillings: fillings.sorted { $0.name < $1.name })
    }
}

// MARK: - One hypothesis

extension FlexibleMatcher {
    /// Frames further than this behind the best are not looked at, in nats.
    private static let reach = 8.0
    private static let frameLimit = 4
    /// Templates that later hypotheses are compared with.
    private static let templateLimit = 8

    /// - nodes: those to look at; set by the first hypothesis for those that follow.
    private func frames(
        of spoken: SpokenText, _ prices: SoundPrices, _ scratch: FlexibleScratch, _ nodes: inout [Bool]?
    ) -> [FlexibleFrame] {
        let read = { scratch.sounds(of: $0, compiled.reader) }
        guard let utterance = HeardUtterance(spoken, read, compiled.lexicon, prices) else { return [] }
        var search = FlexibleSearch(compiled, utterance, prices, scratch)
        let finals = search.run(only: nodes)
        let endings = bestEndings(finals)
        if nodes == nil {
            nodes = compiled.nodes(of: endings.prefix(Self.templateLimit).map { compiled.grammar.endings[$0].template })
        }
        guard let best = endings.first else { return [] }
        let limit = finals[best] &+ SoundCost(nats: Self.reach).rawValue
        var frames: [FlexibleFrame] = []
        var first: FlexibleTrace?
        for ending in endings.prefix(Self.frameLimit) where finals[ending] <= limit {
            guard let trace = FlexibleTrace(search, ending: ending) else { continue }
            if ending == best { first = trace }
            frames.append(FlexibleFrame(trace, search, ending: ending, cost: finals[ending]))
        }
        if let first { frames += others(than: first, best, limit, &search) }
        return frames
    }

    /// The cheapest ending of each template, cheapest first.
    private func bestEndings(_ finals: [Int16]) -> [Int] {
        var best: [TemplateID: Int] = [:]
        for (ending, cost) in finals.enumerated() where cost < SoundCost.never.rawValue {
            let template = compiled.grammar.endings[ending].template
            if let known = best[template], finals[known] <= cost { continue }
            best[template] = ending
        }
        return best.values.sorted { finals[$0] == finals[$1] ? $0 < $1 : finals[$0] < finals[$1] }
    }

    /// The same template with another entry in one of its slots.
    private func others(
        than trace: FlexibleTrace, _ ending: Int, _ limit: Int16, _ search: inout FlexibleSearch
    ) -> [FlexibleFrame] {
        var frames: [FlexibleFrame] = []
        for part in trace.parts.reversed() {
            guard case .entry(let value, _) = part.filling,
                case .slot(_, mayBeUnsaid: false) = compiled.grammar.nodes[part.node].content
            else { continue }
            let cost = search.costOfOtherWay(ending, without: value, at: part.node)
            guard cost <= limit, let other = FlexibleTrace(search, ending: ending) else { continue }
            frames.append(FlexibleFrame(other, search, ending: ending, cost: cost))
        }
        return frames
    }
}

// MARK: - The decision

extension FlexibleMatcher {
    /// Frames closer than this are told apart by chance, in nats.
    private static let tie = 0.25

    private func decide(
        _ board: FrameBoard, _ hypotheses: [Hypothesis], _ calibration: FlexibleCalibration
    ) -> MatchAnswer {
        let ranked = board.ranked
        guard let best = ranked.first, !best.frame.isOpposed else {
            return MatchAnswer(status: .rejected)
        }
        if compiled.isNegative(best.frame.template) {
            return MatchAnswer(status: .rejected, hypothesis: best.hypothesis, result: MatchResult(vetoed: true))
        }
        let ties = ranked.prefix {
            best.evidence - $0.evidence < Self.tie && !$0.frame.isOpposed && !compiled.isNegative($0.frame.template)
        }
        let rival = ranked.dropFirst(ties.count).first
        let features = features(of: best, rival, board)
        let score = calibration.score(features)
        let status = status(score, best, ties.count, calibration)
        return MatchAnswer(
            status: status, hypothesis: best.hypothesis,
            result: status == .rejected ? MatchResult() : result(ranked, ties.count, score, hypotheses),
            features: features)
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
            case .margin: clamp(best.evidence - (rival?.evidence ?? -1_000), 0...8)
            case .wordDoubt: clamp(frame.wordEvidence, -12...0)
            case .nameDoubt: clamp(names.map(\.gain).min() ?? 0, -10...0)
            case .explained: frame.explained
            case .isPlain: names.isEmpty ? 1 : 0
            case .namesContext: context.isEmpty ? 0.5 : context.contains { $0.value != nil } ? 1 : 0
            }
        }
    }

    private func result(
        _ ranked: [FrameBoard.Entry], _ ties: Int, _ score: Double, _ hypotheses: [Hypothesis]
    ) -> MatchResult {
        let shown = ranked.filter { !$0.frame.isOpposed && !compiled.isNegative($0.frame.template) }.prefix(
            MatchResult.limit)
        let best = ranked.first?.evidence ?? 0
        let matches = shown.enumerated().map { number, entry in
            let behind = min(score, 1 - score) * Exponential.of(entry.evidence - best)
            return match(
                entry.frame, hypotheses[entry.hypothesis].spoken, score: number < ties ? score / Double(ties) : behind)
        }
        return MatchResult(
            matches: matches, best: Array(matches.prefix(ties)),
            wasTruncated: ranked.count > MatchResult.limit)
    }

    private func match(_ frame: FlexibleFrame, _ spoken: SpokenText, score: Double) -> Match {
        let phrase = grammar.phrase(frame.template)
        let slots = frame.slots.compactMap { slot -> SlotMatch? in
            guard let phrase, !slot.words.isEmpty else { return nil }
            let span =
                spoken.words[slot.words.lowerBound].span
                .lowerBound..<spoken.words[slot.words.upperBound - 1].span.upperBound
            return SlotMatch(
                name: phrase.slotNames[slot.index], list: phrase.lists[slot.index], value: slot.value, span: span,
                text: spoken.substring(span))
        }
        return Match(template: frame.template, slots: slots, score: score, tier: .flexible)
    }
}

/// Searches' storage that waits for its next use; shared by all copies of a matcher.
final class FlexibleScratchPool: Sendable {
    private let waiting = Mutex<[Waiting]>([])

    /// Used by one thread at a time: whoever took it out.
    private struct Waiting: @unchecked Sendable {
        let scratch: FlexibleScratch
    }

    func withScratch<T>(_ body: (FlexibleScratch) -> T) -> T {
        let taken = waiting.withLock { $0.popLast() } ?? Waiting(scratch: FlexibleScratch())
        defer { waiting.withLock { $0.append(taken) } }
        return body(taken.scratch)
    }
}

extension CompiledFlexibleGrammar {
    /// Which nodes are on the ways of some templates.
    func nodes(of templates: [TemplateID]) -> [Bool] {
        var nodes = [Bool](repeating: false, count: grammar.nodes.count)
        for (ending, info) in grammar.endings.enumerated() where templates.contains(info.template) {
            for node in way(to: ending) { nodes[node] = true }
        }
        return nodes
    }
}
