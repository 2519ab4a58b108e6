import AppIntents
import Testing

@Suite("Results, with their types taken away")
struct ResultTests {
    private static func plain() -> some IntentResult { .result() }
    private static func said() -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
    private static func valued() -> some IntentResult & ReturnsValue<Int> { .result(value: 5) }
    private static func both() -> some IntentResult & ReturnsValue<[Tide]> & ProvidesDialog {
        .result(value: [.low], dialog: "Ebb")
    }
    private static func opening() -> some IntentResult & OpensIntent { .result(opensIntent: Visit()) }
    private static func openingSaid() -> some IntentResult & OpensIntent & ProvidesDialog {
        .result(opensIntent: Visit(), dialog: "Off")
    }
    private static func openingValued() -> some IntentResult & OpensIntent & ReturnsValue<String> {
        .result(value: "x", opensIntent: Visit())
    }
    private static func all() -> some IntentResult & OpensIntent & ReturnsValue<String> & ProvidesDialog {
        .result(value: "x", opensIntent: Visit(), dialog: "All")
    }

    @Test(
        arguments: [
            (plain()._erased, nil, nil, false), (said()._erased, nil, "Done", false),
            (valued()._erased, "5", nil, false),
            (both()._erased, "[AppIntentsTests.Tide.low]", "Ebb", false), (opening()._erased, nil, nil, true),
            (openingSaid()._erased, nil, "Off", true), (openingValued()._erased, "x", nil, true),
            (all()._erased, "x", "All", true),
        ] as [(AnyIntentResult, String?, String?, Bool)])
    func erased(_ result: AnyIntentResult, _ value: String?, _ dialog: String?, _ opens: Bool) {
        #expect(result.value.map { "\($0)" } == value)
        #expect(result.dialog?.full.text() == dialog)
        #expect((result.opensIntent is Visit) == opens)
    }
}
