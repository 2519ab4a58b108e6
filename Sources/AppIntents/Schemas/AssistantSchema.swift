/// A schema: the shape that the intents, entities and enums of a domain have in every app.
///
/// A type adopts one with a macro, `@AppIntent(schema: .notes.createNote)`, and then answers what people say in that domain
/// without phrases of its own.
public struct AssistantSchema: Sendable, Hashable {
    /// The domain and the name in it: `notes.createNote`.
    package let name: String

    /// The schema of an intent.
    public init(_ schema: IntentSchema) { name = schema.identifier }
    /// The schema of an entity.
    public init(_ schema: EntitySchema) { name = schema.identifier }
    /// The schema of an enum.
    public init(_ schema: EnumSchema) { name = schema.identifier }
}

extension AssistantSchema {
    /// The schema of an intent: `.notes.createNote`.
    public struct IntentSchema: AssistantSchemas.Intent, Hashable {
        let identifier: String

        /// A schema by its domain and its name in it; the house knows those that are written as members.
        public init(_ identifier: String) { self.identifier = identifier }
    }

    /// The schema of an entity: `.notes.note`.
    public struct EntitySchema: AssistantSchemas.Entity, Hashable {
        let identifier: String

        /// A schema by its domain and its name in it; the house knows those that are written as members.
        public init(_ identifier: String) { self.identifier = identifier }
    }

    /// The schema of an enum: `.photos.assetType`.
    public struct EnumSchema: AssistantSchemas.Enum, Hashable {
        let identifier: String

        /// A schema by its domain and its name in it; the house knows those that are written as members.
        public init(_ identifier: String) { self.identifier = identifier }
    }
}
