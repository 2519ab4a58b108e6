/// A type whose kind has a name.
public protocol TypeDisplayRepresentable {
    /// What the kind is called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type each of whose values has a name.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How this value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The value's title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type whose kind and values have names, such as an entity.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type that names all of its values at once.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// How each value is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The case's title; the case as it is written in the source when it was given none.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    /// The value's title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a fixed set of values whose names are known beforehand, such as an app enum.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
