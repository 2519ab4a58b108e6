extension AssistantSchemaTable {
    /// The domain of apps that keep notes.
    static let notes: [AssistantSchemaEntry] = [
        AssistantSchemaEntry(
            "notes.createNote", .intent, "Create Note",
            [
                .init("name", .text, .needed),
                .init("content", .optional(.text)),
                .init("attachments", .list(.file), standing: "[]"),
                .init("isPinned", .bool, standing: "false"),
                .init("folder", .optional(.entity("notes.folder"))),
                .init("tags", .optional(.list(.entity("notes.tag"))), .optional),
            ]),
        AssistantSchemaEntry(
            "notes.updateNote", .intent, "Update Note",
            [
                .init("target", .entity("notes.note"), .needed),
                .init("name", .optional(.text)),
                .init("content", .optional(.text), .optional),
                .init("attachments", .optional(.list(.file))),
                .init("isPinned", .optional(.bool)),
                .init("folder", .optional(.entity("notes.folder"))),
                .init("tags", .optional(.list(.entity("notes.tag"))), .optional),
            ]),
        AssistantSchemaEntry(
            "notes.appendText", .intent, "Add to Note",
            [.init("content", .text, .needed), .init("target", .entity("notes.note"), .needed)]),
        AssistantSchemaEntry(
            "notes.note", .entity, "Note",
            [
                .init("name", .text, .needed),
                .init("content", .optional(.text)),
                .init("attachments", .list(.file)),
                .init("isPinned", .bool),
                .init("creationDate", .optional(.date)),
                .init("modificationDate", .optional(.date)),
                .init("folder", .optional(.entity("notes.folder"))),
                .init("tags", .list(.entity("notes.tag")), .optional),
            ]),
        AssistantSchemaEntry(
            "notes.folder", .entity, "Folder",
            [
                .init("name", .text, .needed),
                .init("account", .optional(.entity("notes.account")), .optional),
                .init("parent", .optional(.entity("notes.folder")), .optional),
            ]),
        AssistantSchemaEntry("notes.account", .entity, "Account", [.init("name", .text, .needed)]),
        AssistantSchemaEntry("notes.tag", .entity, "Tag", [.init("name", .text, .needed)]),
    ]
}
