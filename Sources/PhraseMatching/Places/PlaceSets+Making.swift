/// How sets are made: places are added in any order, and a set that was made before is found again.
extension PlaceSets {
    mutating func begin() {
        found.removeAll()
        visit &+= 1
        guard visit == 0 else { return }
        for index in visited.indices { visited[index] = 0 }
        visit = 1
    }

    /// Adds a place and all that it jumps to.
    mutating func add(_ element: StandingPlace) {
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
    mutating func intern() -> PlaceSetID {
        var sorted = UnsafeMutableBufferPointer(start: found.base, count: found.count)
        sorted.sort()
        return internSorted()
    }

    /// The same for places of which some may be there twice.
    mutating func internUnique() -> PlaceSetID {
        var sorted = UnsafeMutableBufferPointer(start: found.base, count: found.count)
        sorted.sort()
        var count = 0
        for index in found.indices where count == 0 || found[count - 1] != found[index] {
            found[count] = found[index]
            count += 1
        }
        found.resize(to: count)
        return internSorted()
    }

    /// The same for places that were added in order.
    mutating func internSorted() -> PlaceSetID {
        guard found.count > 0 else { return .empty }
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
        infos.append(Info(first: Int32(start), count: Int32(found.count), flags: flags))
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
