import Foundation

/// A quantity without its unit's type.
protocol AnyMeasurement: SendableMetatype {
    var dimension: Any.Type { get }
    /// The value in the unit from which all units of its kind are reckoned.
    var baseValue: Double { get }
    /// The symbol of that unit: `m`.
    static var baseSymbol: String { get }
    /// A quantity in that unit.
    static func inBaseUnit(_ value: Double) -> any Sendable
}

extension Measurement: AnyMeasurement where UnitType: Dimension {
    var dimension: Any.Type { UnitType.self }
    var baseValue: Double { unit.converter.baseUnitValue(fromValue: value) }
    static var baseSymbol: String { UnitType.baseUnit().symbol }
    static func inBaseUnit(_ value: Double) -> any Sendable { Measurement(value: value, unit: UnitType.baseUnit()) }
}

extension IntentParameter {
    /// What is asked of a person when something is compared: a value of a type. A bare number of a quantity is in its base unit.
    convenience init(askedFor title: String, _ resolvers: [any Resolver] = []) {
        var descriptor = ParameterDescriptor(
            holding: Value.self, title: "\(title)", description: nil, requestValueDialog: nil,
            requestDisambiguationDialog: nil, inputConnectionBehavior: .default)
        descriptor.resolvers = resolvers
        if let quantity = Value.ValueType.self as? any AnyMeasurement.Type {
            descriptor.unitSymbol = quantity.baseSymbol
            descriptor.measurement = { quantity.inBaseUnit($0) }
        }
        self.init(descriptor)
    }
}
