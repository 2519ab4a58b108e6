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

    /// Whether so many bytes are the same.
    @inline(__always)
    static func areSame(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        if length > 16 { return count(a, b, upTo: length) == length }
        if length >= 8 { return (eight(a) ^ eight(b)) | (eight(a + (length &- 8)) ^ eight(b + (length &- 8))) == 0 }
        if length >= 4 { return (four(a) ^ four(b)) | (four(a + (length &- 4)) ^ four(b + (length &- 4))) == 0 }
        for index in 0..<length where a[index] != b[index] { return false }
        return true
    }

    /// How many bytes a key has.
    static let keyLength = 16

    /// The first sixteen bytes of a part of a text as one number, which is in the order of such parts; zeros behind its end.
    @inline(__always)
    static func key(_ text: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> UInt128 {
        if part.count >= keyLength, let bytes = text.baseAddress {
            return UInt128(eight(bytes + part.lowerBound).byteSwapped) &<< 64
                | UInt128(eight(bytes + part.lowerBound + 8).byteSwapped)
        }
        return UInt128(head(text, part.lowerBound, part.upperBound)) &<< 64
            | UInt128(head(text, part.lowerBound &+ 8, part.upperBound))
    }

    /// The bytes of a character of two or three as one number.
    /// - count: of all bytes.
    @inline(__always)
    static func character(_ bytes: UnsafePointer<UInt8>, at position: Int, _ width: Int, of count: Int) -> UInt32 {
        if position &+ 4 <= count {
            return four(bytes + position) & (width == 2 ? 0xFFFF : 0xFF_FFFF)
        }
        let third = width == 2 ? 0 : UInt32(bytes[position &+ 2]) &<< 16
        return UInt32(bytes[position]) | UInt32(bytes[position &+ 1]) &<< 8 | third
    }

    @inline(__always)
    private static func head(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        let count = end &- start
        guard count > 0, let bytes = text.baseAddress else { return 0 }
        if count >= 8 { return eight(bytes + start).byteSwapped }
        return end >= 8
            ? eight(bytes + (end &- 8)).byteSwapped &<< UInt64(64 &- 8 &* count)
            : shortHead(bytes + start, count)
    }

    private static func shortHead(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        (0..<count).reduce(0) { $0 | UInt64(bytes[$1]) << UInt64(56 - 8 * $1) }
    }

    /// Four bytes as one number, the first one lowest.
    @inline(__always)
    static func four(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }

    @inline(__always)
    private static func eight(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }
}
