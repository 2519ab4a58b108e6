import AppIntents
import Testing

/// Every combination that `.result(…)` has, with the type that an author gives it.
private enum Results {
    static func nothing() -> some IntentResult { .result() }
    static func dialog() -> some IntentResult & ProvidesDialog { .result(dialog: "Done.") }
    static func value() -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
    static func valueAndDialog() -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: 1, dialog: "Done.")
    }
    static func opens() -> some IntentResult & OpensIntent { .result(opensIntent: OpenShelf(screen: .attic)) }
    static func opensAndDialog() -> some IntentResult & OpensIntent & ProvidesDialog {
        .result(opensIntent: OpenShelf(screen: .attic), dialog: "Done.")
    }
    static func valueAndOpens() -> some ReturnsValue<Int> & OpensIntent {
        .result(value: 1, opensIntent: OpenShelf(screen: .attic))
    }
    static func everything() -> some IntentResult & ProvidesDialog & OpensIntent & ReturnsValue<Int> {
        .result(value: 1, opensIntent: OpenShelf(screen: .attic), dialog: "Done.")
    }
    static func branch(_ condition: Bool) -> some IntentResult {
        guard condition else { return .result() }
        return .result()
    }
    static func optional(_ value: String?) -> some ReturnsValue<String?> { .result(value: value) }
    static func several() -> some IntentResult & ReturnsValue<[BookEntity]> {
        .result(value: [BookEntity(Book(1, "Emma"))])
    }
}

@Suite("Results without their types")
struct ResultTests {
    static let all: [(_ErasedResult, value: Int?, dialog: String?, opens: Bool)] = [
        (Results.nothing()._erased, nil, nil, false),
        (Results.dialog()._erased, nil, "Done.", false),
        (Results.value()._erased, 1, nil, false),
        (Results.valueAndDialog()._erased, 1, "Done.", false),
        (Results.opens()._erased, nil, nil, true),
        (Results.opensAndDialog()._erased, nil, "Done.", true),
        (Results.valueAndOpens()._erased, 1, nil, true),
        (Results.everything()._erased, 1, "Done.", true),
        (Results.branch(false)._erased, nil, nil, false),
    ]

    @Test(arguments: all) func erased(_ result: _ErasedResult, value: Int?, dialog: String?, opens: Bool) {
        #expect(result.value as? Int == value && (result.value == nil) == (value == nil))
        #expect(result.dialog?.full.text() == dialog)
        #expect((result.opensIntent as? OpenShelf)?.target == (opens ? .attic : nil))
    }

    @Test func optionals() {
        #expect(Results.optional(nil)._erased.value == nil)
        #expect(Results.optional("a")._erased.value as? String == "a")
        #expect(Results.optional("a").value == .some("a"))
        #expect((Results.several()._erased.value as? [BookEntity])?.map(\.title) == ["Emma"])
    }

    @Test("An intent that opens something has nothing else to do") func openIntent() async throws {
        let intent = OpenBook()
        intent.target = BookEntity(Book(1, "Emma"))
        let result = try await intent.perform()._erased
        #expect(result.value == nil && result.dialog == nil && result.opensIntent == nil)
    }
}
