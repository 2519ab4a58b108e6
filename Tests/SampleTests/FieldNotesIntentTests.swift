import AppIntents
import Foundation
import TestSupport
import Testing

@testable import FieldNotes

@Suite struct FieldNotesIntentTests {
    private let apps: Apps

    init() throws { apps = try Apps() }

    @Test func createNoteSaysTheTitle() async throws {
        let intent = CreateNoteIntent()
        intent.noteTitle = " Heron  at low tide "
        #expect(try await apps.say(intent) == "Created \"Heron at low tide\".")
        #expect(try await apps.note("low tide")?.title == "Heron at low tide")
        #expect(await apps.fieldNotes.screen() == nil)
        #expect(apps.host.questions == [])
    }

    @Test func createNoteOpensItWhenAskedTo() async throws {
        let intent = CreateNoteIntent()
        intent.noteTitle = "Wren"
        intent.text = "In the woodpile."
        intent.pin = true
        intent.openAfterCreating = true
        #expect(try await apps.say(intent) == "Created \"Wren\".")
        #expect(apps.host.questions == ["foreground, confirm: false"])
        #expect(await apps.fieldNotes.screen() == "Wren\npinned\nIn the woodpile.")
    }

    @Test func anEmptyTitleIsRefused() async throws {
        let intent = CreateNoteIntent()
        intent.noteTitle = "   "
        await #expect(throws: NotebookError.emptyTitle) { try await apps.say(intent) }
    }

    @Test func openNoteShowsIt() async throws {
        let intent = OpenNoteIntent()
        intent.target = try #require(try await apps.note("otter"))
        #expect(try await apps.say(intent) == nil)
        #expect(
            await apps.fieldNotes.screen() == """
                Otter tracks
                tags: otter, tracks   place: Mud flat
                Five-toed prints along the channel, webs showing in the soft mud.
                Spraint on the flat stone, still fresh.
                """)
    }

    @Test func aNoteThatIsGoneIsNotShown() async throws {
        let intent = OpenNoteIntent()
        let note = try #require(try await apps.note("otter"))
        intent.target = note
        _ = try await apps.say(intent)
        try NoteStore(in: apps.folder.url).delete(id: note.id, title: note.title)
        #expect(
            await apps.fieldNotes.screen()
                == "The note \"Otter tracks\" no longer exists; it may have been deleted meanwhile.")
    }

    @Test func pinsAreSetAndToggled() async throws {
        let note = try #require(try await apps.note("otter"))
        let pin = SetPinIntent(pinned: true)
        pin.note = note
        let toggle = TogglePinIntent()
        toggle.note = note
        #expect(try await apps.say(pin) == "Pinned \"Otter tracks\".")
        #expect(try await apps.say(pin) == "Pinned \"Otter tracks\".")
        #expect(try await apps.say(toggle) == "Unpinned \"Otter tracks\".")
        #expect(try await apps.say(toggle) == "Pinned \"Otter tracks\".")
        _ = try await apps.say(OpenScreenIntent(screen: .pinned))
        #expect(
            await apps.fieldNotes.screen() == """
                Pinned Notes
                Otter tracks   (Mud flat)
                Mud flat survey   (Mud flat)
                Moth trap results   (Orchard)
                """)
    }

    @Test func deleteAsksFirst() async throws {
        let intent = DeleteNoteIntent()
        intent.note = try #require(try await apps.note("stoat"))
        #expect(try await apps.say(intent) == "Deleted \"Stoat at dusk\".")
        #expect(apps.host.questions == ["Delete \"Stoat at dusk\"? This cannot be undone. [Delete]"])
        #expect(try await apps.note("stoat") == nil)
        #expect(DeleteNoteIntent.authenticationPolicy == .requiresAuthentication)
    }

    @Test func aNoKeepsTheNote() async throws {
        let apps = try Apps(agrees: false)
        let intent = DeleteNoteIntent()
        intent.note = try #require(try await apps.note("stoat"))
        await #expect(throws: AppIntentError.self) { try await apps.say(intent) }
        #expect(try await apps.note("stoat") != nil)
    }

    @Test func searchShowsAndSaysWhatItFound() async throws {
        let intent = SearchNotesIntent()
        intent.criteria = "spawn"
        #expect(try await apps.say(intent) == "Found 1 note: \"Frog spawn in pond two\".")
        #expect(await apps.fieldNotes.screen() == "Search: spawn\nFrog spawn in pond two   (Pond two)")
        intent.criteria = "walrus"
        #expect(try await apps.say(intent) == "No note mentions \"walrus\".")
    }

    @Test(arguments: FieldNotesScreen.allCases)
    func everyScreenHasAHeading(screen: FieldNotesScreen) async throws {
        _ = try await apps.say(OpenScreenIntent(screen: screen))
        let text = try #require(await apps.fieldNotes.screen())
        #expect(text.split(separator: "\n").first.map(String.init) == screen.localizedStringResource.text())
    }

    @Test func queriesFindNotes() async throws {
        let (suggested, found) = try await apps.run {
            let query = NoteQuery()
            let suggested = try await query.suggestedEntities()
            return (suggested, try await query.entities(for: [suggested[4].id, UUID(), suggested[2].id]))
        }
        #expect(suggested.prefix(3).map(\.title) == ["Mud flat survey", "Moth trap results", "Otter tracks"])
        #expect(found.map(\.id) == [suggested[4].id, suggested[2].id])
        #expect(try await apps.note("CAFE")?.title == "Café by the ferry")
    }

    @Test func twoHostsShareTheNotesAndNotTheScreen() async throws {
        let other = try Apps(folder: apps.folder)
        _ = try await apps.say(OpenScreenIntent(screen: .all))
        #expect(await apps.fieldNotes.screen()?.hasPrefix("All Notes") == true)
        #expect(await other.fieldNotes.screen() == nil)
    }
}
