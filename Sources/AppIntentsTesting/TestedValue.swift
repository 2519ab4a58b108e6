import AppIntents
import Foundation
import IntentRuntime

/// A value that an app holds or returned, with what a test may ask of it.
struct TestedValue: Sendable {
    let value: (any Sendable)?
    let app: AppUnderTest
    /// How a test came to it: `result.value.title`.
    let path: String

    init(_ value: (any Sendable)?, _ app: AppUnderTest, path: String) {
        // What holds one of several types is what it holds.
        self.value = (value as? any AppUnionValue)?._member ?? value
        (self.app, self.path) = (app, path)
    }

    func read<Value: IntentValueConvertible>(as type: Value.Type) throws(AppIntentsTestingError) -> Value {
        guard let read = Value._read(value, in: _TestedApp(app: app)) else {
            throw .notReadable(path: path, expected: "\(type)", found: Self.name(of: value))
        }
        return read
    }

    /// A property of an entity, by its name; `id` is its identifier.
    func property(_ name: String) throws(AppIntentsTestingError) -> TestedValue {
        guard let entity = value as? any AppEntity else {
            throw .notReadable(path: path, expected: "an entity", found: Self.name(of: value))
        }
        let properties = IntentReflection.properties(of: entity)
        let path = "\(path).\(name)"
        if let found = properties.first(where: { $0.name == name }) {
            return TestedValue(found.property.anyValue, app, path: path)
        }
        if name == "id" { return TestedValue(Self.identifier(of: entity), app, path: path) }
        throw .noSuchProperty(name, type: "\(type(of: entity))", known: properties.map(\.name))
    }

    func element(_ index: Int) throws(AppIntentsTestingError) -> TestedValue {
        guard let value, let elements = Self.elements(of: value) else {
            throw .notReadable(path: path, expected: "a list", found: Self.name(of: value))
        }
        guard elements.indices.contains(index) else {
            throw .noSuchElement(path: path, index: index, count: elements.count)
        }
        return TestedValue(elements[index], app, path: "\(path)[\(index)]")
    }

    // MARK: Any value

    /// The values of an array or a set; `nil` for what is none.
    static func elements(of value: any Sendable) -> [any Sendable]? {
        if let list = value as? [any Sendable] { return list }
        guard Mirror(reflecting: value).displayStyle == .set, let set = value as? Set<AnyHashable> else { return nil }
        return set.compactMap { $0.base as? any _IntentValue }
    }

    static func identifier(of entity: any AppEntity) -> String {
        func identifier<Entity: AppEntity>(_ entity: Entity) -> String { entity.id.entityIdentifierString }
        return identifier(entity)
    }

    /// The type of a value, for a message.
    static func name(of value: (any Sendable)?) -> String {
        value.map { "\(type(of: $0))" } ?? "no value"
    }
}
