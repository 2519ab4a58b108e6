import AssistantSchemaCatalog

/// An intent that an assistant can run without phrases; adopt it with `@AppIntent(schema:)`.
public protocol AssistantIntent: AppIntent {}

/// An entity that an assistant knows; adopt it with `@AppEntity(schema:)`.
public protocol AssistantEntity: AppEntity {}

/// An enum that an assistant knows; adopt it with `@AppEnum(schema:)`.
public protocol AssistantEnum: AppEnum {}

/// An intent that adopts a schema.
public protocol AssistantSchemaIntent: AssistantIntent {
    /// Whether the intent is for assistants alone, and offered nowhere else.
    static var isAssistantOnly: Bool { get }
    /// The schema, which the macro writes down.
    static var _assistantSchema: AssistantSchema { get }
}

extension AssistantSchemaIntent {
    /// The intent is offered elsewhere too.
    public static var isAssistantOnly: Bool { false }
    /// What the schema does: “Create Note”.
    public static var title: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: _assistantSchema.title(.intent))
    }
}

/// An entity that adopts a schema.
public protocol AssistantSchemaEntity: AssistantEntity {
    /// Whether the entity is for assistants alone.
    static var isAssistantOnly: Bool { get }
    /// The schema, which the macro writes down.
    static var _assistantSchema: AssistantSchema { get }
}

extension AssistantSchemaEntity {
    /// The entity is used elsewhere too.
    public static var isAssistantOnly: Bool { false }
    /// What the schema calls such things: “Note”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: _assistantSchema.title(.entity)))
    }
}

/// An enum that adopts a schema.
public protocol AssistantSchemaEnum: AssistantEnum {
    /// Whether the enum is for assistants alone.
    static var isAssistantOnly: Bool { get }
    /// The schema, which the macro writes down.
    static var _assistantSchema: AssistantSchema { get }
}

extension AssistantSchemaEnum {
    /// The enum is used elsewhere too.
    public static var isAssistantOnly: Bool { false }
    /// What the schema calls such values: “Photo Type”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: _assistantSchema.title(.enumeration)))
    }
}

extension AssistantSchema {
    /// What the schema stands for, in a word or two; its name where the house does not know it.
    fileprivate func title(_ kind: AssistantSchemaEntry.Kind) -> String {
        AssistantSchemaTable.schema(name, kind)?.title ?? name
    }
}
