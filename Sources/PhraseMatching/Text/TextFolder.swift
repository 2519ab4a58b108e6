/// Folds a text in one pass, in time linear in its length, and keeps where each folded byte came from.
struct TextFolder {
    private var bytes = Pool<UInt8>()
    private var boundaries = Pool<Boundary>()
    private var sources = Pool<Source>()
    private(set) var isOverlong = false
    /// The text has brackets, which may belong to a span, see `SourceView`.
    private(set) var hasBrackets = false

    /// The text that was read.
    var result: FoldedText {
        FoldedText(
            bytes: Array(UnsafeBufferPointer(start: bytes.base, count: bytes.count)),
            boundaries: Array(UnsafeBufferPointer(start: boundaries.base, count: boundaries.count)),
            isOverlong: isOverlong)
    }

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

    private let keepsSource: Bool
    private let table = FoldingTable.shared
    private var kinds = ScalarKindMemory()
    /// The widest boundary since the last character.
    private var pending = Boundary.inside
    private var wordCount = 0
    private var last = Neighbour()
    private var beforeLast = Neighbour()

    /// A character that was emitted, as its followers must know it.
    private struct Neighbour {
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
            } else {
                let (scalar, length) = Self.decode(source, at: offset)
                readBeyondASCII(scalar, source, offset..<offset + length)
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
    private mutating func reserve(_ count: Int) {
        bytes.reserve(count)
        boundaries.reserve(count + 1)
        if keepsSource { sources.reserve(count) }
    }

    private static func decode(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int) {
        let lead = source[offset]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard offset + length <= source.count else { return (0xFFFD, 1) }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for index in 1..<length { scalar = scalar << 6 | UInt32(source[offset + index] & 0x3F) }
        return (scalar, length)
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

    private mutating func readBeyondASCII(
        _ value: UInt32, _ text: UnsafeBufferPointer<UInt8>, _ source: Range<Int>
    ) {
        if value &- 0xAC00 <= 0xD7A3 - 0xAC00 { return readHangul(value - 0xAC00, source) }
        let traits = kinds.traits(of: value, in: table)
        if traits.foldsToItself {
            guard let kind = traits.kind.whatIsSaid else { return note(traits.kind) }
            return appendCharacter(text, begin(kind), source)
        }
        switch table.target(of: value) {
        case .itself: return
        case .scalar(let target): emit(target, kind: traits.isCapital ? .capital : traits.kind, from: source)
        case .sequence(let range) where range.isEmpty: extendLast(to: source)
        case .sequence(let range): emitSequence(range, isCapital: traits.isCapital, from: source)
        }
    }

    /// A character of two to four bytes that stays as it is written.
    @inline(__always)
    private mutating func appendCharacter(
        _ text: UnsafeBufferPointer<UInt8>, _ boundary: Boundary, _ source: Range<Int>
    ) {
        let count = source.upperBound &- source.lowerBound
        let (characters, kept) = (bytes.extend(by: count), boundaries.extend(by: count))
        var index = 0
        repeat {
            characters[index] = text[source.lowerBound &+ index]
            kept[index] = .inside
            index &+= 1
        } while index < count
        kept[0] = boundary
        guard keepsSource else { return }
        let origin = Source(
            start: UInt32(truncatingIfNeeded: source.lowerBound), end: UInt32(truncatingIfNeeded: source.upperBound))
        let origins = sources.extend(by: count)
        repeat {
            index &-= 1
            origins[index] = origin
        } while index > 0
    }

    private mutating func readHangul(_ index: UInt32, _ source: Range<Int>) {
        let vowel = 0x1161 + index % 588 / 28
        let tail = 0x11A7 + index % 28
        emit(0x1100 + index / 588, isFirst: true, isCapital: false, from: source)
        emit(vowel, isFirst: false, isCapital: false, from: source)
        if index % 28 != 0 { emit(tail, isFirst: false, isCapital: false, from: source) }
    }

    /// A dropped mark belongs to the character it stood on, as long as nothing came between.
    private mutating func extendLast(to source: Range<Int>) {
        guard keepsSource, pending == .inside else { return }
        var index = sources.count - 1
        while index >= 0, sources[index].end == UInt32(source.lowerBound) {
            sources.base[index].end = UInt32(source.upperBound)
            index -= 1
        }
    }

    private mutating func emitSequence(_ scalars: Range<Int>, isCapital: Bool, from source: Range<Int>) {
        var isFirst = true
        for index in scalars {
            let before = bytes.count
            emit(table.sequences[index], isFirst: isFirst, isCapital: isCapital && isFirst, from: source)
            isFirst = isFirst && before == bytes.count
        }
    }

    /// One scalar of several that one character folds to: they keep together.
    private mutating func emit(_ value: UInt32, isFirst: Bool, isCapital: Bool, from source: Range<Int>) {
        let before = bytes.count
        emit(value, kind: isCapital ? .capital : kinds.kind(of: value), from: source)
        if !isFirst, before < bytes.count { boundaries[before] = .inside }
    }

    private mutating func emit(_ value: UInt32, kind: ScalarKind, from source: Range<Int>) {
        guard let kind = kind.whatIsSaid else { return note(kind) }
        var boundary = begin(kind)
        guard value >= 0x80 else { return append(UInt8(value), boundary, source) }
        guard let scalar = Unicode.Scalar(value) else { return }
        for byte in UTF8.encode(scalar) ?? .init() {
            append(byte, boundary, source)
            boundary = .inside
        }
    }

    /// Takes note of what is not said.
    private mutating func note(_ kind: ScalarKind) {
        switch kind {
        case .space: pending = .space
        case .mark: pending = max(pending, .mark)
        case .apostrophe: pending = max(pending, .seam)
        default: break
        }
    }

    /// Takes note of a character that comes next, and tells what stands before it.
    @inline(__always)
    private mutating func begin(_ kind: ScalarKind) -> Boundary {
        let position = bytes.count
        let boundary = pending != .inside || kind == .kept ? pending : naturalBoundary(before: kind)
        if boundary >= .mark || position == 0 { wordCount &+= 1 }
        pending = .inside
        guard kind != .kept else { return boundary }
        beforeLast = boundary >= .mark ? Neighbour() : last
        last = Neighbour(kind: kind, position: position)
        return boundary
    }

    private mutating func append(_ byte: UInt8, _ boundary: Boundary, _ source: Range<Int>) {
        bytes.append(byte)
        boundaries.append(boundary)
        guard keepsSource else { return }
        sources.append(Source(start: UInt32(source.lowerBound), end: UInt32(source.upperBound)))
    }

    /// What two characters that touch are to each other.
    @inline(__always)
    private mutating func naturalBoundary(before kind: ScalarKind) -> Boundary {
        guard let previous = last.kind else { return .inside }
        switch kind {
        case .letter where previous == .letter: return .joined
        case .letter where previous == .capital:
            guard beforeLast.kind == .capital, boundaries[last.position] == .joined else { return .joined }
            // "URLSession": the last capital of a row begins the next word.
            boundaries[last.position] = .seam
            return .joined
        case .digit where previous == .digit, .capital where previous == .capital: return .joined
        default: return .seam
        }
    }
}
