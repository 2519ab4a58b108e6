import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite struct ChoiceTests {
    let reader: AnswerReader
    let notes = [["Heron at low tide"], ["Heron nest", "the nest site"], ["Otter tracks", "FieldNotes"]]

    init() throws {
        reader = AnswerReader(pack: try LanguagePackFile.load(language: "en"))
    }

    @Test(
        arguments: [
            ("the second one", .one(1)), ("second", .one(1)), ("number two", .one(1)), ("2", .one(1)), ("two", .one(1)),
            ("#2", .one(1)), ("the last one", .one(2)), ("first", .one(0)), ("one", .one(0)), ("the one", .one(0)),
            ("2nd", .one(1)), ("option 3 please", .one(2)), ("um, the third", .one(2)),
            ("I'd like the first one", .one(0)),
            ("no, the second one", .one(1)), ("yes, number two please", .one(1)), ("second to last", .one(1)),
            ("No. 2", .one(1)), ("the first of them", .one(0)), ("2.", .one(1)),
        ] as [(String, AnswerReader.Choice)])
    func byPlace(text: String, expected: AnswerReader.Choice) {
        #expect(reader.choice(SpokenText(text), among: notes) == expected)
    }

    @Test(
        arguments: [
            ("Heron nest", .one(1)), ("heron nest.", .one(1)), ("the nest site", .one(1)), ("field notes", .one(2)),
            ("nest", .one(1)), ("the nest one", .one(1)), ("heron", .several([0, 1])), ("low tide", .one(0)),
            ("heron tide", .one(0)), ("the otter one please", .one(2)), ("lowtide", .one(0)), ("HERÓN NEST", .one(1)),
            ("ron nest", .none), ("nest heron", .none), ("heron nests", .none),
        ] as [(String, AnswerReader.Choice)])
    func byTitle(text: String, expected: AnswerReader.Choice) {
        #expect(reader.choice(SpokenText(text), among: notes) == expected)
    }

    @Test(
        arguments: [
            ("neither", .neither), ("none of them", .neither), ("neither of those", .neither), ("no", .neither),
            ("no, neither of them", .neither), ("something else", .neither), ("none of the above please", .neither),
            ("all of them", .several([0, 1, 2])), ("both", .several([0, 1, 2])),
        ] as [(String, AnswerReader.Choice)])
    func noneOrAll(text: String, expected: AnswerReader.Choice) {
        #expect(reader.choice(SpokenText(text), among: notes) == expected)
    }

    @Test(
        arguments: [
            ("four", .outOfRange(4)), ("number 12", .outOfRange(12)), ("the fifth one", .outOfRange(5)),
            ("0", .outOfRange(0)),
            ("third to last", .one(0)), ("twenty one", .outOfRange(21)), ("minus one", .outOfRange(-1)),
            ("-1", .outOfRange(-1)), ("number -1", .outOfRange(-1)),
            ("option minus two please", .outOfRange(-2)), ("−3", .outOfRange(-3)),
            ("1.5", .none),
            ("", .none), ("um", .none), ("please", .none), ("the", .none), ("open otter tracks", .none), ("yes", .none),
        ] as [(String, AnswerReader.Choice)])
    func outOfRangeOrNothing(text: String, expected: AnswerReader.Choice) {
        #expect(reader.choice(SpokenText(text), among: notes) == expected)
    }

    @Test func anExactTitleBeatsEverything() {
        let options = [["Heron nest"], ["Heron"], ["No"], ["The last one"], ["2"]]
        let cases: [(String, AnswerReader.Choice)] = [
            ("heron", .one(1)), ("no", .one(2)), ("the last one", .one(3)), ("2", .one(4)), ("number two", .one(1)),
            ("two", .one(1)),
            ("the heron one", .one(1)),
        ]
        for (text, expected) in cases {
            #expect(reader.choice(SpokenText(text), among: options) == expected, "\(text)")
        }
    }

    @Test func aNumberBeyondTheOptionsMayBePartOfATitle() {
        let options = [["Chapter 7"], ["Chapter 12"]]
        #expect(reader.choice(SpokenText("12"), among: options) == .one(1))
        #expect(reader.choice(SpokenText("2"), among: options) == .one(1))
        #expect(reader.choice(SpokenText("9"), among: options) == .outOfRange(9))
        #expect(reader.choice(SpokenText("2"), among: [["A"], ["Chapter 2"]]) == .one(1))
        #expect(reader.choice(SpokenText("1"), among: [["A"], ["Chapter 1"]], byPlace: false) == .one(1))
        #expect(reader.choice(SpokenText("the first one"), among: options, byPlace: false) == .none)
    }

    @Test(
        "A place is all that was said",
        arguments: [
            ("3", 2), ("number three please", 2), ("the last one", 3), ("second to last", 2), ("5", nil),
            ("chapter 3", nil), ("um", nil), ("", nil), ("none", nil),
            ("-1", nil), ("minus one", nil), ("not 3", nil), ("no 3", nil), ("no, 3", 2),
        ] as [(String, Int?)])
    func place(text: String, expected: Int?) {
        #expect(reader.place(SpokenText(text), among: 4) == expected)
    }

    @Test(
        "What is refused is not picked; what is said instead, behind a pause, is",
        arguments: [
            ("en", "no pasta", .none), ("en", "never pasta", .none), ("en", "pasta no", .none),
            ("en", "not pasta", .none),
            ("en", "nope pasta", .none), ("en", "don't pasta please", .none), ("en", "never the first", .none),
            ("en", "not 2", .none), ("en", "no 2", .none), ("en", "without pasta", .none),
            ("en", "the first no", .none),
            ("en", "no, not pasta", .none), ("en", "not pasta, soup", .none), ("en", "yes no pasta", .none),
            ("en", "no, pasta", .one(0)), ("en", "no no, the second one please", .one(1)),
            ("en", "nope: soup", .one(1)),
            ("en", "no. 2", .one(1)), ("en", "number two", .one(1)), ("en", "no", .neither),
            ("en", "no bread", .one(2)),
            ("de", "nicht pasta", .none), ("de", "nicht die erste", .none), ("de", "niemals pasta", .none),
            ("de", "kein pasta", .none), ("de", "ohne pasta", .none), ("de", "pasta nicht", .none),
            ("de", "nein, pasta", .one(0)), ("de", "nein, die zweite", .one(1)), ("de", "Nr. 2", .one(1)),
            ("fr", "jamais pasta", .none), ("fr", "pas pasta", .none), ("fr", "pas la première", .none),
            ("fr", "sans pasta", .none), ("fr", "non, pasta", .one(0)), ("fr", "no 2", .one(1)),
            ("es", "nunca pasta", .none), ("es", "sin pasta", .none), ("es", "no la primera", .none),
            ("es", "no pasta", .none), ("es", "no, pasta", .one(0)), ("es", "no, la segunda", .one(1)),
        ] as [(String, String, AnswerReader.Choice)])
    func refusals(language: String, text: String, expected: AnswerReader.Choice) throws {
        let reader = AnswerReader(pack: try LanguagePackFile.load(language: language))
        #expect(reader.choice(SpokenText(text), among: [["Pasta"], ["Soup"], ["No bread"]]) == expected)
    }

    @Test(
        "A minus at a number belongs to it",
        arguments: [
            ("-1", .one(0)), ("1", .one(1)), ("level -1", .one(0)), ("level 1", .one(1)), ("level", .several([0, 1])),
        ] as [(String, AnswerReader.Choice)])
    func signs(text: String, expected: AnswerReader.Choice) {
        #expect(reader.choice(SpokenText(text), among: [["Level -1"], ["Level 1"]], byPlace: false) == expected)
    }

    @Test func equalTitlesAreSeveral() {
        #expect(reader.choice(SpokenText("note"), among: [["Note"], ["Other"], ["note"]]) == .several([0, 2]))
        #expect(reader.choice(SpokenText("first"), among: []) == .outOfRange(1))
        #expect(reader.choice(SpokenText("x"), among: [["🦦"], [""], []]) == .none)
    }
}
