/// The domains of schemas: `.notes`, `.photos`.
public enum AssistantSchemas {
    /// Anything that has a schema.
    public protocol Model: Sendable {}
    /// The schema of an intent.
    public protocol Intent: Model {}
    /// The schema of an entity.
    public protocol Entity: Model {}
    /// The schema of an enum.
    public protocol Enum: Model {}

    /// The schema of an intent.
    public typealias IntentSchema = AssistantSchema.IntentSchema
    /// The schema of an entity.
    public typealias EntitySchema = AssistantSchema.EntitySchema
    /// The schema of an enum.
    public typealias EnumSchema = AssistantSchema.EnumSchema
}
