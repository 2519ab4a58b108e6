/// The places that lead from the beginning of an utterance to its end, and how: what remains of the automaton once it is
/// known where the utterance arrives. It is built backwards, and is as small as the readings are few.
struct Lattice {
    /// A place, at a position, with how words were written so far.
    struct Node {
        let standing: StandingPlace
        let position: Int32
        /// The node at the same position with the next lower place; negative behind the last.
        fileprivate(set) var below: Int32
        /// Its arrivals, the last one first; negative where there is none.
        fileprivate(set) var arrivals: Int32 = -1
        /// Its readings, once they are known.
        var readings: Range<Int32> = 0..<0
        fileprivate let cell: Int32
    }

    /// What was read from one node to the next.
    enum Content {
        /// Literal text, or words that mean nothing.
        case text
        /// An entry: the phrase's slot, and the index of the hit.
        case entry(slot: UInt8, hit: Int32)
        /// Unlisted words begin.
        case opening(slot: UInt8)
        case closing
    }

    struct Arrival {
        let source: Int32
        let content: Content
        let rank: Rank
        fileprivate(set) var next: Int32
    }

    private(set) var nodes = Pool<Node>()
    private(set) var arrivals = Pool<Arrival>()
    /// Nodes from the last to the first: none leads to one behind it.
    private(set) var order = Pool<Int32>()
    private var heads = Pool<Int32>()
    private var cells = Pool<Int32>()

    mutating func begin(positions: Int) {
        if cells.count == 0 { cells.append(repeating: -1, count: 256) }
        for index in nodes.indices { cells[Int(nodes[index].cell)] = -1 }
        nodes.removeAll()
        arrivals.removeAll()
        order.removeAll()
        heads.removeAll()
        heads.append(repeating: -1, count: positions)
    }

    /// The first node at a position: the one with the highest place.
    func first(at position: Int) -> Int32 { heads[position] }

    func below(_ node: Int32) -> Int32 { nodes[Int(node)].below }

    mutating func take(_ node: Int32) { order.append(node) }

    mutating func setReadings(_ readings: Range<Int32>, of node: Int32) { nodes.base[Int(node)].readings = readings }

    mutating func add(_ content: Content, _ rank: Rank, from source: Int32, to target: Int32) {
        let arrival = Arrival(source: source, content: content, rank: rank, next: nodes[Int(target)].arrivals)
        nodes.base[Int(target)].arrivals = Int32(arrivals.count)
        arrivals.append(arrival)
    }

    /// The node of a place at a position, which is made if it is new.
    mutating func node(_ standing: StandingPlace, at position: Int) -> Int32 {
        var cell = cell(standing, position)
        while cells[cell] >= 0 {
            let node = nodes[Int(cells[cell])]
            if node.standing == standing, node.position == Int32(position) { return cells[cell] }
            cell = (cell + 1) & (cells.count - 1)
        }
        let new = Int32(nodes.count)
        cells[cell] = new
        nodes.append(Node(standing: standing, position: Int32(position), below: -1, cell: Int32(cell)))
        insert(new, at: position)
        if nodes.count * 2 > cells.count { grow() }
        return new
    }

    private mutating func insert(_ new: Int32, at position: Int) {
        let standing = nodes[Int(new)].standing
        var previous: Int32 = -1
        var next = heads[position]
        while next >= 0, nodes[Int(next)].standing > standing {
            previous = next
            next = nodes[Int(next)].below
        }
        nodes.base[Int(new)].below = next
        if previous < 0 { heads[position] = new } else { nodes.base[Int(previous)].below = new }
    }

    private func cell(_ standing: StandingPlace, _ position: Int) -> Int {
        let key = UInt64(standing.rawValue) << 32 | UInt64(position)
        let hash = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 32) & (cells.count - 1)
    }

    private mutating func grow() {
        let size = cells.count * 2
        cells.removeAll()
        cells.append(repeating: -1, count: size)
        for index in nodes.indices {
            let node = nodes[index]
            var cell = cell(node.standing, Int(node.position))
            while cells[cell] >= 0 { cell = (cell + 1) & (cells.count - 1) }
            cells[cell] = Int32(index)
            nodes[index] = Node(
                standing: node.standing, position: node.position, below: node.below, arrivals: node.arrivals,
                readings: node.readings, cell: Int32(cell))
        }
    }
}
