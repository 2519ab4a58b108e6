/// Sets of sets: what two hold together, where phrases end, and what is in one.
extension PlaceSets {
    /// All places of both.
    @inline(__always)
    mutating func union(_ a: PlaceSetID, _ b: PlaceSetID) -> PlaceSetID {
        if a == .empty || a == b { return b }
        if b == .empty { return a }
        return findUnion(max(a.rawValue, b.rawValue), min(a.rawValue, b.rawValue))
    }

    private mutating func findUnion(_ a: Int32, _ b: Int32) -> PlaceSetID {
        let key = UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
        if let known = unions[key] { return PlaceSetID(rawValue: known) }
        merge(infos[Int(a)], infos[Int(b)])
        let union = internSorted()
        unions.insert(union.rawValue, for: key)
        return union
    }

    /// Puts the places of both, in order, where `intern` looks for them.
    private mutating func merge(_ a: Info, _ b: Info) {
        var (first, second) = (a.elements, b.elements)
        work += first.count + second.count
        found.removeAll()
        while let x = first.first, let y = second.first {
            let (left, right) = (elements[x], elements[y])
            found.append(min(left, right))
            if left <= right { first.removeFirst() }
            if right <= left { second.removeFirst() }
        }
        found.append(elements.base + first.lowerBound, count: first.count)
        found.append(elements.base + second.lowerBound, count: second.count)
    }

    /// Those of a set's places where a phrase ends.
    mutating func terminals(of id: PlaceSetID) -> PlaceSetID {
        let known = infos[id.index].terminals
        if known >= 0 { return PlaceSetID(rawValue: known) }
        found.removeAll()
        for index in infos[id.index].elements where graph.places[elements[index].place.index].terminal >= 0 {
            found.append(elements[index])
        }
        let terminals = internSorted()
        infos.base[id.index].terminals = terminals.rawValue
        return terminals
    }

    /// - Complexity: O(log elements)
    func contains(_ element: StandingPlace, in id: PlaceSetID) -> Bool { numberIfHeld(element, in: id) != nil }

    /// The number of a place in a set, if it is in there. Not inlined it would be called with a copy of the sets.
    @inline(__always)
    func numberIfHeld(_ element: StandingPlace, in id: PlaceSetID) -> Int32? {
        let number = Int32(truncatingIfNeeded: number(of: element, in: id))
        return number < infos.base[id.index].count && self.element(number, of: id) == element ? number : nil
    }

    /// How many places of a set come before this one.
    @inline(__always)
    func number(of element: StandingPlace, in id: PlaceSetID) -> Int {
        let info = infos.base[id.index]
        let places = elements.base + Int(info.first)
        var (low, high) = (0, Int(info.count))
        while low < high {
            let middle = (low &+ high) >> 1
            if places[middle] < element { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}
