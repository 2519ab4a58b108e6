/// Characters beyond ASCII: decoded, looked up, and put down as what they fold to.
extension TextFolder {
    /// Reads a row of characters of two or three bytes that stay as they are; whether there was one.
    mutating func readCharacters(_ source: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Bool {
        let start = offset
        // Three bytes are written of every character, also of one that has two.
        reserve(min(source.count &- start, FoldedText.Limit.bytes + 4) + 1)
        let (characters, kept, origins) = (bytes.base, boundaries.base, sources.base)
        var (place, count) = (start, bytes.count)
        while place < source.count, count < FoldedText.Limit.bytes, wordCount <= FoldedText.Limit.words {
            let lead = source[place]
            guard lead >= 0xC2, lead < 0xF0 else { break }
            let length = lead < 0xE0 ? 2 : 3
            guard place &+ length <= source.count else { break }
            let (second, third) = (source[place &+ 1], source[place &+ length &- 1])
            guard let kind = kinds.plainKind(of: Self.scalar(lead, second, third, length)) else { break }
            var boundary = Boundary.inside
            if isLikeLast(kind) {
                if kind != .kept { boundary = Self.boundary(betweenTwo: kind) }
            } else {
                bytes.resize(to: count)
                boundary = begin(kind)
            }
            (characters[count], characters[count &+ 1], characters[count &+ 2]) = (lead, second, third)
            (kept[count], kept[count &+ 1], kept[count &+ 2]) = (boundary, .inside, .inside)
            if keepsSource {
                let origin = Source(
                    start: UInt32(truncatingIfNeeded: place), end: UInt32(truncatingIfNeeded: place &+ length))
                (origins[count], origins[count &+ 1], origins[count &+ 2]) = (origin, origin, origin)
            }
            count &+= length
            place &+= length
        }
        bytes.resize(to: count)
        boundaries.resize(to: count)
        if keepsSource { sources.resize(to: count) }
        offset = place
        return place > start
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
        let traits = kinds.traits(of: value, in: table)
        if traits.foldsToItself {
            guard let kind = traits.kind.whatIsSaid else { return note(traits.kind) }
            return appendCharacter(text, begin(kind), source)
        }
        switch table.target(of: value) {
        case .itself: emit(value, kind: traits.kind, from: source)
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

    /// Puts a Korean letter into the syllable that was read last, if it belongs to it: texts in letters and in syllables
    /// become one.
    private mutating func joinsSyllable(_ letter: UInt32, _ source: Range<Int>) -> Bool {
        guard Hangul.isLaterLetter(letter), pending == .inside, bytes.count >= 3 else { return false }
        let start = bytes.count - 3
        guard bytes[start] & 0xF0 == 0xE0 else { return false }
        let before = Self.scalar(bytes[start], bytes[start + 1], bytes[start + 2], 3)
        guard let syllable = Hangul.compose(before, letter).flatMap(Unicode.Scalar.init) else { return false }
        for (offset, byte) in (UTF8.encode(syllable) ?? .init()).enumerated() {
            bytes[start + offset] = byte
            if keepsSource { sources[start + offset].end = UInt32(source.upperBound) }
        }
        return true
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
        if joinsSyllable(value, source) { return }
        var boundary = begin(kind)
        guard value >= 0x80 else { return append(UInt8(value), boundary, source) }
        guard let scalar = Unicode.Scalar(value) else { return }
        for byte in UTF8.encode(scalar) ?? .init() {
            append(byte, boundary, source)
            boundary = .inside
        }
    }
}
