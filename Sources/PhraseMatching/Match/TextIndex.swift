/// Finds the texts of a list that an utterance begins with in one search: of all texts that come before the utterance in
/// order, the last one and its own beginnings are the only ones that can be such.
///
///     night  nightlight  ninety        said: nightlamp
///     ▲──────┘ beginning  ▲ the last before it is "nightlight", no beginning of it; "night" is
///
/// Texts of a damaged file may lie in any order, or nowhere: then it finds others, or none, and reads nothing outside.
final class TextIndex: Sendable {
    /// Of more texts one is made only when many searches pay for it.
    static let limit = 1 << 12

    /// The first sixteen bytes of each text as one number; behind them every sixteenth of these, and so on, so that the
    /// first steps of a search lie together.
    private let keys: Frozen<UInt128>
    private let levels: Frozen<Level>
    /// The longest other text that each begins with; negative where there is none.
    private let beginnings: Frozen<Int32>

    /// A part of `keys`.
    fileprivate struct Level {
        let start: Int
        let count: Int
    }

    fileprivate static let step = 16

    init(_ texts: TextTableView) {
        var keys = (0..<texts.count).map { texts.key(of: $0) }
        var levels = [Level(start: 0, count: keys.count)]
        while let last = levels.last, last.count > 4 * Self.step {
            let start = keys.count
            for place in stride(from: last.start, to: start, by: Self.step) { keys.append(keys[place]) }
            levels.append(Level(start: start, count: keys.count - start))
        }
        self.keys = Frozen(keys)
        self.levels = Frozen(levels)
        beginnings = Frozen(Self.beginnings(texts))
    }

    var view: View {
        View(keys: keys.elements, levels: levels.elements, beginnings: beginnings.elements)
    }

    struct View {
        fileprivate let keys: UnsafeBufferPointer<UInt128>
        fileprivate let levels: UnsafeBufferPointer<Level>
        fileprivate let beginnings: UnsafeBufferPointer<Int32>
    }

    private static func beginnings(_ texts: TextTableView) -> [Int32] {
        var open: [Int32] = []
        return (0..<texts.count).map { text in
            while let last = open.last, !texts.begins(text, with: Int(last)) { open.removeLast() }
            defer { open.append(Int32(text)) }
            return open.last ?? -1
        }
    }
}

extension TextIndex.View {
    /// Calls `found` with each text that `said` goes on with from a position, longest first.
    @inline(__always)
    func walk(
        _ texts: TextTableView, along said: UnsafeBufferPointer<UInt8>, from position: Int, steps: inout Int,
        found: (_ text: Int, _ length: Int) -> Void
    ) {
        var text = last(texts, before: said, position)
        guard text >= 0 else { return }
        let common = texts.commonLength(text, said, position)
        while text >= 0 {
            steps += 1
            let length = texts.length(of: text)
            if length <= common { found(text, length) }
            text = Int(beginnings[text])
        }
    }

    /// The last text that comes before the rest of `said` in order, or is its beginning.
    @inline(__always)
    private func last(_ texts: TextTableView, before said: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        let key = CommonBytes.key(said, from: position)
        let end = count(notAbove: key)
        guard end > 0, keys[end &- 1] == key, !texts.isBefore(end &- 1, said, position) else { return end &- 1 }
        var (low, high) = (count(notAbove: key &- 1), end &- 1)
        while low < high {
            let middle = (low &+ high) >> 1
            if texts.isBefore(middle, said, position) { low = middle &+ 1 } else { high = middle }
        }
        return low &- 1
    }

    /// How many texts have a key that is not above one. It halves without asking: nobody could guess the answers.
    @inline(__always)
    private func count(notAbove key: UInt128) -> Int {
        guard let keys = keys.baseAddress else { return 0 }
        var level = levels.count &- 1
        var (low, high) = (0, levels[level].count)
        while true {
            let mine = keys + levels[level].start
            while low < high {
                let half = (high &- low &+ 1) >> 1
                let isAbove = mine[low &+ half &- 1] > key
                high &-= half
                low = isAbove ? low : low &+ half
                high = isAbove ? high : high &+ half
            }
            if level == 0 || low == 0 { return low }
            level &-= 1
            (low, high) = ((low &- 1) &* TextIndex.step &+ 1, min(low &* TextIndex.step, levels[level].count))
        }
    }
}

extension TextTableView {
    fileprivate func key(of text: Int) -> UInt128 {
        CommonBytes.key(UnsafeBufferPointer(rebasing: bytes[range(of: text)]), from: 0)
    }

    @inline(__always)
    fileprivate func length(of text: Int) -> Int { range(of: text).count }

    fileprivate func begins(_ text: Int, with other: Int) -> Bool {
        let (first, second) = (range(of: text), range(of: other))
        guard second.count <= first.count else { return false }
        return (0..<second.count).allSatisfy { bytes[first.lowerBound + $0] == bytes[second.lowerBound + $0] }
    }

    /// How many bytes a text has in common with `said` from a position on.
    @inline(__always)
    fileprivate func commonLength(_ text: Int, _ said: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        let range = range(of: text)
        guard let mine = bytes.baseAddress, let other = said.baseAddress else { return 0 }
        let limit = min(range.count, said.count &- position)
        return CommonBytes.count(mine + range.lowerBound, other + position, upTo: limit)
    }

    /// Whether a text is said, or comes before what is said.
    fileprivate func isBefore(_ text: Int, _ said: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        let common = commonLength(text, said, position)
        if common == length(of: text) { return true }
        if position + common == said.count { return false }
        return bytes[range(of: text).lowerBound + common] < said[position + common]
    }
}
