import Synchronization

/// What is written of things in slots, the same for all threads: one of them writes it, and all read it.
///
/// Its size is bounded: once it is full it begins anew.
final class SharedPieces: Sendable {
    private static let firstLimit = 1 << 11
    private static let lastLimit = 1 << 18

    private struct State {
        var table = PieceTable(cellCount: 2 * firstLimit)
        /// Pieces that the table may hold: half of its cells are free.
        var limit = firstLimit
        var count = 0
        /// Bytes of all pieces.
        var used = 0
    }

    private let state = Mutex(State())

    /// All pieces that are known now. Whoever keeps it misses what comes later, and nothing else.
    var table: PieceTable { state.withLock { $0.table } }

    /// Keeps a piece under its key, which is not zero.
    func keep(_ key: UInt64, _ piece: UnsafeBufferPointer<UInt8>) {
        state.withLock { state in
            // Another thread may have written it meanwhile.
            guard piece.count <= PieceTable.Bytes.limit, !state.table.view.holds(key) else { return }
            Self.makeRoom(for: piece.count, &state)
            (state.table.bytes.base + state.used).update(
                from: piece.baseAddress ?? UnsafePointer(state.table.bytes.base), count: piece.count)
            state.table.add(key, start: state.used, count: piece.count)
            state.used += piece.count
            state.count += 1
        }
    }

    private static func makeRoom(for size: Int, _ state: inout State) {
        if state.used + size > PieceTable.Bytes.limit || state.count == lastLimit {
            state = State()
        } else if state.count == state.limit {
            let larger = PieceTable(cellCount: 4 * state.limit, state.table.bytes)
            larger.add(state.table)
            state.table = larger
            state.limit *= 2
        }
    }
}
