public import AppIntents
public import Foundation

/// What a test may give to a parameter.
public protocol IntentValueExpressing: Sendable {
    /// The value, be it that its entity must be found first.
    var _givenValue: _GivenValue { get }
}

/// A value as a test gives it.
public enum _GivenValue: Sendable {
    /// The value itself.
    case value(any Sendable)
    /// An entity by its type's name and its identifier.
    case reference(type: String, identifier: String)
    /// A case of an enum by the enum's name and its raw value.
    case enumeration(type: String, rawValue: String)
    /// Several values.
    case list([_GivenValue])
    /// No value.
    case nothing
    /// What cannot be given, since it could not be read.
    case failure(AppIntentsTestingError)
}

/// What a test may read of a result, of an entity's property, of a parameter.
public protocol IntentValueConvertible: Sendable {
    /// Makes the value of what was found; `nil` when that is of another type.
    static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> Self?
}

/// The app that a value belongs to.
public struct _TestedApp: Sendable {
    let app: AppUnderTest
}

extension IntentValueExpressing {
    /// The value itself.
    public var _givenValue: _GivenValue { .value(self) }
}

extension IntentValueConvertible {
    /// The value, if it is of this very type.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> Self? { found as? Self }
}

extension Bool: IntentValueExpressing, IntentValueConvertible {}
extension Int: IntentValueExpressing, IntentValueConvertible {}
extension Decimal: IntentValueExpressing, IntentValueConvertible {}
extension Date: IntentValueExpressing, IntentValueConvertible {}
extension DateComponents: IntentValueExpressing, IntentValueConvertible {}
extension Duration: IntentValueExpressing, IntentValueConvertible {}
extension URL: IntentValueExpressing, IntentValueConvertible {}
extension UUID: IntentValueExpressing, IntentValueConvertible {}
extension IntentFile: IntentValueExpressing, IntentValueConvertible {}
extension IntentPerson: IntentValueExpressing, IntentValueConvertible {}
extension Measurement: IntentValueExpressing where UnitType: Sendable {}
extension Measurement: IntentValueConvertible where UnitType: Sendable {}

extension String: IntentValueExpressing, IntentValueConvertible {
    /// A text, with or without attributes.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> String? {
        found as? String ?? (found as? AttributedString).map { String($0.characters) }
    }
}

extension AttributedString: IntentValueExpressing, IntentValueConvertible {
    /// A text, with or without attributes.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> AttributedString? {
        found as? AttributedString ?? (found as? String).map { AttributedString($0) }
    }
}

extension Double: IntentValueExpressing, IntentValueConvertible {
    /// A number, whole or not.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> Double? {
        found as? Double ?? (found as? Int).map(Double.init)
    }
}

extension Array: IntentValueExpressing where Element: IntentValueExpressing {
    /// Several values.
    public var _givenValue: _GivenValue { .list(map(\._givenValue)) }
}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
    /// Several values, all of the element's type.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> [Element]? {
        guard let found, let elements = TestedValue.elements(of: found) else { return nil }
        let read = elements.map { Element._read($0, in: app) }
        return read.contains { $0 == nil } ? nil : read.compactMap(\.self)
    }
}

extension Optional: IntentValueExpressing where Wrapped: IntentValueExpressing {
    /// The value, if there is one.
    public var _givenValue: _GivenValue { map(\._givenValue) ?? .nothing }
}

extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
    /// The value, or that there is none.
    public static func _read(_ found: (any Sendable)?, in app: _TestedApp) -> Wrapped?? {
        guard let found else { return .some(nil) }
        return Wrapped._read(found, in: app).map(Optional.some)
    }
}
