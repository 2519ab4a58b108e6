/// Characters beyond ASCII: decoded, looked up, and put down as what they fold to.
extension TextFolder {
    /// Reads a row of characters of two or three bytes that stay as they are; whether there was one.
    mutating func readCharacters(_ source: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Bool {
        let start = offset
        reserve(min(source.count &- start, FoldedText.Limit.bytes + 4))
        let (characters, kept, origins) = (bytes.base, boundaries.base, sources.base)
        while offset < source.count, bytes.count < FoldedText.Limit.bytes, wordCount <= FoldedText.Limit.words {
            let lead = source[offset]
            guard lead >= 0xC2, lead < 0xF0 else { break }
            let length = lead < 0xE0 ? 2 : 3
            guard offset &+ length <= source.count else { break }
            let (second, third) = (source[offset &+ 1], source[offset &+ length &- 1])
            guard let kind = kinds.plainKind(of: Self.scalar(lead, second, third, length)) else { break }
            let boundary = begin(kind)
            let count = bytes.count
            (characters[count], characters[count &+ 1], characters[count &+ length &- 1]) = (lead, second, third)
            (kept[count &+ 1], kept[count &+ length &- 1], kept[count]) = (.inside, .inside, boundary)
            bytes.resize(to: count &+ length)
            boundaries.resize(to: count &+ length)
            if keepsSource {
                let origin = Source(
                    start: UInt32(truncatingIfNeeded: offset), end: UInt32(truncatingIfNeeded: offset &+ length))
                (origins[count], origins[count &+ 1], origins[count &+ length &- 1]) = (origin, origin, origin)
                sources.resize(to: count &+ length)
            }
            offset &+= length
        }
        return offset > start
    }

    /// Of two bytes the last one is the second.
    @inline(__always)
    private static func scalar(_ lead: UInt8, _ second: UInt8, _ last: UInt8, _ length: Int) -> UInt32 {
        length == 2
            ? UInt32(lead & 0x1F) << 6 | UInt32(second & 0x3F)
            : UInt32(lead & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(last & 0x3F)
    }

    static func decode(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int) {
        let lead = source[offset]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard offset + length <= source.count else { return (0xFFFD, 1) }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for index in 1..<length { scalar = scalar << 6 | UInt32(source[offset + index] & 0x3F) }
        return (scalar, length)
    }

    mutating func readBeyondASCII(
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

    mutating func emit(_ value: UInt32, kind: ScalarKind, from source: Range<Int>) {
        guard let kind = kind.whatIsSaid else { return note(kind) }
        var boundary = begin(kind)
        guard value >= 0x80 else { return append(UInt8(value), boundary, source) }
        guard let scalar = Unicode.Scalar(value) else { return }
        for byte in UTF8.encode(scalar) ?? .init() {
            append(byte, boundary, source)
            boundary = .inside
        }
    }
}
