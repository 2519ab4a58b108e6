/// Writes numbers and texts one behind the other.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ byte: UInt8) { bytes.append(byte) }

    mutating func write(_ number: UInt32) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ number: Int64) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    mutating func write(count: Int) { write(UInt32(count)) }

    mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}

/// Reads what `ByteWriter` wrote, from bytes that may hold anything.
struct ByteReader {
    /// The bytes are no such thing.
    struct Damage: Error {}

    private var rest: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() throws(Damage) -> UInt8 { try number(UInt8.self) }

    mutating func number() throws(Damage) -> UInt32 { try number(UInt32.self) }

    mutating func long() throws(Damage) -> Int64 { try number(Int64.self) }

    /// How many things follow, each of which takes a byte at least.
    mutating func count() throws(Damage) -> Int {
        let count = Int(try number(UInt32.self))
        guard count <= rest.count else { throw Damage() }
        return count
    }

    mutating func string() throws(Damage) -> String {
        String(decoding: try bytes(try count()), as: UTF8.self)
    }

    mutating func bytes(_ count: Int) throws(Damage) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= rest.count else { throw Damage() }
        defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
        return UnsafeRawBufferPointer(rebasing: rest[..<count])
    }

    /// So many things in a row.
    mutating func row<T>(_ read: (inout ByteReader) throws(Damage) -> T) throws(Damage) -> [T] {
        var row: [T] = []
        for _ in 0..<(try count()) { row.append(try read(&self)) }
        return row
    }

    private mutating func number<Number: FixedWidthInteger>(_: Number.Type) throws(Damage) -> Number {
        try bytes(MemoryLayout<Number>.size).loadUnaligned(as: Number.self)
    }
}
