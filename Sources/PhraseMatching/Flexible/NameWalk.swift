/// Reads names of a list along the utterance, in their order, so that each goes on from where it begins to differ from the one
/// before.
///
/// Most of the time of a search is spent here: what a sound needs is at hand, and owned by somebody else.
struct NameWalk {
    private let texts: SoundList.Texts
    private let math: CostRowMath
    private let profiles: UnsafePointer<CostRow?>
    private let background: CostRow
    /// The row that names are read from; behind it those of the name that was read last, a row for each sound and mark.
    private let source: CostRow
    /// A name whose row is everywhere more than this beyond nothing in particular is hopeless.
    private let limit: Int16
    /// Names are not hopeless before: all their sounds may be missing up to here. A multiple of four.
    private let firstCheck: Int
    /// Neighbours may have changed places.
    private let swaps: Bool
    /// How far the rows are those of the name that was read last.
    private var known = 0
    private var last = -1
    /// From where on it was hopeless.
    private var hopeless = Int.max

    /// - list: must outlive it, as must the search.
    /// - difference: the least that the source costs beyond nothing in particular.
    init(_ search: FlexibleSearch, _ list: SoundList, from source: CostRow, _ difference: Int16) {
        texts = list.texts
        math = search.math
        profiles = UnsafePointer(search.rows.profiles)
        background = search.rows.background
        self.source = search.rows.way(0)
        limit = difference &+ FlexibleSearch.patience
        firstCheck = (Int(FlexibleSearch.patience / search.prices.dearestDeletion) &+ 4) & ~3
        swaps = !search.prices.isHeard
        math.copy(source, to: self.source)
    }

    /// Reads one name; names come in order.
    ///
    /// - Returns: the row behind it, `nil` if it is not worth reading to its end.
    @inline(__always)
    mutating func read(_ text: Int, for search: FlexibleSearch) -> CostRow? {
        known = last < 0 ? 0 : min(known, texts.sharedLength(last, text))
        last = text
        if hopeless <= known { return nil }
        let range = texts.range(of: text)
        let count = range.upperBound &- range.lowerBound
        hopeless = .max
        while known < count {
            let isWorthIt = swaps ? goOnSwapping(along: range, search) : goOn(along: range, search)
            guard isWorthIt else {
                (hopeless, known) = (known, .max)
                return nil
            }
            if known < count { _ = search.makeProfile(texts.sounds[range.lowerBound &+ known]) }
        }
        known = .max
        return source + count &* math.stride
    }

    // Each is a function of its own, and nothing is called in it: there are just enough registers for what its loop needs. The
    // walk itself stays in memory.

    /// Goes on along a name from as far as it is known, to its end or to a sound that has no profile yet.
    ///
    /// - Returns: whether it is worth reading on.
    @inline(never)
    private mutating func goOn(along name: Range<Int>, _ search: FlexibleSearch) -> Bool { goOn(name, search, nil) }

    @inline(never)
    private mutating func goOnSwapping(along name: Range<Int>, _ search: FlexibleSearch) -> Bool {
        goOn(name, search, search.costs.swapped)
    }

    @inline(__always)
    private mutating func goOn(_ range: Range<Int>, _ search: FlexibleSearch, _ swapped: Int16?) -> Bool {
        let (name, count) = (texts.sounds + range.lowerBound, range.upperBound &- range.lowerBound)
        let (stride, profiles) = (math.stride, profiles)
        var depth = known
        defer { known = depth }
        var row = source + depth &* stride
        var check = max(firstCheck, (depth &+ 4) & ~3)
        while true {
            let target = row + stride
            if let plain = profiles[Int(name[depth])] {
                let heard = SoundProfile(plain: plain, stride: stride)
                math.advance(row, to: target, heard: heard)
                if let swapped, depth > 0, let before = profiles[Int(name[depth &- 1])] {
                    math.swap(
                        row - stride, to: target, first: SoundProfile(plain: before, stride: stride), second: heard,
                        cost: swapped)
                }
                (row, depth) = (target, depth &+ 1)
                guard depth == check else { continue }
                if !math.isRow(row, beyond: background, within: limit) { return false }
            } else if SoundList.isMark(name[depth]) {
                let start = Int(texts.wordStarts[range.lowerBound &+ depth])
                let word = UnsafeBufferPointer(start: name + start, count: depth &- start)
                math.merge(
                    source + start &* stride, adding: search.missingCost(word, name[depth]), and: row, into: target)
                (row, depth) = (target, depth &+ 1)
                if depth == count { return true }
                guard depth == check else { continue }
            } else {
                return true
            }
            check &+= 4
        }
    }
}

extension FlexibleSearch {
    /// What a sound costs that was not asked for yet.
    @inline(never)
    func makeProfile(_ sound: UInt8) -> CostRow { rows.profile(sound).plain }

    /// What a word of a name costs if it is not said.
    ///
    /// - mark: at its end.
    @inline(__always)
    func missingCost(_ sounds: UnsafeBufferPointer<UInt8>, _ mark: UInt8) -> Int16 {
        let limit = mark == SoundList.Mark.functionWord ? costs.missingFunctionWord : costs.missingNameWord
        guard sounds.count <= 3 else { return limit }
        // No loop: what it needs would be kept at hand in that along a name.
        func missing(_ place: Int) -> Int16 { place < sounds.count ? rows.deletions[Int(sounds[place])] : 0 }
        return min(limit, missing(0) &+ missing(1) &+ missing(2))
    }
}
