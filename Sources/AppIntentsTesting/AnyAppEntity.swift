import AppIntents

/// Which entity is meant.
public struct AttributedEntityIdentifier: Sendable, Hashable {
    /// The name of its type.
    public let typeIdentifier: String
    /// Its identifier as text.
    public let instanceIdentifier: String
}

/// An entity without its type: what a query found, what an intent returned, or a reference by identifier.
@dynamicMemberLookup
public struct AnyAppEntity: Sendable {
    /// Which entity it is.
    public let identifier: AttributedEntityIdentifier

    let entity: (any AppEntity)?
    private let app: AppUnderTest

    init(_ entity: any AppEntity, _ app: AppUnderTest) {
        identifier = AttributedEntityIdentifier(
            typeIdentifier: "\(type(of: entity))", instanceIdentifier: TestedValue.identifier(of: entity))
        self.entity = entity
        self.app = app
    }

    /// A reference, which is looked up when an intent takes it.
    init(type: String, identifier: String, _ app: AppUnderTest) {
        self.identifier = AttributedEntityIdentifier(typeIdentifier: type, instanceIdentifier: identifier)
        entity = nil
        self.app = app
    }

    /// A way into one of its properties.
    public subscript(dynamicMember name: String) -> DynamicPropertyPath {
        DynamicPropertyPath { () throws(AppIntentsTestingError) in try tested().property(name) }
    }

    /// One of its properties, as a value.
    public subscript<Value: IntentValueConvertible>(dynamicMember name: String) -> Value {
        get throws { try tested().property(name).read(as: Value.self) }
    }

    private func tested() throws(AppIntentsTestingError) -> TestedValue {
        guard let entity else {
            throw .notReadable(
                path: identifier.typeIdentifier, expected: "an entity",
                found: "a reference, which has no properties before it is looked up with entities(identifiers:)")
        }
        return TestedValue(entity, app, path: identifier.typeIdentifier)
    }
}

extension AnyAppEntity: Equatable {
    /// Whether both are the same entity, be it with other contents.
    public static func == (one: AnyAppEntity, other: AnyAppEntity) -> Bool { one.identifier == other.identifier }
}

extension AnyAppEntity: IntentValueExpressing {
    /// The entity, or how it is found.
    public var _givenValue: _GivenValue {
        entity.map(_GivenValue.value)
            ?? .reference(type: identifier.typeIdentifier, identifier: identifier.instanceIdentifier)
    }
}

extension AnyAppEntity: IntentValueConvertible {
    /// Any entity.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> AnyAppEntity? {
        (found as? any AppEntity).map { AnyAppEntity($0, app.app) }
    }
}

/// An entity that is kept nowhere, without its type.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable {
    /// The name of its type.
    public let typeIdentifier: String

    let entity: any TransientAppEntity
    private let app: AppUnderTest

    init(_ entity: any TransientAppEntity, _ app: AppUnderTest) {
        typeIdentifier = "\(type(of: entity))"
        self.entity = entity
        self.app = app
    }

    /// A way into one of its properties.
    public subscript(dynamicMember name: String) -> DynamicPropertyPath {
        DynamicPropertyPath { () throws(AppIntentsTestingError) in
            try TestedValue(entity, app, path: typeIdentifier).property(name)
        }
    }

    /// One of its properties, as a value.
    public subscript<Value: IntentValueConvertible>(dynamicMember name: String) -> Value {
        get throws { try TestedValue(entity, app, path: typeIdentifier).property(name).read(as: Value.self) }
    }
}

extension AnyTransientAppEntity: IntentValueExpressing {
    /// The entity.
    public var _givenValue: _GivenValue { .value(entity) }
}

extension AnyTransientAppEntity: IntentValueConvertible {
    /// Any entity that is kept nowhere.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> AnyTransientAppEntity? {
        (found as? any TransientAppEntity).map { AnyTransientAppEntity($0, app.app) }
    }
}
