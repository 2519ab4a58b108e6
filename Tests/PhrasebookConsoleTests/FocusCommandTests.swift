import PhrasebookConsole
import Testing

@Suite("What stands after :focus")
struct FocusCommandTests {
    @Test(
        arguments: [
            ("", .list), ("  ", .list), ("work on", .set("work", isOn: true)),
            ("Work  Focus OFF", .set("Work Focus", isOn: false)),
            ("on on", .set("on", isOn: true)), ("on", nil), ("work", nil), ("work maybe", nil),
        ] as [(String, FocusCommand?)])
    func parsed(_ text: String, _ expected: FocusCommand?) {
        #expect(FocusCommand(text) == expected)
    }
}
