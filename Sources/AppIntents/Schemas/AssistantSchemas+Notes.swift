extension AssistantSchemas {
    /// What can be done in apps that keep notes.
    public protocol NotesIntent: Model {}
}

extension AssistantSchema.IntentSchema: AssistantSchemas.NotesIntent {}

extension AssistantSchemas.Intent where Self == AssistantSchema.IntentSchema {
    /// What can be done in apps that keep notes.
    public static var notes: some AssistantSchemas.NotesIntent { AssistantSchema.IntentSchema("notes") }
}

extension AssistantSchemas.NotesIntent {
    /// Makes a note.
    public var createNote: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("notes.createNote") }
    /// Changes a note.
    public var updateNote: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("notes.updateNote") }
    /// Adds text to a note.
    public var appendText: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("notes.appendText") }
}

extension AssistantSchemas {
    /// What apps keep that keep notes.
    public protocol NotesEntity: Model {}
}

extension AssistantSchema.EntitySchema: AssistantSchemas.NotesEntity {}

extension AssistantSchemas.Entity where Self == AssistantSchema.EntitySchema {
    /// What apps keep that keep notes.
    public static var notes: some AssistantSchemas.NotesEntity { AssistantSchema.EntitySchema("notes") }
}

extension AssistantSchemas.NotesEntity {
    /// A note.
    public var note: some AssistantSchemas.Entity { AssistantSchema.EntitySchema("notes.note") }
    /// A folder of notes.
    public var folder: some AssistantSchemas.Entity { AssistantSchema.EntitySchema("notes.folder") }
    /// An account whose notes the app shows.
    public var account: some AssistantSchemas.Entity { AssistantSchema.EntitySchema("notes.account") }
    /// A tag of notes.
    public var tag: some AssistantSchemas.Entity { AssistantSchema.EntitySchema("notes.tag") }
}
