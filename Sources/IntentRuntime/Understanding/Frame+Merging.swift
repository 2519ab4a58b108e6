extension [Frame] {
    /// One shortcut heard through two of its phrases is one meaning; two entities of one name are one question.
    mutating func merge(_ frame: Frame) {
        for index in indices where self[index].place == frame.place {
            let known = self[index].slots
            guard known.map(\.name) == frame.slots.map(\.name), known.map(\.span) == frame.slots.map(\.span) else {
                if Self.sameValues(known, frame.slots) { return }
                continue
            }
            for slot in frame.slots.indices {
                let ids = Set(known[slot].candidates.map(\.id))
                self[index].slots[slot].candidates += frame.slots[slot].candidates.filter { !ids.contains($0.id) }
            }
            return
        }
        append(frame)
    }

    fileprivate static func sameValues(_ one: [Frame.Slot], _ other: [Frame.Slot]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy { $0.name == $1.name && $0.candidates.map(\.id) == $1.candidates.map(\.id) }
    }
}

extension Frame {
    /// Whether both do the same with the same.
    func means(_ other: Frame) -> Bool { place == other.place && [Frame].sameValues(slots, other.slots) }
}
