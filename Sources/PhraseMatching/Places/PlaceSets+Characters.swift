/// What was found out about characters of two or three bytes, so that each is one step and not three.
struct CharacterMemory {
    /// By set, gap and bytes: the number of the step.
    var steps = KeyTable()
    /// Where each step leads.
    var targets = Pool<PlaceSetID>()
    /// By step and the set behind it.
    var passages = KeyTable()

    /// Stands for a passage in the middle of which something happens: it is read byte by byte.
    static let byBytes: Int32 = -1

    var size: Int { steps.size + targets.count * 4 + passages.size }

    mutating func removeAll() {
        steps.removeAll()
        targets.removeAll()
        passages.removeAll()
    }
}

/// Within a character nothing begins or ends, so sets lead from character to character.
extension PlaceSets {
    /// How many bytes are read in one step that begins with this one.
    @inline(__always)
    static func width(of lead: UInt8) -> Int { lead < 0xC2 || lead >= 0xF0 ? 1 : lead < 0xE0 ? 2 : 3 }

    /// The number of the step over a character.
    @inline(__always)
    mutating func step(_ set: PlaceSetID, _ gap: Int, over character: UnsafePointer<UInt8>, _ width: Int) -> Int32 {
        let bytes = UInt64(character[0]) << 16 | UInt64(character[1]) << 8 | UInt64(character[width &- 1])
        let key = (UInt64(UInt32(bitPattern: set.rawValue)) << 3 | UInt64(truncatingIfNeeded: gap)) << 24 | bytes
        if let known = characters.steps[key] { return known }
        return makeStep(set, gap, over: character, width, for: key)
    }

    private mutating func makeStep(
        _ set: PlaceSetID, _ gap: Int, over character: UnsafePointer<UInt8>, _ width: Int, for key: UInt64
    ) -> Int32 {
        var next = step(set, label(gap, character[0]), character[0])
        for index in 1..<width where next != .empty {
            next = step(next, label(0, character[index]), character[index])
        }
        let new = Int32(characters.targets.count)
        characters.targets.append(next)
        characters.steps.insert(new, for: key)
        return new
    }

    /// The passage of a step, or `CharacterMemory.byBytes`.
    @inline(__always)
    mutating func passage(
        _ set: PlaceSetID, _ label: Int, over character: UnsafePointer<UInt8>, _ width: Int, step: Int32,
        to next: PlaceSetID
    ) -> Int32 {
        let key = UInt64(UInt32(bitPattern: step)) << 32 | UInt64(UInt32(bitPattern: next.rawValue))
        if let known = characters.passages[key] { return known }
        let new = makePassage(set, label, over: character, width, to: next)
        characters.passages.insert(new, for: key)
        return new
    }

    /// If each byte's passage is idle, so is that of all: its ways are those of the last one, from the places before the first.
    private mutating func makePassage(
        _ set: PlaceSetID, _ label: Int, over bytes: UnsafePointer<UInt8>, _ count: Int, to next: PlaceSetID
    ) -> Int32 {
        guard set != .empty else { return PassageMemory.none }
        if count == 1 { return makeIdle(set, label, bytes[0], to: next) }
        let inner = step(set, label, bytes[0])
        let rest = makePassage(inner, self.label(0, bytes[1]), over: bytes + 1, count - 1, to: next)
        guard rest > PassageMemory.none else { return rest }
        let last = memory.passages[Int(rest)]
        let first = makeIdle(set, label, bytes[0], to: last.sources)
        guard first > PassageMemory.none else { return first }
        memory.passages.append(
            Passage(
                sources: memory.passages[Int(first)].sources, firstMove: last.firstMove, moveCount: last.moveCount,
                isIdle: true))
        return Int32(memory.passages.count - 1)
    }

    private mutating func makeIdle(
        _ set: PlaceSetID, _ label: Int, _ byte: UInt8, to next: PlaceSetID
    ) -> Int32 {
        let passage = passage(set, label, byte, to: next)
        return passage == PassageMemory.none || memory.passages[Int(passage)].isIdle ? passage : CharacterMemory.byBytes
    }
}
