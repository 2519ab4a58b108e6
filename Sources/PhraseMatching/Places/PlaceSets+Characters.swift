/// What was found out about characters of two or three bytes, so that each is one step and not three.
struct CharacterMemory {
    /// By set, gap and bytes the number of a step that is not the set's usual way.
    var steps = KeyTable()
    /// Where each step leads.
    var targets = Pool<PlaceSetID>()
    /// One for each step.
    var usual = Pool<UsualPassage>()
    /// The others by step and the set behind it.
    var passages = KeyTable()

    /// Stands for a passage in the middle of which something happens: it is read byte by byte.
    static let byBytes: Int32 = -1

    var size: Int { steps.size + targets.count * 16 + passages.size }

    mutating func removeAll() {
        steps.removeAll()
        targets.removeAll()
        usual.removeAll()
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
    mutating func step(
        _ set: PlaceSetID, _ gap: Int, over said: UnsafeBufferPointer<UInt8>, _ position: Int, _ width: Int
    ) -> Int32 {
        let key = 1 << 31 | UInt32(truncatingIfNeeded: gap) << 24 | CommonBytes.character(said, at: position, width)
        let way = infos.base[set.index].way
        if way.key == key { return way.end }
        if let known = characters.steps[Self.stepKey(set, key)] { return known }
        return makeStep(set, gap, over: said, position, width, key)
    }

    @inline(__always)
    private static func stepKey(_ set: PlaceSetID, _ key: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: set.rawValue)) << 32 | UInt64(key)
    }

    /// - key: a character behind a gap, as no label is.
    @inline(never)
    private mutating func makeStep(
        _ set: PlaceSetID, _ gap: Int, over said: UnsafeBufferPointer<UInt8>, _ position: Int, _ width: Int,
        _ key: UInt32
    ) -> Int32 {
        let new = Int32(characters.targets.count)
        work += 1
        // Before its bytes take the place.
        if infos[set.index].way.key == Info.Way.none.key {
            infos.base[set.index].way = Info.Way(key: key, end: new)
        } else {
            characters.steps.insert(new, for: Self.stepKey(set, key))
        }
        var next = step(set, label(gap, said[position]), said[position])
        for byte in said[(position + 1)..<(position + width)] where next != .empty {
            next = step(next, label(0, byte), byte)
        }
        characters.targets.append(next)
        characters.usual.append(.none)
        return new
    }

    /// The passage of a step, or `CharacterMemory.byBytes`.
    @inline(__always)
    mutating func passage(
        _ set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32, to next: PlaceSetID
    ) -> Int32 {
        let usual = characters.usual.base[Int(step)]
        return usual.next == next.rawValue ? usual.passage : otherPassage(set, over: said, range, step: step, to: next)
    }

    /// Out of the way of the loop that asks: there it would take the room of what each step needs.
    @inline(never)
    private mutating func otherPassage(
        _ set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32, to next: PlaceSetID
    ) -> Int32 {
        let key = UInt64(UInt32(bitPattern: step)) << 32 | UInt64(UInt32(bitPattern: next.rawValue))
        let isFirst = characters.usual[Int(step)].next < 0
        if !isFirst, let known = characters.passages[key] { return known }
        work += 1
        let new = makePassage(set, over: said, range, to: next)
        if isFirst {
            characters.usual[Int(step)] = UsualPassage(label: 0, next: next.rawValue, passage: new)
        } else {
            characters.passages.insert(new, for: key)
        }
        return new
    }

    private mutating func makePassage(
        _ set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, to next: PlaceSetID
    ) -> Int32 {
        guard let bytes = said.bytes.baseAddress else { return PassageMemory.none }
        let label = label(said.gap(at: range.lowerBound), said.bytes[range.lowerBound])
        return makePassage(set, label, over: bytes + range.lowerBound, range.count, to: next)
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
