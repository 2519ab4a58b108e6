import AppIntents

/// "Search my notes in FieldNotes": shows what was found, and says how many and which.
struct SearchNotesIntent: AppIntent {
    static let title: LocalizedStringResource = "Search Notes"
    static let description = IntentDescription("Finds the notes that mention something.")
    static let openAppWhenRun = true

    @Parameter(title: "Search For", requestValueDialog: "What are you looking for?")
    var criteria: String

    @Dependency private var store: NoteStore
    @Dependency private var router: NoteRouter

    static var parameterSummary: some ParameterSummary {
        Summary("Search for \(\.$criteria)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[NoteEntity]> & ProvidesDialog {
        let found = try NoteSearch(criteria).mentioned(among: store.notes())
        await router.show(.results(criteria: criteria))
        return .result(
            value: found.map(NoteEntity.init), dialog: "\(NotebookWords.found(found, for: criteria))")
    }
}
