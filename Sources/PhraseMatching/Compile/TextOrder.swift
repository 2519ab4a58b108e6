/// The order of texts in a table: by their bytes, then by what they stand for.
enum TextOrder {
    /// Some bytes of a text as one number, and how many they are.
    private struct Key {
        let bytes: UInt128
        let count: UInt32
        let text: UInt32

        /// - depth: how many bytes before them are left out.
        init(_ texts: TextTableView, _ text: UInt32, from depth: Int) {
            let range = texts.range(of: Int(text))
            let start = min(range.lowerBound + depth, range.upperBound)
            let end = min(start + CommonBytes.keyLength, range.upperBound)
            bytes = CommonBytes.key(texts.bytes, start..<end)
            count = UInt32(end - start)
            self.text = text
        }

        static func < (a: Key, b: Key) -> Bool { a.bytes == b.bytes ? a.count < b.count : a.bytes < b.bytes }
        static func == (a: Key, b: Key) -> Bool { a.bytes == b.bytes && a.count == b.count }
    }

    /// The numbers of texts, in order. Sixteen bytes are compared as one number, and of those that agree in them the next sixteen.
    static func sorted(_ texts: TextTableView) -> [UInt32] {
        var keys = (0..<UInt32(texts.count)).map { Key(texts, $0, from: 0) }
        keys.withUnsafeMutableBufferPointer { keys in
            var pending = [(texts: keys.indices, depth: 0)]
            while let (range, depth) = pending.popLast() {
                if depth > 0 { for place in range { keys[place] = Key(texts, keys[place].text, from: depth) } }
                var slice = UnsafeMutableBufferPointer(rebasing: keys[range])
                slice.sort { $0 < $1 }
                forEachRun(in: range, areAlike: { keys[$0] == keys[$1] }) { run in
                    if Int(keys[run.lowerBound].count) == CommonBytes.keyLength {
                        pending.append((run, depth + CommonBytes.keyLength))
                    } else {
                        var slice = UnsafeMutableBufferPointer(rebasing: keys[run])
                        slice.sort { texts.payloads[Int($0.text)] < texts.payloads[Int($1.text)] }
                    }
                }
            }
        }
        return keys.map(\.text)
    }

    /// Calls `body` with each row of two or more places that are alike.
    private static func forEachRun(in places: Range<Int>, areAlike: (Int, Int) -> Bool, _ body: (Range<Int>) -> Void) {
        var start = places.lowerBound
        while start < places.upperBound {
            var end = start + 1
            while end < places.upperBound, areAlike(start, end) { end += 1 }
            if end - start > 1 { body(start..<end) }
            start = end
        }
    }

    /// Whether a text stands before one of another table; of equal ones the lower payload does.
    static func precedes(_ a: TextTableView, _ left: Int, _ b: TextTableView, _ right: Int) -> Bool {
        let (first, second) = (a.range(of: left), b.range(of: right))
        let limit = min(first.count, second.count)
        if let bytes = a.bytes.baseAddress, let others = b.bytes.baseAddress {
            let common = CommonBytes.count(bytes + first.lowerBound, others + second.lowerBound, upTo: limit)
            if common < limit { return bytes[first.lowerBound + common] < others[second.lowerBound + common] }
        }
        return first.count == second.count ? a.payloads[left] <= b.payloads[right] : first.count < second.count
    }
}
