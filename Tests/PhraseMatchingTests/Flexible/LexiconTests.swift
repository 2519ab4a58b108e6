@testable import PhraseMatching
import Testing

@Suite struct LexiconTests {
    private let lexicon = Lexicon(FlexibleFixture.model(), known: ["note", "open", "the"])

    /// f: filler, s: small word, k: of the grammar, o: other.
    @Test(arguments: [
        ("could you please open the note", "fffksk"), ("could open", "ok"), ("please could you", "fff"),
        ("um um", "ff"),
        ("river could you", "off"), ("could you you", "ffo"), ("", ""), ("you please", "of"),
    ])
    func everyWordHasAKind(text: String, kinds: String) {
        let letters: [Lexicon.Kind: String] = [.filler: "f", .function: "s", .known: "k", .other: "o"]
        let words = SpokenText(text).words.map(\.folded)
        #expect(lexicon.kinds(of: words).compactMap { letters[$0] }.joined() == kinds)
    }

    @Test(arguments: [
        ("open", ["show", "go to"]), ("show", ["open", "go to"]), ("close", []), ("river", []),
    ])
    func wordsOfOneActionStandForEachOther(word: String, others: [String]) {
        #expect(lexicon.synonyms(of: word).map(\.text) == others)
    }

    @Test(arguments: [("delete", "open"), ("open", "delete"), ("close", "open"), ("show", "remove")])
    func oppositesExcludeEachOther(one: String, other: String) {
        #expect(lexicon.opposites(of: lexicon.actions(of: one)) & lexicon.actions(of: other) != 0)
        #expect(lexicon.opposites(of: lexicon.actions(of: one)) & lexicon.actions(of: one) == 0)
    }

    @Test func anActionMayTakeSeveralWords() {
        let (open, delete) = (lexicon.actions(of: "open"), lexicon.actions(of: "delete"))
        #expect(
            lexicon.actions(of: ["go", "to", "get", "rid", "of", "of"]) == [open, open, delete, delete, delete, 0])
        #expect(lexicon.actions(of: ["rid"]) == [0] && lexicon.actions(of: [String]()).isEmpty)
    }

    @Test func deleteAndCloseDoNotExcludeEachOther() {
        #expect(lexicon.opposites(of: lexicon.actions(of: "delete")) & lexicon.actions(of: "close") == 0)
        #expect(lexicon.actions(of: "river") == 0 && lexicon.opposites(of: 0) == 0)
    }

    @Test func moreActionsThanThereAreBitsForAreLeftOut() {
        var model = FlexibleModel()
        model.actions = (0..<80).map { FlexibleModel.Action(name: "a\($0)", words: ["w\($0)"]) }
        model.opposites = [("a0", "a79"), ("a79", "a1"), ("a0", "a63")]
        let lexicon = Lexicon(model, known: [])
        #expect(lexicon.actions(of: "w79") == 0 && lexicon.actions(of: "w63") == 1 << 63)
        #expect(lexicon.opposites(of: lexicon.actions(of: "w0")) == 1 << 63)
    }

    // MARK: - Numbers

    private func numbers(_ text: String, isWritten: Bool = false) -> NumberSignature {
        let words = SpokenText(text).words.map(\.folded)
        return NumberSignatureReader(FlexibleFixture.model()).signature(of: words, isWritten: isWritten)
    }

    @Test(arguments: [
        ("Chapter 2", "chapter two"), ("120 days", "one hundred and twenty days"), ("no number", "river"),
        ("4 of 5", "four, five"), ("Chapter2", "chapter two"), ("pm2.5", "pm two five"), ("1234567", "the 1234567"),
    ])
    func theSameNumbersAreTheSame(one: String, other: String) {
        #expect(numbers(one) == numbers(other))
    }

    @Test(arguments: [
        ("120", "100"), ("Chapter 2", "Chapter"), ("two three", "three two"), ("Chapter 2", "Chapter 3"),
        ("1234567", "1234568"), ("20", "2"), ("Chapter2", "Chapter3"),
    ])
    func otherNumbersAreNot(one: String, other: String) {
        #expect(numbers(one) != numbers(other))
    }

    @Test func ofWhatWasHeardOnlyDigitsCount() {
        #expect(numbers("chapter two", isWritten: true) == .none)
        #expect(numbers("chapter 2", isWritten: true) == numbers("chapter two"))
    }

    /// A language that writes numbers as one word of several.
    @Test func wordsOfSeveralNamesAreNumbers() {
        var model = FlexibleModel()
        model.numberNames = ["fünf", "sechs", "zwanzig", "hundert", "ein"]
        model.numberJoiners = ["und"]
        model.numberWords = { [25: ["fünfundzwanzig"], 26: ["sechsundzwanzig"]][$0] ?? [] }
        func numbers(_ text: String) -> NumberSignature {
            NumberSignatureReader(model).signature(of: SpokenText(text).words.map(\.folded))
        }
        #expect(numbers("25") == .none)
        model.joinsNumbers = true
        #expect(numbers("25") != .none && numbers("25") == numbers("fünfundzwanzig"))
        #expect(numbers("25") != numbers("26") && numbers("einhundertsechs") != .none)
        for word in ["fünfund", "undzwanzig", "zwanziger", "einhunderter", "hundertmal"] {
            #expect(numbers(word) == .none, "\(word)")
        }
    }
}
