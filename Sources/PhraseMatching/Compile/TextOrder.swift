/// Sorts texts by their first eight bytes as one number; only texts that agree in those are compared byte by byte.
enum TextOrder {
    private struct Key {
        let head: UInt64
        let index: UInt32
    }

    static func sorted(_ bytes: [UInt8], _ starts: [UInt32], _ payloads: [UInt32]) -> [UInt32] {
        bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                var keys = payloads.indices.map { Key(head: head(bytes, starts, $0), index: UInt32($0)) }
                keys.sort { a, b in
                    if a.head != b.head { return a.head < b.head }
                    let order = compare(bytes, starts, Int(a.index), Int(b.index))
                    return order == 0 ? payloads[Int(a.index)] < payloads[Int(b.index)] : order < 0
                }
                return keys.map(\.index)
            }
        }
    }

    /// Whether a text stands before one of another table; of equal ones the lower payload does.
    static func precedes(_ a: TextTableView, _ left: Int, _ b: TextTableView, _ right: Int) -> Bool {
        let (first, second) = (a.range(of: left), b.range(of: right))
        for offset in 0..<min(first.count, second.count) {
            let (x, y) = (a.bytes[first.lowerBound + offset], b.bytes[second.lowerBound + offset])
            if x != y { return x < y }
        }
        return first.count == second.count ? a.payloads[left] <= b.payloads[right] : first.count < second.count
    }

    private static func head(
        _ bytes: UnsafeBufferPointer<UInt8>, _ starts: UnsafeBufferPointer<UInt32>, _ index: Int
    ) -> UInt64 {
        let (start, end) = (Int(starts[index]), Int(starts[index + 1]))
        var head: UInt64 = 0
        for offset in 0..<8 { head = head << 8 | (start + offset < end ? UInt64(bytes[start + offset]) : 0) }
        return head
    }

    private static func compare(
        _ bytes: UnsafeBufferPointer<UInt8>, _ starts: UnsafeBufferPointer<UInt32>, _ a: Int, _ b: Int
    ) -> Int {
        let (first, second) = (Int(starts[a])..<Int(starts[a + 1]), Int(starts[b])..<Int(starts[b + 1]))
        for offset in 0..<min(first.count, second.count) {
            let (x, y) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
            if x != y { return Int(x) - Int(y) }
        }
        return first.count - second.count
    }
}
