/// Characters beyond ASCII: decoded, looked up, and put down as what they fold to.
extension TextFolder {
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
