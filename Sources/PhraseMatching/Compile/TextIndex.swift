/// What a search in the texts of a table begins with: it finds the texts that an utterance begins with, see `TextIndex.View`.
///
/// The first sixteen bytes of texts as numbers, of every text of a short table, of every sixteenth of a long one: a long one
/// costs five bytes a text, and the last steps of a search look at the texts themselves.
struct TextIndex: ~Copyable, Sendable {
    /// Sixteen bytes of a text as one number, see `CommonBytes.key`; in halves, as they lie in a file.
    struct Key: Equatable {
        private let high: UInt64
        private let low: UInt64

        init(_ number: UInt128) {
            (high, low) = (UInt64(truncatingIfNeeded: number >> 64), UInt64(truncatingIfNeeded: number))
        }

        @inline(__always)
        var number: UInt128 { UInt128(high) &<< 64 | UInt128(low) }
    }

    /// A part of the keys.
    struct Level {
        let start: Int
        let count: Int
    }

    /// The table without its owner, who must outlive it.
    struct View {
        /// Behind those of the texts every sixteenth of these, and so on, so that the first steps of a search lie together.
        let keys: UnsafeBufferPointer<Key>
        let levels: UnsafeBufferPointer<Level>
        /// How far the texts lie apart that have keys.
        let step: Int
        /// The longest other text that each begins with; negative where there is none.
        let beginnings: UnsafeBufferPointer<Int32>
    }

    static let step = 16
    /// Up to so many texts, each has a key.
    private static let shortTable = 1 << 12

    private let keys: Frozen<Key>
    private let levels: Frozen<Level>
    private let beginnings: Frozen<Int32>

    init(_ texts: TextTableView) {
        let levels = Self.levels(of: texts.count)
        var keys: [Key] = []
        keys.reserveCapacity(Self.keyCount(of: texts.count))
        for text in stride(from: 0, to: texts.count, by: Self.step(in: texts.count)) {
            keys.append(Key(texts.key(of: text)))
        }
        for level in levels.dropLast() {
            for place in stride(from: level.start, to: level.start + level.count, by: Self.step) {
                keys.append(keys[place])
            }
        }
        self.init(keys: Frozen(keys), levels: levels, beginnings: Frozen(Self.beginnings(of: texts)))
    }

    /// Of memory that somebody wrote before: `nil` where there is too much or too little for so many texts.
    init?(keys: UnsafeBufferPointer<Key>, beginnings: UnsafeBufferPointer<Int32>, of owner: any AnyObject & Sendable) {
        let count = beginnings.count
        guard keys.count == Self.keyCount(of: count) else { return nil }
        self.init(
            keys: Frozen(keys, of: owner), levels: Self.levels(of: count), beginnings: Frozen(beginnings, of: owner))
    }

    private init(keys: consuming Frozen<Key>, levels: [Level], beginnings: consuming Frozen<Int32>) {
        self.keys = keys
        self.levels = Frozen(levels)
        self.beginnings = beginnings
    }

    var view: View {
        View(
            keys: keys.elements, levels: levels.elements, step: Self.step(in: beginnings.elements.count),
            beginnings: beginnings.elements)
    }

    private static func step(in count: Int) -> Int { count <= shortTable ? 1 : step }

    private static func keyCount(of count: Int) -> Int { levels(of: count).reduce(0) { $0 + $1.count } }

    private static func levels(of count: Int) -> [Level] {
        let step = step(in: count)
        var levels = [Level(start: 0, count: (count + step - 1) / step)]
        while let last = levels.last, last.count > 4 * Self.step {
            levels.append(Level(start: last.start + last.count, count: (last.count + Self.step - 1) / Self.step))
        }
        return levels
    }

    private static func beginnings(of texts: TextTableView) -> [Int32] {
        var open: [Int32] = []
        return (0..<texts.count).map { text in
            while let last = open.last, !texts.begins(text, with: Int(last)) { open.removeLast() }
            defer { open.append(Int32(text)) }
            return open.last ?? -1
        }
    }
}

extension TextIndex.View {
    /// Whether it is what would be made of the texts.
    func isIndex(of texts: TextTableView) -> Bool {
        let made = TextIndex(texts)
        return keys.elementsEqual(made.view.keys) && beginnings.elementsEqual(made.view.beginnings)
    }
}

extension TextTableView {
    /// The first sixteen bytes of a text as one number.
    @inline(__always)
    func key(of text: Int) -> UInt128 { CommonBytes.key(bytes, range(of: text)) }

    fileprivate func begins(_ text: Int, with other: Int) -> Bool {
        let (first, second) = (range(of: text), range(of: other))
        guard second.count <= first.count, let bytes = bytes.baseAddress else { return false }
        let common = CommonBytes.count(bytes + first.lowerBound, bytes + second.lowerBound, upTo: second.count)
        return common == second.count
    }
}
