import IntentRuntime
import PhrasebookConsole
import Testing

@Suite("What stands after :focus")
struct FocusCommandTests {
    @Test(
        arguments: [
            ("", .list), ("  ", .list), ("work on", .set("work", isOn: true)),
            ("Work  Focus OFF", .set("Work Focus", isOn: false)),
            ("on on", .set("on", isOn: true)),
            ("work on room=hall", .set("work", isOn: true, settings: [FocusSetting("room", "hall")])),
            (
                "work focus on room=the big hall  loud= yes",
                .set(
                    "work focus", isOn: true,
                    settings: [FocusSetting("room", "the big hall"), FocusSetting("loud", "yes")])
            ),
            ("work on room=1=2", .set("work", isOn: true, settings: [FocusSetting("room", "1=2")])),
            ("work on room=", nil), ("work on =hall", nil), ("work on =", nil), ("room=hall", nil),
            ("on room=hall", nil),
            ("work off room=hall", nil), ("work room=hall on", nil), ("on", nil), ("work", nil), ("work maybe", nil),
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
