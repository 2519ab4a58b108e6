import AppIntents

/// "Create a note in FieldNotes".
struct CreateNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Create Note"
    static let description = IntentDescription("Writes a new note into the notebook.")
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Title", requestValueDialog: "What should the note be called?")
    var noteTitle: String

    @Parameter(title: "Text", default: "")
    var text: String

    @Parameter(title: "Pin It", default: false)
    var pin: Bool

    @Parameter(title: "Open After Creating", default: false)
    var openAfterCreating: Bool

    @Dependency private var store: NoteStore
    @Dependency private var router: NoteRouter

    static var parameterSummary: some ParameterSummary {
        Summary("Create \(\.$noteTitle)") {
            \.$text
            \.$pin
            \.$openAfterCreating
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let note = try store.add(NoteDraft(title: noteTitle, text: text, isPinned: pin))
        if openAfterCreating {
            try await continueInForeground(alwaysConfirm: false)
            await router.show(.note(note))
        }
        return .result(value: NoteEntity(note), dialog: "Created \"\(note.title)\".")
    }
}
