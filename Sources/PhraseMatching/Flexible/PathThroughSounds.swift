/// How the sounds of a word or name were heard, from their end back to their beginning.
///
/// The rows of all its sounds are made once more; then each step is the one that costs what the row says. Of steps that cost
/// the same, a sound that is missing comes before one that was heard.
struct PathThroughSounds {
    private let search: FlexibleSearch
    private let sounds: UnsafeBufferPointer<UInt8>
    /// Where it ends.
    private let end: Int

    /// The rows are those of the ways, until something else is read.
    ///
    /// - sounds: with a mark behind each word if it is a name; not more than there are rows.
    init(_ search: FlexibleSearch, _ sounds: UnsafeBufferPointer<UInt8>, _ source: CostRow, _ end: Int) {
        self.search = search
        self.sounds = sounds
        self.end = end
        search.readAll(sounds, source, search.math.narrowed(to: end))
    }

    var cost: Int16 { search.rows.way(sounds.count)[end] }

    /// - Returns: where it begins, and how much more than slips the worst of its words differs.
    func back() -> (start: Int, slip: Int16) {
        var (depth, place, slip) = (sounds.count, end, Int16(0))
        while depth > 0 {
            let mark = sounds[depth - 1]
            var wordEnd = depth
            if SoundList.isMark(mark) { wordEnd -= 1 }
            let start = wordStart(wordEnd)
            if wordEnd < depth, isMissing(start, wordEnd, mark, place) {
                // A part of a name is still that name.
                depth = start
                continue
            }
            let cost = search.rows.way(wordEnd)[place]
            depth = wordEnd
            while depth > start { step(&depth, &place) }
            let own = cost &- search.rows.way(start)[place]
            slip = max(slip, own &- search.costs.allowance(for: wordEnd - start))
        }
        return (place, slip)
    }

    private func wordStart(_ end: Int) -> Int {
        var start = end
        while start > 0, !SoundList.isMark(sounds[start - 1]) { start -= 1 }
        return start
    }

    private func isMissing(_ start: Int, _ end: Int, _ mark: UInt8, _ place: Int) -> Bool {
        let word = UnsafeBufferPointer(rebasing: sounds[start..<end])
        return search.rows.way(start)[place] &+ search.missingCost(word, mark) < search.rows.way(end)[place]
    }

    /// One sound back, or two that changed places.
    private func step(_ depth: inout Int, _ place: inout Int) {
        let rows = search.rows
        let sound = sounds[depth - 1]
        let (cost, before) = (rows.way(depth)[place], rows.way(depth - 1))
        defer { depth -= 1 }
        if min(before[place] &+ rows.deletions[Int(sound)], SoundCost.never.rawValue) == cost { return }
        let heard = search.prices.substitutions + Int(sound) * SoundTable.size
        var (from, extra) = (place - 1, Int16(0))
        while from >= max(0, place - 3) {
            if before[from] &+ heard[Int(rows.sounds[from + 1])] &+ extra == cost {
                place = from
                return
            }
            extra &+= rows.extras[from + 1]
            from -= 1
        }
        // Only a swap is left; what stands before its two sounds is a row earlier.
        depth -= 1
        place = max(0, place - 2)
    }
}

extension FlexibleSearch {
    /// Reads a word or name, and keeps the rows behind each of its sounds as ways.
    fileprivate func readAll(_ sounds: UnsafeBufferPointer<UInt8>, _ source: CostRow, _ math: CostRowMath) {
        let rows = rows
        math.copy(source, to: rows.way(0))
        var start = 0
        for (depth, sound) in sounds.enumerated() {
            let (row, target) = (rows.way(depth), rows.way(depth + 1))
            if SoundList.isMark(sound) {
                math.copy(row, to: target)
                let word = UnsafeBufferPointer(rebasing: sounds[start..<depth])
                math.merge(rows.way(start), adding: missingCost(word, sound), into: target)
                start = depth + 1
            } else {
                math.advance(row, to: target, heard: rows.profile(sound))
                guard !prices.isHeard, depth > start else { continue }
                math.swap(
                    rows.way(depth - 1), to: target, first: rows.profile(sounds[depth - 1]),
                    second: rows.profile(sound), cost: costs.swapped)
            }
        }
    }
}
