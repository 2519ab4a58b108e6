import GrammarFiles
import IntentRuntime
import PhraseMatching
import Testing

@Suite("What is not said word for word")
struct NearMissTests {
    private static func conversation() async throws -> Conversation {
        try await Script.conversation(apps: [.kennel(shortcuts: QuietShortcuts.self), .salon()])
    }

    @Test(arguments: [
        ("please open bella in kennel", "matched exact: OpenDog Bella"),
        ("opn bella in kennel", "matched flexible: OpenDog Bella"),
        ("in kennel could you open bela", "matched flexible: OpenDog Bella"),
        ("let bela go with kennel", "matched flexible: LetGo Bella"),
        ("let bellow go with kennel", "suggested flexible: LetGo Bella"),
        ("open the back yart in kennel", "matched flexible: ShowRoom Back Yard"),
        ("open recks in kennel", "ambiguous flexible: OpenDog Old Rex, OpenDog Young Rex"),
        ("could you open up rex in kennel", "suggested flexible: OpenDog Old Rex, OpenDog Young Rex"),
        // In other words: the app is told, or named before the rest.
        ("kennel, open bella", "matched flexible: OpenDog Bella"),
        ("hey kennel could you open bella please", "matched flexible: OpenDog Bella"),
        ("in kennel open bella", "matched flexible: OpenDog Bella"),
        ("salon, open bella", "rejected"),
        // Too little is said to be acted on.
        ("walk", "suggested flexible: Walk"),
        ("hello", "suggested flexible: Greet"),
        ("kennel", "rejected"),
        // What is not to be done, the opposite, and what there is not.
        ("don't let bella go with kennel", "rejected"),
        ("never feed bella with kennel", "rejected"),
        ("close bella in kennel", "rejected"),
        ("feed the cat with kennel", "suggested flexible: FeedDog"),
        ("open the doors in kennel", "suggested flexible: OpenDog, ShowRoom"),
        ("open luna in kennel please", "suggested flexible: OpenDog, ShowRoom"),
        ("delete luna in kennel", "rejected"),
        ("don't feed the cat with kennel", "rejected"),
        ("we walked along the river", "rejected"),
        // Answers to what nobody asked.
        ("no", "rejected"),
        ("yes please", "rejected"),
        ("cancel", "rejected"),
    ])
    func interpreted(_ text: String, _ expected: String) async throws {
        let meaning = await (try Self.conversation()).interpret(Transcript(text))
        let readings = meaning.readings.map { ([$0.intent] + $0.slots.map(\.title)).joined(separator: " ") }
        let status = meaning.readings.first.map { "\(meaning.status) \($0.tier): " } ?? "\(meaning.status)"
        #expect(status + readings.joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        ["open fella in kennel", "open bella in kennel"],
        ["oh penn bella in kennel", "open bell are in kernel", "opened bella in channel"],
    ])
    func allHypothesesAreHeard(_ texts: [String]) async throws {
        let transcript = Transcript(hypotheses: texts.map { .init(text: $0) }, line: 1)
        let meaning = await (try Self.conversation()).interpret(transcript)
        #expect(meaning.status == .matched && meaning.readings.first?.slots.first?.title == "Bella")
    }

    /// Each reading is one of its own text, be it a shorter one.
    @Test(arguments: [
        (
            ["please open bella in kernel", "open young rex in kernel"],
            ["open young rex in kernel: young rex", "please open bella in kernel: bella"]
        ),
        // It is a dog, and no room that nobody knows.
        (["er so open bella in kernel", "open young rex in kennel"], ["open young rex in kennel: young rex"]),
        (["um so please open bella in kernel", "open bella and kennel"], ["open bella and kennel: bella"]),
    ])
    func readingsStandInTheirText(_ texts: [String], _ shown: [String]) async throws {
        let transcript = Transcript(hypotheses: texts.map { .init(text: $0, confidence: 0.5) }, line: 1)
        let readings = await (try Self.conversation()).interpret(transcript).readings
        #expect(readings.map { "\($0.said): " + $0.slots.map(\.text).joined(separator: ", ") } == shown)
        for reading in readings {
            for slot in reading.slots { #expect(SpokenText(reading.said).substring(slot.span) == slot.text) }
        }
    }

    /// What one of the less likely hypotheses denies was misheard; what the best denies, or most, is asked about.
    @Test(arguments: [
        (["feed bella with kernel", "feed not bella with kennel", "feed bella with channel"], "matched"),
        (["feed not bella with kennel", "feed bella with kernel", "feed bella with channel"], "suggested"),
        (["dont feed bella with kernel", "don't feed bella with channel", "feed bella with kernel"], "suggested"),
    ])
    func mostHypothesesDeny(_ texts: [String], _ status: String) async throws {
        let transcript = Transcript(hypotheses: texts.map { .init(text: $0) }, line: 1)
        #expect(await (try Self.conversation()).interpret(transcript).status.rawValue == status)
    }

    @Test(arguments: [
        // a near miss is asked about, and performed on yes only
        """
        > walk
        ? Did you mean “Walk with Kennel”?
        > yes
        ? Walk whom?  Old Rex | Young Rex | Bella
        > cancel
        (Cancelled.)
        > walk
        ? Did you mean “Walk with Kennel”?
        > no thanks
        (All right, nothing was done.)
        > walk
        ? Did you mean “Walk with Kennel”?
        > cancel
        (Cancelled.)
        > walk
        ? Did you mean “Walk with Kennel”?
        > purple
        ? Please say yes or no. Did you mean “Walk with Kennel”?
        > open bella in kennel
        [Kennel] Bella
        """,
        // a new command wins over it, be it another near miss
        """
        > hello
        ? Did you mean “Hello Kennel”?
        > walk
        ? Did you mean “Walk with Kennel”?
        > opn bella in kennel
        [Kennel] Bella
        """,
        // what is not understood is said
        """
        > open bella in kennel tomorrow
        ? I don't understand “tomorrow” there. Did you mean “Open Bella in Kennel”?
        > no
        (All right, nothing was done.)
        > let bella go with kennel at noon
        ? I don't understand “at noon” there. Did you mean “Let Bella go with Kennel”?
        > no
        (All right, nothing was done.)
        """,
        // of several guesses one is picked
        """
        > could you open up rex in kennel
        ? Did you mean one of these?  Open Old Rex in Kennel | Open Young Rex in Kennel
        > neither
        (All right, nothing was done.)
        > could you open up rex in kennel
        ? Did you mean one of these?  Open Old Rex in Kennel | Open Young Rex in Kennel
        > the second one
        [Kennel] Young Rex
        """,
        // what is asked only in doubt is asked once
        """
        > groom bella at salon
        Bella is groomed.
        > groom bela at salon
        ? Groom Bella?
        > no
        (All right, nothing was done.)
        """,
        // what always is asked is asked
        """
        > let bela go with kennel
        ? Let Bella go? This cannot be undone.
        > keep
        (All right, nothing was done.)
        """,
        // answers are heard by their sound where there is no doubt, and no answer is a command for sounding like one
        """
        > feed a dog with kennel
        ? Which dog?  Old Rex | Young Rex | Bella
        > bela
        ? What should “Bowls” be?
        > too
        ? That is not a whole number. What should “Bowls” be?
        > 2
        Bella had 2.
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > yung recks
        [Kennel] Young Rex
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > not young recks
        ? “not young recks” is none of them. Which of the dogs?  Old Rex | Young Rex
        > cancel
        (Cancelled.)
        > adopt a dog with kennel
        ? What is it called?
        > opn bella in kennel
        = DogEntity(4, opn bella in kennel, isFed: false, name: opn bella in kennel)
        Welcome, opn bella in kennel.
        """,
    ])
    func conversations(_ script: String) async throws {
        let apps = [HostedApp.kennel(shortcuts: QuietShortcuts.self), .salon()]
        let played = try await Script.play(script, apps: apps)
        #expect(played == script)
    }

    @Test func newNamesAreHeardToo() async throws {
        let script = """
            > opn bella in kennel
            [Kennel] Bella
            > adopt a dog with kennel
            ? What is it called?
            > Zeppelin
            = DogEntity(4, Zeppelin, isFed: false, name: Zeppelin)
            Welcome, Zeppelin.
            > open the zeplin in kennel
            [Kennel] Zeppelin
            """
        let kennel = Kennel([Kennel.Dog(id: 3, name: "Bella")])
        let played = try await Script.play(script, apps: [.kennel(kennel)])
        #expect(played == script)
    }

    @Test func explained() async throws {
        let explanation = await (try Self.conversation()).explain("could you open up rex in kennel")
        #expect(
            explanation.weighed.map(\.name) == [
                "evidence", "meanEvidence", "support", "margin", "wordDoubt", "nameDoubt", "explained", "isPlain",
                "namesContext", "slip", "strangers", "evidenceShare", "verbatim", "misplaced", "unheard",
            ])
        #expect(explanation.questions == ["Did you mean one of these?"])
        #expect(await (try Self.conversation()).explain("open bella in kennel").weighed.isEmpty)
    }
}
