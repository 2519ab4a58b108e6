/// Where the readings at a place come from, and what becomes of them on the way: from several places only if the same becomes
/// of all of them.
///
/// Way by way from a place where a phrase ends to the beginning, this is the one reading of an utterance, as long as each way is
/// one: then nobody has to ask what else may lead to the end.
struct Origin {
    /// The places in the set before.
    let sources: PlaceSetID
    /// The number of the only one; negative where there are several.
    let number: Int32
    /// Of a slot that begins there, or that an entry fills.
    let slot: UInt8
    /// Unlisted words begin at it, and end behind it.
    let opens: Bool
    let closes: Bool
    /// Words joined or split, see `BoundaryAgreement`.
    let cost: UInt8
}

/// The origins that were found before, as codes: for most the number of the one place in the set before, where nothing becomes
/// of a reading; else one of these, or of an origin that has more to say.
struct OriginMemory {
    /// One for each place that a step or an entry leads to.
    var codes = Pool<Int32>()
    var origins = Pool<Origin>()
    /// Of several places together, by step or link and their set.
    fileprivate var steps = KeyTable()
    fileprivate var links = KeyTable()

    static let unknown: Int32 = -1
    /// Not the same becomes of all readings.
    static let mixed: Int32 = -2
    private static let first: Int32 = -3

    var size: Int { codes.count * 4 + origins.count * 12 + steps.size + links.size }

    subscript(code: Int32) -> Origin { origins.base[Int(Self.first &- code)] }

    mutating func removeAll() {
        codes.removeAll()
        origins.removeAll()
        steps.removeAll()
        links.removeAll()
    }

    fileprivate mutating func code(_ origin: Origin?, isEntry: Bool) -> Int32 {
        guard let origin else { return Self.mixed }
        let isPlain = !isEntry && !origin.opens && !origin.closes && origin.cost == 0
        guard !isPlain || origin.number < 0 else { return origin.number }
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

    /// The same of a place that nobody asked for.
    @inline(never)
    mutating func makeOrigin(
        _ number: Int32, behind set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32
    ) -> Int32 {
        let target = target(of: step)
        if stepMemory.steps[Int(step)].origins < 0 { stepMemory.steps.base[Int(step)].origins = addOrigins(of: target) }
        let place = alone(element(number, of: target))
        let code = origins.code(origin(of: place, behind: set, over: said, range), isEntry: false)
        origins.codes[Int(stepMemory.steps[Int(step)].origins + number)] = code
        return code
    }

    /// The same of several places.
    mutating func origin(
        of places: PlaceSetID, behind set: PlaceSetID, over said: FoldedView, _ range: Range<Int>, step: Int32
    ) -> Int32 {
        let key = Self.key(step, places)
        if let known = origins.steps[key] { return known }
        let code = origins.code(origin(of: places, behind: set, over: said, range), isEntry: false)
        origins.steps.insert(code, for: key)
        return code
    }

    /// The code of the origin of a place of the set behind an entry, as far as it is known.
    @inline(__always)
    func origin(_ number: Int32, link: Int32) -> Int32 {
        let row = links.base[Int(link)].origins
        return row < 0 ? OriginMemory.unknown : origins.codes.base[Int(row &+ number)]
    }

    /// The same of a place that nobody asked for.
    @inline(never)
    mutating func makeOrigin(_ number: Int32, behind set: PlaceSetID, link: Int32, _ gap: Int) -> Int32 {
        let target = links[Int(link)].target
        if links[Int(link)].origins < 0 { links.base[Int(link)].origins = addOrigins(of: target) }
        let place = alone(element(number, of: target))
        let code = origins.code(origin(of: place, behind: set, link: link, gap), isEntry: true)
        origins.codes[Int(links[Int(link)].origins + number)] = code
        return code
    }

    /// The same of several places.
    mutating func origin(of places: PlaceSetID, behind set: PlaceSetID, link: Int32, _ gap: Int) -> Int32 {
        let key = Self.key(link, places)
        if let known = origins.links[key] { return known }
        let code = origins.code(origin(of: places, behind: set, link: link, gap), isEntry: true)
        origins.links.insert(code, for: key)
        return code
    }

    @inline(__always)
    func element(_ number: Int32, of set: PlaceSetID) -> StandingPlace {
        elements.base[Int(infos.base[set.index].first &+ number)]
    }

    private static func key(_ way: Int32, _ places: PlaceSetID) -> UInt64 {
        UInt64(UInt32(bitPattern: way)) << 32 | UInt64(UInt32(bitPattern: places.rawValue))
    }

    private mutating func addOrigins(of target: PlaceSetID) -> Int32 {
        let row = origins.codes.count
        origins.codes.append(repeating: OriginMemory.unknown, count: Int(infos[target.index].count))
        return Int32(row)
    }

    private mutating func alone(_ place: StandingPlace) -> PlaceSetID {
        found.removeAll()
        found.append(place)
        return internSorted()
    }

    // MARK: - Finding them out

    private mutating func origin(
        of places: PlaceSetID, behind set: PlaceSetID, over said: FoldedView, _ range: Range<Int>
    ) -> Origin? {
        guard let bytes = said.bytes.baseAddress else { return nil }
        let gap = Gap(rawValue: UInt8(said.gap(at: range.lowerBound))) ?? .space
        return origin(of: places, behind: set, gap, over: bytes + range.lowerBound, range.count)
    }

    /// From set to set within a character.
    private mutating func origin(
        of places: PlaceSetID, behind set: PlaceSetID, _ gap: Gap, over bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> Origin? {
        let byte = bytes[0]
        func isRead(_ edge: PhraseGraph.Edge) -> Bool { edge.kind == .any || edge.kind == .byte && edge.byte == byte }
        if count == 1 { return origin(of: places, behind: set, gap, over: isRead) }
        let inner = follow(set, Int(gap.rawValue), byte)
        guard let last = origin(of: places, behind: inner, .inside, over: bytes + 1, count - 1), !last.opens,
            let first = origin(of: last.sources, behind: set, gap, over: isRead), !first.closes
        else { return nil }
        return Origin(
            sources: first.sources, number: first.number, slot: first.slot, opens: first.opens, closes: last.closes,
            cost: UInt8(clamping: Int(first.cost) + Int(last.cost)))
    }

    private mutating func origin(
        of places: PlaceSetID, behind set: PlaceSetID, link: Int32, _ gap: Int
    ) -> Origin? {
        let list = links[Int(link)].list
        return origin(of: places, behind: set, Gap(rawValue: UInt8(gap)) ?? .space) {
            $0.kind == .slot && $0.list == list
        }
    }

    private mutating func origin(
        of places: PlaceSetID, behind set: PlaceSetID, _ gap: Gap, over isRead: (PhraseGraph.Edge) -> Bool
    ) -> Origin? {
        let firstMove = memory.moves.count
        defer { memory.moves.resize(to: firstMove) }
        memory.origins.removeAll()
        for index in infos[places.index].elements { addMoves(from: set, gap, to: elements[index], 0, over: isRead) }
        work += 1
        let moves = firstMove..<memory.moves.count
        guard let first = moves.first.map({ memory.moves[$0] }),
            moves.allSatisfy({ memory.moves[$0].acts(like: first) })
        else { return nil }
        found.removeAll()
        found.append(memory.origins.base, count: memory.origins.count)
        let sources = internUnique()
        let number = infos[sources.index].count > 1 ? -1 : number(of: memory.origins[0], in: set)
        return Origin(
            sources: sources, number: Int32(number), slot: first.slot, opens: first.kind == .opening,
            closes: first.closes, cost: first.cost)
    }
}

extension Move {
    /// The same becomes of a reading.
    fileprivate func acts(like other: Move) -> Bool {
        let saysNothing = kind != .opening && kind != .entry
        return (kind == .opening) == (other.kind == .opening) && closes == other.closes && cost == other.cost
            && (saysNothing || slot == other.slot)
    }
}
