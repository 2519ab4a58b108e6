@testable import PhraseMatching
import Testing

@Suite struct SoundListTests {
    private static let model = FlexibleFixture.model()
    private static let reader = WordReader(model, isHeard: true)

    private static func list(_ titles: [String]) -> SoundList {
        let list = SlotList(name: "x", acceptsUnlisted: false, entries: GrammarFixture.entries(titles))
        return SoundList(list, reader, Lexicon(model, known: []), NumberSignatureReader(model))
    }

    @Test func textsAreInOrderAndShareTheirBeginnings() {
        let list = Self.list(["Otter tracks", "Otter", "Heron", "Otter trap=Heron at low tide", ""])
        let texts = list.values.indices.map { Array(list.sounds[list.range(of: $0)]) }
        #expect(texts.count == 5 && list.entryCount == 4)
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        for a in texts.indices {
            for b in texts.indices where a < b {
                #expect(list.texts.sharedLength(a, b) == zip(texts[a], texts[b]).prefix { $0 == $1 }.count)
            }
        }
    }

    @Test func everyWordEndsWithAMark() {
        let list = Self.list(["Heron at the nest"])
        let sounds = Array(list.sounds)
        let marks = sounds.indices.filter { SoundList.isMark(sounds[$0]) }
        #expect(marks.map { sounds[$0] } == [0, 0, SoundList.Mark.functionWord, 0])
        #expect(marks.map { Int(list.texts.wordStarts[$0]) } == [0] + marks.dropLast().map { $0 + 1 })
        #expect(sounds.last == SoundList.Mark.word)
    }

    @Test func namesWithoutSoundsAndEndlessNamesAreLeftOut() {
        let list = Self.list(["", "  ", String(repeating: "walk ", count: 20), "Otter"])
        #expect(list.values.count == 1 && list.shortlist == nil)
        #expect(Self.list([]).values.isEmpty && Self.list([]).entryCount == 1)
    }

    // MARK: - Shortlist

    private static func name(_ dice: inout Dice) -> String {
        (0..<3).map { _ in
            (0..<dice.roll(2...3)).map { _ in
                dice.pick(["ba", "lo", "mi", "ru", "ke", "shi", "ton", "ver", "gad", "pel"], else: "")
            }.joined()
        }.joined(separator: " ")
    }

    @Test func aNameWithOneErrorIsAmongTheMostPromising() {
        var dice = Dice(seed: 1)
        let names = (0..<10_000).map { _ in Self.name(&dice) }
        let list = Self.list(names)
        var counts: [UInt16] = []
        for _ in 0..<200 {
            let number = dice.roll(0...names.count - 1)
            var letters = Array(names[number])
            letters[dice.roll(0...letters.count - 1)] = "x"
            let sounds = SpokenText("open \(String(letters)) in field notes").words.flatMap {
                Self.reader.sounds(of: $0.folded)
            }
            let found = list.shortlist?.candidates(for: sounds, counts: &counts) ?? []
            #expect(found.contains { names[Int(list.values[$0])] == names[number] }, "\(String(letters))")
            #expect(found.count == Shortlist.limit && found == found.sorted() && counts.allSatisfy { $0 == 0 })
        }
    }

    /// Of those that share equally much the first are taken, and no more than there is room for.
    @Test func tiesAtTheLimitAreBrokenByOrder() {
        let sounds: [UInt8] = Array(repeatElement([1, 2, 3, 0], count: 100).joined())
        let shortlist = Shortlist(sounds: sounds, starts: (0...100).map { UInt32($0 * 4) })
        var counts: [UInt16] = []
        #expect(shortlist.candidates(for: [1, 2, 3], counts: &counts) == Array(0..<Shortlist.limit))
    }

    @Test func nothingTrapsWhereThereAreNoThrees() {
        var counts: [UInt16] = []
        let empty = Shortlist(sounds: [], starts: [0])
        let short = Shortlist(sounds: [1, 0, 2, 1, 0], starts: [0, 2, 5])
        for utterance in [[], [1], [1, 2], [1, 2, 3], [0, 0, 127, 0]] as [[UInt8]] {
            #expect(empty.candidates(for: utterance, counts: &counts).isEmpty)
            #expect(short.candidates(for: utterance, counts: &counts).isEmpty)
        }
    }
}
