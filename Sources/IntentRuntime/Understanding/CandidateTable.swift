import PhraseMatching

/// The candidates of a slot list, each with the value that stands for it in the grammar.
///
/// A candidate keeps its value as long as it is there, so that a list of many names is updated by those that changed:
///
///     [0: Heron, 1: Otter]   ── Heron is gone, Otter is called Lutra, Owl is new ──▶   [0: Owl, 1: Lutra]
struct CandidateTable: Sendable {
    /// What has to be told to the grammar.
    struct Change: Sendable {
        /// Values whose names are gone.
        var removed: [UInt32] = []
        var added: [SlotEntry] = []
    }

    /// In the order in which the app gives them.
    private(set) var candidates: [Candidate]
    /// By value the place among the candidates; `nil` for a value that is free.
    private var places: [Int?]

    init(_ candidates: [Candidate]) {
        self.candidates = candidates
        places = Array(candidates.indices)
    }

    func place(of value: UInt32) -> Int? {
        places.indices.contains(Int(value)) ? places[Int(value)] : nil
    }

    func candidate(of value: UInt32) -> Candidate? { place(of: value).map { candidates[$0] } }

    /// Takes other candidates, and says what changed of their names.
    /// - Complexity: O(candidates); what is told to the grammar is as long as the change.
    mutating func replace(with new: [Candidate]) -> Change {
        var change = Change()
        var known = valuesByID
        places = places.map { _ in nil }
        var strangers: [Int] = []
        for (place, candidate) in new.enumerated() {
            guard let value = known[candidate.id]?.popLast() else {
                strangers.append(place)
                continue
            }
            places[value.number] = place
            guard value.names != candidate.names else { continue }
            change.removed.append(UInt32(value.number))
            change.added.append(SlotEntry(value: UInt32(value.number), texts: candidate.names))
        }
        change.removed += known.values.joined().map { UInt32($0.number) }.sorted()
        for (value, place) in zip(freeValues(strangers.count), strangers) {
            places[value] = place
            change.added.append(SlotEntry(value: UInt32(value), texts: new[place].names))
        }
        candidates = new
        return change
    }

    private typealias Value = (number: Int, names: [String])

    /// The values of each identifier, the one that was given first last.
    private var valuesByID: [String?: [Value]] {
        var values: [String?: [Value]] = [:]
        let given = places.enumerated().compactMap { value, place in place.map { (value: value, place: $0) } }
        for (value, place) in given.sorted(by: { $0.place > $1.place }) {
            values[candidates[place].id, default: []].append((value, candidates[place].names))
        }
        return values
    }

    /// The lowest values that stand for nothing.
    private mutating func freeValues(_ count: Int) -> [Int] {
        let free = places.indices.filter { places[$0] == nil }.prefix(count)
        let more = places.count..<places.count + count - free.count
        places += more.map { _ in nil }
        return Array(free) + more
    }
}

extension PhraseIndex {
    /// Readings that tie, with candidates in the order in which their app gives them: values know none.
    func inOrder(_ matches: [Match]) -> [Match] {
        let keys = matches.map { [Int($0.template.rawValue)] + $0.slots.flatMap(key) }
        return matches.indices.sorted {
            keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
        }.map { matches[$0] }
    }

    private func key(_ slot: SlotMatch) -> [Int] {
        let place = slot.value.flatMap { lists[slot.list]?.table.place(of: $0) }
        return [slot.span.lowerBound, slot.span.upperBound, place ?? Int.max]
    }
}
