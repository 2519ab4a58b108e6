import AppIntents
import GrammarFiles
import IntentRuntime
import SchemaApps
import Testing

@Suite("Requests that no app has phrases for")
struct RequestTests {
    /// What is said, and what it means: the intent, then each slot.
    static let understood = [
        "make a note called Low tide saying mud flat at noon → CreateJotIntent name=Low tide content=mud flat at noon",
        "make a note called low tide → CreateJotIntent name=low tide",
        "create a note titled otters in the Field folder → CreateJotIntent name=otters folder=Field",
        "create a note in the field folder titled otters → CreateJotIntent folder=Field name=otters",
        "create a new note named otters in my home folder that says two cubs → "
            + "CreateJotIntent name=otters folder=Home content=two cubs",
        "new note: buy bread → CreateJotIntent name=buy bread",
        "new note → CreateJotIntent",
        "a quick note: call the harbour → CreateJotIntent name=call the harbour",
        "create a note → CreateJotIntent",
        "start a note in the field folder → CreateJotIntent folder=Field",
        "write a note saying the gate is open → CreateJotIntent content=the gate is open",
        "take a note that the tide is early → CreateJotIntent name=the tide is early",
        "could you please make me a note called ferry times → CreateJotIntent name=ferry times",
        "um make a note called ferry times → CreateJotIntent name=ferry times",
        "I want a new note with the title ferry times and the text every hour → CreateJotIntent "
            + "name=ferry times and the text every hour",
        "create a note with the title ferry times with the text every hour → "
            + "CreateJotIntent name=ferry times content=every hour",
        "write down the ferry leaves at nine → CreateJotIntent name=the ferry leaves at nine",
        "note down ferry at nine in the home folder → CreateJotIntent name=ferry at nine folder=Home",
        "add the ferry times to my notes → CreateJotIntent name=the ferry times",
        "make a note saying every hour and call it ferry → CreateJotIntent content=every hour name=ferry",
        "in jotter make a note called ferry → CreateJotIntent name=ferry",
        "make a note in jot pad called ferry → CreateJotIntent name=ferry",
        "ask jotter to make a note called ferry → CreateJotIntent name=ferry",
        "make a note called ferry in jotter → CreateJotIntent name=ferry",
        "make a pinned note called ferry → CreateJotIntent name=ferry",
        "rename my note shopping to groceries → UpdateJotIntent target=Shopping name=groceries",
        "rename the otter tracks note to spraint → UpdateJotIntent target=Otter tracks name=spraint",
        "change the title of my note low tide to ebb → UpdateJotIntent target=Low tide name=ebb",
        "change the text of my note low tide to seven o'clock → UpdateJotIntent target=Low tide content=seven o'clock",
        "make my note low tide say seven o'clock → UpdateJotIntent target=Low tide content=seven o'clock",
        "move the note shopping to the home folder → UpdateJotIntent target=Shopping folder=Home",
        "move my otter tracks note to field → UpdateJotIntent target=Otter tracks folder=Field",
        "pin my note shopping → UpdateJotIntent target=Shopping",
        "pin the otter tracks note to the top → UpdateJotIntent target=Otter tracks",
        "unpin the note low tide → UpdateJotIntent target=Low tide",
        "add milk to my note shopping → AppendJotIntent content=milk target=Shopping",
        "add milk and eggs to my shopping note → AppendJotIntent content=milk and eggs target=Shopping",
        "append two cubs at the end of the note otter tracks → AppendJotIntent content=two cubs target=Otter tracks",
        "write it is late in my note called low tide → AppendJotIntent content=it is late target=Low tide",
        "add to my shopping note milk → AppendJotIntent target=Shopping content=milk",
        "put two cubs in the otter note → AppendJotIntent content=two cubs target=Otter tracks",
        "add milk to a note → AppendJotIntent content=milk",
        "add milk to my note shopping using jotter → AppendJotIntent content=milk target=Shopping",
        "open the photo of the otter pup → OpenPhotoIntent target=Otter pup",
        "show me the low tide picture → OpenPhotoIntent target=Low tide",
        "can you show me the picture called otter pup → OpenPhotoIntent target=Otter pup",
        "let me see my photo of low tide → OpenPhotoIntent target=Low tide",
        "mark the photo of the otter pup as a favourite → UpdatePhotosIntent target=Otter pup",
        "hide the otter pup photo → UpdatePhotosIntent target=Otter pup",
    ]

    @Test(arguments: understood) func request(_ line: String) async throws {
        let utterance = String(try #require(line.split(separator: " → ").first))
        let meaning = try await Self.hosted().interpret(Transcript(utterance))
        #expect("\(utterance) → \(Self.text(meaning))" == line)
    }

    /// What means nothing, or asks another app's phrase, or is not to be done.
    static let notUnderstood = [
        "we walked along the river", "what a note that was", "she made a note of it", "do not make a note called ferry",
        "don't make a note", "make a cake called low tide", "open the door", "show me the way to the harbour",
        "the note is called otters", "take note", "he took a photo of the otter pup", "note", "a photo of low tide",
        "add two and three", "add milk", "rename", "move over", "pin the tail on the donkey", "called otters",
        "hide and seek", "make it a note to be proud of", "write to my mother", "I like the otter pup",
    ]

    @Test(arguments: notUnderstood) func noRequest(_ utterance: String) async throws {
        let meaning = try await Self.hosted().interpret(Transcript(utterance))
        #expect(meaning.status == .rejected || meaning.status == .suggested, "\(Self.text(meaning))")
    }

    @Test("What agrees with its schemas needs no warning")
    func noWarnings() async throws {
        let warnings = try await Self.hosted().warnings.map(\.message)
        #expect(
            warnings == [
                "Jotter: phrase “New note: shopping” does not name the app; write \\(.applicationName) into it"
            ])
    }

    /// Nothing here is performed, so that one conversation does for all.
    private static let conversation = Task { try await Script.conversation(apps: [.jotter(), .gallery]) }

    private static func hosted() async throws -> Conversation { try await conversation.value }

    static func text(_ meaning: Interpretation) -> String {
        guard let reading = meaning.readings.first, meaning.status == .matched else {
            return "\(meaning.status) \(meaning.readings.map { "\($0.app).\($0.intent)" }) \(meaning.reason)"
        }
        return ([reading.intent] + reading.slots.map { "\($0.name)=\($0.title)" }).joined(separator: " ")
    }
}

@Suite("Requests in German")
struct GermanRequestTests {
    private static let conversation = Task {
        try await Script.conversation(apps: [.jotter(), .gallery], locale: "de", language: "de")
    }

    @Test(arguments: [
        "Erstelle eine Notiz namens Ebbe mit dem Text Schlick um zwölf → CreateJotIntent name=Ebbe content=Schlick um zwölf",
        "neue Notiz: Brot kaufen → CreateJotIntent name=Brot kaufen",
        "Notiere, dass das Tor offen ist → CreateJotIntent name=das Tor offen ist",
        "Schreib eine Notiz in der steht das Tor ist offen → CreateJotIntent content=das Tor ist offen",
        "Erstelle eine angeheftete Notiz namens Fähre → CreateJotIntent name=Fähre",
        "Füge Milch zu meiner Notiz Shopping hinzu → AppendJotIntent content=Milch target=Shopping",
        "Benenne meine Notiz Shopping in Einkauf um → UpdateJotIntent target=Shopping name=Einkauf",
        "Hefte die Notiz Low tide an → UpdateJotIntent target=Low tide",
        "Zeig mir das Foto vom Otter pup → OpenPhotoIntent target=Otter pup",
        "Wir gingen am Fluss entlang → rejected [] „Wir gingen am Fluss entlang“ kenne ich nicht.",
        "Benenne die Dinge → rejected [] „Benenne die Dinge“ kenne ich nicht.",
    ])
    func request(_ line: String) async throws {
        let utterance = String(try #require(line.split(separator: " → ").first))
        let meaning = try await Self.conversation.value.interpret(Transcript(utterance))
        #expect("\(utterance) → \(RequestTests.text(meaning))" == line)
    }
}

@Suite("Requests, performed")
struct RequestConversationTests {
    @Test("What is for assistants alone is done when it is said, and offered nowhere") func assistantOnly() async throws
    {
        let conversation = try await Script.conversation(apps: [.peephole])
        let script = """
            > show me the photo of the otter pup
            Peeking at Otter pup.
            > peek at low tide with peephole
            Peeking at Low tide.
            """
        #expect(await Script.play(script, in: conversation) == script)
        #expect(conversation.descriptions.flatMap(\.shortcuts).isEmpty)
        #expect(await conversation.completions(of: "", limit: 9) == [])
        #expect(await conversation.interpret(Transcript("peek at nothing")).nearest == [])
        #expect(await conversation.predictions().isEmpty)
    }

    @Test("What phrases and requests name is read once when the app is hosted, and once when its names change")
    func namesAreReadOnce() async throws {
        let shelf = NoteShelf.filled
        let app = HostedApp(name: "Jotter", shortcuts: FilingShortcuts.self, intents: JotterShortcuts.intents) {
            manager, _ in manager.add(dependency: shelf)
        }
        let conversation = try await Script.conversation(apps: [app])
        #expect(await shelf.looks == 1)
        _ = await Script.play("> create a note called ebb in jotter", in: conversation)
        FilingShortcuts.updateAppShortcutParameters()
        let script = """
            > file ebb in jotter
            Filed.
            > pin my note ebb
            = JotNote(n5, ebb, attachments: [], content: null, creationDate: null, folder: null, isPinned: true, \
            modificationDate: null, name: ebb)
            Changed “ebb”.
            """
        #expect(await Script.play(script, in: conversation) == script)
        #expect(await shelf.looks == 2)
    }

    @Test(arguments: [
        // what is missing is asked for; a note's text may be what would be a request
        """
        > make a note saying every hour
        ? What should “Name” be?
        > make a note called ferry
        = JotNote(n5, make a note called ferry, attachments: [], content: every hour, creationDate: null, folder: null, isPinned: false, modificationDate: null, name: make a note called ferry)
        Created “make a note called ferry”.
        """,
        // a request that names the app is none of a question's answers
        """
        > create a note
        ? What should “Name” be?
        > in jotter, pin my note shopping
        (Left “Create Note” unfinished.)
        = JotNote(n2, Shopping, attachments: [], content: null, creationDate: null, folder: null, isPinned: true, modificationDate: null, name: Shopping)
        Changed “Shopping”.
        """,
        // which of several
        """
        > pin my low note
        ? Which note?  Low tide | Low water
        > the second one
        = JotNote(n4, Low water, attachments: [], content: null, creationDate: null, folder: null, isPinned: true, modificationDate: null, name: Low water)
        Changed “Low water”.
        > unpin the note low water
        = JotNote(n4, Low water, attachments: [], content: null, creationDate: null, folder: null, isPinned: false, modificationDate: null, name: Low water)
        Changed “Low water”.
        """,
        // the app's own phrase wins over the request that says the same
        """
        > new note: shopping
        Jotting.
        """,
        // no such thing
        """
        > add milk to my note larder
        x Jotter has no note called “larder”.
        """,
    ])
    func script(_ script: String) async throws {
        let played = try await Script.play(script, apps: [.jotter()])
        #expect(played == script)
    }

    @Test(
        "Of several apps that can do it one is asked for, unless it is named or only one knows what is named",
        arguments: [
            """
            > make a note called ferry
            ? Which app?  Jotter | Ledger
            > ledger
            Entered “ferry”: nothing
            """,
            """
            > make a note called ferry saying every hour in ledger
            Entered “ferry”: every hour
            """,
            """
            > ask ledger to make a note
            ? What is it called?
            > ferry
            Entered “ferry”: nothing
            """,
            """
            > create a note titled ferry in the field folder using jotter
            = JotNote(n5, ferry, attachments: [], content: null, creationDate: null, folder: JotFolder(Field, Field, name: Field), isPinned: false, modificationDate: null, name: ferry)
            Created “ferry”.
            """,
            """
            > create a note titled ferry in the field folder
            = JotNote(n5, ferry, attachments: [], content: null, creationDate: null, folder: JotFolder(Field, Field, name: Field), isPinned: false, modificationDate: null, name: ferry)
            Created “ferry”.
            """,
            """
            > make a note called ferry saying every hour in gallery
            x Gallery cannot do that.
            > new note: ferry times using gallery
            x Gallery cannot do that.
            """,
            """
            > make a note called ferry saying "every hour in gallery" in ledger
            Entered “ferry”: every hour in gallery
            """,
            """
            > make a note called “ferry” saying 'every hour' in ledger
            Entered “ferry”: every hour
            """,
            """
            > new entry in ledger
            ? What is it called?
            > ferry
            Entered “ferry”: nothing
            """,
        ])
    func severalApps(_ script: String) async throws {
        let played = try await Script.play(script, apps: [.jotter(), .ledger, .gallery])
        #expect(played == script)
    }

    @Test("Explained: the phrase of the schema's grammar, what it means and what would be asked")
    func explained() async throws {
        let conversation = try await Script.conversation(apps: [.jotter()])
        let explanation = await conversation.explain("write a note saying the gate is open")
        #expect(explanation.matches.map(\.intent) == ["CreateJotIntent"])
        #expect(explanation.matches.map(\.template) == ["<aNote> [<inFolder>] <saying> {content}"])
        #expect(explanation.questions == ["What should “Name” be?"])
    }

    @Test("Listed: examples of what the intent can take")
    func described() async throws {
        let conversation = try await Script.conversation(apps: [.jotter(), .ledger])
        let create = try #require(conversation.descriptions[0].shortcuts.first { $0.intent == "CreateJotIntent" })
        #expect(create.title == "Create Note" && create.details.schema == "notes.createNote")
        #expect(
            create.phrases == [
                "Make a note called ${name} saying ${content}", "Create a note titled ${name} in the ${folder} folder",
                "New note: ${name}", "Make a pinned note called ${name}",
            ])
        let entry = try #require(conversation.descriptions[1].shortcuts.first { $0.details.schema != nil })
        #expect(!entry.phrases.contains { $0.contains("${folder}") } && entry.phrases.count == 3)
    }

    @Test("What does not agree with its schema is told when the app is hosted")
    func warnings() async throws {
        let app = HostedApp(name: "Misfits", shortcuts: GalleryShortcuts.self, intents: [MisfitIntent.self]) {
            manager, _ in manager.add(dependency: NoteShelf())
        }
        let warnings = try await Script.conversation(apps: [app]).warnings.map(\.message)
        #expect(
            warnings == [
                "Misfits: MisfitIntent: the parameter “target” of notes.updateNote is PlainNote, which does not adopt "
                    + "notes.note; write @AppEntity(schema: .notes.note) in front of PlainNote",
                "Misfits: MisfitIntent: the parameter “name” of notes.updateNote is Int?; make it AttributedString?",
            ])
    }

    @Test("A language without a file says so once an app")
    func noLanguage() async throws {
        let conversation = try await Script.conversation(apps: [.jotter()], language: "fr")
        #expect(
            conversation.warnings.map(\.message).last
                == "Jotter: what people say of schemas is not known: there is no file for “fr” in the folder Schemas; add one"
        )
    }

    @Test("The intents of a provider's module are found without being named")
    func discovery() {
        let found = TypeDiscovery.conformers(of: (any AssistantSchemaIntent).self).map { "\($0)" }
        for name in ["CreateJotIntent", "UpdateJotIntent", "AppendJotIntent", "OpenPhotoIntent", "MisfitIntent"] {
            #expect(found.contains(name))
        }
        #expect(TypeDiscovery.module(of: JotterShortcuts.self) == "SchemaApps")
    }
}
