import AppIntents

/// "Delete Otter tracks from FieldNotes": asks first, since there is no way back.
struct DeleteNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Delete Note"
    static let description = IntentDescription("Deletes a note for good.")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Note", requestValueDialog: "Which note?", requestDisambiguationDialog: "Which note?")
    var note: NoteEntity

    @Dependency private var store: NoteStore

    private static let delete = ConfirmationActionName.custom(
        acceptLabel: "Delete", acceptAlternatives: ["Delete it", "Remove it"], denyLabel: "Keep",
        denyAlternatives: ["Keep it", "Leave it"], destructive: true)

    static var parameterSummary: some ParameterSummary {
        Summary("Delete \(\.$note)")
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: Self.delete, dialog: "Delete \"\(note.title)\"? This cannot be undone.")
        try store.delete(id: note.id, title: note.title)
        return .result(dialog: "Deleted \"\(note.title)\".")
    }
}
