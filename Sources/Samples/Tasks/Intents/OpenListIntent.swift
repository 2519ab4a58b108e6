import AppIntents

/// "Open Groceries in Tasks".
struct OpenListIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open List"
    static let description = IntentDescription("Shows a list.")

    @Parameter(title: "List", requestValueDialog: "Which list?", requestDisambiguationDialog: "Which list?")
    var target: TaskListEntity

    @Dependency private var router: TaskRouter

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        router.show(.list(id: target.id))
        return .result()
    }
}
