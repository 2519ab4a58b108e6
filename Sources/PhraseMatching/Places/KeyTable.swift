/// What was found out about a key before: open addressing, grows, and keeps its storage.
struct KeyTable {
    private struct Cell {
        /// Zero where free.
        var key: UInt64
        var value: Int32
    }

    private var cells = Pool<Cell>()
    private var mask = 0
    private var shift: UInt64 = 0
    private(set) var count = 0

    init() { makeRoom(1 << 8) }

    /// A key for bytes, FNV-1a.
    @inline(__always)
    static func key(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        max(1, bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    }

    /// Bytes that the table takes.
    var size: Int { cells.count * 16 }

    /// - key: never zero.
    @inline(__always)
    subscript(key: UInt64) -> Int32? {
        var cell = first(key)
        let cells = cells.base
        while true {
            if cells[cell].key == key { return cells[cell].value }
            if cells[cell].key == 0 { return nil }
            cell = (cell &+ 1) & mask
        }
    }

    /// The same where it is the first that is sought; negative where it is another, or unknown. For loops that ask for little else.
    @inline(__always)
    func first(of key: UInt64) -> Int32 {
        let cell = cells.base[first(key)]
        return cell.key == key ? cell.value : -1
    }

    mutating func insert(_ value: Int32, for key: UInt64) {
        if (count + 1) * 4 > cells.count { grow() }
        place(Cell(key: key, value: value))
        count += 1
    }

    mutating func removeAll() {
        for index in cells.indices { cells[index].key = 0 }
        count = 0
    }

    /// Where a key is sought first: the highest bits of a product are the best mixed ones.
    @inline(__always)
    private func first(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: ((key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    }

    private mutating func place(_ new: Cell) {
        var cell = first(new.key)
        while cells[cell].key != 0 { cell = (cell + 1) & mask }
        cells[cell] = new
    }

    private mutating func makeRoom(_ size: Int) {
        cells.removeAll()
        cells.append(repeating: Cell(key: 0, value: 0), count: size)
        mask = size - 1
        shift = UInt64(size.leadingZeroBitCount + 1)
    }

    private mutating func grow() {
        let old = cells.indices.map { cells[$0] }
        makeRoom(old.count * 4)
        for cell in old where cell.key != 0 { place(cell) }
    }
}
