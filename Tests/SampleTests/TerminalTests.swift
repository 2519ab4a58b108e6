import Foundation
import TestSupport
import Testing

@Suite("The built program at a terminal")
struct TerminalTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func start(
        _ arguments: [String] = ["--quiet"], environment: [String: String] = [:], program: String = "phrasebook"
    ) throws -> TerminalSession {
        let session = try TerminalSession(program, arguments, in: folder, environment: environment)
        try session.waitForPrompt()
        return session
    }

    /// Types the lines and compares the whole screen; Ctrl-D ends the session.
    private func expect(
        _ screen: String, typing lines: [String], _ arguments: [String] = ["--quiet"],
        environment: [String: String] = [:], program: String = "phrasebook",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let session = try start(arguments, environment: environment, program: program)
        for line in lines { try session.type(line) }
        session.send("\u{4}")
        #expect(try session.waitForEnd() == 0, sourceLocation: sourceLocation)
        let shown = session.text.trimmingCharacters(in: .newlines)
        #expect(shown == screen, sourceLocation: sourceLocation)
    }

    @Test("A session, word for word") func session() throws {
        try expect(
            """
            > Open Otter tracks in FieldNotes
            FieldNotes: Otter tracks
              tags: otter, tracks   place: Mud flat
              Five-toed prints along the channel, webs showing in the soft mud.
              Spraint on the flat stone, still fresh.
            > create a note in field notes
            What should the note be called?
            title> Heron at low tide
            Created "Heron at low tide".
            > open heron in fieldnotes
            Which note?  1. Heron at low tide   2. Heron nest
            note> the second one
            FieldNotes: Heron nest
              tags: birds, nest   place: Alder carr
              Third tree from the sluice. Two adults, one always on the nest.
            > ^D
            """,
            typing: [
                "Open Otter tracks in FieldNotes\n", "create a note in field notes\n", "Heron at low tide\n",
                "open heron in fieldnotes\n", "the second one\n",
            ])
    }

    @Test("The greeting shows a phrase that works") func greeting() throws {
        try expect(
            """
            Phrasebook listens for FieldNotes and Tasks.
            Try: Open Mud flat survey in FieldNotes   :help tells more.
            > ^D
            """, typing: [], [])
    }

    @Test("Words after a colon") func commands() throws {
        try expect(
            """
            > :lock
            The device is locked.
            > delete stoat at dusk in field notes
            The device is locked. Unlock it for “Delete Note”?
            yes or no> cancel
            Cancelled.
            > :unlock
            The device is unlocked.
            > open garden in tasks
            Tasks: Garden
              [ ] Water the tomatoes
              [ ] Prune the hazel
            > :show
            FieldNotes shows nothing yet.
            Tasks: Garden
              [ ] Water the tomatoes
              [ ] Prune the hazel
            > :apps
            FieldNotes  9 shortcuts, 27 phrases  also Notebook
            Tasks       5 shortcuts, 15 phrases  also To Do, Notebook
            > :shwo
            error: there is no command :shwo; did you mean :show?
            > :lock now
            error: :lock takes nothing further, but there is “now”; leave it out
            > :quit now
            error: :quit takes nothing further, but there is “now”; leave it out
            > :explain
            error: :explain needs a text; for example :explain Open Mud flat survey in FieldNotes
            > ^D
            """,
            typing: [
                ":lock\n", "delete stoat at dusk in field notes\n", "cancel\n", ":unlock\n", "open garden in tasks\n",
                ":show\n", ":apps\n", ":shwo\n", ":lock now\n",
                ":quit now\n", ":explain\n",
            ])
    }

    @Test("Progress is one line that goes away, Ctrl-C tells the intent, and :undo takes back") func flows() throws {
        let session = try TerminalSession("TestHost", [], in: folder, environment: ["HOSTED": "Kitchen,Table"])
        try session.waitForPrompt()
        try session.type("rebuild with kitchen\n")
        #expect(session.text.contains("Rebuilt.") && !session.text.contains("%"))
        session.send("simmer with table\n")
        try session.wait(forText: "Simmer  [##########----------] 50%")
        session.interrupt()
        try session.wait(forText: "Cancelled.")
        #expect(session.text.contains("Simmering was stopped: userCancelled"))
        try session.type("set table with table\n")
        try session.type("red\n")
        session.send(":undo\n")
        try session.wait(forText: "Undone: Plate red.")
        session.send(":undo\n")
        try session.wait(forText: "“Rebuild” cannot be undone.")
        session.send(":redo\n")
        try session.wait(forText: "Done again: Plate red.")
        try session.type("show soup with kitchen\n")
        session.send("add\t")
        try session.wait(forText: "> Add to Cart")
        session.send("\n")
        try session.wait(forText: "In the cart  1")
    }

    @Test("The greeting and the focus filters in the language of the conversation") func inGerman() throws {
        try expect(
            """
            Phrasebook hört auf Lending.
            Versuche: Open Axe in Lending   :help sagt mehr.
            > :focus
            Closed  Lending  aus
            > :focus closed
            error: :focus braucht einen Filter und an oder aus; zum Beispiel :focus Arbeit an
            > :focus open an
            error: Einen Fokusfilter „open“ gibt es nicht; es gibt Closed.
            > :focus clo aus
            error: „Closed“ ist schon aus.
            > ^D
            """,
            typing: [":focus\n", ":focus closed\n", ":focus open an\n", ":focus clo aus\n"], ["--locale", "de"],
            environment: ["HOSTED": "Lending"], program: "TestHost")
    }

    @Test("Focus filters, what was done, and links") func focusAndSuggestions() throws {
        try expect(
            """
            > :focus
            Closed  Lending  off
            > :suggest
            Nothing was done yet.
            > :focus closed on
            What should “Until” be?
            until> noon
            “Closed” is on: Closed until noon.
            > :focus
            Closed  Lending  on: Closed until noon, only content “tool.…”
            > :focus closed
            error: :focus needs a filter and on or off; for example :focus work on
            > :focus open on
            error: There is no focus filter called “open”; there is Closed.
            > https://tools.example.com/Saw
            Lending: Saw
            > :suggest
              1. Open Saw  Lending
              2. Closed  Lending
            > :suggest 1
            Lending: Saw
            > :suggest 7
            error: :suggest has nothing at “7”; :suggest alone lists what there is
            > :focus closed off
            What should “Until” be?
            until> cancel
            Cancelled.
            > ^D
            """,
            typing: [
                ":focus\n", ":suggest\n", ":focus closed on\n", "noon\n", ":focus\n", ":focus closed\n",
                ":focus open on\n", "https://tools.example.com/Saw\n", ":suggest\n", ":suggest 1\n", ":suggest 7\n",
                ":focus closed off\n", "cancel\n",
            ], environment: ["HOSTED": "Lending"], program: "TestHost")
    }

    @Test("The filter that is on is the current one; what is forgotten is no longer offered") func currentFilter()
        throws
    {
        try expect(
            """
            > quiet state with counter
            As loud as ever.
            > :focus quiet on
            Muted: true, level 3.
            > :focus
            Quiet  Counter  on: Quiet 3
            > quiet state with counter
            Quiet at level 3.
            > :focus quiet off
            Muted: false, level 1.
            > quiet state with counter
            As loud as ever.
            > recall brew with counter
            Decaf was brewed at the machine.
            > :suggest 3
            Decaf is brewing.
            > forget brews with counter
            Forgotten.
            > ^D
            """,
            typing: [
                "quiet state with counter\n", ":focus quiet on\n", ":focus\n", "quiet state with counter\n",
                ":focus quiet off\n", "quiet state with counter\n", "recall brew with counter\n", ":suggest 3\n",
                "forget brews with counter\n",
            ], environment: ["HOSTED": "Counter"], program: "TestHost")
    }

    @Test("Tab completes phrases, names and commands") func completion() throws {
        let session = try start()
        session.send("open ott\t")
        try session.wait(forText: "> Open Otter tracks in FieldNotes")
        try session.type("\n")
        session.send(":unl\t")
        try session.wait(forText: "> :unlock")
        try session.type("\n")
        session.send("open h\t\t")
        try session.wait(forText: "Open Heron nest in FieldNotes")
        #expect(session.text.contains("Open Home in Tasks"))
    }

    @Test("Tab at a question lists each of its options once") func options() throws {
        let session = try start()
        try session.type("complete a task in tasks\n")
        session.send("\t")
        try session.wait(forText: "cancel")
        #expect(session.text.components(separatedBy: "Sweep the porch").count == 3)
    }

    @Test("A long list goes on when it is asked to") func more() throws {
        try expect(
            """
            > complete a task in tasks
            Which task?
              1. Buy oat milk  Groceries
              2. Send the survey report  Work
              3. Fix the dripping tap  Home
              4. Water the tomatoes  Garden
              5. Return library books  Errands
              6. Finish the moth atlas  Reading list
              7. Two dozen eggs  Groceries
              8. Answer the water board  Work
              9. Sweep the porch  Home
              … and 5 more: say “more” or a name
            task> more
            Which task?
              10. Prune the hazel  Garden
              11. Pick up the parcel  Errands
              12. Flour for bread  Groceries
              13. Book train tickets  Work
              14. Call the dentist  Errands
            task> 9
            Completed Sweep the porch.
            > ^D
            """, typing: ["complete a task in tasks\n", "more\n", "9\n"])
    }

    @Test("With --json it listens, and shows no prompt") func json() throws {
        let session = try TerminalSession("phrasebook", ["--json"], in: folder)
        session.send("open garden in tasks\n")
        try session.wait(forText: "{\"text\":\"open garden in tasks\"")
        session.send("\u{4}")
        #expect(try session.waitForEnd() == 0)
        #expect(!session.text.contains("> ") && !session.text.contains("Phrasebook listens"))
    }

    @Test("Ctrl-C cancels the question and drops the line; Ctrl-D leaves") func interruption() throws {
        try expect(
            """
            > create a note in field notes
            What should the note be called?
            title> ^C
            Cancelled.
            > half a li^C
            > :unlock
            The device is unlocked.
            > ^D
            """, typing: ["create a note in field notes\n", "\u{3}", "half a li\u{3}", ":unlock\n"])
    }

    @Test("Leaving with an open question is said", arguments: ["\u{4}", ":quit\n"]) func leaving(_ keys: String) throws
    {
        let session = try start()
        try session.type("create a note in field notes\n")
        session.send(keys)
        #expect(try session.waitForEnd() == 1)
        #expect(session.text.contains("“What should the note be called?” was left without an answer."))
    }

    @Test("The history lasts across sessions") func history() throws {
        let first = try start()
        try first.type(":unlock\n")
        first.send("\u{4}")
        #expect(try first.waitForEnd() == 0)
        let second = try start()
        second.send("\u{1B}[A")
        try second.wait(forText: "> :unlock")
        try second.type("\n")
        #expect(second.text.contains("The device is unlocked."))
    }

    @Test("Letters beyond ASCII also under LANG=C") func utf8() throws {
        try expect(
            """
            > create a note in field notes
            What should the note be called?
            title> Möwe über dem Watt
            Created "Möwe über dem Watt".
            > ^D
            """, typing: ["create a note in field notes\n", "Möwe über dem Watt\n"], environment: ["LANG": "C"])
    }

    @Test("SIGTERM ends the program") func termination() throws {
        let session = try start()
        session.terminate()
        #expect(try session.waitForEnd() == SIGTERM)
    }
}
