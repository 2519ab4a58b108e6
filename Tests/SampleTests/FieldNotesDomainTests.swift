import Foundation
import Testing

@testable import FieldNotes

@Suite struct FieldNotesDomainTests {
    @Test(arguments: [
        ("Otter tracks", "Otter tracks"),
        ("  Heron   at\tlow tide \n", "Heron at low tide"),
        ("two\nlines", "two lines"),
        ("a\u{0}b", "a b"),
        ("Café", "Café"),
        ("🦦", "🦦"),
    ])
    func titlesAreTidied(given: String, kept: String) throws {
        #expect(try NoteDraft(title: given).title == kept)
    }

    @Test(arguments: [
        ("", "A note needs a title; say at least one word."),
        (" \n\t ", "A note needs a title; say at least one word."),
        (String(repeating: "a", count: 201), "That title is too long; keep it under 200 characters."),
    ])
    func badTitlesAreRefused(title: String, words: String) {
        let error = #expect(throws: NotebookError.self) { try NoteDraft(title: title) }
        #expect(error?.localizedDescription == words)
    }

    @Test func tagsAndPlaceAreTidied() throws {
        let draft = try NoteDraft(title: "x", tags: ["Birds", " birds ", "", "mud,Flat"], place: "  ")
        #expect(draft.tags == ["birds", "mud", "flat"])
        #expect(draft.place == nil)
    }

    private static let notes = [
        Note(title: "Café by the ferry", tags: ["places"], created: .distantPast),
        Note(title: "Otter tracks", text: "Prints in mud", tags: ["mammals"], created: .distantPast, place: "Mud flat"),
        Note(title: "Mammals of the wood", created: .distantPast),
    ]

    @Test(arguments: [
        ("cafe", ["Café by the ferry"]),
        ("FERRY café", ["Café by the ferry"]),
        ("mammals", ["Mammals of the wood", "Otter tracks"]),
        ("otter mammals", ["Otter tracks"]),
        ("ott", []),
        ("prints", []),
        ("", []),
        ("?!", []),
    ])
    func wordsNameNotes(words: String, titles: [String]) {
        #expect(NoteSearch(words).named(among: Self.notes).map(\.title) == titles)
    }

    @Test(arguments: [
        ("print", ["Otter tracks"]), ("mud", ["Otter tracks"]), ("m", ["Otter tracks", "Mammals of the wood"]),
        ("", []),
    ])
    func wordsAreFoundAnywhere(words: String, titles: [String]) {
        #expect(NoteSearch(words).mentioned(among: Self.notes).map(\.title) == titles)
    }

    @Test(arguments: [
        (0, "No note mentions \"x\"."),
        (1, "Found 1 note: \"n1\"."),
        (2, "Found 2 notes: \"n1\" and \"n2\"."),
        (3, "Found 3 notes: \"n1\", \"n2\" and \"n3\"."),
        (7, "Found 7 notes: \"n1\", \"n2\", \"n3\", \"n4\", \"n5\" and 2 more."),
    ])
    func whatWasFoundIsSaid(count: Int, words: String) {
        let notes = (0..<count).map { Note(title: "n\($0 + 1)", created: .distantPast) }
        #expect(NotebookWords.found(notes, for: "x") == words)
    }

    @Test func aNoteIsAPage() {
        let note = Note(
            title: "Otter tracks", text: "Prints", tags: ["otter", "tracks"], isPinned: true, created: .distantPast,
            place: "Mud flat")
        #expect(NotePage.note(note).text == "Otter tracks\ntags: otter, tracks   place: Mud flat   pinned\nPrints")
        #expect(NotePage.note(Note(title: "Bare", created: .distantPast)).text == "Bare")
        #expect(NotePage.list(heading: "Pinned Notes", notes: []).text == "Pinned Notes\nNo notes.")
    }
}
