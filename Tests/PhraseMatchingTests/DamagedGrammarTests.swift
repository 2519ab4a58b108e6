import PhraseMatching
import Testing

/// Files with any byte changed, cut anywhere, or made up with right sums: nothing traps, and `verify` finds what changed.
@Suite struct DamagedGrammarTests {
    private static let parts = 8

    /// As small as one with a group, slots of all kinds, skipped words and a negative phrase can be.
    private static func bytes() throws -> [UInt8] {
        var builder = GrammarBuilder()
        builder.skip(["oh"])
        let lists = [
            "x": builder.addList(
                "x", entries: GrammarFixture.entries(["a lamp", "か=A-B"]), acceptsUnlisted: false),
            "y": builder.addList("y", entries: [], acceptsUnlisted: true),
        ]
        for phrase in ["on[ly] {x}", "{0..2:z};{y}"] {
            let template = try Template(phrase.contains(";") ? "(\(phrase))" : phrase)
            _ = try builder.addTemplate(template, lists: lists, scope: ScopeID(rawValue: 0))
        }
        try builder.addNegative(try Template("on ab"), lists: lists, scope: ScopeID(rawValue: 0))
        return try CompiledGrammar.bytes(of: builder.build(), metadata: [1, 2, 3])
    }

    /// Opens, matches, verifies; whether an error came.
    private static func isRefused(_ bytes: [UInt8]) -> Bool {
        guard let opened = try? CompiledGrammar(bytes: bytes, name: "g") else { return true }
        use(opened.grammar)
        do {
            try opened.verify()
            return false
        } catch {
            return true
        }
    }

    private static func use(_ grammar: Grammar) {
        let matcher = Matcher(grammar)
        let scratch = MatchScratch()
        for said in ["oh on a lamp", "only か", "2 milk", "on ab"] {
            _ = matcher.match(SpokenText(said))
            _ = matcher.recognize(said, in: scratch)
            for reading in 0..<scratch.readingCount { _ = scratch.slots(of: reading).map { scratch.slot($0) } }
        }
        _ = matcher.nearest(to: SpokenText("only a lamb"), limit: 3)
    }

    @Test(arguments: 0..<parts)
    func everyChangedByteIsFound(part: Int) throws {
        let bytes = try Self.bytes()
        var dice = Dice(seed: UInt64(part))
        var changed = bytes
        for place in stride(from: part, to: bytes.count, by: Self.parts) {
            changed[place] ^= UInt8(dice.roll(1...255))
            #expect(Self.isRefused(changed), "byte \(place) of \(bytes.count)")
            changed[place] = bytes[place]
        }
    }

    @Test func everyCutIsFound() throws {
        let bytes = try Self.bytes()
        for length in stride(from: 0, to: bytes.count, by: 3) {
            #expect(Self.isRefused(Array(bytes[..<length])), "\(length) of \(bytes.count)")
        }
        #expect(Self.isRefused(Array(bytes.dropLast())) && Self.isRefused(bytes + [0]))
    }

    /// A slot that is opened and never closed: a jump where unlisted words should end.
    @Test func slotsThatStayOpenAreHarmless() throws {
        var changed = try Self.bytes()
        let edges = FileSums(changed).section(5)
        for edge in stride(from: edges.lowerBound, to: edges.upperBound, by: 16) where changed[edge] == 4 {
            changed[edge] = 3
        }
        #expect(!Self.isRefused(FileSums(changed).mended))
    }

    /// Keys and beginnings of texts that are none of theirs, with the right sums: they find others, or nothing, until `verify` says so.
    @Test(arguments: [15, 16] as [UInt64])
    func anotherIndexIsFound(kind: UInt64) throws {
        let bytes = try Self.bytes()
        let section = FileSums(bytes).section(kind)
        #expect(!section.isEmpty)
        for place in section {
            for byte in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] where byte != bytes[place] {
                var changed = bytes
                changed[place] = byte
                #expect(Self.isRefused(FileSums(changed).mended), "\(byte) at \(place - section.lowerBound)")
            }
        }
    }

    /// Whoever changes a file and writes the right sums into it may say other things with it, but break nothing.
    @Test(arguments: 0..<parts)
    func changesWithRightSumsAreHarmless(part: Int) throws {
        let bytes = try Self.bytes()
        try #require(FileSums(bytes).mended == bytes)
        var dice = Dice(seed: UInt64(100 + part))
        let start = FileSums(bytes).sectionStart
        var accepted = 0
        for place in stride(from: start + part, to: bytes.count, by: Self.parts) {
            var changed = bytes
            for _ in 0..<dice.roll(1...3) {
                let other = dice.chance(60) ? place : dice.roll(start...bytes.count - 1)
                changed[other] = dice.pick([0, 1, 2, 0x7F, 0x80, 0xFF, UInt8(dice.roll(0...255))], else: 0)
            }
            accepted += Self.isRefused(FileSums(changed).mended) ? 0 : 1
        }
        #expect(accepted > 0)
    }
}

/// Puts the right sums into a file: the format's rule, written a second time.
private struct FileSums {
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var sectionStart: Int { 40 + Int(long(24) & 0xFFFF_FFFF) * 32 }

    /// Where the section of a kind lies.
    func section(_ kind: UInt64) -> Range<Int> {
        let rows = stride(from: 40, to: sectionStart, by: 32)
        guard let row = rows.first(where: { long($0) & 0xFFFF_FFFF == kind }) else { return 0..<0 }
        return Int(long(row + 8))..<Int(long(row + 8) + long(row + 16))
    }

    var mended: [UInt8] {
        var copy = self
        for row in stride(from: 40, to: sectionStart, by: 32) {
            let (start, length) = (Int(long(row + 8)), Int(long(row + 16)))
            copy.put(Self.sum(Array(bytes[start..<start + (length + 7) / 8 * 8])), at: row + 24)
        }
        copy.put(Self.sum(Array(copy.bytes[..<32] + copy.bytes[40..<sectionStart])), at: 32)
        return copy.bytes
    }

    private static func sum(_ bytes: [UInt8]) -> UInt64 {
        let padded = FileSums(bytes + Array(repeating: 0, count: -bytes.count & 31))
        var lanes: [UInt64] = [1, 2, 3, 4]
        for word in 0..<padded.bytes.count / 8 { lanes[word % 4] = mix(lanes[word % 4], padded.long(word * 8)) }
        return mix(mix(mix(lanes[0], lanes[1]), lanes[2]), lanes[3])
    }

    private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let mixed = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ mixed >> 31) &* 0xBF58_476D_1CE4_E5B9
    }

    private func long(_ place: Int) -> UInt64 { bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) } }

    private mutating func put(_ number: UInt64, at place: Int) {
        for byte in 0..<8 { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * UInt64(byte))) }
    }
}
