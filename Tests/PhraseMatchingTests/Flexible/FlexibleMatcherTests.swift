import Testing

@testable import PhraseMatching

@Suite struct FlexibleMatcherTests {
    /// Whole answers of the small language to what is typed.
    @Test(arguments: [
        // Errors, words left out and words added.
        ("opn otter tracks in field notes", "matched | 0 note=0\"otter tracks\" applicationName=0\"field notes\""),
        (
            "could you please open the otter tracks in field notes",
            "matched | 0 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
        ("show otter tracks in field notes", "matched | 0 note=0\"otter tracks\" applicationName=0\"field notes\""),
        ("open heron at low tide", "matched | 0 note=1\"heron at low tide\""),
        // The app first, missing, elsewhere.
        ("in field notes open otter tracks", "matched | 0 applicationName=0\"field notes\" note=0\"otter tracks\""),
        ("field notes open otter tracks", "matched | 0 applicationName=0\"field notes\" note=0\"otter tracks\""),
        ("open in field notes otter tracks", "matched | 0 applicationName=0\"field notes\" note=0\"otter tracks\""),
        // Opposite verbs.
        ("delete otter tracks in field notes", "matched | 5 note=0\"otter tracks\" applicationName=0\"field notes\""),
        ("delte otter tracks from field notes", "matched | 5 note=0\"otter tracks\" applicationName=0\"field notes\""),
        (
            "get rid of otter tracks in field notes",
            "matched | 5 note=0\"otter tracks\" applicationName=0\"field notes\""
        ), ("close otter tracks in field notes", "rejected"),
        // Numbers.
        ("open chaptr 2 in field notes", "matched | 0 note=4\"chaptr 2\" applicationName=0\"field notes\""),
        ("open chapter two in field notes", "matched | 0 note=4\"chapter two\" applicationName=0\"field notes\""),
        ("open chapter 4 in field notes", "rejected"), ("open otter tracks 0 in field notes", "rejected"),
        ("open one hundred otter tracks in field notes", "rejected"),
        // A word is whole; the last letters of one and the first of the next are no name.
        ("show cabin in field notes", "rejected"), ("show reader in field notes", "rejected"),
        ("undelete otter tracks from field notes", "rejected"),
        // Half of what is asked for is at most worth a question; a name and a phrase may say "and" themselves.
        (
            "open otter tracks and heron nest in field notes",
            "suggested | 0 note=2\"heron nest\" applicationName=0\"field notes\" | 0 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
        (
            "delete otter tracks from field notes and then play some music",
            "suggested | 5 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
        (
            "delete otter tracks from field notes tomorrow",
            "suggested | 5 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
        ("open otter tracks with evernote", "suggested | 0 note=0\"otter tracks\" applicationName=0\"with evernote\""),
        (
            "and delete otter tracks from field notes please and um",
            "matched | 5 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
        // Two that are equally near.
        (
            "open heron in field notes",
            "ambiguous | 0 note=2\"heron\" applicationName=0\"field notes\" | 0 note=1\"heron\" applicationName=0\"field notes\""
        ),
        (
            "open chapter in field notes",
            "ambiguous | 0 note=5\"chapter\" applicationName=0\"field notes\" | 0 note=4\"chapter\" applicationName=0\"field notes\""
        ),
        // Negative phrases.
        ("opn a note in a new window in field notes", "rejected | vetoed"),
        ("please open a note in new window in field notes", "rejected"),
        // Free text.
        ("serch field notes for oat milk", "matched | 3 applicationName=0\"field notes\" text=?\"oat milk\""),
        (
            "please search field notes for the way home",
            "matched | 3 applicationName=0\"field notes\" text=?\"the way home\""
        ),
        // Nothing of the kind.
        ("we walked along the river", "rejected"), ("open the door", "rejected"), ("", "rejected"), ("🦦🦦", "rejected"),
        ("?!", "rejected"),
        ("メモを開く", "rejected"), ("افتح الملاحظة", "rejected"), ("เปิดบันทึก", "rejected"), ("please", "rejected"),
        ("the", "rejected"),
    ])
    func whatIsTypedIsUnderstood(text: String, shown: String) throws {
        let answer = FlexibleFixture.shown(try FlexibleFixture.matcher().answer(text))
        #expect(answer == shown)
    }

    /// A hypothesis further down outweighs the first one, if more speaks for it; once one is sure, no other is asked.
    @Test(arguments: [
        (
            ["hope and other tricks in feel notes", "open otter tracks in field notes"],
            "0 matched | 0 note=0\"other tricks\" applicationName=0\"feel notes\""
        ),
        (
            [
                "open otter trucks", "open otter tracts in field notes",
                "oh pen otter tracks in field notes",
            ], "1 matched | 0 note=0\"otter tracts\" applicationName=0\"field notes\""
        ),
        (["we walked along the river", "we walked a long river", "he walked along the river"], "0 rejected"),
        (
            ["", "open otter tracks in field notes"],
            "1 matched | 0 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
        (
            ["delete otter tracks in field notes", "delete otter tracks from field notes"],
            "0 matched | 5 note=0\"otter tracks\" applicationName=0\"field notes\""
        ),
    ])
    func hypothesesAreWeighed(texts: [String], shown: String) throws {
        let answer = try FlexibleFixture.matcher().answer(to: texts.map { Hypothesis(SpokenText($0)) })
        let got = "\(answer.hypothesis) " + FlexibleFixture.shown(answer)
        #expect(got == shown)
    }

    /// A recogniser that is sure of its first text is believed more than one that is not.
    @Test(arguments: [
        ([0.9, 0.1], "0 matched | 0 note=2\"heron nest\" applicationName=0\"field notes\""),
        (
            [0.5, 0.5],
            "1 ambiguous | 0 note=1\"heron at low tide\" applicationName=0\"field notes\" | 0 note=2\"heron nest\" applicationName=0\"field notes\""
        ),
        ([0.0, 0.5], "0 matched | 0 note=2\"heron nest\" applicationName=0\"field notes\""),
        ([0.1, 0.9], "1 matched | 0 note=1\"heron at low tide\" applicationName=0\"field notes\""),
    ])
    func confidencesCount(confidences: [Double], shown: String) throws {
        let texts = ["open heron nest in field notes", "open heron at low tide in field notes"]
        let answer = try FlexibleFixture.matcher().answer(
            to: zip(texts, confidences).map { Hypothesis(SpokenText($0), confidence: $1) })
        let got = "\(answer.hypothesis) " + FlexibleFixture.shown(answer)
        #expect(got == shown)
    }

    /// A phrase that says the opposite of another is understood as itself.
    @Test(arguments: [
        ("throw it out and get rid of otter tracks", "rejected"),
        ("pls get rid of oter tracks", "suggested | 1 note=0\"oter tracks\""),
        ("please show oter tracks", "matched | 0 note=0\"oter tracks\""),
    ])
    func whatTakesSeveralWordsExcludesToo(text: String, shown: String) throws {
        let matcher = try FlexibleFixture.matcher(["open {note}", "get rid of {note}"], unlisted: [])
        let got = FlexibleFixture.shown(matcher.answer(text))
        #expect(got == shown)
    }

    private static func travel() throws -> FlexibleMatcher {
        try FlexibleFixture.matcher(
            ["book tickets from {from} for {to}", "brighten the {lamp} on the table", "show {list}"],
            lists: [
                "from": ["Paris", "London"], "to": ["Paris", "London"], "lamp": ["Desk lights", "Hall lamp"],
                "list": ["Groceries"],
            ], unlisted: [])
    }

    /// A slot has the phrase's own words before it, in whatever order slots are said; what a name is of may be said with it.
    @Test(arguments: [
        ("book tickets for paris from london", "matched | 0 to=0\"paris\" from=1\"london\""),
        ("book ticketts from london for paris", "matched | 0 from=1\"london\" to=0\"paris\""),
        ("show my groceries list", "matched | 2 list=0\"groceries\""),
        ("show my groceries shelf", "suggested | 2 list=0\"groceries\""),
    ])
    func slotsAreFilledAsTheyAreSaid(text: String, shown: String) throws {
        #expect(FlexibleFixture.shown(try Self.travel().answer(text)) == shown)
    }

    @Test(arguments: [
        "brighten desk lamp the on", "the table on lights desk brighten", "lights brighten desk the table",
        "tickets paris book london",
        "paris for london from tickets book",
    ])
    func wordsInNoOrderAreNotActedOn(text: String) throws {
        let answer = try Self.travel().answer(text)
        #expect(!answer.status.isSure, "\(FlexibleFixture.shown(answer))")
    }

    // MARK: - Bounds

    @Test func aLongUtteranceIsRejected() throws {
        let matcher = try FlexibleFixture.matcher()
        let long = "open otter tracks in field notes " + String(repeating: "walking ", count: 50)
        #expect(matcher.answer(long).status == .rejected)
        #expect(matcher.answer(String(repeating: "a", count: 100_000)).status == .rejected)
        #expect(matcher.answer(to: []).status == .rejected)
        #expect(
            matcher.answer(
                to: (0..<50).map { _ in Hypothesis(SpokenText("opn otter tracks in field notes")) }
            ).status == .matched)
    }

    @Test func emptyListsAndEmptyGrammarsMeanNothing() throws {
        #expect(
            try FlexibleFixture.matcher([], lists: [:], unlisted: []).answer("open the note").status
                == .rejected)
        let empty = try FlexibleFixture.matcher(["open {note} now"], lists: ["note": []], unlisted: [])
        #expect(empty.answer("open the note now").status == .rejected)
    }

    @Test func aPhraseMayHave64Slots() throws {
        let slots = (0..<64).map { "{s\($0)}" }.joined(separator: " ")
        let lists = Dictionary(uniqueKeysWithValues: (0..<64).map { ("s\($0)", ["ab", "cd"]) })
        let matcher = try FlexibleFixture.matcher(["open " + slots], lists: lists, unlisted: [])
        let said = "opne " + (0..<64).map { $0 % 2 == 0 ? "ab" : "cd" }.joined(separator: " ")
        let best = matcher.answer(said).result.best.first
        #expect(best?.slots.compactMap(\.value) == (0..<64).map { UInt32($0 % 2) })
    }

    /// Scripts without sounds are compared letter by letter.
    @Test(arguments: [
        ("{app}で{note}を開く", "メモ帳", "かわうそ", "メモ帳でかわうそを開ぐ"),
        ("เปิด {note} ใน {app}", "สมุด", "นากทะเล", "เปิด นากทเล ใน สมุด"),
        ("افتح {note} في {app}", "ملاحظات", "مسارات الثعالب", "افتح مسارت الثعالب في ملاحظات"),
    ])
    func otherScriptsAreUnderstood(phrase: String, app: String, note: String, said: String) throws {
        let matcher = try FlexibleFixture.matcher(
            [phrase], lists: ["note": [note, "XYZ"], "app": [app]], unlisted: [])
        let answer = matcher.answer(said)
        #expect(answer.result.best.first?.slots.first { $0.name == "note" }?.value == 0, "\(answer)")
    }

    @Test func grammarsThatMultiplyStayBounded() throws {
        let many = String(repeating: "(a|b|c|d) ", count: 12)
        let parts = "(one;two;three;four)"
        let fixture = try GrammarFixture(
            [many, parts + " " + many, "[x] [y] [z] [u] [v] [w] open"], lists: [:], rules: [:])
        let model = FlexibleFixture.model()
        let compiled = CompiledFlexibleGrammar(
            fixture.grammar, model, WordReader(model, isHeard: true), contextSlots: []
        ) { _ in true }
        #expect(compiled.grammar.endings.count <= 3 * FlexibleGrammar.rowLimit)

        let wide = try GrammarFixture(
            (0..<3_000).map { number in
                "w\(number) " + (0..<30).map { "v\(number)x\($0)" }.joined(separator: " ")
            }, rules: [:])
        let tree = CompiledFlexibleGrammar(
            wide.grammar, model, WordReader(model, isHeard: true), contextSlots: []
        ) { _ in true }
        #expect(tree.grammar.nodes.count <= FlexibleGrammar.nodeLimit + 31)
    }

    /// A file may give costs of any size; they neither overflow nor make anything cheap.
    @Test(arguments: [
        ("opn otter tracks", "matched | 0 note=0\"otter tracks\""),
        ("otter tracks open otter tracks", "suggested | 0 note=0\"otter tracks\""),
    ])
    func immenseCostsStayDear(text: String, shown: String) throws {
        var model = FlexibleFixture.model()
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let sound = Sound(letter: letter)
            model.table.setRarity(of: sound, nats: 1e9)
            model.table.setCost(ofMissing: sound, nats: 1e9)
            for other in "abcdefghijklmnopqrstuvwxyz" where other != letter {
                model.table.setCost(of: Sound(letter: other), heardFor: sound, nats: 1e9)
            }
        }
        model.table.extra = SoundCost(nats: 1e9)
        let grammar = try GrammarFixture(["open {note}"], lists: ["note": ["Otter tracks", "Heron"]], rules: [:])
            .grammar
        let matcher = FlexibleMatcher(grammar, model: model)
        #expect(FlexibleFixture.shown(matcher.answer(text)) == shown)
        #expect(matcher.answer("open heron").result.best.first?.slots.first?.value == 1)
        let prices = SoundPrices(model.table, model.typed, isHeard: false)
        let compiled = CompiledFlexibleGrammar(
            grammar, model, WordReader(model, isHeard: true), contextSlots: []
        ) { _ in true }
        let long = SpokenText(String(repeating: "heron ", count: 40))
        let utterance = try #require(HeardUtterance(long, WordMemory(), compiled, prices))
        #expect(zip(utterance.background, utterance.background.dropFirst()).allSatisfy { $0 < $1 })
        #expect(utterance.background[utterance.sounds.count] < SoundCost.never.rawValue)
    }
}
