import AppIntents
import Foundation
import IntentRuntime

/// Makes what a parameter holds of what a test gives, and checks it.
struct ValueConversion {
    let app: AppUnderTest
    let intent: String

    /// - Throws: `AppIntentsTestingError`, when the parameter cannot hold the value.
    func set(_ given: _GivenValue, into parameter: any AnyIntentParameter, named name: String) async throws {
        let type = parameter.descriptor.valueType
        let value = try await self.value(of: given, for: type.element, name)
        guard let value else {
            guard type.isOptional else { throw wrongType(name, type, "no value") }
            return
        }
        do {
            try parameter.setAnyValue(value)
        } catch {
            throw wrongType(name, type, TestedValue.name(of: value))
        }
        if let objection = ValueLimits(parameter.descriptor).objection(to: value) {
            throw AppIntentsTestingError.outOfRange(
                parameter: name, type: intent, expected: objection.expected, given: objection.given)
        }
    }

    private func wrongType(_ name: String, _ type: _IntentValueType, _ given: String) -> AppIntentsTestingError {
        .wrongType(parameter: name, type: intent, expected: "\(type)", given: given)
    }

    private func value(
        of given: _GivenValue, for type: _IntentValueType, _ name: String
    ) async throws -> (any Sendable)? {
        switch given {
        case .nothing: return nil
        case .failure(let error): throw error
        case .value(let value): return try converted(value, to: type)
        case .enumeration(let enumeration, let rawValue):
            return try enumerationCase(rawValue, of: try app.enumeration(named: enumeration))
        case .reference(let entityType, let identifier):
            return try await entity(identifier, of: try app.entity(named: entityType))
        case .list(let elements):
            var values: [any Sendable] = []
            for element in elements {
                if let value = try await value(of: element, for: type, name) { values.append(value) }
            }
            return values
        }
    }

    /// What is given in another type than the parameter's, but means the same.
    private func converted(_ value: any Sendable, to type: _IntentValueType) throws -> any Sendable {
        switch (type, value) {
        case (.attributedString, let text as String): AttributedString(text)
        case (.string, let text as AttributedString): String(text.characters)
        case (.double, let number as Int): Double(number)
        case (.decimal, let number as Int): Decimal(number)
        case (.decimal, let number as Double): Decimal(number)
        case (.enumeration(let type), let rawValue as String): try enumerationCase(rawValue, of: type)
        case (.enumeration(let type), let rawValue as Int) where type.hasWholeRawValues:
            try enumerationCase(String(rawValue), of: type)
        default: value
        }
    }

    private func enumerationCase(_ rawValue: String, of type: any AppEnum.Type) throws -> any Sendable {
        func find<Case: AppEnum>(_ type: Case.Type) throws -> any Sendable {
            let cases = Array(type.allCases)
            guard let found = cases.first(where: { String(describing: $0.rawValue) == rawValue }) else {
                throw AppIntentsTestingError.noSuchCase(
                    rawValue, type: "\(type)", known: cases.map { String(describing: $0.rawValue) })
            }
            return found
        }
        return try find(type)
    }

    private func entity(_ identifier: String, of type: any AppEntity.Type) async throws -> any Sendable {
        let lookup = EntityLookup(type)
        let found = try await app.driver().query {
            for dependency in IntentReflection.dependencies(of: lookup.query) { try await dependency.prepare() }
            return try await lookup.entities(identifiedBy: [identifier])
        }
        guard let entity = found.first else {
            throw AppIntentsTestingError.noSuchEntity(identifier, type: "\(type)")
        }
        return entity
    }
}

extension AppEnum {
    /// Whether its raw values are whole numbers.
    fileprivate static var hasWholeRawValues: Bool { RawValue.self is any BinaryInteger.Type }
}
