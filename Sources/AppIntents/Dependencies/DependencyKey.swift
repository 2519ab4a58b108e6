/// By what a dependency is found: its type, or a key that the app chose.
///
/// Unchecked, since `AnyHashable` cannot say that its value is sendable; a key is only ever compared.
struct DependencyKey: Hashable, @unchecked Sendable {
    let value: AnyHashable

    init<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) {
        value = key ?? AnyHashable(ObjectIdentifier(type))
    }
}
