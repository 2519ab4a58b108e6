import Testing

@testable import PhraseMatching

@Suite("A phrase with something in it that no list has")
struct UnlistedNamesTests {
    private static let phrases =
        FlexibleFixture.phrases + [
            "add {item} to {place}", "who sings {song}", "{note} please in {applicationName}", "dim {lamp} to {level}",
        ]
    private static let lists = FlexibleFixture.lists.merging(
        ["item": ["Milk", "Bread"], "place": ["Garden", "Home"], "song": ["Hello"], "lamp": ["Desk"]]
    ) { first, _ in first }

    private static func matcher(_ grammar: Grammar? = nil) throws -> FlexibleMatcher {
        let fixture = try GrammarFixture(phrases, lists: lists, unlisted: ["text", "level"], rules: [:])
        let numbers = fixture.lists["level"]
        let kinds: @Sendable (TemplateID, Int) -> SlotKind = { template, place in
            let slot = fixture.grammar.slots(of: template)[place]
            return slot.list == numbers ? .value : slot.name == "text" ? .text : .listed
        }
        var model = FlexibleFixture.model()
        model.functionWords.append("to")
        model.actions.append(FlexibleModel.Action(name: "change", words: ["add", "toggle", "dim"]))
        model.skipped = ["Um"]
        return FlexibleMatcher(
            grammar ?? fixture.grammar, model: model, slotKind: kinds,
            names: [ScopeID(rawValue: 0): ["Field Notes", "FieldNotes"]])
    }

    private static func shown(_ texts: [String], _ matcher: FlexibleMatcher) -> String {
        guard let answer = matcher.unlisted(in: texts.map { Hypothesis(SpokenText($0)) }) else { return "nothing" }
        return FlexibleFixture.shown(answer)
    }

    @Test(arguments: [
        // The app is named, within the phrase or beside it.
        ("open shopping list in field notes", "suggested | 0 note=?\"shopping list\" applicationName=0\"field notes\""),
        (
            "Um, open the shopping list in FieldNotes please",
            "suggested | 0 note=?\"the shopping list\" applicationName=0\"FieldNotes\""
        ),
        ("field notes toggle pin on shopping list", "suggested | 2 note=?\"shopping list\""),
        // More is said of the phrase than a verb.
        ("Toggle pin on “Shopping list”!", "suggested | 2 note=?\"Shopping list\""),
        ("toggle pin on it", "suggested | 2 note=?\"it\""),
        ("who sings the anthem", "suggested | 7 song=?\"the anthem\""),
        // Another slot holds something listed, which is kept.
        ("add salt to garden", "suggested | 6 item=?\"salt\" place=0\"garden\""),
        ("add milk to school", "suggested | 6 item=0\"milk\" place=?\"school\""),
        ("could you add milk to école", "suggested | 6 item=0\"milk\" place=?\"école\""),
        // Any other sentence may have a verb, or a number.
        ("open the door", "nothing"), ("add salt to taste", "nothing"), ("dim the sun to 5", "nothing"),
        ("we walked along the river", "nothing"), ("", "nothing"), ("open", "nothing"),
        // What is listed is not asked for, nor is what takes any words.
        ("open otter tracks in field notes", "nothing"), ("search field notes for salt", "nothing"),
        // Something else is to be done, or more, or nothing.
        ("open delete my notes in field notes", "nothing"),
        ("open salt and delete milk in field notes", "nothing"),
        ("remove salt please in field notes", "nothing"),
        ("open a note in a new window in field notes", "nothing"),
    ])
    func asked(_ text: String, _ expected: String) throws {
        let matcher = try Self.matcher()
        #expect(Self.shown([text], matcher) == expected)
    }

    /// The best of several texts that asks for something counts, with those that say the same.
    @Test(arguments: [
        (["toggle pin on shop in list", "toggle pin on shopping list"], "shop in list", 0, 0.92),
        (["toggle been on shopping list", "toggle pin on shopping list"], "shopping list", 1, 0.835),
        (["toggle pin on shop", "who knows", "we walked", "nobody"], "shop", 0, 0.7925),
        (["who sings the anthem", "who sings the anthem"], "the anthem", 0, 0.35),
    ])
    func heard(_ texts: [String], _ unlisted: String, _ hypothesis: Int, _ score: Double) throws {
        let answer = try #require(try Self.matcher().unlisted(in: texts.map { Hypothesis(SpokenText($0)) }))
        let best = try #require(answer.result.best.first)
        #expect(answer.hypothesis == hypothesis && best.slots.map(\.text) == [unlisted])
        #expect(abs(best.score - score) < 0.001, "\(best.score)")
    }

    /// Offsets are those of the text as given, whatever stands around the command.
    @Test(arguments: [
        ("please open “Zoë’s list” in Field Notes", "Zoë’s list"),
        ("FieldNotes: toggle pin on  naïve  art", "naïve  art"),
    ])
    func placed(_ text: String, _ unlisted: String) throws {
        let answer = try #require(try Self.matcher().unlisted(in: [Hypothesis(SpokenText(text))]))
        let slot = try #require(answer.result.best.first?.slots.first)
        #expect(SpokenText(text).substring(slot.span) == unlisted && slot.text == unlisted)
    }

    /// Names that are there by now are no longer asked for, be it that the phrases were asked before or not.
    @Test(arguments: [false, true])
    func namesChange(isAskedBefore: Bool) throws {
        let fixture = try GrammarFixture(Self.phrases, lists: Self.lists, unlisted: ["text", "level"], rules: [:])
        let before = try Self.matcher(fixture.grammar)
        let text = "toggle pin on shopping list"
        if isAskedBefore { #expect(Self.shown([text], before) != "nothing") }
        let notes = try #require(fixture.lists["note"])
        let changed = fixture.grammar.updatingList(
            notes, removing: [0], adding: [SlotEntry(value: 20, texts: ["Shopping list"])])
        let after = FlexibleMatcher(changed, sharing: before)
        #expect(Self.shown([text], after) == "nothing")
        #expect(Self.shown(["toggle pin on otter tracks"], after) == "suggested | 2 note=?\"otter tracks\"")
    }
}
