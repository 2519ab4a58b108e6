import AppIntents
import Synchronization

/// Finds the types of this program that conform to a protocol, without their being registered.
///
/// The runtime knows every conformance from the images' conformance records; their layout is the language's binary interface,
/// and has not changed since it was fixed. A type that an optimised build left out is not found: the compiler leaves out
/// types that nothing refers to and whose conformance stands in their own declaration. What `@AppIntent(schema:)` adds stands
/// in an extension, which is kept.
package enum TypeDiscovery {
    /// The types that conform, each once, in the order of their names; generic ones cannot be made and are left out.
    package static func conformers(of existential: Any.Type) -> [Any.Type] {
        let key = ObjectIdentifier(existential)
        if let known = found.withLock({ $0[key] }) { return known }
        let types = ConformanceRecords.conformers(of: existential)
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        found.withLock { $0[key] = types }
        return types
    }

    /// What was found before: images are not loaded while a program runs its intents.
    private static let found = Mutex<[ObjectIdentifier: [Any.Type]]>([:])

    /// The module of a type: `FieldNotes`.
    package static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// All entities of the module that a type is in.
    static func entities(inModuleOf type: Any.Type) -> [any AppEntity.Type] {
        let module = module(of: type)
        return conformers(of: (any AppEntity).self).filter { self.module(of: $0) == module }
            .compactMap { $0 as? any AppEntity.Type }
    }

    /// All intents of the module that a type is in.
    static func intents(inModuleOf type: Any.Type) -> [any AppIntent.Type] {
        let module = module(of: type)
        return conformers(of: (any AppIntent).self).filter { self.module(of: $0) == module }
            .compactMap { $0 as? any AppIntent.Type }
    }
}
