/// Folds a text in one pass, in time linear in its length, and keeps where each folded byte came from.
struct TextFolder {
    var bytes = Pool<UInt8>()
    var boundaries = Pool<Boundary>()
    var sources = Pool<Source>()
    private(set) var isOverlong = false
    /// The text has brackets, which may belong to a span, see `SourceView`.
    private(set) var hasBrackets = false

    /// The text that was read.
    var result: FoldedText { FoldedText(view, isOverlong: isOverlong) }

    /// The same without an owner, until the next one is read.
    var view: FoldedView {
        FoldedView(
            bytes: UnsafeBufferPointer(start: bytes.base, count: bytes.count),
            boundaries: UnsafeBufferPointer(start: boundaries.base, count: boundaries.count))
    }

    /// The source's bytes from which a folded byte was made, with the marks that were dropped behind it.
    struct Source {
        let start: UInt32
        var end: UInt32
    }

    /// One for each folded byte.
    var sourceView: UnsafeBufferPointer<Source> { UnsafeBufferPointer(start: sources.base, count: sources.count) }

    let keepsSource: Bool
    let table = FoldingTable.shared
    var kinds = ScalarKindMemory()
    var foldings = CharacterFoldings()
    /// The widest boundary since the last character.
    var pending = Boundary.inside
    var wordCount = 0
    var last = Neighbour()
    var beforeLast = Neighbour()

    /// A character that was emitted, as its followers must know it.
    struct Neighbour {
        var kind: ScalarKind?
        var position = 0
    }

    init(keepsSource: Bool) {
        self.keepsSource = keepsSource
    }

    /// Forgets the text that was read, but not the storage it took.
    mutating func reset() {
        bytes.removeAll()
        boundaries.removeAll()
        sources.removeAll()
        (isOverlong, hasBrackets) = (false, false)
        (pending, wordCount, last, beforeLast) = (.inside, 0, Neighbour(), Neighbour())
    }

    mutating func read(_ text: String) {
        var copy = text
        copy.withUTF8 { read($0) }
    }

    /// The same for a string's bytes.
    mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
        readAll(source)
        boundaries.append(pending)
    }

    /// Bytes of a `String` are valid UTF-8, so a lead byte says how many follow it.
    private mutating func readAll(_ source: UnsafeBufferPointer<UInt8>) {
        var offset = 0
        while offset < source.count {
            guard wordCount <= FoldedText.Limit.words, bytes.count < FoldedText.Limit.bytes else {
                isOverlong = true
                return
            }
            if readPlainly(source, &offset) { continue }
            if source[offset] < 0x80 {
                readASCII(source[offset], source, offset)
                offset += 1
            } else if !readCharacters(source, &offset), !learnsCharacter(source, offset) {
                let (scalar, length) = Self.decode(source, at: offset)
                readBeyondASCII(scalar, offset..<offset + length)
                offset += length
            }
        }
    }

    /// Most of what people say: a row of small letters, or one space.
    @inline(__always)
    private mutating func readPlainly(_ source: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Bool {
        let byte = source[offset]
        if byte == UInt8(ascii: " ") {
            pending = .space
            offset &+= 1
            return true
        }
        guard Self.isSmallLetter(byte) else { return false }
        let end = appendLetters(source, offset, begin(.letter))
        if end &- offset > 1 {
            beforeLast = last
            last = Neighbour(kind: .letter, position: bytes.count &- 1)
        }
        offset = end
        return true
    }

    @inline(__always)
    private static func isSmallLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

    /// Appends a row of small letters and tells where it ends.
    @inline(__always)
    private mutating func appendLetters(
        _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ boundary: Boundary
    ) -> Int {
        let limit = min(source.count, start &+ (FoldedText.Limit.bytes &- bytes.count))
        reserve(limit &- start)
        let (letters, kept, origins) = (bytes.base, boundaries.base, sources.base)
        var (count, offset) = (bytes.count, start)
        kept[count] = boundary
        repeat {
            letters[count] = source[offset]
            if keepsSource {
                let place = UInt32(truncatingIfNeeded: offset)
                origins[count] = Source(start: place, end: place &+ 1)
            }
            count &+= 1
            offset &+= 1
            kept[count] = .joined
        } while offset < limit && Self.isSmallLetter(source[offset])
        bytes.resize(to: count)
        boundaries.resize(to: count)
        if keepsSource { sources.resize(to: count) }
        return offset
    }

    @inline(__always)
    mutating func reserve(_ count: Int) {
        bytes.reserve(count)
        boundaries.reserve(count + 1)
        if keepsSource { sources.reserve(count) }
    }

    private mutating func readASCII(_ byte: UInt8, _ source: UnsafeBufferPointer<UInt8>, _ offset: Int) {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            append(byte | 0x20, begin(.capital), offset..<offset + 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): append(byte, begin(.digit), offset..<offset + 1)
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"):
            if isBetweenDigits(source, offset) {
                append(byte, begin(.digit), offset..<offset + 1)
            } else {
                pending = max(pending, .mark)
            }
        default:
            if SourceView.isBracket(byte) { hasBrackets = true }
            emit(UInt32(byte), kind: ScalarKind(Unicode.Scalar(byte)), from: offset..<offset + 1)
        }
    }

    /// "2.5" is another number than "25" and "2 5", so its point is said.
    private func isBetweenDigits(_ source: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard last.kind == .digit, pending == .inside, offset + 1 < source.count else { return false }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[offset + 1])
    }

    mutating func append(_ byte: UInt8, _ boundary: Boundary, _ source: Range<Int>) {
        bytes.append(byte)
        boundaries.append(boundary)
        guard keepsSource else { return }
        sources.append(Source(start: UInt32(source.lowerBound), end: UInt32(source.upperBound)))
    }
}
