import AppIntents

/// "Open Otter tracks in FieldNotes".
struct OpenNoteIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Note"
    static let description = IntentDescription("Shows a note.")

    @Parameter(title: "Note", requestValueDialog: "Which note?", requestDisambiguationDialog: "Which note?")
    var target: NoteEntity

    @Dependency private var router: NoteRouter

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        router.show(.note(id: target.id, title: target.title))
        return .result()
    }
}
