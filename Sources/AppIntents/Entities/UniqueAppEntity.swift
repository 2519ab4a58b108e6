/// An entity of which there is exactly one, such as the settings of an app.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
    /// The type's name: there is only one.
    public var id: String { Self.persistentIdentifier }

    /// The name of the kind.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
    }
}
