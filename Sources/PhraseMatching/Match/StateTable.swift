/// The places that readings have reached: for each a node and a position, with its list of readings.
struct StateTable {
    struct State {
        let node: NodeID
        let readings: Int
        /// The state that reached the same position before; negative if this was the first.
        fileprivate let next: Int32
    }

    private var states: [State] = []
    private var heads: [Int32]
    /// Open addressing: an index into `states` plus one, zero where free. Its size is a power of two.
    private var cells: [UInt32] = Array(repeating: 0, count: 64)
    private var positions: [UInt32] = []

    init(positions count: Int) {
        heads = Array(repeating: -1, count: count)
        states.reserveCapacity(32)
        positions.reserveCapacity(32)
    }

    /// The readings of a place, which is made if it is new.
    mutating func readings(at node: NodeID, _ position: Int, in store: inout ReadingStore) -> Int {
        var cell = cell(node, position)
        while cells[cell] != 0 {
            let index = Int(cells[cell]) - 1
            if states[index].node == node, positions[index] == UInt32(position) { return states[index].readings }
            cell = (cell + 1) & (cells.count - 1)
        }
        let readings = store.addList()
        cells[cell] = UInt32(states.count + 1)
        states.append(State(node: node, readings: readings, next: heads[position]))
        positions.append(UInt32(position))
        heads[position] = Int32(states.count - 1)
        if states.count * 2 > cells.count { grow() }
        return readings
    }

    /// Calls `body` for each state at a position. States may be added at later positions meanwhile.
    func states(at position: Int) -> [State] {
        var found: [State] = []
        var index = heads[position]
        while index >= 0 {
            found.append(states[Int(index)])
            index = states[Int(index)].next
        }
        return found
    }

    private func cell(_ node: NodeID, _ position: Int) -> Int {
        let key = UInt64(node.rawValue) << 32 | UInt64(position)
        let hash = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 32) & (cells.count - 1)
    }

    private mutating func grow() {
        cells = Array(repeating: 0, count: cells.count * 2)
        for index in states.indices {
            var cell = cell(states[index].node, Int(positions[index]))
            while cells[cell] != 0 { cell = (cell + 1) & (cells.count - 1) }
            cells[cell] = UInt32(index + 1)
        }
    }
}
