/// Writes numbers and texts one behind the other.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ byte: UInt8) { bytes.append(byte) }

    package mutating func write(_ number: UInt32) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ number: Int64) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    package mutating func write(_ more: [UInt8]) { bytes += more }

    package mutating func write(count: Int) { write(UInt32(count)) }

    package mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}

/// Reads what `ByteWriter` wrote, from bytes that may hold anything.
package struct ByteReader {
    /// The bytes are no such thing.
    package struct Damage: Error {
        package init() {}
    }

    private var rest: UnsafeRawBufferPointer

    package init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

    package var isAtEnd: Bool { rest.isEmpty }

    package mutating func byte() throws(Damage) -> UInt8 { try number(UInt8.self) }

    package mutating func number() throws(Damage) -> UInt32 { try number(UInt32.self) }

    package mutating func long() throws(Damage) -> Int64 { try number(Int64.self) }

    /// How many things follow, each of which takes a byte at least.
    package mutating func count() throws(Damage) -> Int {
        let count = Int(try number(UInt32.self))
        guard count <= rest.count else { throw Damage() }
        return count
    }

    package mutating func string() throws(Damage) -> String {
        String(decoding: try bytes(try count()), as: UTF8.self)
    }

    package mutating func bytes(_ count: Int) throws(Damage) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= rest.count else { throw Damage() }
        defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
        return UnsafeRawBufferPointer(rebasing: rest[..<count])
    }

    /// So many things in a row.
    package mutating func row<T>(_ read: (inout ByteReader) throws(Damage) -> T) throws(Damage) -> [T] {
        var row: [T] = []
        for _ in 0..<(try count()) { row.append(try read(&self)) }
        return row
    }

    private mutating func number<Number: FixedWidthInteger>(_: Number.Type) throws(Damage) -> Number {
        try bytes(MemoryLayout<Number>.size).loadUnaligned(as: Number.self)
    }
}
