import GrammarFiles
import IntentRuntime
import Testing

/// What asks for memos, on Monday, 30 November 2026, at 10:30 in Berlin.
@Suite("A request for things is answered, or it is said why not")
struct MemoFindTests {
    private func play(_ script: String) async throws -> String {
        await Script.play(script, in: try await Script.conversationInBerlin(apps: [.memoPad()]))
    }

    static let refusals = [
        (
            "find memos created in the pond",
            "“created”: That is not a date; say it as in “tomorrow at noon”, “march third” or 2026-11-30."
        ),
        ("find memos with two tags", "“tags” of Memo cannot be compared with “two”; say contains."),
        (
            "find memos that were not created today",
            "“created” of Memo cannot be compared with “not created”; say is, is not, before, until, after, since or between."
        ),
        (
            "find memos whose created is not today",
            "“created” of Memo cannot be compared with “is not”; say is, is not, before, until, after, since or between."
        ),
        (
            "find memos which are neither heavy nor created today",
            "“which are neither heavy nor created today” is no condition that memos can be found by."
        ),
        ("find memos with no tags", "“tags” of Memo cannot be compared with “no”; say contains."),
        (
            "find memos whose tags contain no birds",
            "“tags” of Memo cannot be compared with “contain no”; say contains."
        ),
        ("find memos more than 4", "“more than” may mean price or weight; name the one that is meant."),
        (
            "find memos newest first oldest first",
            "“newest first” and “oldest first” do not go together; say one of them."
        ),
        ("find memos limit 1 limit 2", "“limit 1” and “limit 2” do not go together; say one of them."),
    ]

    @Test("It never becomes another command", arguments: refusals)
    func refused(said: String, reason: String) async throws {
        let played = try await play("> \(said)")
        #expect(played == "> \(said)\nx \(reason)")
    }

    @Test("Why it fails is said where something else is guessed at, too") func failedAsAnswer() async throws {
        let script = """
            > find memos about glue
            ? I don't understand “glue” there. Did you mean “Search the memos of Memo Pad”?
            > find memos whose colour is red
            x Memo has no property “colour”; it has title, tags, created, price and weight.
            """
        let played = try await play(script)
        #expect(played == script)
    }

    @Test(
        "What is said of money or of a time",
        arguments: [
            ("find memos more than 4 euros", "2 memos / Garden / Otter Holt"),
            ("find memos over 1 kg", "1 memo / Garden"),
            ("find memos created in january", "1 memo / Otter Holt"),
            ("find memos created in january 2026", "1 memo / Otter Holt"),
            ("find memos created in 2025", "2 memos / Otter Pond / Plum"),
            ("find memos created before 2026", "2 memos / Otter Pond / Plum"),
            ("find memos created after january", "2 memos / Garden / Heron Nest"),
            ("find memos not created before february", "2 memos / Garden / Heron Nest"),
            ("find memos from last november", "1 memo / Plum"),
            ("find memos created this week", "1 memo / Garden"),
            ("find memos created monday", "1 memo / Garden"),
            ("find memos created between november 2025 and january", "3 memos / Otter Holt / Otter Pond / Plum"),
            ("find the two newest memos oldest first", "2 memos / Heron Nest / Garden"),
            ("find the two newest memos over 1 euro, oldest first", "2 memos / Heron Nest / Garden"),
        ])
    func found(said: String, shown: String) async throws {
        let conversation = try await Script.conversationInBerlin(apps: [.memoPad()])
        let turn = await conversation.hear(Transcript(said))
        #expect(turn.replies.map(Script.text).last == "[Memo Pad] \(shown)")
    }
}
