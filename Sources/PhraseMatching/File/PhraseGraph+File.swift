extension CompiledFileReader {
    /// The graph, which stays where it is: every number in it is checked, so that a match need not.
    /// - Complexity: linear in the graph.
    func graph(templateCount: Int, listCount: Int) throws(ByteReader.Damage) -> PhraseGraph {
        guard let places = elements(CompiledFile.Key(.places), as: PhraseGraph.Place.self),
            let edges = elements(CompiledFile.Key(.edges), as: PhraseGraph.Edge.self),
            let incoming = elements(CompiledFile.Key(.incoming), as: UInt32.self),
            let classes = elements(CompiledFile.Key(.byteClasses), as: UInt8.self)
        else { throw ByteReader.Damage() }
        let terminals = try terminals(templateCount)
        let check = GraphCheck(
            placeWords: bytes(CompiledFile.Key(.places)), edgeBytes: bytes(CompiledFile.Key(.edges)),
            incoming: incoming, listCount: listCount, terminalCount: terminals.count)
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

/// Whether bytes are places and edges as `PhraseGraphBuilder` lays them out; they are read as numbers, since a number that
/// is no `Kind` may not be looked at as one.
private struct GraphCheck {
    /// A place is eleven words: five ranges and its terminal. An edge is four bytes and three words.
    private static let (placeLength, edgeLength) = (44, 16)
    private static let isLaidOutSo =
        MemoryLayout<PhraseGraph.Place>.size == placeLength && MemoryLayout<PhraseGraph.Place>.stride == placeLength
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.anys) == 8
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.slots) == 16
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.jumps) == 24
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.arrivals) == 32
        && MemoryLayout<PhraseGraph.Place>.offset(of: \.terminal) == 40
        && MemoryLayout<PhraseGraph.Edge>.size == edgeLength && MemoryLayout<PhraseGraph.Edge>.stride == edgeLength
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.kind) == 0
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.list) == 4
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.source) == 8
        && MemoryLayout<PhraseGraph.Edge>.offset(of: \.target) == 12

    let placeWords: UnsafeRawBufferPointer
    let edgeBytes: UnsafeRawBufferPointer
    let incoming: UnsafeBufferPointer<UInt32>
    let listCount: Int
    let terminalCount: Int

    private var placeCount: Int { placeWords.count / Self.placeLength }
    private var edgeCount: Int { edgeBytes.count / Self.edgeLength }

    var isSound: Bool {
        guard Self.isLaidOutSo, placeCount > 0, placeCount < 1 << 28, incoming.count == edgeCount else { return false }
        var (nextEdge, nextArrival) = (0, 0)
        for place in 0..<placeCount {
            guard arePlaced(place, &nextEdge, &nextArrival), isTerminal(word(place, 10)) else { return false }
        }
        return nextEdge == edgeCount && nextArrival == edgeCount
    }

    /// Whether the edges from and to a place follow those of the place before.
    private func arePlaced(_ place: Int, _ nextEdge: inout Int, _ nextArrival: inout Int) -> Bool {
        for kind in 0..<4 {
            guard let range = range(place, kind, from: &nextEdge) else { return false }
            for edge in range where !isSound(edge, from: place, kind) { return false }
        }
        guard let arrivals = range(place, 4, from: &nextArrival) else { return false }
        return arrivals.allSatisfy { Int(incoming[$0]) < edgeCount && target(Int(incoming[$0])) == place }
    }

    /// A range that begins where the last one ended, or is empty.
    private func range(_ place: Int, _ number: Int, from next: inout Int) -> Range<Int>? {
        let (start, end) = (Int(word(place, number * 2)), Int(word(place, number * 2 + 1)))
        if start == end, end <= edgeCount { return start..<end }
        guard start == next, start < end, end <= edgeCount else { return nil }
        next = end
        return start..<end
    }

    private func isSound(_ edge: Int, from place: Int, _ group: Int) -> Bool {
        guard let kind = PhraseGraph.Edge.Kind(rawValue: edgeBytes[edge * Self.edgeLength]), kind.group == group,
            edgeWord(edge, 2) == place, target(edge) < placeCount
        else { return false }
        let isLoop = target(edge) == place && kind == .any
        guard target(edge) > place || isLoop else { return false }
        return kind != .slot || edgeWord(edge, 1) < listCount
    }

    private func isTerminal(_ word: UInt32) -> Bool {
        let number = Int32(bitPattern: word)
        return number < 0 || number < terminalCount
    }

    private func target(_ edge: Int) -> Int { edgeWord(edge, 3) }

    private func edgeWord(_ edge: Int, _ number: Int) -> Int {
        Int(edgeBytes.loadUnaligned(fromByteOffset: edge * Self.edgeLength + number * 4, as: UInt32.self))
    }

    private func word(_ place: Int, _ number: Int) -> UInt32 {
        placeWords.loadUnaligned(fromByteOffset: place * Self.placeLength + number * 4, as: UInt32.self)
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
