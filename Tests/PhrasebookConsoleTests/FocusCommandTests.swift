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

    @Test("The language's own words for on and off") func inWords() {
        let flag = { (word: String) in ["an": true, "aus": false][word] }
        #expect(FocusCommand("Arbeit an", flag: flag) == .set("Arbeit", isOn: true))
        #expect(FocusCommand("Arbeit aus", flag: flag) == .set("Arbeit", isOn: false))
        #expect(FocusCommand("Arbeit off", flag: flag) == .set("Arbeit", isOn: false))
        #expect(FocusCommand("aus", flag: flag) == nil)
    }
}
