/// A number that tells whether bytes are still what they were: 64 bits, several bytes at a time.
///
/// Every step can be undone, so a change within one word of eight bytes always gives another sum; what else goes wrong by
/// chance is missed once in 2⁶⁴ times. It is no protection from somebody who means it.
struct Checksum {
    private static let factors: (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9)

    private var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)

    /// The sum of bytes as if zeros filled the last word.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum = Checksum()
        var position = 0
        while position + 32 <= bytes.count {
            sum.add(bytes, at: position)
            position += 32
        }
        guard position < bytes.count else { return sum.value }
        withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { last in
            last.initializeMemory(as: UInt8.self, repeating: 0)
            last.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position...]))
            sum.add(UnsafeRawBufferPointer(last), at: 0)
        }
        return sum.value
    }

    @inline(__always)
    private mutating func add(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        func word(_ number: Int) -> UInt64 {
            bytes.loadUnaligned(fromByteOffset: position + number * 8, as: UInt64.self)
        }
        lanes.0 = Self.mix(lanes.0, word(0))
        lanes.1 = Self.mix(lanes.1, word(1))
        lanes.2 = Self.mix(lanes.2, word(2))
        lanes.3 = Self.mix(lanes.3, word(3))
    }

    private var value: UInt64 { Self.mix(Self.mix(Self.mix(lanes.0, lanes.1), lanes.2), lanes.3) }

    @inline(__always)
    private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (lane ^ word) &* factors.0
        return (mixed ^ mixed >> 31) &* factors.1
    }
}
