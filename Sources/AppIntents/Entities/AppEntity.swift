/// A noun of an app: one of the things that it keeps, such as a note.
///
///     struct NoteEntity: AppEntity {
///         static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
///         static let defaultQuery = NoteQuery()
///         let id: UUID
///         @Property(title: "Title") var title: String
///         var displayRepresentation: DisplayRepresentation { "\(title)" }
///     }
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == Self.ValueType, ID: EntityIdentifierConvertible, ID: Sendable {
    /// How entities of this type are found.
    associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity

    /// How entities of this type are found, unless a parameter brings a query of its own.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// Declares a property that the outside can see: `@Property(title: "Title") var title: String`.
    public typealias Property = EntityProperty

    /// One of the app's things.
    public static var _valueType: _IntentValueType { .entity(Self.self) }
}
