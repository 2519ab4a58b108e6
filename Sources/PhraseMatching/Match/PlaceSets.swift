/// A set of places in which readings may stand at one position, by its number in `PlaceSets`.
struct PlaceSetID: Hashable, Sendable {
    let rawValue: Int32

    static let empty = PlaceSetID(rawValue: 0)

    var index: Int { Int(rawValue) }
}

/// A place in a set, with how words of the literal at hand were written so far.
struct StandingPlace: Hashable, Comparable, Sendable {
    let rawValue: UInt32

    init(_ place: PlaceID, _ mode: WordMode) { rawValue = place.rawValue << 2 | UInt32(mode.rawValue) }

    var place: PlaceID { PlaceID(rawValue: rawValue >> 2) }
    var mode: WordMode { WordMode(rawValue: UInt8(rawValue & 3)) ?? .plain }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The sets that readings have stood in, and what leads from one to the next: the automaton made deterministic, as far as
/// utterances have asked for it.
///
/// The first utterance pays for the sets it needs, the next ones look them up: one table access for each byte. Sets know
/// only the graph; names that come and go in the lists leave them valid. When they pass `limit`, all are forgotten
/// between two utterances, so an unlucky grammar costs time, never memory without end.
struct PlaceSets {
    static let limit = 48 << 20

    struct Info {
        var elements: Range<Int>
        /// Bits: see the flags below.
        var flags: UInt8
        /// Where its row begins in `steps`, and its row in `links`; negative before either is asked for.
        var row: Int32 = -1
        var linkRow: Int32 = -1

        var hasSlots: Bool { flags & 1 != 0 }
        var hasTerminals: Bool { flags & 2 != 0 }
        /// Some element is in the middle of words joined or split.
        var hasModes: Bool { flags & 4 != 0 }
    }

    /// A list that is asked for in a set, and the set behind its entries.
    struct Link {
        let list: SlotListID
        let target: PlaceSetID
    }

    let owner: PhraseGraph
    let graph: PhraseGraph.View
    private(set) var infos = Pool<Info>()
    private(set) var elements = Pool<StandingPlace>()
    private(set) var links = Pool<Link>()
    private(set) var root = PlaceSetID.empty
    /// Elementary steps spent on building sets.
    private(set) var work = 0

    /// For each set, gap and class of bytes the next set; negative where not known yet.
    private var steps = Pool<Int32>()
    /// For each set and gap a range of `links`; negative where not known yet.
    private var linkRanges = Pool<Range<Int32>>()
    /// Open addressing by the elements; a set's number, zero where free.
    private var cells = Pool<Int32>()
    private var unions = UnionTable()
    private var visited = Pool<UInt32>()
    private var visit: UInt32 = 0
    private var pending = Pool<StandingPlace>()
    private var found = Pool<StandingPlace>()

    init(_ graph: PhraseGraph) {
        owner = graph
        self.graph = graph.view
        visited.append(repeating: 0, count: self.graph.places.count * 4)
        cells.append(repeating: 0, count: 1 << 10)
        clear()
    }

    subscript(id: PlaceSetID) -> Info { infos[id.index] }

    /// Bytes that the sets take, nearly.
    var size: Int { steps.count * 4 + elements.count * 4 + infos.count * 32 + linkRanges.count * 8 + unions.count * 24 }

    mutating func clear() {
        infos.removeAll()
        infos.append(Info(elements: 0..<0, flags: 0))
        elements.removeAll()
        links.removeAll()
        steps.removeAll()
        linkRanges.removeAll()
        for index in cells.indices { cells[index] = 0 }
        unions.removeAll()
        begin()
        add(StandingPlace(.root, .plain))
        root = intern()
    }

    // MARK: - Ways on

    /// Where a byte behind a gap leads.
    @inline(__always)
    mutating func step(_ id: PlaceSetID, _ gap: Gap, _ byte: UInt8) -> PlaceSetID {
        let offset = Int(gap.rawValue) * graph.byteClassCount + Int(graph.byteClasses[Int(byte)])
        let row = infos[id.index].row
        if row >= 0 {
            let next = steps[Int(row) + offset]
            if next >= 0 { return PlaceSetID(rawValue: next) }
        }
        return makeStep(id, gap, byte, offset)
    }

    private mutating func makeStep(_ id: PlaceSetID, _ gap: Gap, _ byte: UInt8, _ offset: Int) -> PlaceSetID {
        if infos[id.index].row < 0 {
            infos.base[id.index].row = Int32(steps.count)
            steps.append(repeating: -1, count: Gap.count * graph.byteClassCount)
        }
        begin()
        for index in infos[id.index].elements {
            let element = elements[index]
            let place = graph.places[element.place.index]
            follow(bytes: place.bytes, byte, element.mode, gap)
            for edge in place.anys { follow(Int(edge), element.mode, gap) }
        }
        let next = intern()
        steps[Int(infos[id.index].row) + offset] = next.rawValue
        return next
    }

    private mutating func follow(bytes range: Range<UInt32>, _ byte: UInt8, _ mode: WordMode, _ gap: Gap) {
        var (low, high) = (Int(range.lowerBound), Int(range.upperBound))
        while high - low > 8 {
            work += 1
            let middle = low + (high - low) / 2
            if graph.edges[middle].byte < byte { low = middle + 1 } else { high = middle }
        }
        while low < Int(range.upperBound), graph.edges[low].byte <= byte {
            work += 1
            if graph.edges[low].byte == byte { follow(low, mode, gap) }
            low += 1
        }
    }

    private mutating func follow(_ edge: Int, _ mode: WordMode, _ gap: Gap) {
        guard let (mode, _) = graph.edges[edge].join.step(mode, gap) else { return }
        add(StandingPlace(graph.edges[edge].target, mode))
    }

    /// The lists that are asked for behind a gap, as a range of `links`.
    mutating func slots(_ id: PlaceSetID, _ gap: Gap) -> Range<Int> {
        if infos[id.index].linkRow < 0 {
            infos.base[id.index].linkRow = Int32(linkRanges.count)
            linkRanges.append(repeating: -1 ..< -1, count: Gap.count)
        }
        let place = Int(infos[id.index].linkRow) + Int(gap.rawValue)
        if linkRanges[place].lowerBound < 0 {
            let range = makeLinks(id, gap)
            linkRanges[place] = Int32(range.lowerBound)..<Int32(range.upperBound)
        }
        return Int(linkRanges[place].lowerBound)..<Int(linkRanges[place].upperBound)
    }

    private mutating func makeLinks(_ id: PlaceSetID, _ gap: Gap) -> Range<Int> {
        var targets: [SlotListID: [PlaceID]] = [:]
        for index in infos[id.index].elements {
            let element = elements[index]
            for edge in graph.places[element.place.index].slots {
                let edge = graph.edges[Int(edge)]
                work += 1
                if edge.join.step(element.mode, gap) != nil { targets[edge.list, default: []].append(edge.target) }
            }
        }
        let start = links.count
        for (list, places) in targets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            begin()
            for place in places { add(StandingPlace(place, .plain)) }
            links.append(Link(list: list, target: intern()))
        }
        return start..<links.count
    }

    /// All places of both.
    @inline(__always)
    mutating func union(_ a: PlaceSetID, _ b: PlaceSetID) -> PlaceSetID {
        if a == .empty || a == b { return b }
        if b == .empty { return a }
        if let known = unions[a, b] { return known }
        begin()
        for index in infos[a.index].elements { add(elements[index]) }
        for index in infos[b.index].elements { add(elements[index]) }
        let union = intern()
        unions[a, b] = union
        return union
    }

    /// - Complexity: O(log elements)
    func contains(_ element: StandingPlace, in id: PlaceSetID) -> Bool {
        var range = infos[id.index].elements
        let end = range.upperBound
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if elements[middle] < element {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound < end && elements[range.lowerBound] == element
    }

    // MARK: - Making a set

    private mutating func begin() {
        found.removeAll()
        visit &+= 1
        guard visit == 0 else { return }
        for index in visited.indices { visited[index] = 0 }
        visit = 1
    }

    /// Adds a place and all that it jumps to.
    private mutating func add(_ element: StandingPlace) {
        pending.append(element)
        while let next = pending.popLast() {
            guard visited[Int(next.rawValue)] != visit else { continue }
            visited[Int(next.rawValue)] = visit
            work += 1
            let place = graph.places[next.place.index]
            if !place.isHub { found.append(next) }
            for edge in place.jumps { pending.append(StandingPlace(graph.edges[Int(edge)].target, next.mode)) }
        }
    }

    /// The set of all that was added since `begin`.
    private mutating func intern() -> PlaceSetID {
        guard found.count > 0 else { return .empty }
        var sorted = UnsafeMutableBufferPointer(start: found.base, count: found.count)
        sorted.sort()
        var cell = Self.hash(UnsafeBufferPointer(start: found.base, count: found.count)) & (cells.count - 1)
        while cells[cell] != 0 {
            let id = PlaceSetID(rawValue: cells[cell])
            if isFound(infos[id.index].elements) { return id }
            cell = (cell + 1) & (cells.count - 1)
        }
        let id = PlaceSetID(rawValue: Int32(infos.count))
        cells[cell] = id.rawValue
        let start = elements.count
        elements.append(found.base, count: found.count)
        infos.append(Info(elements: start..<elements.count, flags: flags))
        if infos.count * 2 > cells.count { grow() }
        return id
    }

    private static func hash(_ elements: UnsafeBufferPointer<StandingPlace>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for element in elements {
            hash = (hash ^ UInt64(element.rawValue)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return Int(truncatingIfNeeded: hash >> 20)
    }

    private var flags: UInt8 {
        (0..<found.count).reduce(0) { flags, index in
            let element = found[index]
            let place = graph.places[element.place.index]
            return flags | (place.slots.isEmpty ? 0 : 1) | (place.terminal < 0 ? 0 : 2)
                | (element.mode == .plain ? 0 : 4)
        }
    }

    private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<StandingPlace> {
        UnsafeBufferPointer(start: elements.base + range.lowerBound, count: range.count)
    }

    private func isFound(_ range: Range<Int>) -> Bool {
        guard range.count == found.count else { return false }
        for index in 0..<range.count where elements[range.lowerBound + index] != found[index] { return false }
        return true
    }

    private mutating func grow() {
        let size = cells.count * 4
        cells.removeAll()
        cells.append(repeating: 0, count: size)
        for id in 1..<infos.count {
            var cell = Self.hash(slice(infos[id].elements)) & (cells.count - 1)
            while cells[cell] != 0 { cell = (cell + 1) & (cells.count - 1) }
            cells[cell] = Int32(id)
        }
    }
}

/// Unions that were made before.
private struct UnionTable {
    private var keys = Pool<UInt64>()
    private var values = Pool<Int32>()
    private(set) var count = 0

    init() { makeRoom(1 << 10) }

    private mutating func makeRoom(_ size: Int) {
        keys.removeAll()
        keys.append(repeating: 0, count: size)
        values.removeAll()
        values.append(repeating: 0, count: size)
    }

    private static func key(_ a: PlaceSetID, _ b: PlaceSetID) -> UInt64 {
        UInt64(UInt32(bitPattern: max(a.rawValue, b.rawValue))) << 32
            | UInt64(UInt32(bitPattern: min(a.rawValue, b.rawValue)))
    }

    private func cell(_ key: UInt64) -> Int {
        var cell = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
        while keys[cell] != 0, keys[cell] != key { cell = (cell + 1) & (keys.count - 1) }
        return cell
    }

    subscript(a: PlaceSetID, b: PlaceSetID) -> PlaceSetID? {
        get {
            let cell = cell(Self.key(a, b))
            return keys[cell] == 0 ? nil : PlaceSetID(rawValue: values[cell])
        }
        set {
            guard let newValue else { return }
            if (count + 1) * 2 > keys.count { grow() }
            let key = Self.key(a, b)
            let cell = cell(key)
            if keys[cell] == 0 { count += 1 }
            keys[cell] = key
            values[cell] = newValue.rawValue
        }
    }

    mutating func removeAll() {
        for index in keys.indices { keys[index] = 0 }
        count = 0
    }

    private mutating func grow() {
        let old = keys.indices.filter { keys[$0] != 0 }.map { (key: keys[$0], value: values[$0]) }
        makeRoom(keys.count * 4)
        for (key, value) in old {
            let cell = cell(key)
            keys[cell] = key
            values[cell] = value
        }
    }
}
