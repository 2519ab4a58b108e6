public import AppIntents
import Foundation
import IntentRuntime

/// A definition of a type whose instances tests hold without knowing the type.
public protocol AppIntentTypeDefinition: Sendable {
    /// What stands for an instance.
    associatedtype Instance: IntentValueConvertible

    /// Makes sure that an instance is of this definition's type.
    ///
    /// - Throws: `AppIntentsTestingError`, when it is of another one.
    func isInstance(_ value: Instance) throws
}

/// An entity by name: finds entities, and makes references to them.
public struct AppEntityDefinition: AppIntentTypeDefinition {
    /// The name of the type.
    public let identifier: String

    let app: AppUnderTest

    /// The app under test.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// An entity by its identifier, for a parameter; it is looked up when the intent runs.
    public func makeReference(identifier: some EntityIdentifierConvertible) -> AnyAppEntity {
        AnyAppEntity(type: self.identifier, identifier: identifier.entityIdentifierString, app)
    }

    /// The entities with these identifiers, in their order; those that are gone are left out.
    public func entities(identifiers: [some EntityIdentifierConvertible]) async throws -> [AnyAppEntity] {
        let lookup = try lookup()
        let texts = identifiers.map(\.entityIdentifierString)
        return try await found(by: lookup) { try await lookup.entities(identifiedBy: texts) }
    }

    /// The entities that fit words, likeliest first.
    public func entities(matching string: String) async throws -> [AnyAppEntity] {
        let lookup = try lookup()
        guard lookup.findsByWords else {
            throw AppIntentsTestingError.queryCannot(
                type: identifier, what: "find entities by words", needed: "EntityStringQuery")
        }
        return try await found(by: lookup) {
            try await lookup.matches(for: string)?.compactMap { $0.value as? any AppEntity } ?? []
        }
    }

    /// The entities that a person is likely to name.
    public func suggestedEntities() async throws -> [AnyAppEntity] {
        let lookup = try lookup()
        return try await found(by: lookup) {
            try await lookup.suggestions().compactMap { $0.value as? any AppEntity }
        }
    }

    /// Every entity there is.
    public func allEntities() async throws -> [AnyAppEntity] {
        let lookup = try lookup()
        guard let query = lookup.query as? any EnumerableEntityQuery else {
            throw AppIntentsTestingError.queryCannot(
                type: identifier, what: "list all entities", needed: "EnumerableEntityQuery")
        }
        @Sendable func all<Query: EnumerableEntityQuery>(_ query: Query) async throws -> [any AppEntity] {
            try await query.allEntities().map { $0 as any AppEntity }
        }
        return try await found(by: lookup) { try await all(query) }
    }

    /// The entities that a search in the index comes up with, best first; those that are gone are left out.
    public func spotlightQuery(_ string: String) async throws -> [AnyAppEntity] {
        let type = try app.entity(named: identifier)
        guard type is any IndexedEntity.Type else {
            throw AppIntentsTestingError.queryCannot(
                type: identifier, what: "be searched for in the index", needed: "IndexedEntity, in the entity itself")
        }
        var identifiers: [String] = []
        for try await response in CSUserQuery(userQueryString: string, userQueryContext: nil).responses {
            guard case .item(let found) = response,
                found.item.attributeSet.association?.type == type.persistentIdentifier
            else { continue }
            identifiers.append(found.item.attributeSet.association?.identifier ?? found.id)
        }
        let lookup = try lookup()
        let wanted = identifiers
        return try await found(by: lookup) { try await lookup.entities(identifiedBy: wanted) }
    }

    /// Makes sure that an entity is of this type.
    public func isInstance(_ value: AnyAppEntity) throws {
        guard value.identifier.typeIdentifier == identifier else {
            throw AppIntentsTestingError.notReadable(
                path: "the entity", expected: identifier, found: value.identifier.typeIdentifier)
        }
    }

    private func lookup() throws(AppIntentsTestingError) -> EntityLookup {
        EntityLookup(try app.entity(named: identifier))
    }

    private func found(
        by lookup: EntityLookup, _ find: @escaping @Sendable () async throws -> [any AppEntity]
    ) async throws -> [AnyAppEntity] {
        let entities = try await app.driver().query {
            for dependency in IntentReflection.dependencies(of: lookup.query) { try await dependency.prepare() }
            return try await find()
        }
        return entities.map { AnyAppEntity($0, app) }
    }
}

/// An entity that is kept nowhere, by name: makes new ones.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
    /// The name of the type.
    public let identifier: String

    let app: AppUnderTest

    /// The app under test.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Makes sure that an entity is of this type.
    public func isInstance(_ value: AnyTransientAppEntity) throws {
        guard value.typeIdentifier == identifier else {
            throw AppIntentsTestingError.notReadable(
                path: "the entity", expected: identifier, found: value.typeIdentifier)
        }
    }
}

/// An enum by name: makes cases.
public struct AppEnumDefinition: AppIntentTypeDefinition {
    /// The name of the type.
    public let identifier: String

    let app: AppUnderTest

    /// The app under test.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// A case by its raw value; that there is none is told when an intent takes it.
    public func makeCase(_ rawValue: String) -> AnyAppEnum {
        AnyAppEnum(typeIdentifier: identifier, rawValue: rawValue)
    }

    /// A case of an enum whose raw values are whole numbers.
    public func makeCase(_ rawValue: Int) -> AnyAppEnum { makeCase(String(rawValue)) }

    /// Every case, in the order of the source.
    public func allCases() throws -> [AnyAppEnum] {
        try app.enumeration(named: identifier).options.compactMap {
            AnyAppEnum._read($0.value, in: _TestedApp(app: app))
        }
    }

    /// Makes sure that a case is of this enum.
    public func isInstance(_ value: AnyAppEnum) throws {
        guard value.typeIdentifier == identifier else {
            throw AppIntentsTestingError.notReadable(
                path: "the case", expected: identifier, found: value.typeIdentifier)
        }
    }
}

/// A query of values by name: asks it.
public struct IntentValueQueryDefinition: Sendable {
    /// The name of the type.
    public let identifier: String

    let app: AppUnderTest

    /// The app under test.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// The values that the query answers with, likeliest first.
    ///
    /// - Throws: `AppIntentsTestingError`, when the query takes something else; what the query throws.
    public func values(for input: some Sendable) async throws -> ResolvedValueQueryResult {
        let type = try app.valueQuery(named: identifier)
        let (app, name) = (app, identifier)
        @Sendable func ask<Query: IntentValueQuery>(_ type: Query.Type) async throws -> [any Sendable] {
            guard let input = input as? Query.Input else {
                throw AppIntentsTestingError.wrongInput(
                    query: name, expected: "\(Query.Input.self)", given: TestedValue.name(of: input))
            }
            let query = type.init()
            for dependency in IntentReflection.dependencies(of: query) { try await dependency.prepare() }
            return try await query.values(for: input).map { $0 as any Sendable }
        }
        let values = try await app.driver().query { try await ask(type) }
        return ResolvedValueQueryResult(
            items: DynamicPropertyPathCollection(
                values.enumerated().map { TestedValue($1, app, path: "items[\($0)]") }))
    }
}

/// What a query of values answered.
public struct ResolvedValueQueryResult: Sendable {
    /// The values, likeliest first.
    public let items: DynamicPropertyPathCollection
}
