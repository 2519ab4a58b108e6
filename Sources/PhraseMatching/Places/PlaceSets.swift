/// The sets that readings have stood in, and what leads from one to the next: the automaton made deterministic, as far as
/// utterances have asked for it.
///
/// The first utterance pays for the sets it needs, the next ones look them up: one table access for each byte. Sets know
/// only the graph; names that come and go in the lists leave them valid. When they pass `limit`, all are forgotten
/// between two utterances, so an unlucky grammar costs time, never memory without end.
struct PlaceSets {
    static let limit = 48 << 20

    struct Info {
        var first: Int32
        var count: Int32
        /// Bits: see the flags below.
        var flags: UInt8
        /// Where its row begins in `rows`, and its row in `links`; negative before either is asked for.
        var row: Int32 = -1
        var linkRow: Int32 = -1
        /// Those of its places where a phrase ends; negative before it is asked for.
        var terminals: Int32 = -1
        /// The way on that was asked for first, which most sets have alone: a label, or a character behind a gap, and a step.
        /// It is next to the rest; rows and tables are far away.
        var way = Way.none

        struct Way {
            let key: UInt32
            let step: Int32

            static let none = Way(key: .max, step: 0)
        }

        var elements: Range<Int> { Int(first)..<Int(first &+ count) }

        var hasSlots: Bool { flags & 1 != 0 }
        var hasTerminals: Bool { flags & 2 != 0 }
        /// Some element is in the middle of words joined or split.
        var hasModes: Bool { flags & 4 != 0 }
    }

    /// A list that is asked for in a set, and the set behind its entries.
    struct Link {
        let list: SlotListID
        let target: PlaceSetID
        /// See `Step.origins`.
        var origins: Int32 = -1
    }

    /// Up to 64 links that follow one another, by the bits of their lists in one word of a row of `ListFilter`.
    struct LinkGroup {
        let word: Int32
        let first: Int32
        let lists: UInt64

        /// The link of one of the lists that has a bit.
        @inline(__always)
        func link(of bit: Int) -> Int {
            // Counting bits is many instructions where the processor is not known to count them.
            let before = lists & (UInt64(1) &<< UInt64(bit) &- 1)
            return before == 0 ? Int(first) : Int(first) &+ before.nonzeroBitCount
        }
    }

    let owner: PhraseGraph
    let graph: PhraseGraph.View
    var infos = Pool<Info>()
    var elements = Pool<StandingPlace>()
    var links = Pool<Link>()
    /// The same together, as a match asks for them.
    private(set) var linkGroups = Pool<LinkGroup>()
    private(set) var root = PlaceSetID.empty
    /// Elementary steps spent on building sets: whatever is kept is one.
    var work = 0
    /// Where nothing was built since, nothing grew.
    private var workWhenMeasured = 0

    /// For each set that has several ways on over bytes, gap and class of bytes a step; negative where not known yet.
    private(set) var rows = Pool<Int32>()
    /// For each set and gap a range of `linkGroups`; negative where not known yet.
    private var linkRanges = Pool<Range<Int32>>()
    var unions = KeyTable()
    /// Open addressing by the elements; a set's number, zero where free.
    var cells = Pool<Int32>()
    var visited = Pool<UInt32>()
    var visit: UInt32 = 0
    var pending = Pool<StandingPlace>()
    var found = Pool<StandingPlace>()
    var memory = PassageMemory()
    var stepMemory = StepMemory()
    var origins = OriginMemory()

    init(_ graph: PhraseGraph) {
        owner = graph
        self.graph = graph.view
        visited.append(repeating: 0, count: self.graph.places.count * 4)
        cells.append(repeating: 0, count: 1 << 10)
        clear()
    }

    subscript(id: PlaceSetID) -> Info { infos[id.index] }

    /// Bytes that the sets take, nearly.
    var size: Int {
        rows.count * 4 + elements.count * 4 + infos.count * 32 + linkRanges.count * 8 + unions.size + memory.size
            + stepMemory.size + origins.size
    }

    /// Forgets everything once it takes more than `limit`; to be called between two utterances.
    @inline(__always)
    mutating func keepWithinLimit() {
        guard work != workWhenMeasured else { return }
        workWhenMeasured = work
        if size > Self.limit { clear() }
    }

    private mutating func clear() {
        infos.removeAll()
        elements.removeAll()
        links.removeAll()
        linkGroups.removeAll()
        rows.removeAll()
        linkRanges.removeAll()
        for index in cells.indices { cells[index] = 0 }
        unions.removeAll()
        memory.removeAll()
        stepMemory.removeAll()
        origins.removeAll()
        infos.append(Info(first: 0, count: 0, flags: 0, terminals: 0))
        begin()
        add(StandingPlace(.root, .plain))
        root = intern()
    }

    // MARK: - Ways on

    /// What a set's rows are asked for: a byte behind a gap.
    @inline(__always)
    func label(_ gap: Int, _ byte: UInt8) -> Int {
        gap &* graph.byteClassCount &+ Int(graph.byteClasses[Int(byte)])
    }

    private func gap(of label: Int) -> Gap { Gap(rawValue: UInt8(label / graph.byteClassCount)) ?? .space }

    /// Finds out where a byte behind a gap leads.
    @inline(never)
    mutating func makeStep(_ id: PlaceSetID, _ label: Int, _ byte: UInt8) -> Int32 {
        let gap = gap(of: label)
        work += 1
        begin()
        for index in infos[id.index].elements {
            let element = elements[index]
            let place = graph.places[element.place.index]
            follow(bytes: place.bytes, byte, element.mode, gap)
            for edge in place.anys { follow(Int(edge), element.mode, gap) }
        }
        let step = Int32(stepMemory.steps.count)
        stepMemory.steps.append(Step(target: intern()))
        keep(step, of: id, label)
        return step
    }

    private mutating func keep(_ step: Int32, of id: PlaceSetID, _ label: Int) {
        guard infos[id.index].way.key != Info.Way.none.key else {
            infos.base[id.index].way = Info.Way(key: UInt32(label), step: step)
            return
        }
        if infos[id.index].row < 0 {
            infos.base[id.index].row = Int32(rows.count)
            rows.append(repeating: -1, count: Gap.count * graph.byteClassCount)
        }
        rows[Int(infos[id.index].row) + label] = step
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

    /// The lists that are asked for behind a gap, as a range of `linkGroups`.
    @inline(__always)
    mutating func slots(_ id: PlaceSetID, _ gap: Int) -> Range<Int> {
        let row = infos.base[id.index].linkRow
        if row >= 0 {
            let known = linkRanges.base[Int(row) &+ gap]
            if known.lowerBound >= 0 { return Int(known.lowerBound)..<Int(known.upperBound) }
        }
        return makeSlots(id, gap)
    }

    private mutating func makeSlots(_ id: PlaceSetID, _ gap: Int) -> Range<Int> {
        work += 1
        if infos[id.index].linkRow < 0 {
            infos.base[id.index].linkRow = Int32(linkRanges.count)
            linkRanges.append(repeating: -1 ..< -1, count: Gap.count)
        }
        let range = makeLinks(id, Gap(rawValue: UInt8(gap)) ?? .space)
        linkRanges[Int(infos[id.index].linkRow) + gap] = Int32(range.lowerBound)..<Int32(range.upperBound)
        return range
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
        let start = linkGroups.count
        for (list, places) in targets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            begin()
            for place in places { add(StandingPlace(place, .plain)) }
            group(list, since: start)
            links.append(Link(list: list, target: intern()))
        }
        return start..<linkGroups.count
    }

    /// Adds the next link to the last group if their lists share a word.
    private mutating func group(_ list: SlotListID, since start: Int) {
        let (word, bit) = (Int32(list.rawValue >> 6), UInt64(1) << UInt64(list.rawValue & 63))
        let last = linkGroups.count - 1
        if last >= start, linkGroups[last].word == word {
            linkGroups[last] = LinkGroup(
                word: word, first: linkGroups[last].first, lists: linkGroups[last].lists | bit)
        } else {
            linkGroups.append(LinkGroup(word: word, first: Int32(links.count), lists: bit))
        }
    }
}
