import AppIntents

/// A case of an enum, without its type.
public struct AnyAppEnum: Sendable, Hashable {
    /// The name of the enum.
    public let typeIdentifier: String
    /// The case's raw value as text.
    public let rawValue: String

    /// The raw value as another type: `Int` for an enum of whole numbers.
    ///
    /// - Throws: `AppIntentsTestingError`, when it is none.
    public func `as`<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        guard let value = Value(rawValue) else {
            throw AppIntentsTestingError.notReadable(
                path: "\(typeIdentifier).rawValue", expected: "\(type)", found: "“\(rawValue)”")
        }
        return value
    }
}

extension AnyAppEnum: CustomStringConvertible {
    /// The enum and the case: `Screen.pinned`.
    public var description: String { "\(typeIdentifier).\(rawValue)" }
}

extension AnyAppEnum: IntentValueExpressing {
    /// The case by its raw value.
    public var _givenValue: _GivenValue { .enumeration(type: typeIdentifier, rawValue: rawValue) }
}

extension AnyAppEnum: IntentValueConvertible {
    /// A case of any enum.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> AnyAppEnum? {
        func read<Case: AppEnum>(_ found: Case) -> AnyAppEnum {
            AnyAppEnum(typeIdentifier: "\(Case.self)", rawValue: String(describing: found.rawValue))
        }
        return (found as? any AppEnum).map { read($0) }
    }
}
