import PhrasebookConsole
import Testing

@Suite("Commands of the terminal where there is none")
struct PipedCommandTests {
    private static let ended = "; here every line is said to the apps, and the end of the input ends it"
    private static let colon = " is no utterance, and commands can be typed only at a terminal; leave out the colon"

    @Test(
        arguments: [
            (":quit", false, ":quit is a command of the terminal" + ended),
            (":quit", true, ":quit is a command of the terminal" + ended),
            (":explain open it", false, ":explain is a command of the terminal" + ended),
            (":halp", false, ":halp" + colon), (":halp", true, nil), (":)", false, nil), (":-) hello", false, nil),
            ("open it", false, nil), ("", false, nil),
        ] as [(String, Bool, String?)])
    func refusal(line: String, isAnswer: Bool, expected: String?) {
        #expect(ReplCommand.refusal(of: line, isAnswer: isAnswer) == expected)
    }
}
