/// Finds the few names of a long list that an utterance may hold, by the sounds in threes that they share with it.
///
/// Most errors leave some threes whole; a name is worth trying if it shares many, counted by how rare each is.
struct Shortlist: Sendable {
    /// How many names are tried.
    static let limit = 64
    /// How many places in names are looked at: those of the rarest threes tell as much of a shorter list.
    private let readLimit: Int

    /// For each three of sounds (hashed), the texts that hold it.
    private let starts: [UInt32]
    private let texts: [UInt32]
    private let count: Int

    private static let buckets = 1 << 15

    init(sounds: [UInt8], starts: [UInt32]) {
        count = starts.count - 1
        readLimit = max(8_000, min(count * 3 / 5, 60_000))
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
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count + 1) { storage in
                Self.select(count(buckets(of: utterance), counts, storage), counts)
            }
        }
    }

    /// Counts what texts share with an utterance, the rarest first: what is in every name tells them apart least and takes
    /// longest.
    ///
    /// - storage: room for all texts, and one more.
    /// - Returns: those that share something.
    private func count(
        _ buckets: [Int], _ counts: UnsafeMutableBufferPointer<UInt16>, _ storage: UnsafeMutableBufferPointer<UInt32>
    ) -> UnsafeBufferPointer<UInt32> {
        var (read, touched) = (0, 0)
        texts.withUnsafeBufferPointer { texts in
            for bucket in buckets where read < readLimit {
                let range = Int(starts[bucket])..<Int(starts[bucket + 1])
                read += range.count
                let weight = weight(of: range.count)
                for place in range {
                    let text = texts[place]
                    // Whether a text is new is as good as chance, so nothing branches on it.
                    storage[touched] = text
                    touched &+= counts[Int(text)] == 0 ? 1 : 0
                    // No name has so many threes that a count overflows.
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

    /// What a text shares, in fewer steps; more than the last of them says no more.
    private static let mostShared = 1 << 12 - 1

    /// Those that share most, in ascending order; of those that share equally much at the limit, the first.
    ///
    /// - counts: zero behind it.
    private static func select(
        _ touched: UnsafeBufferPointer<UInt32>, _ counts: UnsafeMutableBufferPointer<UInt16>
    ) -> [Int] {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: touched.count) { shares in
            let least = takeShares(touched, counts, shares)
            var chosen = touched.indices.filter { shares[$0] >= least.share }
            chosen.sort { touched[$0] < touched[$1] }
            var room = least.room
            return chosen.compactMap { place in
                if shares[place] == least.share {
                    guard room > 0 else { return nil }
                    room -= 1
                }
                return Int(touched[place])
            }
        }
    }

    /// Takes what texts share from the counts.
    ///
    /// - Returns: what is shared at least by those to be chosen, and how many of those that share no more than that.
    private static func takeShares(
        _ touched: UnsafeBufferPointer<UInt32>, _ counts: UnsafeMutableBufferPointer<UInt16>,
        _ shares: UnsafeMutableBufferPointer<UInt16>
    ) -> (share: UInt16, room: Int) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: mostShared + 1) { histogram in
            histogram.initialize(repeating: 0)
            for place in touched.indices {
                let text = Int(touched[place])
                let share = min(mostShared, Int(counts[text]) >> 2)
                counts[text] = 0
                shares[place] = UInt16(share)
                histogram[share] &+= 1
            }
            var (total, least) = (0, mostShared + 1)
            while least > 0, total < limit {
                least -= 1
                total += Int(histogram[least])
            }
            return (UInt16(least), limit - (total - Int(histogram[least])))
        }
    }
}
