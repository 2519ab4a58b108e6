/// Compares bytes eight at a time.
enum CommonBytes {
    /// How many bytes two texts have in common from their beginnings on.
    /// - limit: so many bytes there are of both.
    @inline(__always)
    static func count(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, upTo limit: Int) -> Int {
        var common = 0
        while common &+ 8 <= limit {
            let difference = eight(a + common) ^ eight(b + common)
            if difference != 0 { return common &+ difference.trailingZeroBitCount &>> 3 }
            common &+= 8
        }
        if common &+ 4 <= limit, four(a + common) == four(b + common) { common &+= 4 }
        while common < limit, a[common] == b[common] { common &+= 1 }
        return common
    }

    /// The first eight bytes of a text as one number, which is in the order of the texts; zeros where it is shorter.
    @inline(__always)
    static func head(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        if count >= 8 { return eight(text).byteSwapped }
        var head: UInt64 = 0
        for offset in 0..<count { head |= UInt64(text[offset]) &<< UInt64(56 &- 8 &* offset) }
        return head
    }

    @inline(__always)
    private static func four(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    }

    @inline(__always)
    private static func eight(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }
}
