/// Finds the texts of a list that an utterance begins with in one search: of all texts that come before the utterance in
/// order, the last one and its own beginnings are the only ones that can be such.
///
///     night  nightlight  ninety        said: nightlamp
///     ▲──────┘ beginning  ▲ the last before it is "nightlight", no beginning of it; "night" is
///
/// Texts of a damaged file may lie in any order, or nowhere: then it finds others, or none, and reads nothing outside.
final class TextIndex: Sendable {
    /// Of more texts none is made, so that a list may change at little cost.
    static let limit = 1 << 12

    /// The first eight bytes of each text as one number.
    private let heads: Frozen<UInt64>
    /// The longest other text that each begins with; negative where there is none.
    private let beginnings: Frozen<Int32>

    /// Only a list of one layer has an index.
    convenience init?(_ texts: SlotTextsView) {
        guard texts.layers.count == 1, texts.count <= Self.limit else { return nil }
        self.init(texts.layers[0].texts)
    }

    private init(_ texts: TextTableView) {
        heads = Frozen((0..<texts.count).map { Self.head(texts.bytes, texts.range(of: $0)) })
        beginnings = Frozen(Self.beginnings(texts))
    }

    var view: View { View(heads: heads.elements, beginnings: beginnings.elements) }

    struct View {
        let heads: UnsafeBufferPointer<UInt64>
        let beginnings: UnsafeBufferPointer<Int32>
    }

    private static func beginnings(_ texts: TextTableView) -> [Int32] {
        var open: [Int32] = []
        return (0..<texts.count).map { text in
            while let last = open.last, !texts.begins(text, with: Int(last)) { open.removeLast() }
            defer { open.append(Int32(text)) }
            return open.last ?? -1
        }
    }

    /// No folded text holds a zero.
    @inline(__always)
    fileprivate static func head(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
        bytes.baseAddress.map { CommonBytes.head($0 + range.lowerBound, range.count) } ?? 0
    }
}

extension TextIndex.View {
    /// Calls `found` with each text that `said` goes on with from a position, longest first.
    @inline(__always)
    func walk(
        _ texts: TextTableView, along said: UnsafeBufferPointer<UInt8>, from position: Int, steps: inout Int,
        found: (_ text: Int, _ length: Int) -> Void
    ) {
        var text = last(before: TextIndex.head(said, position..<said.count), texts, said, position)
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
    private func last(
        before head: UInt64, _ texts: TextTableView, _ said: UnsafeBufferPointer<UInt8>, _ position: Int
    ) -> Int {
        let first = firstHead(from: 0, notBelow: head)
        guard first < heads.count, heads[first] == head else { return first &- 1 }
        var (low, high) = (first, head == .max ? heads.count : firstHead(from: first, notBelow: head &+ 1))
        while low < high {
            let middle = (low &+ high) >> 1
            if texts.isBefore(middle, said, position) { low = middle &+ 1 } else { high = middle }
        }
        return low &- 1
    }

    /// The first text from a place on whose head is not below. It halves without asking: nobody could guess the answers.
    @inline(__always)
    private func firstHead(from start: Int, notBelow head: UInt64) -> Int {
        var (base, count) = (start, heads.count &- start)
        guard let all = heads.baseAddress else { return base }
        while count > 0 {
            let half = (count &+ 1) >> 1
            base = all[base &+ half &- 1] < head ? base &+ half : base
            count &-= half
        }
        return base
    }
}

extension TextTableView {
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

    /// The same for a text whose first eight bytes are said.
    fileprivate func isBefore(_ text: Int, _ said: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
        let common = commonLength(text, said, position)
        if common == length(of: text) { return true }
        if position + common == said.count { return false }
        return bytes[range(of: text).lowerBound + common] < said[position + common]
    }
}
