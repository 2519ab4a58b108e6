/// The way from a set over a byte, or over a character of two or three: found out once, and looked up from then on.
struct Step {
    /// The set that it leads to.
    let target: PlaceSetID
    /// Where the origins of that set's places begin; negative before one was asked for.
    var origins: Int32 = -1
    /// The passage that was asked for first, and the set it leads to; negative before. Most steps have no other, and it is
    /// found without a search.
    var usualNext: Int32 = -1
    var usualPassage = PassageMemory.none
}

/// The steps that were found before.
struct StepMemory {
    var steps = Pool<Step>()
    /// By set, gap and bytes the number of a step over a character that is not the set's usual way.
    var characters = KeyTable()
    /// The passages that are not usual, by step and the set behind it.
    var passages = KeyTable()

    /// Stands for a passage in the middle of which something happens: it is read byte by byte.
    static let byBytes: Int32 = -1

    var size: Int { steps.count * 16 + characters.size + passages.size }

    mutating func removeAll() {
        steps.removeAll()
        characters.removeAll()
        passages.removeAll()
    }
}

/// Within a character nothing begins or ends, so sets lead from character to character.
extension PlaceSets {
    /// How many bytes are read in one step that begins with this one.
    @inline(__always)
    static func width(of lead: UInt8) -> Int { lead < 0xC2 || lead >= 0xF0 ? 1 : lead < 0xE0 ? 2 : 3 }

    /// The number of the step over a byte.
    @inline(__always)
    mutating func step(_ id: PlaceSetID, _ label: Int, _ byte: UInt8) -> Int32 {
        let info = infos.base + id.index
        if info.pointee.way.key == UInt32(truncatingIfNeeded: label) { return info.pointee.way.step }
        let row = info.pointee.row
        if row >= 0 {
            let known = rows.base[Int(row) &+ label]
            if known >= 0 { return known }
        }
        return makeStep(id, label, byte)
    }

    /// The number of the step over a character.
    @inline(__always)
    mutating func step(
        _ set: PlaceSetID, _ gap: Int, over said: UnsafePointer<UInt8>, _ position: Int, _ width: Int, of count: Int
    ) -> Int32 {
        let character = CommonBytes.character(said, at: position, width, of: count)
        let key = 1 << 31 | UInt32(truncatingIfNeeded: gap) << 24 | character
        let way = infos.base[set.index].way
        if way.key == key { return way.step }
        // Every second character of Japanese goes another way.
        let known = stepMemory.characters.first(of: Self.characterKey(set, key))
        return known >= 0 ? known : otherStep(set, gap, over: said + position, width, key)
    }

    @inline(__always)
    private static func characterKey(_ set: PlaceSetID, _ key: UInt32) -> UInt64 {
        UInt64(UInt32(bitPattern: set.rawValue)) << 32 | UInt64(key)
    }

    /// - key: a character behind a gap, as no label is.
    @inline(never)
    private mutating func otherStep(
        _ set: PlaceSetID, _ gap: Int, over bytes: UnsafePointer<UInt8>, _ width: Int, _ key: UInt32
    ) -> Int32 {
        let wholeKey = Self.characterKey(set, key)
        if let known = stepMemory.characters[wholeKey] { return known }
        // Its place before its bytes, one of which would take the place of the set's usual way.
        let isFirst = infos[set.index].way.key == Info.Way.none.key
        let new = Int32(stepMemory.steps.count)
        work += 1
        stepMemory.steps.append(Step(target: .empty))
        if isFirst {
            infos.base[set.index].way = Info.Way(key: key, step: new)
        } else {
            stepMemory.characters.insert(new, for: wholeKey)
        }
        var next = follow(set, gap, bytes[0])
        for offset in 1..<width where next != .empty { next = follow(next, 0, bytes[offset]) }
        stepMemory.steps[Int(new)] = Step(target: next)
        return new
    }

    /// Where a step leads.
    @inline(__always)
    func target(of step: Int32) -> PlaceSetID { stepMemory.steps.base[Int(step)].target }

    /// The same of the step over a byte.
    mutating func follow(_ set: PlaceSetID, _ gap: Int, _ byte: UInt8) -> PlaceSetID {
        let step = step(set, label(gap, byte), byte)
        return target(of: step)
    }

    /// The passage of a step over these bytes, or `StepMemory.byBytes`.
    @inline(__always)
    mutating func passage(
        _ set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32, to next: PlaceSetID
    ) -> Int32 {
        let usual = stepMemory.steps.base[Int(step)]
        return usual.usualNext == next.rawValue
            ? usual.usualPassage : otherPassage(set, over: said, range, step: step, to: next)
    }

    /// Out of the way of the loop that asks: there it would take the room of what each step needs.
    @inline(never)
    private mutating func otherPassage(
        _ set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32, to next: PlaceSetID
    ) -> Int32 {
        if let known = knownPassage(of: step, to: next) { return known }
        guard let bytes = said.bytes.baseAddress else { return PassageMemory.none }
        let gap = Gap(rawValue: UInt8(said.gap(at: range.lowerBound))) ?? .space
        return makePassage(set, gap, over: bytes + range.lowerBound, range.count, step: step, to: next)
    }

    private func knownPassage(of step: Int32, to next: PlaceSetID) -> Int32? {
        let usual = stepMemory.steps.base[Int(step)]
        if usual.usualNext == next.rawValue { return usual.usualPassage }
        return usual.usualNext < 0 ? nil : stepMemory.passages[Self.passageKey(step, next)]
    }

    private static func passageKey(_ step: Int32, _ next: PlaceSetID) -> UInt64 {
        UInt64(UInt32(bitPattern: step)) << 32 | UInt64(UInt32(bitPattern: next.rawValue))
    }

    private mutating func makePassage(
        _ set: PlaceSetID, _ gap: Gap, over bytes: UnsafePointer<UInt8>, _ count: Int, step: Int32, to next: PlaceSetID
    ) -> Int32 {
        work += 1
        let byte = bytes[0]
        let new =
            count == 1
            ? makePassage(set, gap, to: next) { $0.kind == .any || $0.kind == .byte && $0.byte == byte }
            : makePassage(set, gap, over: bytes, count, to: next)
        if stepMemory.steps[Int(step)].usualNext < 0 {
            stepMemory.steps.base[Int(step)].usualNext = next.rawValue
            stepMemory.steps.base[Int(step)].usualPassage = new
        } else {
            stepMemory.passages.insert(new, for: Self.passageKey(step, next))
        }
        return new
    }

    /// If each byte's passage is idle, so is that of all: its ways are those of the last one, from the places before the first.
    private mutating func makePassage(
        _ set: PlaceSetID, _ gap: Gap, over bytes: UnsafePointer<UInt8>, _ count: Int, to next: PlaceSetID
    ) -> Int32 {
        guard set != .empty else { return PassageMemory.none }
        if count == 1 { return makeIdle(set, gap, bytes, to: next) }
        let inner = follow(set, Int(gap.rawValue), bytes[0])
        let rest = makePassage(inner, .inside, over: bytes + 1, count - 1, to: next)
        guard rest > PassageMemory.none else { return rest }
        let last = memory.passages[Int(rest)]
        let first = makeIdle(set, gap, bytes, to: last.sources)
        guard first > PassageMemory.none else { return first }
        memory.passages.append(
            Passage(
                sources: memory.passages[Int(first)].sources, firstMove: last.firstMove, moveCount: last.moveCount,
                isIdle: true))
        return Int32(memory.passages.count - 1)
    }

    private mutating func makeIdle(
        _ set: PlaceSetID, _ gap: Gap, _ bytes: UnsafePointer<UInt8>, to next: PlaceSetID
    ) -> Int32 {
        let step = step(set, label(Int(gap.rawValue), bytes[0]), bytes[0])
        let passage =
            knownPassage(of: step, to: next) ?? makePassage(set, gap, over: bytes, 1, step: step, to: next)
        return passage == PassageMemory.none || memory.passages[Int(passage)].isIdle ? passage : StepMemory.byBytes
    }
}
