import Synchronization

/// Pieces of lines by their keys, which many threads read without waiting for each other while one at a time adds to them.
///
/// A piece never moves, and its key is written last: whoever sees the key sees the piece. A table is not made larger but
/// replaced (`SharedPieces`), so that those who read it are not disturbed.
final class PieceTable: @unchecked Sendable {
    /// Storage of pieces; the system gives no more of it than is used.
    final class Bytes: @unchecked Sendable {
        static let limit = 1 << 24
        let base = UnsafeMutablePointer<UInt8>.allocate(capacity: limit)

        deinit { base.deallocate() }
    }

    fileprivate struct Cell: ~Copyable {
        /// Zero where free.
        let key = Atomic<UInt64>(0)
        /// Where the piece begins, and behind 32 bits its length.
        let place = Atomic<UInt64>(0)
    }

    /// Open addressing.
    private let cells: UnsafeMutablePointer<Cell>
    private let cellCount: Int
    let bytes: Bytes

    /// - cellCount: a power of two.
    init(cellCount: Int, _ bytes: Bytes = Bytes()) {
        (self.cellCount, self.bytes) = (cellCount, bytes)
        cells = .allocate(capacity: cellCount)
        for cell in 0..<cellCount { (cells + cell).initialize(to: Cell()) }
    }

    deinit {
        cells.deinitialize(count: cellCount)
        cells.deallocate()
    }

    var view: View { View(cells: cells, cellCount: cellCount, bytes: bytes.base) }

    /// Adds a piece of `bytes` under a key that is not there. One thread at a time does.
    func add(_ key: UInt64, start: Int, count: Int) { add(key, UInt64(count) << 32 | UInt64(start)) }

    private func add(_ key: UInt64, _ place: UInt64) {
        let cell = view.cell(of: key)
        cells[cell].place.store(place, ordering: .relaxed)
        cells[cell].key.store(key, ordering: .releasing)
    }

    /// Adds all that a smaller one holds over the same bytes.
    func add(_ other: PieceTable) {
        for cell in 0..<other.cellCount {
            let key = other.cells[cell].key.load(ordering: .relaxed)
            if key != 0 { add(key, other.cells[cell].place.load(ordering: .relaxed)) }
        }
    }
}

extension PieceTable {
    /// The table without its owner, who must outlive it: threads that retain the same thing for each line wait for each other.
    struct View {
        fileprivate let cells: UnsafeMutablePointer<Cell>
        fileprivate let cellCount: Int
        fileprivate let bytes: UnsafeMutablePointer<UInt8>

        /// Appends the piece of a key, if it is there.
        func write(_ key: UInt64, into line: inout [UInt8]) -> Bool {
            let cell = cell(of: key)
            guard cells[cell].key.load(ordering: .acquiring) == key else { return false }
            let place = cells[cell].place.load(ordering: .relaxed)
            let (start, count) = (Int(place & UInt64(UInt32.max)), Int(place >> 32))
            line.append(contentsOf: UnsafeBufferPointer(start: bytes + start, count: count))
            return true
        }

        func holds(_ key: UInt64) -> Bool { cells[cell(of: key)].key.load(ordering: .relaxed) == key }

        /// Where a key is, or where it would be.
        fileprivate func cell(of key: UInt64) -> Int {
            var place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(cellCount.leadingZeroBitCount + 1))
            while true {
                let found = cells[place].key.load(ordering: .relaxed)
                if found == key || found == 0 { return place }
                place = (place + 1) & (cellCount - 1)
            }
        }
    }
}
