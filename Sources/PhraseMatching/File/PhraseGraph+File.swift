extension CompiledFileReader {
    /// The graph, which stays where it is: every number in it is checked, so that a match need not.
    /// - Complexity: linear in the graph.
    func graph(templateCount: Int, listCount: Int) throws(ByteReader.Damage) -> PhraseGraph {
        guard let places = elements(CompiledFile.Key(.places), as: PhraseGraph.Place.self),
            let edges = elements(CompiledFile.Key(.edges), as: PhraseGraph.Edge.self),
            let placeWords = elements(CompiledFile.Key(.places), as: UInt32.self),
            let edgeWords = elements(CompiledFile.Key(.edges), as: UInt32.self),
            let incoming = elements(CompiledFile.Key(.incoming), as: UInt32.self),
            let classes = elements(CompiledFile.Key(.byteClasses), as: UInt8.self)
        else { throw ByteReader.Damage() }
        let terminals = try terminals(templateCount)
        let check = GraphCheck(
            places: placeWords, edges: edgeWords, incoming: incoming, listCount: listCount,
            terminalCount: terminals.count)
        guard check.isSound, classes.count == 256 else { throw ByteReader.Damage() }
        return PhraseGraph(
            places: Frozen(places, of: memory), edges: Frozen(edges, of: memory),
            incoming: Frozen(incoming, of: memory), terminals: terminals, byteClasses: Array(classes))
    }

    private func terminals(_ templateCount: Int) throws(ByteReader.Damage) -> [PhraseGraph.Terminal] {
        var reader = ByteReader(bytes(CompiledFile.Key(.terminals)))
        var terminals: [PhraseGraph.Terminal] = []
        while !reader.isAtEnd {
            let (kind, number): (UInt32, UInt32) = (try reader.number(), try reader.number())
            switch kind {
            case 0 where number < templateCount: terminals.append(.template(TemplateID(rawValue: number)))
            case 1: terminals.append(.negative(ScopeID(rawValue: number)))
            default: throw ByteReader.Damage()
            }
        }
        return terminals
    }
}

/// Whether words are places and edges as `PhraseGraphBuilder` lays them out; they are read as numbers, since a number that
/// is no `Kind` may not be looked at as one.
private struct GraphCheck {
    /// A place is eleven words: five ranges and its terminal. An edge is a word of four bytes, its list, source and target.
    private static let (placeLength, edgeLength) = (11, 4)
    private static let isLaidOutSo =
        MemoryLayout<PhraseGraph.Place>.size == placeLength * 4
        && MemoryLayout<PhraseGraph.Place>.stride == placeLength * 4
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.anys) == 8
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.slots) == 16
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.jumps) == 24
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.arrivals) == 32
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.terminal) == 40
        && MemoryLayout<PhraseGraph.Edge>.size == edgeLength * 4
        && MemoryLayout<PhraseGraph.Edge>.stride == edgeLength * 4
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.kind) == 0
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.list) == 4
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.source) == 8
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.target) == 12

    private let places: UnsafeBufferPointer<UInt32>
    private let edges: UnsafeBufferPointer<UInt32>
    private let incoming: UnsafeBufferPointer<UInt32>
    private let placeCount: Int
    private let edgeCount: Int
    private let listCount: Int
    private let terminalCount: Int

    init(
        places: UnsafeBufferPointer<UInt32>, edges: UnsafeBufferPointer<UInt32>,
        incoming: UnsafeBufferPointer<UInt32>, listCount: Int, terminalCount: Int
    ) {
        (self.places, self.edges, self.incoming) = (places, edges, incoming)
        (self.listCount, self.terminalCount) = (listCount, terminalCount)
        placeCount = places.count / Self.placeLength
        edgeCount = edges.count / Self.edgeLength
    }

    var isSound: Bool {
        guard Self.isLaidOutSo, placeCount > 0, placeCount < 1 << 28, incoming.count == edgeCount else { return false }
        var (nextEdge, nextArrival) = (0, 0)
        for place in 0..<placeCount {
            for group in 0..<4 {
                let first = nextEdge
                guard follows(place, group, &nextEdge) else { return false }
                for edge in first..<nextEdge where !isSound(edge, from: place, group) { return false }
            }
            let first = nextArrival
            guard follows(place, 4, &nextArrival), isTerminal(places[place * Self.placeLength + 10]) else {
                return false
            }
            for index in first..<nextArrival where !arrives(Int(incoming[index]), at: place) { return false }
        }
        return nextEdge == edgeCount && nextArrival == edgeCount
    }

    /// Whether a range is empty, or begins where the one before it ended.
    private func follows(_ place: Int, _ range: Int, _ next: inout Int) -> Bool {
        let word = place * Self.placeLength + range * 2
        let (start, end) = (Int(places[word]), Int(places[word + 1]))
        guard end <= edgeCount else { return false }
        if start == end { return true }
        guard start == next, start < end else { return false }
        next = end
        return true
    }

    private func isSound(_ edge: Int, from place: Int, _ group: Int) -> Bool {
        let word = edge * Self.edgeLength
        let target = Int(edges[word + 3])
        guard let kind = PhraseGraph.Edge.Kind(rawValue: UInt8(truncatingIfNeeded: UInt32(littleEndian: edges[word]))),
            kind.group == group, Int(edges[word + 2]) == place, target < placeCount
        else { return false }
        guard target > place || target == place && kind == .any else { return false }
        return kind != .slot || Int(edges[word + 1]) < listCount
    }

    private func arrives(_ edge: Int, at place: Int) -> Bool {
        edge < edgeCount && Int(edges[edge * Self.edgeLength + 3]) == place
    }

    private func isTerminal(_ word: UInt32) -> Bool {
        let number = Int32(bitPattern: word)
        return number < 0 || number < terminalCount
    }
}

extension PhraseGraph.Edge.Kind {
    /// Which of a place's ranges it stands in.
    fileprivate var group: Int {
        switch self {
        case .byte: 0
        case .any: 1
        case .slot: 2
        case .jump, .close: 3
        }
    }
}
