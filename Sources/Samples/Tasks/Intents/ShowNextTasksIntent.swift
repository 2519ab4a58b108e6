import AppIntents

/// "What is next in Tasks": the oldest open tasks of all lists.
struct ShowNextTasksIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Next Tasks"
    static let description = IntentDescription("Shows what has waited longest.")
    static let openAppWhenRun = true

    @Parameter(title: "Count", default: 5, inclusiveRange: (1, 20))
    var count: Int

    @Dependency private var router: TaskRouter

    static var parameterSummary: some ParameterSummary {
        Summary("Show the next \(\.$count) tasks")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        router.show(.next(count: count))
        return .result()
    }
}
