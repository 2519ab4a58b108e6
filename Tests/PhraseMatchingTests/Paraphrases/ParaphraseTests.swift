import Testing

@testable import PhraseMatching

@Suite("The same in other words")
struct ParaphraseTests {
    private static let phrases = [
        "turn off the lights in the {room}", "turn the {device} off", "dim the {room} to {level}",
        "move {device} from {room} to {list}", "play the next song", "turn off the {device} in the {room}",
        "book a table for {level} in {list}", "note down {text}", "!turn off the pumps in the {room}",
        "1:mute the {room}",
    ]
    private static let lists = [
        "room": ["Kitchen", "Living Room", "Shed"], "device": ["Lamp", "Fan", "Kitchen Fan"],
        "level": ["Ten", "Twenty"], "list": ["Shed", "Attic"],
    ]

    private static func words() -> ParaphraseWords {
        var words = ParaphraseWords()
        words.wordings = [
            ["turn off …", "turn … off", "switch off …", "switch … off", "… off"], ["turn on …", "turn … on"],
            ["dim …", "… dimmen"],
        ]
        words.synonyms = [["song", "track"]]
        words.articles = ["the", "a"]
        words.prepositions = ["in", "from", "to", "for"]
        words.attributives = ["in", "for"]
        return words
    }

    private static func matcher(_ lists: [String: [String]] = lists) throws -> FlexibleMatcher {
        var model = FlexibleModel()
        model.fillers = ["please", "could you", "hey", "now"]
        model.skipped = ["please"]
        model.wakeWords = ["computer", "attic"]
        model.paraphrases = words()
        let fixture = try GrammarFixture(phrases, lists: lists, unlisted: ["text"], rules: [:])
        return FlexibleMatcher(
            fixture.grammar, model: model,
            names: [ScopeID(rawValue: 0): ["Hearth", "FieldNotes"], ScopeID(rawValue: 1): ["Boombox", "Hearth"]])
    }

    private static func shown(_ text: String, _ matcher: FlexibleMatcher) -> String {
        matcher.paraphrase(SpokenText(text)).map(FlexibleFixture.shown) ?? "nothing"
    }

    @Test(arguments: [
        // The second half of the verb elsewhere, another verb.
        ("turn the lights off in the kitchen", "matched | 0 room=0\"kitchen\""),
        ("turn the lights in the kitchen off", "matched | 0 room=0\"kitchen\""),
        ("turn off lamp", "matched | 1 device=0\"lamp\""), ("switch the lamp off", "matched | 1 device=0\"lamp\""),
        ("lamp off", "matched | 1 device=0\"lamp\""), ("play next track", "matched | 4"),
        ("the living room dimmen to ten", "matched | 2 room=1\"living room\" level=0\"ten\""),
        // What is named before or behind.
        ("turn off the kitchen lights", "matched | 0 room=0\"kitchen\""),
        ("turn off kitchen lights", "matched | 0 room=0\"kitchen\""),
        ("switch the living room lights off", "matched | 0 room=1\"living room\""),
        ("turn off the living room lamp", "matched | 5 room=1\"living room\" device=0\"lamp\""),
        ("book a twenty table in the attic", "matched | 6 level=1\"twenty\" list=1\"attic\""),
        // Another order.
        ("in the kitchen turn off the lights", "matched | 0 room=0\"kitchen\""),
        ("dim to ten the kitchen", "matched | 2 level=0\"ten\" room=0\"kitchen\""),
        ("to ten dim the kitchen", "matched | 2 level=0\"ten\" room=0\"kitchen\""),
        ("move from shed to shed lamp", "matched | 3 room=2\"shed\" list=0\"shed\" device=0\"lamp\""),
        ("move lamp to shed from kitchen", "matched | 3 device=0\"lamp\" list=0\"shed\" room=0\"kitchen\""),
        // Around it: offsets are those of the whole.
        ("could you please turn the lamp off now", "matched | 1 device=0\"lamp\""),
        ("Computer, could you dim the kitchen to ten?", "matched | 2 room=0\"kitchen\" level=0\"ten\""),
        ("Hearth, turn the lamp off", "matched | 1 device=0\"lamp\""),
        ("field notes turn the lamp off", "matched | 1 device=0\"lamp\""),
        ("turn the lamp off, Hearth", "matched | 1 device=0\"lamp\""),
        ("hey boombox mute the shed", "matched | 8 room=2\"shed\""),
        ("hearth mute the shed", "matched | 8 room=2\"shed\""),
        // What is dictated goes on to the end.
        ("could you note down milk please", "matched | 7 text=?\"milk please\""),
        ("hearth note down milk", "matched | 7 text=?\"milk\""),
        // So it is where nothing else is said.
        ("note down milk please", "matched | 7 text=?\"milk please\""),
        // One name is two things, and what a phrase says itself is not another one in other words.
        (
            "switch the kitchen fan off",
            "ambiguous | 1 device=2\"kitchen fan\" | 5 room=0\"kitchen\" device=1\"fan\""
        ),
        ("could you turn the kitchen fan off", "matched | 1 device=2\"kitchen fan\""),
    ])
    func sayIt(text: String, shown: String) throws {
        #expect(Self.shown(text, try Self.matcher()) == shown)
    }

    @Test(arguments: [
        // Something is missing, or something else is said besides.
        "turn off the kitchen", "turn the lights in the kitchen", "turn off lights", "lights", "off",
        "turn the kitchen lights off tomorrow", "we turn the kitchen lights off", "turn the kitchen lights off and",
        "turn the kitchen lights on", "turn the kitchen lights up", "not turn the kitchen lights off",
        // Slots stay with their words.
        "move lamp from attic to kitchen", "dim ten to kitchen", "book a table for attic in ten",
        "turn off the lamp room", "turn off the fan kitchen",
        // Words for anything stay where they are.
        "note milk down", "down note milk", "could you note milk down",
        // Someone else is told it, or nobody anything.
        "boombox turn the lamp off", "bob turn the lamp off", "attic turn the lamp off", "turn the lamp off computer",
        "hearth", "please", "hey hearth please", "", "?!",
    ])
    func doNotSayIt(text: String) throws {
        #expect(Self.shown(text, try Self.matcher()) == "nothing")
    }

    @Test func aNegativePhraseVetoesInOtherWordsToo() throws {
        let matcher = try Self.matcher()
        for text in ["turn the pumps off in the shed", "could you turn off the shed pumps"] {
            #expect(Self.shown(text, matcher) == "rejected | vetoed", "\(text)")
        }
    }

    /// Whatever was said before the names changed, and where nothing was.
    @Test(arguments: [true, false])
    func otherNamesInTheSamePhrases(isAskedBefore: Bool) throws {
        let before = try Self.matcher()
        if isAskedBefore { _ = before.paraphrase(SpokenText("switch the lamp off")) }
        let list = try #require(before.grammar.slots(of: TemplateID(rawValue: 1)).first).list
        let grammar = before.grammar.updatingList(
            list, removing: [0], adding: [SlotEntry(value: 7, texts: ["Toaster"])])
        let after = FlexibleMatcher(grammar, sharing: before)
        #expect(Self.shown("switch the toaster off", after) == "matched | 1 device=7\"toaster\"")
        #expect(Self.shown("switch the lamp off", after) == "nothing")
        #expect(Self.shown("switch the lamp off", before) == "matched | 1 device=0\"lamp\"")
    }

    @Test func whereItStandsInWhatWasSaid() throws {
        let text = "Hey, could you turn the  Lamp off?"
        let answer = try #require(try Self.matcher().paraphrase(SpokenText(text)))
        let match = try #require(answer.result.best.first)
        #expect(match.tier == .flexible && match.score == 0.95)
        #expect(match.slots.first?.span == 25..<29)
    }
}
