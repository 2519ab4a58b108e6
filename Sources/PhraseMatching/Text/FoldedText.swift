/// Text as the automaton reads it: the folded bytes of what is said, and how each two of them are kept apart.
///
/// Spaces are no bytes of their own, because people (and recognisers) write words together and apart as they like:
/// `Wi-Fi Setup` is the bytes `wifisetup` with a mark before `f` and a space before `s`.
struct FoldedText: Sendable, Hashable {
    /// The folded text in UTF-8, without anything that is not said.
    var bytes: [UInt8] = []
    /// `boundaries[k]` stands before `bytes[k]`; the last one stands behind the text. One more than there are bytes.
    var boundaries: [Boundary] = []
    /// The text ended early because it passed `Limit`.
    var isOverlong = false

    /// What a text may hold; whatever is longer is no command, and not worth the memory.
    enum Limit {
        static let bytes = 1 << 15
        static let words = 4096
    }

    /// The text of a literal or of an entry.
    init(_ text: String) {
        self = FolderScratch.written { folder in
            folder.read(text)
            return folder.result
        }
    }

    init() {}

    init(_ text: FoldedView, isOverlong: Bool) {
        self.init(bytes: Array(text.bytes), boundaries: Array(text.boundaries), isOverlong: isOverlong)
    }

    init(bytes: [UInt8], boundaries: [Boundary], isOverlong: Bool) {
        self.bytes = bytes
        self.boundaries = boundaries
        self.isOverlong = isOverlong
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Stretches between boundaries of at least this width.
    func words(separatedBy width: Boundary) -> [Range<Int>] { withView { $0.words(separatedBy: width) } }

    /// The letters of a stretch; those of Korean syllables one by one.
    func string(_ range: Range<Int>) -> String { withView { $0.string(range) } }
}

/// Folded text without its owner, who must outlive it.
struct FoldedView {
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// One more than there are bytes.
    var boundaries = UnsafeBufferPointer<Boundary>(start: nil, count: 0)

    /// Stretches between boundaries of at least this width.
    func words(separatedBy width: Boundary) -> [Range<Int>] {
        var words: [Range<Int>] = []
        words.reserveCapacity(8)
        forEachWord(separatedBy: width) { words.append($0) }
        return words
    }

    @inline(__always)
    func forEachWord(separatedBy width: Boundary = .mark, _ body: (Range<Int>) -> Void) {
        var start = 0
        while start < bytes.count {
            var end = start &+ 1
            while end < bytes.count, boundaries[end] < width { end &+= 1 }
            body(start..<end)
            start = end
        }
    }

    /// The letters of a stretch; those of Korean syllables one by one.
    func string(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return bytes[range].contains(where: Hangul.mayBegin) ? Hangul.takenApart(text) : text
    }
}

extension FoldedText {
    func withView<T>(_ body: (FoldedView) -> T) -> T {
        bytes.withUnsafeBufferPointer { bytes in
            boundaries.withUnsafeBufferPointer { body(FoldedView(bytes: bytes, boundaries: $0)) }
        }
    }
}
