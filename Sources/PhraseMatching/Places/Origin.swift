/// Where the readings at a place come from, if they come one way only: from which place, and what becomes of them there.
///
/// Way by way from a place where a phrase ends to the beginning, this is the reading of an utterance, as long as no place has
/// two ways in: then nobody has to ask what else may lead to the end.
struct Origin {
    /// Number of a place in the set before.
    let source: Int32
    /// Of a slot that begins there, or that an entry fills.
    let slot: UInt8
    /// Unlisted words begin at it, and end behind it.
    let opens: Bool
    let closes: Bool
    /// Words joined or split, see `BoundaryAgreement`.
    let cost: UInt8
}

/// The origins that were found before, as codes: for most the number of the place in the set before, where nothing becomes of
/// a reading; else one of these, or of an origin that has more to say.
struct OriginMemory {
    /// One for each place that a step or an entry leads to.
    var codes = Pool<Int32>()
    var origins = Pool<Origin>()

    static let unknown: Int32 = -1
    /// More ways than one, or none.
    static let several: Int32 = -2
    private static let first: Int32 = -3

    var size: Int { codes.count * 4 + origins.count * 8 }

    subscript(code: Int32) -> Origin { origins[Int(Self.first &- code)] }

    mutating func removeAll() {
        codes.removeAll()
        origins.removeAll()
    }

    fileprivate mutating func code(_ origin: Origin?, isEntry: Bool) -> Int32 {
        guard let origin else { return Self.several }
        guard isEntry || origin.opens || origin.closes || origin.cost > 0 else { return origin.source }
        origins.append(origin)
        return Self.first &- Int32(origins.count - 1)
    }
}

extension PlaceSets {
    /// The code of the origin of a place of the set that a step leads to, as far as it is known.
    @inline(__always)
    func origin(_ number: Int32, step: Int32) -> Int32 {
        let row = stepMemory.steps.base[Int(step)].origins
        return row < 0 ? OriginMemory.unknown : origins.codes.base[Int(row &+ number)]
    }

    /// The same of a place of the set that a step over these bytes leads to.
    @inline(never)
    mutating func makeOrigin(
        _ number: Int32, behind set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32
    ) -> Int32 {
        var row = stepMemory.steps[Int(step)].origins
        if row < 0 {
            row = addOrigins(of: target(of: step))
            stepMemory.steps.base[Int(step)].origins = row
        }
        guard let bytes = said.bytes.baseAddress else { return OriginMemory.several }
        let gap = Gap(rawValue: UInt8(said.gap(at: range.lowerBound))) ?? .space
        let origin = onlyOrigin(
            of: element(number, of: target(of: step)), behind: set, gap, over: bytes + range.lowerBound, range.count)
        let code = origins.code(origin, isEntry: false)
        origins.codes[Int(row + number)] = code
        return code
    }

    /// The origin of a place of the set behind an entry.
    mutating func origin(
        _ number: Int32, behind set: PlaceSetID, link: Int32, _ gap: Int
    ) -> Int32 {
        if links[Int(link)].origins < 0 { links.base[Int(link)].origins = addOrigins(of: links[Int(link)].target) }
        let cell = Int(links[Int(link)].origins + number)
        if origins.codes[cell] != OriginMemory.unknown { return origins.codes[cell] }
        let (list, target) = (links[Int(link)].list, links[Int(link)].target)
        let gap = Gap(rawValue: UInt8(gap)) ?? .space
        let origin = onlyOrigin(of: element(number, of: target), behind: set, gap) { $0.kind == .slot && $0.list == list }
        origins.codes[cell] = origins.code(origin, isEntry: true)
        return origins.codes[cell]
    }

    @inline(__always)
    func element(_ number: Int32, of set: PlaceSetID) -> StandingPlace {
        elements[Int(infos[set.index].first + number)]
    }

    private mutating func addOrigins(of target: PlaceSetID) -> Int32 {
        let row = origins.codes.count
        origins.codes.append(repeating: OriginMemory.unknown, count: Int(infos[target.index].count))
        return Int32(row)
    }

    /// The only way to a place over some bytes, from set to set within a character; `nil` where there are several, or none.
    private mutating func onlyOrigin(
        of place: StandingPlace, behind set: PlaceSetID, _ gap: Gap, over bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> Origin? {
        let byte = bytes[0]
        func isRead(_ edge: PhraseGraph.Edge) -> Bool { edge.kind == .any || edge.kind == .byte && edge.byte == byte }
        if count == 1 { return onlyOrigin(of: place, behind: set, gap, over: isRead) }
        let inner = follow(set, Int(gap.rawValue), byte)
        guard let last = onlyOrigin(of: place, behind: inner, .inside, over: bytes + 1, count - 1), !last.opens,
            let first = onlyOrigin(of: element(last.source, of: inner), behind: set, gap, over: isRead), !first.closes
        else { return nil }
        return Origin(
            source: first.source, slot: first.slot, opens: first.opens, closes: last.closes,
            cost: UInt8(clamping: Int(first.cost) + Int(last.cost)))
    }

    private mutating func onlyOrigin(
        of place: StandingPlace, behind set: PlaceSetID, _ gap: Gap, over isRead: (PhraseGraph.Edge) -> Bool
    ) -> Origin? {
        let firstMove = memory.moves.count
        memory.origins.removeAll()
        addMoves(from: set, gap, to: place, 0, over: isRead)
        work += 1
        defer { memory.moves.resize(to: firstMove) }
        guard memory.origins.count == 1 else { return nil }
        let move = memory.moves[firstMove]
        return Origin(
            source: Int32(number(of: memory.origins[0], in: set)), slot: move.slot, opens: move.kind == .opening,
            closes: move.closes, cost: move.cost)
    }
}
