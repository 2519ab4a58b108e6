/// Reads names of a list along the utterance, in their order, so that each goes on from where it begins to differ from the one
/// before.
///
/// Most of the time of a search is spent here: what a sound needs is at hand, and owned by somebody else.
struct NameWalk {
    private let texts: SoundList.Texts
    private let math: CostRowMath
    private let profiles: UnsafeMutablePointer<CostRow?>
    private let background: CostRow
    /// The row that names are read from; behind it those of the name that was read last, a row for each sound and mark.
    private let source: CostRow
    private let swaps: Bool
    /// A name whose row is everywhere more than this beyond nothing in particular is hopeless.
    private let limit: Int16
    /// Names are not hopeless before: all their sounds may be missing up to here.
    private let firstCheck: Int
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
        profiles = search.rows.profiles
        background = search.rows.background
        self.source = search.rows.way(0)
        swaps = !search.prices.isHeard
        limit = difference &+ FlexibleSearch.patience
        firstCheck = Int(FlexibleSearch.patience / search.prices.dearestDeletion) &+ 1
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
        hopeless = goOn(along: texts.sounds + range.lowerBound, count, for: search)
        known = .max
        return hopeless == .max ? source + count &* math.stride : nil
    }

    /// Goes on along a name from as far as it is known.
    ///
    /// - Returns: from where on it is not worth reading, `Int.max` if it is.
    @inline(__always)
    private func goOn(along name: UnsafePointer<UInt8>, _ count: Int, for search: FlexibleSearch) -> Int {
        var depth = known
        var target = source + depth &* math.stride
        while depth < count {
            let row = target
            let sound = name[depth]
            target += math.stride
            depth &+= 1
            if SoundList.isMark(sound) {
                endWord(name + (depth &- 1), depth, target, for: search)
                continue
            }
            let plain = profiles[Int(sound)] ?? search.profile(sound)
            math.advance(row, to: target, heard: SoundProfile(plain: plain, stride: math.stride))
            if swaps { search.swap(name, depth) }
            if depth & 3 == 0, depth >= firstCheck, !math.isRow(target, beyond: background, within: limit) {
                return depth
            }
        }
        return .max
    }

    /// The row behind the mark at the end of a word, which may have been left out.
    @inline(__always)
    private func endWord(_ mark: UnsafePointer<UInt8>, _ depth: Int, _ target: CostRow, for search: FlexibleSearch) {
        let start = Int(texts.wordStarts[texts.sounds.distance(to: mark)])
        let count = depth &- 1 &- start
        let missing = search.missingCost(UnsafeBufferPointer(start: mark - count, count: count), mark.pointee)
        math.merge(source + start &* math.stride, adding: missing, and: target - math.stride, into: target)
    }
}

extension FlexibleSearch {
    @inline(never)
    fileprivate func profile(_ sound: UInt8) -> CostRow { rows.profile(sound).plain }

    /// The last two sounds of so many were said in the wrong order.
    @inline(never)
    fileprivate func swap(_ name: UnsafePointer<UInt8>, _ depth: Int) {
        guard depth > 1, !SoundList.isMark(name[depth &- 2]) else { return }
        math.swap(
            rows.way(depth &- 2), to: rows.way(depth), first: rows.profile(name[depth &- 2]),
            second: rows.profile(name[depth &- 1]), cost: costs.swapped)
    }

    /// - sounds: of a word of a name.
    /// - mark: at its end.
    @inline(__always)
    func missingCost(_ sounds: UnsafeBufferPointer<UInt8>, _ mark: UInt8) -> Int16 {
        let limit = mark == SoundList.Mark.functionWord ? costs.missingFunctionWord : costs.missingNameWord
        return sounds.count > 3 ? limit : min(limit, missingCost(sounds))
    }

    @inline(never)
    private func missingCost(_ sounds: UnsafeBufferPointer<UInt8>) -> Int16 {
        sounds.reduce(0) { $0 &+ rows.deletions[Int($1)] }
    }
}
