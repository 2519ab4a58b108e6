/// One way in which utterances come, with all that belongs to it: how words are written as symbols, what slips cost, and
/// what the sums mean.
///
/// What a person types is compared letter by letter, what a recogniser heard sound by sound; one text alone may be either.
final class FlexibleChannel: Sendable {
    let compiled: CompiledFlexibleGrammar
    let prices: SoundPrices
    let calibration: FlexibleCalibration
    private let pool: ScratchPool<FlexibleScratch>

    init(_ compiled: CompiledFlexibleGrammar, _ prices: SoundPrices, _ calibration: FlexibleCalibration) {
        self.compiled = compiled
        self.prices = prices
        self.calibration = calibration
        pool = ScratchPool { FlexibleScratch() }
    }

    /// The same for other names in the same phrases.
    init(_ compiled: CompiledFlexibleGrammar, sharing other: FlexibleChannel) {
        self.compiled = compiled
        prices = other.prices
        calibration = other.calibration
        pool = other.pool
    }

    func withScratch<T>(_ body: (FlexibleScratch) -> T) -> T { pool.withScratch(body) }

    /// Frames further than this behind the best are not looked at, in nats.
    private static let reach = 6.0
    private static let frameLimit = 3
    /// Frames with less evidence are never acted on, in nats.
    private static let leastEvidence = -8.0
    /// With less, nobody asks whether it was another name, in nats.
    private static let doubtfulEvidence = -7.5
    /// Templates that later hypotheses are compared with.
    private static let templateLimit = 4

    /// - nodes: those to look at; set by the first hypothesis for those that follow.
    func frames(of spoken: SpokenText, _ scratch: FlexibleScratch, _ nodes: inout [Bool]?) -> [FlexibleFrame] {
        let read = { [compiled] in scratch.sounds(of: $0, compiled.reader) }
        guard let utterance = HeardUtterance(spoken, read, compiled, prices) else { return [] }
        var search = FlexibleSearch(compiled, utterance, prices, scratch)
        let finals = search.run(only: nodes)
        let endings = bestEndings(finals)
        if nodes == nil {
            nodes = compiled.nodes(of: endings.prefix(Self.templateLimit).map { compiled.grammar.endings[$0].template })
        }
        let floor = SoundCost(nats: utterance.backgroundCost - compiled.prior - Self.leastEvidence).rawValue
        guard let best = endings.first, finals[best] <= floor else { return [] }
        let limit = min(floor, finals[best] &+ SoundCost(nats: Self.reach).rawValue)
        var frames: [FlexibleFrame] = []
        var first: FlexibleTrace?
        for ending in endings.prefix(Self.frameLimit) where finals[ending] <= limit {
            guard let trace = FlexibleTrace(search, ending: ending) else { continue }
            if ending == best { first = trace }
            if trace.saysNothing(of: compiled.grammar) { continue }
            frames.append(FlexibleFrame(trace, search, ending: ending, cost: finals[ending]))
        }
        if let first, (frames.first?.evidence ?? -100) > Self.doubtfulEvidence {
            frames += others(than: first, best, limit, &search)
        }
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
                case .slot(_, isContext: false, _) = compiled.grammar.nodes[part.node].content
            else { continue }
            let cost = search.costOfOtherWay(ending, without: value, at: part.node)
            guard cost <= limit, let other = FlexibleTrace(search, ending: ending),
                !other.saysNothing(of: compiled.grammar)
            else { continue }
            frames.append(FlexibleFrame(other, search, ending: ending, cost: cost))
        }
        return frames
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
