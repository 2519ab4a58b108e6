/// Lets an intent answer what people say in a domain: `@AppIntent(schema: .notes.createNote)`.
///
/// Plain variables become parameters, a title is taken from the schema when none is written, and what the schema needs and the
/// intent lacks is an error.
@attached(memberAttribute)
@attached(member, names: named(init))
@attached(extension, conformances: Sendable, AppIntent, AssistantSchemaIntent, names: named(_assistantSchema))
public macro AppIntent<T: AssistantSchemas.Intent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro")

/// Tells which things of a domain an entity stands for: `@AppEntity(schema: .notes.note)`.
///
/// Plain variables become properties, and what the schema needs and the entity lacks is an error.
@attached(memberAttribute)
@attached(member, names: named(init))
@attached(extension, conformances: Sendable, AppEntity, AssistantSchemaEntity, names: named(_assistantSchema))
public macro AppEntity<T: AssistantSchemas.Entity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")

/// Tells which values of a domain an enum holds: `@AppEnum(schema: .photos.assetType)`.
///
/// An enum without raw values gets the names of its cases, and names for people where none are written.
@attached(member, names: named(init))
@attached(
    extension, conformances: Sendable, AppEnum, AssistantSchemaEnum,
    names: named(_assistantSchema), named(RawValue), named(rawValue), named(init(rawValue:)),
    named(caseDisplayRepresentations))
public macro AppEnum<T: AssistantSchemas.Enum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro")

/// The earlier name of `@AppIntent(schema:)`.
@available(*, deprecated, renamed: "AppIntent(schema:)")
@attached(memberAttribute)
@attached(member, names: named(init))
@attached(extension, conformances: Sendable, AppIntent, AssistantSchemaIntent, names: named(_assistantSchema))
public macro AssistantIntent<T: AssistantSchemas.Intent>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro")

/// The earlier name of `@AppEntity(schema:)`.
@available(*, deprecated, renamed: "AppEntity(schema:)")
@attached(memberAttribute)
@attached(member, names: named(init))
@attached(extension, conformances: Sendable, AppEntity, AssistantSchemaEntity, names: named(_assistantSchema))
public macro AssistantEntity<T: AssistantSchemas.Entity>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEntityMacro")

/// The earlier name of `@AppEnum(schema:)`.
@available(*, deprecated, renamed: "AppEnum(schema:)")
@attached(member, names: named(init))
@attached(
    extension, conformances: Sendable, AppEnum, AssistantSchemaEnum,
    names: named(_assistantSchema), named(RawValue), named(rawValue), named(init(rawValue:)),
    named(caseDisplayRepresentations))
public macro AssistantEnum<T: AssistantSchemas.Enum>(schema: T) =
    #externalMacro(module: "AppIntentsMacros", type: "AppEnumMacro")

/// Lets an enum stand for a value of several types: each case holds one.
///
///     @UnionValue enum SearchResult {
///         case note(NoteEntity)
///         case folder(FolderEntity)
///     }
@attached(
    extension, conformances: Sendable, AppUnionValue,
    names: named(_memberTypes), named(_member), named(_make(fromMember:)))
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
