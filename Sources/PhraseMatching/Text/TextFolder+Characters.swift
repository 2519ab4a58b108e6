/// Characters beyond ASCII: decoded, looked up, and put down as what they fold to.
extension TextFolder {
    /// Reads a row of characters of two or three bytes, and spaces between them, that were learnt; whether there was one.
    mutating func readCharacters(_ source: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Bool {
        guard let text = source.baseAddress else { return false }
        let start = offset
        foldings.makeRoom()
        // Eight bytes are written of every character.
        reserve(min((source.count &- start) &* 4, FoldedText.Limit.bytes) &+ 16)
        let (characters, kept, origins) = (bytes.base, boundaries.base, sources.base)
        let (known, keepsSource, end) = (foldings.view, keepsSource, source.count)
        var (place, count) = (start, bytes.count)
        var touching = touchingKind
        while place < end, count < FoldedText.Limit.bytes {
            Self.readAlike(
                touching, text, &place, end, known, into: characters, kept, keepsSource ? origins : nil, &count)
            guard place < end, let character = CharacterFoldings.character(at: place, in: text, end) else {
                guard place < end, text[place] == UInt8(ascii: " ") else { break }
                (pending, touching) = (.space, Self.noKind)
                place &+= 1
                continue
            }
            let folding = known[character.key]
            guard folding.key == character.key, folding.count > 0 else { break }
            var boundary = folding.boundary
            // Two of a kind, or a mark and its letter, are nothing to take note of.
            if folding.kind.rawValue != touching, folding.kind != .kept || touching == Self.noKind {
                bytes.resize(to: count)
                boundary = begin(folding.kind)
                touching = touchingKind
                if wordCount > FoldedText.Limit.words { break }
            }
            UnsafeMutableRawPointer(characters + count).storeBytes(of: folding.bytes.littleEndian, as: UInt64.self)
            // Nothing begins or ends within a character.
            UnsafeMutableRawPointer(kept + count).storeBytes(
                of: UInt64(boundary.rawValue).littleEndian, as: UInt64.self)
            let next = place &+ character.length
            if keepsSource {
                let origin = Source.pair(place, next)
                Source.write(origin, four: origins + count)
                if folding.count > 4 { Source.write(origin, four: origins + count + 4) }
            }
            count &+= Int(folding.count)
            place = next
        }
        bytes.resize(to: count)
        boundaries.resize(to: count)
        if keepsSource { sources.resize(to: count) }
        offset = place
        return place > start
    }

    /// Reads characters of three bytes that are of the kind before them, or marks of those: nearly all of Japanese, Thai and Korean.
    @inline(__always)
    private static func readAlike(
        _ kind: UInt8, _ text: UnsafePointer<UInt8>, _ place: inout Int, _ end: Int, _ known: CharacterFoldings.View,
        into bytes: UnsafeMutablePointer<UInt8>, _ boundaries: UnsafeMutablePointer<Boundary>,
        _ sources: UnsafeMutablePointer<Source>?, _ count: inout Int
    ) {
        guard kind != noKind, place > 0 else { return }
        var origin = Source.pair(place, place &+ 3)
        // Of those that fold to no more bytes than they have, so many do not pass the limit.
        let last = min(end &- 3, place &+ (FoldedText.Limit.bytes &- count) &- 1)
        while place <= last {
            // There is a character before: read from its last byte on, the last one of a text needs no byte behind it.
            let key = CommonBytes.four(text + (place &- 1)) &>> 8
            guard key & 0xF0 == 0xE0 else { return }
            let folding = known[key]
            guard folding.key == key, folding.count &- 1 < 3,
                folding.kind.rawValue == kind || folding.kind == .kept
            else { return }
            UnsafeMutableRawPointer(bytes + count).storeBytes(of: folding.bytes.littleEndian, as: UInt64.self)
            UnsafeMutableRawPointer(boundaries + count).storeBytes(
                of: UInt64(folding.boundary.rawValue).littleEndian, as: UInt64.self)
            if let sources { Source.write(origin, four: sources + count) }
            count &+= Int(folding.count)
            place &+= 3
            origin &+= SIMD4(repeating: 3)
        }
    }

    /// No kind of character.
    private static let noKind = UInt8.max

    /// The kind that the next character touches; none of a capital, which is asked where it stood.
    private var touchingKind: UInt8 {
        guard pending == .inside, let kind = last.kind, kind != .capital else { return Self.noKind }
        return kind.rawValue
    }

    /// Finds out what a character folds to that was not met lately; whether it is the same everywhere. Not inlined, as what needs
    /// the library's properties of scalars: each text would ask for their types.
    @inline(never)
    mutating func learnsCharacter(_ source: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard let character = CharacterFoldings.character(at: offset, in: source),
            foldings[character].key != character.key
        else { return false }
        let (kind, scalars) = folding(of: Self.decode(source, at: offset).0)
        return foldings.learn(character, kind, foldingTo: scalars)
    }

    /// What a scalar is put down as, and what as; no kind where that depends on its neighbours: a Korean letter joins a syllable,
    /// a mark is not said, and of a capital and what comes with it only one is a capital.
    private mutating func folding(of scalar: UInt32) -> (ScalarKind?, [UInt32]) {
        let traits = kinds.traits(of: scalar, in: table)
        let scalars: [UInt32]
        switch table.target(of: scalar) {
        case .itself: scalars = [scalar]
        case .scalar(let target): scalars = [target]
        case .sequence(let range): scalars = Array(table.sequences[range])
        }
        guard let first = scalars.first, !scalars.contains(where: Hangul.isLaterLetter) else { return (nil, []) }
        let said = kinds.kind(of: first).whatIsSaid
        let kind = said != nil && first != scalar && traits.isCapital ? .capital : said
        let isOne = scalars.dropFirst().allSatisfy {
            let other = kinds.kind(of: $0)
            return other == .kept || other == kind && kind != .capital
        }
        return (isOne ? kind : nil, scalars)
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

    @inline(never)
    mutating func readBeyondASCII(_ value: UInt32, _ source: Range<Int>) {
        let traits = kinds.traits(of: value, in: table)
        switch table.target(of: value) {
        case .itself: emit(value, kind: traits.kind, from: source)
        case .scalar(let target): emit(target, kind: traits.isCapital ? .capital : traits.kind, from: source)
        case .sequence(let range) where range.isEmpty: extendLast(to: source)
        case .sequence(let range): emitSequence(range, isCapital: traits.isCapital, from: source)
        }
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

extension TextFolder.Source {
    /// Where a character came from, as it is put down for two bytes.
    @inline(__always)
    fileprivate static func pair(_ start: Int, _ end: Int) -> SIMD4<UInt32> {
        let (start, end) = (UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
        return SIMD4(start, end, start, end)
    }

    /// Puts it down for four bytes, which is more than most fold to.
    @inline(__always)
    fileprivate static func write(_ pair: SIMD4<UInt32>, four sources: UnsafeMutablePointer<Self>) {
        UnsafeMutableRawPointer(sources).storeBytes(of: pair, as: SIMD4<UInt32>.self)
        UnsafeMutableRawPointer(sources).storeBytes(of: pair, toByteOffset: 16, as: SIMD4<UInt32>.self)
    }
}
