/// Lays phrase trees out as one graph.
///
/// While a tree is walked, a front of exits is kept: the places where what was read so far may end, at most one for each
/// way in which it can go on (`TextJoin`). So `(a|b)(c|d)` costs four edges, not four phrases.
struct PhraseGraphBuilder {
    /// More than any grammar needs; it keeps a hostile one from filling the memory.
    static let edgeLimit = 4_000_000

    private typealias Front = [(join: TextJoin, place: PlaceID)]

    private var edges: [PhraseGraph.Edge] = []
    private var placeCount = 1
    private var terminals: [PhraseGraph.Terminal] = []
    private var terminalPlaces: [(place: PlaceID, terminal: Int)] = []

    var edgeCount: Int { edges.count }
    var isTooLarge: Bool { edges.count > Self.edgeLimit }

    mutating func add(_ tree: PhraseTree, terminal: PhraseGraph.Terminal) {
        terminals.append(terminal)
        for exit in walk(tree, from: [(TextJoin(), .root)]) where exit.place != .root {
            terminalPlaces.append((exit.place, terminals.count - 1))
        }
    }

    private mutating func walk(_ tree: PhraseTree, from front: Front) -> Front {
        guard !isTooLarge else { return front }
        switch tree {
        case .text(let text): return read(text, from: front)
        case .slot(let index, let list, let acceptsUnlisted, let mayJoin):
            let target = fill(UInt8(truncatingIfNeeded: index), list, acceptsUnlisted, from: front)
            return [(.afterSlot(mayJoin: mayJoin), target)]
        case .sequence(let items): return items.reduce(front) { walk($1, from: $0) }
        case .choice(let items):
            var exits: Front = []
            for item in items { exits += walk(item, from: front) }
            return merged(exits)
        case .permutation(let items): return permute(items, from: front)
        }
    }

    private mutating func read(_ text: FoldedText, from front: Front) -> Front {
        guard let first = text.bytes.first else { return merged(front.map { ($0.join.after(text), $0.place) }) }
        var place = newPlace()
        for exit in front { addByte(first, JoinCode(exit.join.edge(to: text)), exit.place, place) }
        for index in text.bytes.indices.dropFirst() {
            let digits =
                BoundaryAgreement.isDigit(text.bytes[index - 1]) && BoundaryAgreement.isDigit(text.bytes[index])
            let next = newPlace()
            let join = JoinCode(.within(text.boundaries[index], isAmongDigits: digits))
            addByte(text.bytes[index], join, place, next)
            place = next
        }
        return [(TextJoin().after(text), place)]
    }

    private mutating func fill(_ slot: UInt8, _ list: SlotListID, _ acceptsUnlisted: Bool, from front: Front) -> PlaceID
    {
        let open = acceptsUnlisted ? newPlace() : nil
        let target = newPlace()
        func edge(_ kind: PhraseGraph.Edge.Kind, _ join: JoinCode, _ source: PlaceID, _ target: PlaceID) {
            edges.append(
                PhraseGraph.Edge(
                    kind: kind, join: join, byte: 0, slot: slot, list: list, source: source, target: target))
        }
        for exit in front {
            let join = JoinCode(exit.join.edgeToSlot)
            edge(.slot, join, exit.place, target)
            if let open { edge(.any, join, exit.place, open) }
        }
        if let open {
            edge(.any, .open, open, open)
            edge(.close, .open, open, target)
        }
        return target
    }

    /// Goes from each set of parts that were said to the sets with one more: two to the power of the parts.
    private mutating func permute(_ items: [PhraseTree], from front: Front) -> Front {
        let space = FoldedText(" ")
        var fronts: [Front] = Array(repeating: [], count: 1 << items.count)
        fronts[0] = front
        for said in fronts.indices {
            let start = said == 0 ? front : read(space, from: merged(fronts[said]))
            for (index, item) in items.enumerated() where said & 1 << index == 0 {
                fronts[said | 1 << index] += walk(item, from: start)
            }
        }
        return merged(fronts.last ?? front)
    }

    /// One exit for each way to go on.
    private mutating func merged(_ front: Front) -> Front {
        var groups: [(join: TextJoin, places: [PlaceID])] = []
        for exit in front {
            if let index = groups.firstIndex(where: { $0.join == exit.join }) {
                if !groups[index].places.contains(exit.place) { groups[index].places.append(exit.place) }
            } else {
                groups.append((exit.join, [exit.place]))
            }
        }
        return groups.map { group in
            guard group.places.count > 1 else { return (group.join, group.places[0]) }
            let hub = newPlace()
            for place in group.places {
                edges.append(
                    PhraseGraph.Edge(
                        kind: .jump, join: .open, byte: 0, slot: 0, list: SlotListID(rawValue: 0), source: place,
                        target: hub))
            }
            return (group.join, hub)
        }
    }

    private mutating func newPlace() -> PlaceID {
        placeCount += 1
        return PlaceID(placeCount - 1)
    }

    private mutating func addByte(_ byte: UInt8, _ join: JoinCode, _ source: PlaceID, _ target: PlaceID) {
        edges.append(
            PhraseGraph.Edge(
                kind: .byte, join: join, byte: byte, slot: 0, list: SlotListID(rawValue: 0), source: source,
                target: target))
    }
}

extension PhraseGraphBuilder {
    /// Sorts the edges and lays them out in contiguous storage.
    consuming func finish() -> PhraseGraph {
        let order = Self.sorted(edges, placeCount)
        var places = Array(
            repeating: PhraseGraph.Place(
                bytes: 0..<0, anys: 0..<0, slots: 0..<0, jumps: 0..<0, arrivals: 0..<0, terminal: -1),
            count: placeCount)
        for (index, edge) in order.enumerated() { places[edge.source.index].extend(edge.kind, to: UInt32(index)) }
        for (place, terminal) in terminalPlaces { places[place.index].terminal = Int32(terminal) }
        let incoming = Self.grouped(order.indices, placeCount) { order[$0].target.index }.order.map { UInt32($0) }
        for (index, edge) in incoming.enumerated() {
            let place = order[Int(edge)].target.index
            let first = places[place].arrivals.isEmpty ? UInt32(index) : places[place].arrivals.lowerBound
            places[place].arrivals = first..<UInt32(index + 1)
        }
        return PhraseGraph(
            places: places, edges: order, incoming: incoming, terminals: terminals,
            byteClasses: Self.byteClasses(order))
    }

    /// The edges by their sources, those of each by kind and byte.
    private static func sorted(_ edges: [PhraseGraph.Edge], _ placeCount: Int) -> [PhraseGraph.Edge] {
        let (order, starts) = grouped(edges.indices, placeCount) { edges[$0].source.index }
        var sorted = order.map { edges[$0] }
        sorted.withUnsafeMutableBufferPointer { edges in
            for place in 0..<placeCount where starts[place + 1] - starts[place] > 1 {
                var own = UnsafeMutableBufferPointer(rebasing: edges[starts[place]..<starts[place + 1]])
                own.sort { $0.kind == $1.kind ? $0.byte < $1.byte : $0.kind.rawValue < $1.kind.rawValue }
            }
        }
        return sorted
    }

    /// Numbers group by group, those of each as they come, and where each group begins.
    /// - Complexity: linear.
    private static func grouped(
        _ numbers: Range<Int>, _ count: Int, by group: (Int) -> Int
    ) -> (order: [Int], starts: [Int]) {
        var starts = Array(repeating: 0, count: count + 1)
        for number in numbers { starts[group(number) + 1] += 1 }
        for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
        var (next, order) = (starts, Array(repeating: 0, count: numbers.count))
        for number in numbers {
            let group = group(number)
            order[next[group]] = number
            next[group] += 1
        }
        return (order, starts)
    }

    private static func byteClasses(_ edges: [PhraseGraph.Edge]) -> [UInt8] {
        var classes = Array(repeating: UInt8(0), count: 256)
        var count = 1
        for edge in edges where edge.kind == .byte && classes[Int(edge.byte)] == 0 {
            classes[Int(edge.byte)] = UInt8(truncatingIfNeeded: count)
            count += 1
        }
        return classes
    }
}

extension PhraseGraph.Place {
    fileprivate mutating func extend(_ kind: PhraseGraph.Edge.Kind, to index: UInt32) {
        func extended(_ range: Range<UInt32>) -> Range<UInt32> {
            (range.isEmpty ? index : range.lowerBound)..<index + 1
        }
        switch kind {
        case .byte: bytes = extended(bytes)
        case .any: anys = extended(anys)
        case .slot: slots = extended(slots)
        case .jump, .close: jumps = extended(jumps)
        }
    }
}
