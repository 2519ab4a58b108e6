import AppIntents

/// "Toggle pin on Otter tracks in FieldNotes".
struct TogglePinIntent: AppIntent {
    static let title: LocalizedStringResource = "Toggle Pin"
    static let description = IntentDescription("Pins a note, or unpins one that is pinned.")
    static let supportedModes: IntentModes = .background

    @Parameter(title: "Note", requestValueDialog: "Which note?", requestDisambiguationDialog: "Which note?")
    var note: NoteEntity

    @Dependency private var store: NoteStore

    static var parameterSummary: some ParameterSummary {
        Summary("Pin or unpin \(\.$note)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let changed = try store.togglePin(id: note.id, title: note.title)
        return .result(value: NoteEntity(changed), dialog: "\(NotebookWords.pin(changed))")
    }
}
