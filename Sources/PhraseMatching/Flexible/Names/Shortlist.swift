/// Finds the few names of a long list that an utterance may hold, by the sounds in threes that they share with it.
///
/// Most errors leave some threes whole; a name is worth trying if it shares many, counted by how rare each is.
struct Shortlist: Sendable {
    /// How many names are tried.
    static let limit = 64
    /// How many places in names are looked at.
    private static let readLimit = 60_000

    /// For each three of sounds (hashed), the texts that hold it.
    private let starts: [UInt32]
    private let texts: [UInt32]
    private let count: Int

    private static let buckets = 1 << 15

    init(sounds: [UInt8], starts: [UInt32]) {
        count = starts.count - 1
        var sizes = [UInt32](repeating: 0, count: Self.buckets + 1)
        Self.forEachThree(sounds, starts) { bucket, _ in sizes[bucket + 1] += 1 }
        for bucket in 0..<Self.buckets { sizes[bucket + 1] += sizes[bucket] }
        self.starts = sizes
        var texts = [UInt32](repeating: 0, count: Int(sizes[Self.buckets]))
        Self.forEachThree(sounds, starts) { bucket, text in
            texts[Int(sizes[bucket])] = UInt32(text)
            sizes[bucket] += 1
        }
        self.texts = texts
    }

    private static func forEachThree(_ sounds: [UInt8], _ starts: [UInt32], _ body: (Int, Int) -> Void) {
        for text in 0..<starts.count - 1 {
            let range = Int(starts[text])..<Int(starts[text + 1])
            forEachBucket(sounds[range]) { body($0, text) }
        }
    }

    /// Marks are passed over: where words end is what errors change first.
    private static func forEachBucket(_ sounds: ArraySlice<UInt8>, _ body: (Int) -> Void) {
        var (first, second): (UInt8, UInt8) = (0, 0)
        for sound in sounds where !SoundList.isMark(sound) {
            if first != 0 { body(bucket(first, second, sound)) }
            (first, second) = (second, sound)
        }
    }

    private static func bucket(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Int {
        let key = UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
        return Int((key &* 0x9E37_79B1) >> 17)
    }

    /// The most promising texts, in ascending order.
    ///
    /// - counts: storage for one number a text, all zero before and after.
    func candidates(for utterance: [UInt8], counts: inout [UInt16]) -> [Int] {
        if counts.count < count { counts = Array(repeating: 0, count: count) }
        return counts.withUnsafeMutableBufferPointer { counts in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { storage in
                let touched = count(buckets(of: utterance), counts, storage)
                defer { for text in touched { counts[Int(text)] = 0 } }
                return Self.select(touched, counts)
            }
        }
    }

    /// Counts what texts share with an utterance, the rarest first: what is in every name tells them apart least and takes
    /// longest.
    ///
    /// - storage: room for all texts.
    /// - Returns: those that share something.
    private func count(
        _ buckets: [Int], _ counts: UnsafeMutableBufferPointer<UInt16>, _ storage: UnsafeMutableBufferPointer<UInt32>
    ) -> UnsafeBufferPointer<UInt32> {
        var (read, touched) = (0, 0)
        texts.withUnsafeBufferPointer { texts in
            for bucket in buckets where read < Self.readLimit {
                let range = Int(starts[bucket])..<Int(starts[bucket + 1])
                read += range.count
                let weight = weight(of: range.count)
                for place in range {
                    let text = texts[place]
                    // No name has so many threes that a count overflows.
                    if counts[Int(text)] == 0 {
                        storage[touched] = text
                        touched += 1
                    }
                    counts[Int(text)] &+= weight
                }
            }
        }
        return UnsafeBufferPointer(rebasing: storage[..<touched])
    }

    /// Each three of an utterance once, the rarest first.
    private func buckets(of utterance: [UInt8]) -> [Int] {
        var buckets: [Int] = []
        Self.forEachBucket(utterance[...]) { buckets.append($0) }
        return Set(buckets).sorted { a, b in
            let (first, second) = (starts[a + 1] - starts[a], starts[b + 1] - starts[b])
            return first == second ? a < b : first < second
        }
    }

    /// Eighths of the logarithm of how rare a three is.
    private func weight(of frequency: Int) -> UInt16 {
        let share = max(1, count / max(1, frequency))
        return UInt16(8 + 8 * (Int.bitWidth - share.leadingZeroBitCount))
    }

    private static func select(
        _ touched: UnsafeBufferPointer<UInt32>, _ counts: UnsafeMutableBufferPointer<UInt16>
    ) -> [Int] {
        guard touched.count > limit else { return touched.map(Int.init).sorted() }
        var histogram = [Int](repeating: 0, count: 1 << 12)
        for text in touched { histogram[min(histogram.count - 1, Int(counts[Int(text)]) >> 2)] += 1 }
        var (total, least) = (0, histogram.count)
        while least > 0, total < limit {
            least -= 1
            total += histogram[least]
        }
        func share(_ text: UInt32) -> Int { min(histogram.count - 1, Int(counts[Int(text)]) >> 2) }
        // Of those that share equally much at the limit, the first.
        let room = limit - (total - histogram[least])
        let ties = touched.filter { share($0) == least }.sorted().prefix(room)
        return (touched.filter { share($0) > least } + ties).sorted().map(Int.init)
    }
}
