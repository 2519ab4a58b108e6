import AppIntents
import AppIntentsTesting
import Foundation
import IntentRuntime
import SchemaApps
import Testing

@Suite("Intents by name")
struct IntentDefinitionsTests {
    private let shelf = NoteShelf(notes: [("Otter tracks", "Mud flat."), ("Low tide", "")], folders: ["Field"])
    private let definitions: IntentDefinitions

    init() {
        let shelf = shelf
        definitions = IntentDefinitions(
            bundleIdentifier: "org.example.jotter",
            app: HostedApp(name: "Jotter", shortcuts: JotterShortcuts.self) { manager, _ in
                manager.add(dependency: shelf)
            })
    }

    @Test("An intent runs with the values that its labels name")
    func run() async throws {
        let result = try await definitions.intents["CreateJotIntent"]
            .makeIntent(name: "Ferry", content: "every hour", isPinned: true).run()
        let name: String = try result.value.name
        let content: String? = try result.value.content
        let isPinned: Bool = try result.value.isPinned
        let folder: String? = try result.value.modificationDate.as(String?.self)
        #expect(name == "Ferry" && content == "every hour" && isPinned && folder == nil)
        #expect(result.dialog == "Created “Ferry”." && result.questions.isEmpty && result.openedIntent == nil)
        #expect(await shelf.notes.last?.content == "every hour")
        let entity: AnyAppEntity = try result.value
        #expect(entity.identifier.typeIdentifier == "JotNote" && entity.identifier.instanceIdentifier == "n3")
    }

    @Test("What a query found is a value for a parameter, and so is a reference")
    func entities() async throws {
        let notes = definitions.entities["JotNote"]
        let found = try await notes.entities(matching: "otter")
        #expect(try found.map { try $0.name.as(String.self) } == ["Otter tracks"])
        let pinned = try await definitions.intents["UpdateJotIntent"].makeIntent(target: found[0], isPinned: true).run()
        #expect(try pinned.value.isPinned.as(Bool.self))
        let added = try await definitions.intents["AppendJotIntent"]
            .makeIntent(content: "07:00", target: notes.makeReference(identifier: "n2")).run()
        #expect(try added.value.content.as(String.self) == "07:00")
        #expect(
            try await notes.entities(identifiers: ["n2", "n9", "n1"]).map(\.identifier.instanceIdentifier) == [
                "n2", "n1",
            ])
        #expect(try await notes.suggestedEntities().count == 2)
        let moved = try await definitions.intents["UpdateJotIntent"]
            .makeIntent(target: added.value, folder: definitions.entities["JotFolder"].suggestedEntities()[0]).run()
        #expect(try moved.value.folder.name.as(String.self) == "Field")
    }

    @Test("Questions are answered beforehand, and can be asserted")
    func questions() async throws {
        let create = definitions.intents["CreateJotIntent"].makeIntent(content: "every hour")
        let result = try await create.answering("Ferry times").run()
        #expect(try result.value.name.as(String.self) == "Ferry times")
        #expect(result.questions.map(\.prompt) == ["What should “Name” be?"])
        #expect(result.questions.map(\.parameter) == ["name"] && result.questions.map(\.kind) == [.value])
    }

    @Test("Values are set and read by name")
    func members() throws {
        var intent = definitions.intents["CreateJotIntent"].makeIntent()
        intent.name = "Ferry"
        let name: String = try intent.name
        let isPinned: Bool = try intent.isPinned
        #expect(name == "Ferry" && !isPinned)
        #expect(intent.description == "CreateJotIntent(name: \"Ferry\")")
    }

    @Test("Enums and their cases")
    func enums() async throws {
        let types = definitions.enums["PhotoType"]
        #expect(try types.allCases().map(\.rawValue) == ["photo", "video", "livePhoto"])
        #expect(types.makeCase("video").description == "PhotoType.video")
        let result = try await definitions.intents["SortPhotosIntent"]
            .makeIntent(kind: types.makeCase("video"), second: "livePhoto", numbers: [1, 2], factor: 2).run()
        #expect(result.dialog == "video livePhoto [1, 2] 2.0")
        let kind: AnyAppEnum = try result.value
        #expect(kind.rawValue == "video")
    }

    @Test("A query of values answers with unions")
    func valueQueries() async throws {
        let result = try await definitions.valueQueries["ShelfQuery"].values(for: "otter")
        #expect(result.items.count == 2)
        #expect(try result.items[0].name.as(String.self) == "Otter pup")
        let folder: AnyAppEntity = try result.items[1]
        #expect(folder.identifier.typeIdentifier == "JotFolder")
    }

    @Test("A union is a parameter's value, and what an intent returns")
    func unions() async throws {
        let folder = try await definitions.entities["JotFolder"].suggestedEntities()[0]
        let result = try await definitions.intents["ShowShelfIntent"].makeIntent(item: folder).run()
        #expect(result.dialog == "Folder Field")
        #expect(try result.value.name.as(String.self) == "Field")
        let asked = try await definitions.intents["ShowShelfIntent"].makeIntent().answering("low tide").run()
        #expect(asked.dialog == "Photo Low tide")
    }

    @Test("What perform() throws is what the test gets")
    func authorError() async throws {
        let gone = definitions.intents["FailIntent"].makeIntent()
        await #expect(throws: ShelfError.full) { try await gone.run() }
    }

    static let misuses: [Misuse] = [
        Misuse(
            "no intent “CreatJotIntent”; the app has AppendJotIntent, CreateEntryIntent, CreateJotIntent, FailIntent, "
                + "JotIntent, MisfitIntent, OpenPhotoIntent, PeekIntent, ShowShelfIntent, ShuffleIntent, SortPhotosIntent, "
                + "UpdateJotIntent …; did you mean CreateJotIntent?"
        ) { try await $0.intents["CreatJotIntent"].makeIntent().run() },
        Misuse(
            "no entity “Jotnote”; the app has JotFolder, JotNote, PhotoEntity, PlainNote; did you mean JotNote?"
        ) { try await $0.entities["Jotnote"].suggestedEntities() },
        Misuse(
            "AppendJotIntent has no parameter “contents”; it has content, target; did you mean content?"
        ) { try await $0.intents["AppendJotIntent"].makeIntent(contents: "a").run() },
        Misuse(
            "CreateJotIntent: “isPinned” is Bool, not String; give it a value of that type"
        ) { try await $0.intents["CreateJotIntent"].makeIntent(name: "a", isPinned: "yes").run() },
        Misuse(
            "UpdateJotIntent: “target” is JotNote, not no value; give it a value of that type"
        ) { try await $0.intents["UpdateJotIntent"].makeIntent(target: nil).run() },
        Misuse(
            "UpdateJotIntent: “target” is JotNote, not JotFolder; give it a value of that type"
        ) {
            try await $0.intents["UpdateJotIntent"].makeIntent(target: $0.entities["JotFolder"].suggestedEntities()[0])
                .run()
        },
        Misuse(
            "there is no JotNote with the identifier “n9”; its query does not find it"
        ) {
            try await $0.intents["AppendJotIntent"]
                .makeIntent(content: "a", target: $0.entities["JotNote"].makeReference(identifier: "n9")).run()
        },
        Misuse(
            "CreateJotIntent asks “What should “Name” be?” (name), and no answer is left; "
                + "give name to makeIntent, or answer it with answering(…)"
        ) { try await $0.intents["CreateJotIntent"].makeIntent().run() },
        Misuse(
            "CreateJotIntent did not ask for “yes”; take the answers out"
        ) { try await $0.intents["CreateJotIntent"].makeIntent(name: "a").answering("yes").run() },
        Misuse(
            "JotNote has no property “title”; it has name, content, attachments, isPinned, creationDate, modificationDate, "
                + "folder"
        ) {
            let result = try await $0.intents["CreateJotIntent"].makeIntent(name: "a").run()
            let title: String = try result.value.title
            _ = title
        },
        Misuse(
            "result.value.name is AttributedString, not Int; read it as what it is"
        ) {
            let result = try await $0.intents["CreateJotIntent"].makeIntent(name: "a").run()
            let name: Int = try result.value.name
            _ = name
        },
        Misuse(
            "JotIntent returned no value; let it return .result(value: …)"
        ) {
            let result = try await $0.intents["JotIntent"].makeIntent().run()
            let value: Int = try result.value
            _ = value
        },
        Misuse(
            "the query of JotFolder cannot find entities by words; let it conform to EntityStringQuery"
        ) { try await $0.entities["JotFolder"].entities(matching: "a") },
        Misuse(
            "the query of JotFolder cannot be searched for in the index; "
                + "let it conform to IndexedEntity, in the entity itself"
        ) { try await $0.entities["JotFolder"].spotlightQuery("a") },
        Misuse(
            "PhotoType has no case “vidoe”; it has photo, video, livePhoto; did you mean video?"
        ) { try await $0.intents["SortPhotosIntent"].makeIntent(kind: "vidoe").run() },
        Misuse(
            "ShelfQuery is asked with String, not Int; give it a value of that type"
        ) { try await $0.valueQueries["ShelfQuery"].values(for: 3) },
        Misuse(
            "items has 2 elements, none at 4; ask for its count first"
        ) { _ = try await $0.valueQueries["ShelfQuery"].values(for: "otter").items[4].as(AnyAppEntity.self) },
    ]

    @Test(arguments: misuses) func misuse(_ misuse: Misuse) async throws {
        let error = await #expect(throws: AppIntentsTestingError.self) { try await misuse.run(definitions) }
        #expect(error?.description == misuse.message)
    }

    @Test("Without an app, all types of the program are known, and what they need is in the shared manager")
    func withoutApp() async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "org.example.any")
        #expect(definitions.bundleIdentifier == "org.example.any")
        #expect(try await definitions.intents["JotIntent"].makeIntent().run().dialog == "Jotting.")
        #expect(try await definitions.intents["SchemaApps.JotIntent"].makeIntent().run().dialog == "Jotting.")
        let error = await #expect(throws: AppIntentsTestingError.self) {
            try await definitions.intents["CreateJotIntent"].makeIntent(name: "a").run()
        }
        #expect(
            error?.description
                == "CreateJotIntent: org.example.any: “Create Note” needs a dependency of type NoteShelf that was not "
                + "registered; add it to the AppDependencyManager when the app is hosted")
    }
}

/// Something that a test does wrongly, and what it is told.
struct Misuse: Sendable, CustomTestStringConvertible {
    let message: String
    let run: @Sendable (IntentDefinitions) async throws -> Void

    init<Value>(_ message: String, _ run: @escaping @Sendable (IntentDefinitions) async throws -> Value) {
        self.message = message
        self.run = { _ = try await run($0) }
    }

    var testDescription: String { message }
}
