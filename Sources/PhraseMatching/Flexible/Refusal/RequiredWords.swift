/// Which words of a phrase must be said in one text alone, since whoever says something else there asks for something else
/// (`FlexibleFrame.asksOtherwise`): all but those that are everywhere, and those that are nearly nothing.
///
/// An utterance that has not all of them of any phrase is no command, which is known before any cost is counted.
struct RequiredWords: ~Copyable, Sendable {
    private let automaton: SlipAutomaton
    /// Of each word of the grammar, where it or one of its meaning ends in the automaton.
    private let places: FrozenRows<SlipAutomaton.Place>
    /// The words that phrases require, those first that are asked for first.
    private let sets: FrozenRows<Int32>
    /// Those sets that do not hold all of another one.
    private let least: [Int32]
    private let setOfEnding: [Int32]

    init(_ grammar: FlexibleGrammar, _ prices: SoundPrices) {
        let required = RequiredSets(grammar, prices)
        let order = required.order(grammar.words)
        var sounds: Set<UInt8> = []
        for word in order {
            for alternative in grammar.words.alternatives(of: Int(word)) {
                sounds.formUnion(grammar.words.sounds(of: alternative))
            }
        }
        var builder = SlipAutomatonBuilder(prices, sounds: sounds)
        var places = [[SlipAutomaton.Place]](repeating: [], count: grammar.words.count)
        var always: Set<Int32> = []
        for word in order {
            for alternative in grammar.words.alternatives(of: Int(word)) {
                if let ends = builder.add(grammar.words.sounds(of: alternative)) {
                    places[Int(word)] += ends
                } else {
                    always.insert(word)
                }
            }
        }
        automaton = builder.build()
        self.places = FrozenRows(places)
        var rank = [Int](repeating: 0, count: grammar.words.count)
        for (place, word) in order.enumerated() { rank[Int(word)] = place }
        sets = FrozenRows(
            required.sets.map { set in
                set.filter { !always.contains($0) }.sorted { rank[Int($0)] < rank[Int($1)] }
            })
        (least, setOfEnding) = (required.least, required.setOfEnding)
    }

    /// An utterance, of which nothing is asked yet.
    /// - lanes: storage that must outlive it.
    func said(
        _ sounds: UnsafeBufferPointer<SlipAutomaton.HeardSound>, _ lanes: inout Pool<SaidWords.Lane>
    ) -> SaidWords {
        lanes.removeAll()
        lanes.append(repeating: SaidWords.Lane(), count: automaton.laneCount)
        return SaidWords(sounds: sounds, lanes: lanes.base)
    }

    /// Whether all that some phrase requires may be said.
    func mayBeAnswered(_ said: SaidWords) -> Bool { least.contains { holds($0, said) } }

    /// Whether all that the phrase of an ending requires may be said.
    func mayEnd(_ ending: Int, _ said: SaidWords) -> Bool { holds(setOfEnding[ending], said) }

    private func holds(_ set: Int32, _ said: SaidWords) -> Bool {
        sets[Int(set)].allSatisfy { word in
            places[Int(word)].contains { said.reached($0.lane, in: automaton) & $0.bit != 0 }
        }
    }
}

/// What an automaton finds in one utterance, a lane at a time as it is asked for.
struct SaidWords {
    struct Lane {
        var isRead = false
        var reached: UInt64 = 0
    }

    let sounds: UnsafeBufferPointer<SlipAutomaton.HeardSound>
    let lanes: UnsafeMutablePointer<Lane>

    @inline(__always)
    func reached(_ lane: Int, in automaton: borrowing SlipAutomaton) -> UInt64 {
        if !lanes[lane].isRead {
            lanes[lane] = Lane(isRead: true, reached: automaton.reached(lane, by: sounds))
        }
        return lanes[lane].reached
    }
}

/// Rows of different lengths in one piece of memory that never changes.
struct FrozenRows<Element: Sendable>: ~Copyable, Sendable {
    private let elements: Frozen<Element>
    private let starts: Frozen<Int32>

    init(_ rows: [[Element]]) {
        elements = Frozen(rows.flatMap(\.self))
        starts = Frozen(rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32($1.count)) })
    }

    @inline(__always)
    subscript(row: Int) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(rebasing: elements.elements[Int(starts.elements[row])..<Int(starts.elements[row + 1])])
    }
}
