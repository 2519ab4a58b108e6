import AppIntents

/// "Pin Otter tracks in FieldNotes": says what it should be, so that saying it twice does no harm.
struct SetPinIntent: AppIntent {
    static let title: LocalizedStringResource = "Pin Note"
    static let description = IntentDescription("Pins a note, or takes its pin away.")
    static let supportedModes: IntentModes = .background

    @Parameter(title: "Note", requestValueDialog: "Which note?", requestDisambiguationDialog: "Which note?")
    var note: NoteEntity

    @Parameter(title: "Pinned", default: true)
    var pinned: Bool

    @Dependency private var store: NoteStore

    init() {}

    init(pinned: Bool) {
        self.pinned = pinned
    }

    static var parameterSummary: some ParameterSummary {
        Summary("Pin \(\.$note)") {
            \.$pinned
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let changed = try store.setPin(pinned, id: note.id, title: note.title)
        return .result(value: NoteEntity(changed), dialog: "\(NotebookWords.pin(changed))")
    }
}
