/// Finds the texts of a table that an utterance begins with in one search: of all texts that come before the utterance in order,
/// the last one and its own beginnings are the only ones that can be such.
///
///     night  nightlight  ninety        said: nightlamp
///     ▲──────┘ beginning  ▲ the last before it is "nightlight", no beginning of it; "night" is
///
/// Texts of a damaged file may lie in any order, or nowhere: then it finds others, or none, and reads nothing outside.
extension TextIndex.View {
    /// Calls `found` with each text that `said` goes on with from a position, and where it is in the table, longest first.
    /// - key: that of `said` from there on, see `CommonBytes.key`.
    /// - Complexity: logarithmic in the texts, and linear in those that are found.
    @inline(__always)
    func search(
        _ texts: TextTableView, along said: UnsafeBufferPointer<UInt8>, from position: Int, key: UInt128,
        steps: inout Int, found: (_ text: Int, _ range: Range<Int>) -> Void
    ) {
        var (text, common) = last(of: texts, before: said, position, key)
        while text >= 0 {
            steps &+= 1
            let range = texts.range(of: text)
            if range.count <= common { found(text, range) }
            let next = Int(beginnings[text])
            if next >= text { return }
            text = next
        }
    }

    /// The last text that comes before the rest of `said` in order, or is its beginning, and how much they have in common.
    @inline(__always)
    private func last(
        of texts: TextTableView, before said: UnsafeBufferPointer<UInt8>, _ position: Int, _ key: UInt128
    ) -> (text: Int, common: Int) {
        let last = count(of: texts, notAbove: key) &- 1
        guard last >= 0 else { return (last, 0) }
        if step == 1 {
            // Nothing that is said holds a zero, so keys differ where their texts do.
            let common = (keys[last].number ^ key).leadingZeroBitCount &>> 3
            if common < CommonBytes.keyLength { return (last, min(common, said.count &- position)) }
        }
        let common = texts.commonLength(last, said, position)
        guard common >= CommonBytes.keyLength, !texts.isBefore(last, said, position, common) else {
            return (last, common)
        }
        return self.last(of: texts, before: said, position, upTo: last)
    }

    /// The same where it comes before a text that begins like `said`. Few do as a rule, and they lie side by side: it is sought from
    /// there back, in steps that double.
    @inline(never)
    private func last(
        of texts: TextTableView, before said: UnsafeBufferPointer<UInt8>, _ position: Int, upTo text: Int
    ) -> (text: Int, common: Int) {
        func isBehind(_ text: Int) -> Bool {
            !texts.isBefore(text, said, position, texts.commonLength(text, said, position))
        }
        var (high, step) = (text, 1)
        while high >= step, isBehind(high &- step) {
            high &-= step
            step &*= 2
        }
        let last = Self.first(in: max(0, high &- step)..<high, isAbove: isBehind) &- 1
        return (last, last < 0 ? 0 : texts.commonLength(last, said, position))
    }

    /// How many texts have a key that is not above one.
    @inline(__always)
    private func count(of texts: TextTableView, notAbove key: UInt128) -> Int {
        guard let keys = keys.baseAddress else { return 0 }
        var level = levels.count &- 1
        var places = 0..<levels[level].count
        while true {
            let mine = keys + levels[level].start
            let count = Self.first(in: places) { mine[$0].number > key }
            if count == 0 || level == 0 && step == 1 { return count }
            if level == 0 {
                return Self.first(in: Self.places(below: count, of: texts.count)) { texts.key(of: $0) > key }
            }
            level &-= 1
            places = Self.places(below: count, of: levels[level].count)
        }
    }

    /// Where it goes on if so many of every sixteenth are not above.
    @inline(__always)
    private static func places(below keyed: Int, of count: Int) -> Range<Int> {
        Range(uncheckedBounds: ((keyed &- 1) &* TextIndex.step &+ 1, min(keyed &* TextIndex.step, count)))
    }

    /// The first place in a row that is above. It halves without asking: nobody could guess the answers.
    @inline(__always)
    private static func first(in places: Range<Int>, isAbove: (Int) -> Bool) -> Int {
        var (low, count) = (places.lowerBound, places.count)
        while count > 0 {
            let half = (count &+ 1) >> 1
            low = isAbove(low &+ half &- 1) ? low : low &+ half
            count &-= half
        }
        return low
    }
}

extension TextTableView {
    @inline(__always)
    fileprivate func length(of text: Int) -> Int { range(of: text).count }

    /// How many bytes a text has in common with `said` from a position on.
    @inline(__always)
    fileprivate func commonLength(_ text: Int, _ said: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        let range = range(of: text)
        guard let mine = bytes.baseAddress, let other = said.baseAddress else { return 0 }
        let limit = min(range.count, said.count &- position)
        return CommonBytes.count(mine + range.lowerBound, other + position, upTo: limit)
    }

    /// Whether a text is said, or comes before what is said.
    @inline(__always)
    fileprivate func isBefore(_ text: Int, _ said: UnsafeBufferPointer<UInt8>, _ position: Int, _ common: Int) -> Bool {
        if common == length(of: text) { return true }
        if position &+ common == said.count { return false }
        return bytes[range(of: text).lowerBound &+ common] < said[position &+ common]
    }
}
