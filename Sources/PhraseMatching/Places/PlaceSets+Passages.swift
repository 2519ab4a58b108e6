/// How a set leads to another, asked for from the end of the utterance: each answer is found once and then looked up.
extension PlaceSets {
    /// The passage over an entry of a list.
    @inline(__always)
    mutating func passage(
        _ set: PlaceSetID, link: Int32, behind said: FoldedView, _ position: Int, to next: PlaceSetID
    ) -> Int32 {
        let key = UInt64(UInt32(bitPattern: link)) << 32 | UInt64(UInt32(bitPattern: next.rawValue))
        if let known = memory.entries[key] { return known }
        let list = links[Int(link)].list
        let gap = Gap(rawValue: UInt8(said.gap(at: position))) ?? .space
        let new = makePassage(set, gap, to: next) { $0.kind == .slot && $0.list == list }
        memory.entries.insert(new, for: key)
        return new
    }

    /// The passage over words that mean nothing.
    mutating func skipPassage(_ set: PlaceSetID, to next: PlaceSetID) -> Int32 {
        let key = UInt64(UInt32(bitPattern: set.rawValue)) << 32 | UInt64(UInt32(bitPattern: next.rawValue))
        if let known = memory.skips[key] { return known }
        memory.origins.removeAll()
        let firstMove = memory.moves.count
        for (number, index) in infos[next.index].elements.enumerated() where contains(elements[index], in: set) {
            memory.origins.append(elements[index])
            memory.moves.append(
                Move(
                    source: 0, target: Int32(number), kind: isOpen(elements[index].place) ? .unlisted : .text,
                    closes: false, slot: 0, cost: 0))
        }
        let new = finishPassage(from: firstMove, to: next)
        memory.skips.insert(new, for: key)
        return new
    }

    /// Whether unlisted words go on at a place.
    @inline(__always)
    func isOpen(_ place: PlaceID) -> Bool {
        graph.places[place.index].anys.contains { graph.edges[Int($0)].target == place }
    }

    mutating func makePassage(
        _ set: PlaceSetID, _ gap: Gap, to next: PlaceSetID, over isRead: (PhraseGraph.Edge) -> Bool
    ) -> Int32 {
        memory.origins.removeAll()
        let firstMove = memory.moves.count
        for (number, index) in infos[next.index].elements.enumerated() {
            addMoves(from: set, gap, to: elements[index], number, over: isRead)
        }
        return finishPassage(from: firstMove, to: next)
    }

    /// Goes back from a place over jumps, and over the edges before them.
    mutating func addMoves(
        from set: PlaceSetID, _ gap: Gap, to target: StandingPlace, _ number: Int,
        over isRead: (PhraseGraph.Edge) -> Bool
    ) {
        begin()
        memory.waiting.append(PassageMemory.Waiting(place: target.place, closes: false))
        while let next = memory.waiting.popLast() {
            guard visited[next.place.index * 4] != visit else { continue }
            visited[next.place.index * 4] = visit
            for index in graph.places[next.place.index].arrivals {
                work += 1
                let edge = graph.edges[Int(graph.incoming[Int(index)])]
                if edge.kind == .jump || edge.kind == .close {
                    memory.waiting.append(
                        PassageMemory.Waiting(place: edge.source, closes: next.closes || edge.kind == .close))
                } else if isRead(edge) {
                    addMoves(edge, from: set, gap, after: target.mode, number, closes: next.closes)
                }
            }
        }
    }

    private mutating func addMoves(
        _ edge: PhraseGraph.Edge, from set: PlaceSetID, _ gap: Gap, after: WordMode, _ number: Int, closes: Bool
    ) {
        for mode in 0..<UInt8(infos[set.index].hasModes ? 3 : 1) {
            let mode = WordMode(rawValue: mode) ?? .plain
            guard let step = edge.join.step(mode, gap), after == (edge.kind == .slot ? .plain : step.mode) else {
                continue
            }
            let source = StandingPlace(edge.source, mode)
            guard contains(source, in: set) else { continue }
            memory.origins.append(source)
            memory.moves.append(
                Move(
                    source: 0, target: Int32(number), kind: Move.Kind(edge), closes: closes, slot: edge.slot,
                    cost: edge.kind == .byte ? UInt8(truncatingIfNeeded: step.cost) : 0))
        }
    }

    /// Numbers the sources of the moves that were added.
    private mutating func finishPassage(from firstMove: Int, to next: PlaceSetID) -> Int32 {
        let origins = memory.origins.count
        work += 1
        guard origins > 0 else { return PassageMemory.none }
        found.removeAll()
        found.append(memory.origins.base, count: origins)
        let sources = internUnique()
        var isIdle = infos[sources.index].count == Int32(origins) && infos[next.index].count == Int32(origins)
        for offset in 0..<origins {
            let number = Int32(number(of: memory.origins[offset], in: sources))
            memory.moves.base[firstMove + offset].source = number
            let move = memory.moves[firstMove + offset]
            isIdle = isIdle && move.source == move.target && move.isPlain
        }
        memory.passages.append(
            Passage(sources: sources, firstMove: Int32(firstMove), moveCount: Int32(origins), isIdle: isIdle))
        return Int32(memory.passages.count - 1)
    }
}

extension Move.Kind {
    fileprivate init(_ edge: PhraseGraph.Edge) {
        switch edge.kind {
        case .slot: self = .entry
        case .any: self = edge.source == edge.target ? .unlisted : .opening
        case .byte, .jump, .close: self = .text
        }
    }
}
