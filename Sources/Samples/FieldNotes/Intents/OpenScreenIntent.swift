import AppIntents

/// "Show my pinned notes in FieldNotes".
struct OpenScreenIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Screen"
    static let description = IntentDescription("Shows one of the screens of the notebook.")

    @Parameter(title: "Screen", requestValueDialog: "Which screen?", requestDisambiguationDialog: "Which screen?")
    var target: FieldNotesScreen

    @Dependency private var router: NoteRouter

    init() {}

    init(screen: FieldNotesScreen) {
        target = screen
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        router.show(.screen(target))
        return .result()
    }
}
