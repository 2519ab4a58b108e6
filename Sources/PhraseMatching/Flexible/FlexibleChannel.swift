/// One way in which utterances come, with all that belongs to it: how words are written as symbols, what slips cost, and
/// what the sums mean.
///
/// What a person types is compared letter by letter, what a recogniser heard sound by sound; one text alone may be either.
final class FlexibleChannel: Sendable {
    let compiled: CompiledFlexibleGrammar
    let prices: SoundPrices
    let calibration: FlexibleCalibration
    private let pool: ScratchPool<FlexibleScratch>
    private let refusal: Later<RefusalCheck>

    init(_ compiled: CompiledFlexibleGrammar, _ prices: SoundPrices, _ calibration: FlexibleCalibration) {
        self.compiled = compiled
        self.prices = prices
        self.calibration = calibration
        pool = ScratchPool { FlexibleScratch() }
        refusal = Later { [grammar = compiled.grammar] in RefusalCheck(grammar, prices) }
    }

    /// The same for other names in the same phrases.
    init(_ compiled: CompiledFlexibleGrammar, sharing other: FlexibleChannel) {
        self.compiled = compiled
        prices = other.prices
        calibration = other.calibration
        pool = other.pool
        refusal = other.refusal
    }

    func withScratch<T>(_ body: (FlexibleScratch) -> T) -> T { pool.withScratch(body) }

    /// Frames further than this behind the best are not looked at, in nats.
    private static let slack = SoundCost(nats: 4.5).rawValue
    /// Templates further than this behind the best are not looked for in other hypotheses, in nats.
    private static let wantedReach = 8.0
    private static let frameLimit = 3
    /// Frames with less evidence are never acted on, in nats.
    private static let leastEvidence = -8.0
    /// With less, nobody asks whether it was another name, in nats.
    private static let doubtfulEvidence = -7.5

    /// What one of several hypotheses may mean. The first of them says which templates the others are compared with.
    func frames(of spoken: SpokenText, _ scratch: FlexibleScratch) -> [FlexibleFrame] {
        guard let search = search(spoken, scratch) else { return [] }
        let isFirst = scratch.wanted == nil
        search.run(
            only: scratch.wanted, floor: floor(search), slack: Self.slack, templates: Self.frameLimit,
            probes: isFirst ? CheapestEndings.limit : 1)
        if isFirst { want(scratch.estimates, search, scratch) }
        return frames(found: search, scratch)
    }

    /// What one text alone may mean: nothing, unless one of the phrases whose words are all said could be answered.
    func frames(
        ofAlone spoken: SpokenText, _ scratch: FlexibleScratch, mayBeAnswered: (FlexibleFrame) -> Bool
    ) -> [FlexibleFrame] {
        scratch.wantAnything()
        let wanted = scratch.wantNothing(of: compiled.grammar.nodes.count)
        guard spoken.withFolded({ refusal.value.want($0, compiled, wanted, scratch.words) }),
            let search = search(spoken, scratch)
        else { return [] }
        let floor = floor(search)
        search.run(only: wanted, floor: floor, slack: Self.slack, templates: Self.frameLimit)
        guard let best = scratch.cheapest.first,
            frames(found: search, scratch, isBound: true).contains(where: mayBeAnswered)
        else { return [] }
        search.run(
            floor: min(floor, best.cost &+ Self.slack), slack: Self.slack, templates: Self.frameLimit, probes: 0)
        return frames(found: search, scratch)
    }

    private func search(_ spoken: SpokenText, _ scratch: FlexibleScratch) -> FlexibleSearch? {
        HeardUtterance(spoken, scratch.words, compiled, prices)
            .map { FlexibleSearch(compiled, $0, prices, scratch) }
    }

    /// What costs more is not looked at.
    private func floor(_ search: FlexibleSearch) -> Int16 {
        SoundCost(nats: search.utterance.backgroundCost - compiled.prior - Self.leastEvidence).rawValue
    }

    /// - isBound: all are wanted that might be answered, however little speaks for them.
    private func frames(
        found search: FlexibleSearch, _ scratch: FlexibleScratch, isBound: Bool = false
    ) -> [FlexibleFrame] {
        let floor = floor(search)
        guard let best = scratch.cheapest.first, best.cost <= floor else { return [] }
        let limit = min(floor, best.cost &+ Self.slack)
        var frames: [FlexibleFrame] = []
        frames.reserveCapacity(Self.frameLimit + 1)
        var first: FlexibleTrace?
        for place in 0..<min(Self.frameLimit, scratch.cheapest.count) where scratch.cheapest[place].cost <= limit {
            let (ending, cost) = (Int(scratch.cheapest[place].ending), scratch.cheapest[place].cost)
            guard let trace = FlexibleTrace(search, ending: ending) else { continue }
            if place == 0 { first = trace }
            if search.isNoWay(trace) { continue }
            frames.append(FlexibleFrame(trace, search, ending: ending, cost: cost))
        }
        if let first, isBound || (frames.first?.evidence ?? -100) > Self.doubtfulEvidence {
            addOthers(than: first, Int(best.ending), limit, search, to: &frames)
        }
        return frames
    }

    /// Later hypotheses are compared with the templates of these endings, and with the names that this one resembles.
    private func want(_ endings: CheapestEndings, _ search: FlexibleSearch, _ scratch: FlexibleScratch) {
        search.bounds.keepPromising(lists: search.lists.count)
        let wanted = scratch.wantNothing(of: compiled.grammar.nodes.count)
        let limit = (endings.first?.cost ?? 0) &+ SoundCost(nats: Self.wantedReach).rawValue
        for info in compiled.grammar.endings where endings.holds(info.template, within: limit) {
            var node = info.node
            while node >= 0, !wanted[Int(node)] {
                wanted[Int(node)] = true
                node = compiled.grammar.nodes[Int(node)].parent
            }
        }
    }

    /// The same template with another entry in one of its slots.
    private func addOthers(
        than trace: FlexibleTrace, _ ending: Int, _ limit: Int16, _ search: FlexibleSearch,
        to frames: inout [FlexibleFrame]
    ) {
        for part in trace.parts.reversed() {
            guard case .entry(let value, _) = part.filling,
                case .slot(_, isContext: false, _) = compiled.grammar.nodes[part.node].content
            else { continue }
            let cost = search.costOfOtherWay(ending, without: value, at: part.node, limit: limit)
            guard cost <= limit, let other = FlexibleTrace(search, ending: ending),
                !search.isNoWay(other)
            else { continue }
            frames.append(FlexibleFrame(other, search, ending: ending, cost: cost))
        }
    }
}
