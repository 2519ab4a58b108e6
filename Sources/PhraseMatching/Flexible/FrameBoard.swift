/// Gathers what several hypotheses of one utterance may mean: what many of them allow is likelier than what one says.
struct FrameBoard {
    /// What makes two frames the same: what is to be done, and with what.
    struct Key: Equatable {
        let meaning: UInt32
        let fillings: [Filling]
    }

    struct Filling: Equatable {
        let name: String
        let value: UInt32?
        /// Of words that no entry names.
        let text: String
    }

    final class Entry {
        let key: Key
        fileprivate(set) var frame: FlexibleFrame
        /// Those of all hypotheses that allow it.
        fileprivate(set) var frames: [FlexibleFrame]
        /// Of the hypothesis that speaks most for it.
        fileprivate(set) var hypothesis: Int
        fileprivate(set) var evidence: Double
        fileprivate(set) var sum: Double
        fileprivate(set) var count: Int
        /// The hypothesis that was counted last.
        fileprivate var last: Int

        /// Whether something else may be meant, see `FlexibleFrame.turnsSense`: the best hypothesis says so, or all that allow it.
        var turnsSense: Bool { isInBest && frames[0].tellsOtherwise || frames.allSatisfy(\.turnsSense) }

        /// Whether the best hypothesis allows it.
        fileprivate let isInBest: Bool

        fileprivate init(_ frame: FlexibleFrame, _ key: Key, hypothesis: Int, evidence: Double) {
            (self.key, self.frame, frames) = (key, frame, [frame])
            (self.hypothesis, self.evidence, last) = (hypothesis, evidence, hypothesis)
            (sum, count, isInBest) = (frame.evidence, 1, hypothesis == 0)
        }

        /// How many hypotheses speak for it, and whether the best one does.
        var support: (count: Int, isInBest: Bool) {
            (frames.count { $0.evidence > 0 }, isInBest && frames[0].evidence > 0)
        }

        /// Whether no word of it is said as another, and one of the other is; else whether more hypotheses allow it, or as many
        /// with more evidence.
        func comesBefore(_ other: Entry) -> Bool {
            if frame.isOtherName != other.frame.isOtherName { return other.frame.isOtherName }
            return (count, sum) > (other.count, other.sum)
        }

        /// Whether hardly anything else can be meant by the hypothesis that speaks most for it.
        var isSure: Bool { evidence > Self.sureEvidence && isWhole }

        /// Whether there is hardly anything else in that hypothesis.
        private var isWhole: Bool { frame.explained > Self.sureShare }

        private static let sureEvidence = 9.0
        private static let sureShare = 0.9

        /// Whether another hypothesis that is as likely says another thing, and nothing else.
        ///
        /// - likeliest: the hypotheses that nothing but chance tells apart.
        func isRivalled(by other: Entry, among likeliest: Set<Int>) -> Bool {
            hypothesis != other.hypothesis && likeliest.isSuperset(of: [hypothesis, other.hypothesis])
                && isWhole && other.isWhole && other.evidence > min(0, evidence - FlexibleMatcher.sureMargin)
        }

        /// Whether the hypotheses together tell it from one for which the best of them speaks as much.
        ///
        /// - tie: Nats that are chance, for each hypothesis.
        func isToldApart(from other: Entry, by tie: Double) -> Bool {
            max(count, other.count) > 1 && (count > other.count || sum - other.sum >= tie * Double(count))
        }
    }

    private(set) var entries: [Entry] = []
    /// How many were looked at.
    var hypothesisCount = 0

    init() {}

    /// - penalty: what the rank of the hypothesis costs, in nats.
    mutating func add(_ frame: FlexibleFrame, _ key: Key, hypothesis: Int, penalty: Double) {
        let evidence = frame.evidence - penalty
        // There are few.
        guard let place = entries.firstIndex(where: { $0.key == key }) else {
            entries.append(
                Entry(frame, key, hypothesis: hypothesis, evidence: evidence))
            return
        }
        if entries[place].last != hypothesis {
            entries[place].sum += frame.evidence
            entries[place].count += 1
            entries[place].frames.append(frame)
            entries[place].last = hypothesis
        }
        guard evidence > entries[place].evidence else { return }
        entries[place].frame = frame
        entries[place].hypothesis = hypothesis
        entries[place].evidence = evidence
    }

    /// Which entry is the best, and by how much it is better than all others.
    var lead: (place: Int, margin: Double)? {
        guard var best = entries.indices.first else { return nil }
        var second = -Double.infinity
        for place in entries.indices.dropFirst() {
            if entries[place].evidence > entries[best].evidence {
                (best, second) = (place, entries[best].evidence)
            } else {
                second = max(second, entries[place].evidence)
            }
        }
        return (best, entries[best].evidence - second)
    }

    /// Best first.
    var ranked: [Entry] {
        entries.sorted { a, b in
            a.evidence == b.evidence ? a.frame.template.rawValue < b.frame.template.rawValue : a.evidence > b.evidence
        }
    }
}
