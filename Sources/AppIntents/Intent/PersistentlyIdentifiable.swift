/// A type that is found again by name, in saved shortcuts and in tests.
public protocol PersistentlyIdentifiable {
    /// The name; a type's own name unless an older one must go on working.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name, without its module.
    public static var persistentIdentifier: String { "\(Self.self)" }
}
