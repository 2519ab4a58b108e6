import Testing

@testable import IntentRuntime

@Suite("Lines of an app that has no name")
struct NamelessAppTests {
    @Test(arguments: [
        (Texts.openApp("Desk"), "Continue in Desk?"), (Texts.openApp(""), "Continue in the app?"),
        (Texts.failure("Desk", "broken"), "Desk: broken"), (Texts.failure("", "broken"), "broken"),
        (Texts.gone("", "Herons", noun: "binder"), "the binder “Herons” is no longer there"),
        (Texts.unknownName("herons", noun: "binder", app: ""), "There is no binder called “herons”."),
        (Texts.unknownName("herons", noun: "binder", app: "Desk"), "Desk has no binder called “herons”."),
        (Texts.goneFromLink("desk://1", noun: "binder", app: ""), "No app opens “desk://1”."),
        (
            Texts.tookTooLong("", "Clear Desk", .seconds(2)),
            "“Clear Desk” did not finish within 2 seconds and was stopped; what it did so far may stand"
        ),
    ])
    func lines(line: String, expected: String) {
        #expect(line == expected)
    }
}
