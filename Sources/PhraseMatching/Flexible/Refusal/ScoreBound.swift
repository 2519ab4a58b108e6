/// How sure a frame of one text alone can be at most, by what its phrase costs at least: most phrases whose words are said cannot
/// be answered, since no name that they would need is.
struct ScoreBound {
    private let search: FlexibleSearch
    private let calibration: FlexibleCalibration

    /// - search: one whose bounds are known.
    init(_ search: FlexibleSearch, _ calibration: FlexibleCalibration) {
        (self.search, self.calibration) = (search, calibration)
    }

    /// Whether an ending may be worth a question.
    func mayBeAnswered(_ ending: FlexibleBounds.Ending) -> Bool {
        let nats = { (cost: Int32) in -Double(cost) / SoundCost.unitsPerNat }
        let evidence = nats(ending.cost) - search.compiled.prior
        let gains = search.compiled.way(to: Int(ending.number)).compactMap { node -> Double? in
            guard case .slot(let list, isContext: false, _) = search.compiled.grammar.nodes[node].content else {
                return nil
            }
            let choice = search.compiled.acceptsUnlisted(list) ? 0 : search.compiled.choice(list)
            return nats(search.nodes[node].part.least) - choice
        }
        let sum = zip(FlexibleCalibration.Feature.allCases, calibration.weights).reduce(0) { sum, weighed in
            let (feature, weight) = weighed
            let range = range(of: feature, evidence, leastGain: gains.min())
            return sum + max(weight * range.lowerBound, weight * range.upperBound)
        }
        return calibration.score(sum: sum) >= calibration.suggested
    }

    /// What a feature of one text alone may be, see `FlexibleCalibration.Feature`.
    ///
    /// - evidence: at most.
    /// - leastGain: of the names; `nil` where the phrase has none.
    private func range(
        of feature: FlexibleCalibration.Feature, _ evidence: Double, leastGain: Double?
    ) -> ClosedRange<Double> {
        switch feature {
        case .bias, .support: 1...1
        case .evidence, .meanEvidence: -20...min(max(evidence, -20), 15)
        case .margin: 0...5
        case .wordDoubt: -12...0
        case .nameDoubt: -10...min(max(leastGain ?? 0, -10), 0)
        case .explained, .namesContext, .verbatim, .misplaced: 0...1
        case .evidenceShare: -1...1
        case .isPlain: leastGain == nil ? 1...1 : 0...0
        case .slip: 0...10
        case .strangers, .unheard: 0...4
        }
    }
}
