/// A library whose intents belong to an app; the app's own package names it.
///
///     struct FieldNotesPackage: AppIntentsPackage {
///         static var includedPackages: [any AppIntentsPackage.Type] { [SharedPackage.self] }
///     }
public protocol AppIntentsPackage {
    /// The libraries that this one builds on.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// It builds on no other library.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }

    /// This library and all that it builds on, each once, in the order in which they are named.
    package static var allPackages: [any AppIntentsPackage.Type] {
        var found: [any AppIntentsPackage.Type] = []
        var waiting: [any AppIntentsPackage.Type] = [Self.self]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard !found.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(next) }) else { continue }
            found.append(next)
            waiting += next.includedPackages
        }
        return found
    }
}
