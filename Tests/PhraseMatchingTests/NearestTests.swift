import PhraseMatching
import Testing

@Suite struct NearestTests {
    static let related: [(said: String, phrase: String)] = [
        ("open otter tracks", "Open ${target} in ${applicationName}"),
        ("open heron in field notes", "Open ${target} in ${applicationName}"),
        ("creat a note in field notes", "Create a note in ${applicationName}"),
        ("craete a note", "Create a note in ${applicationName}"),
        ("make a note in fieldnotes", "Create a note in ${applicationName}"),
        ("please open heron nest in field notes now", "Open ${target} in ${applicationName}"),
        ("toggle the pin on heron nest", "Toggle pin on ${target}"),
        ("show pinned notes", "Show ${screen} in ${applicationName}"),
        ("show groceries please", "Show ${list} in ${tasks}"),
        ("search for low tide in field notes", "Search ${applicationName} for ${text}"),
        ("add milk to grocerys in tasks", "Add ${text} to ${list} in ${tasks}"),
        ("add milk to groceries", "Add ${text} to ${list} in ${tasks}"),
        ("toggle", "Toggle pin on ${target}"),
    ]

    @Test(arguments: related)
    func suggests(said: String, phrase: String) throws {
        let fixture = try GrammarFixture.apps()
        let near = Matcher(fixture.grammar).nearest(to: SpokenText(said), limit: 3)
        let phrases = near.map { fixture.grammar.template($0.template).source }
        #expect(phrases.first == phrase, "\(phrases) \(near.map(\.score))")
        #expect(near.map(\.score) == near.map(\.score).sorted(by: >))
        #expect(near.allSatisfy { (0...1).contains($0.score) })
    }

    static let unrelated = [
        "we walked along the river", "what's the weather like in london", "remind me to call my mother at five",
        "play some music in the kitchen", "the otters were in the river again", "is it going to rain",
        "I walked to the open field", "how many notes are there in an octave", "my tasks are done for the day",
        "on the one hand it was in the garden", "a", "in", "", "…", "tell me a joke",
        "she sang a new song about a heron and an otter by the river on the way home",
    ]

    @Test(arguments: unrelated)
    func suggestsNothing(said: String) throws {
        let fixture = try GrammarFixture.apps()
        let near = Matcher(fixture.grammar).nearest(to: SpokenText(said), limit: 3)
        let phrases = near.map { "\($0.score) " + fixture.grammar.template($0.template).source }
        #expect(phrases.isEmpty)
    }

    @Test func suggestsNothingThatIsVetoed() throws {
        let fixture = try GrammarFixture(
            ["open ${x} now", "1:open nothing now please", "!open nothing now"], lists: ["x": ["a door"]])
        func near(_ said: String) -> [UInt32] {
            Matcher(fixture.grammar).nearest(to: SpokenText(said), limit: 3).map(\.template.rawValue).sorted()
        }
        #expect(near("open nothing now") == [1])
        #expect(near("open nothing now too") == [0, 1])
    }

    @Test func limits() throws {
        let matcher = Matcher(try GrammarFixture.apps().grammar)
        #expect(matcher.nearest(to: SpokenText("open otter tracks in field notes"), limit: 0).isEmpty)
        #expect(matcher.nearest(to: SpokenText("open otter tracks in field notes"), limit: 1).count == 1)
        let empty = Matcher(GrammarBuilder().build())
        #expect(empty.nearest(to: SpokenText("open otter tracks"), limit: 3).isEmpty)
        #expect(empty.match(SpokenText("open otter tracks")) == MatchResult())
    }
}
