public import Foundation

/// The units of a kind of quantity, by their names in the source: `.kilometers`.
public protocol _ParameterUnit: Hashable, Sendable, CaseIterable {
    /// The kind of quantity.
    associatedtype Kind: Dimension

    /// Every unit as Foundation has it.
    static var _units: KeyValuePairs<Self, Kind> { get }
}

extension _ParameterUnit {
    /// Every unit of the kind, in alphabetical order.
    public static var allCases: [Self] { _units.map(\.key) }

    /// The unit as Foundation has it.
    public var _dimension: Kind { Self._units.first { $0.key == self }?.value ?? Kind.baseUnit() }
}

/// A kind of quantity whose units a parameter knows.
public protocol _ParameterDimension: Dimension {
    /// The units.
    associatedtype ParameterUnit: _ParameterUnit
}

extension Measurement: _MeasuredIntentValue
where UnitType: _ParameterDimension, UnitType.ParameterUnit.Kind == UnitType {
    /// The units.
    public typealias ParameterUnit = UnitType.ParameterUnit

    /// So much in a unit; the base unit of its kind when there is none.
    public static func _measurement(_ value: Double, in unit: ParameterUnit?) -> Measurement<UnitType> {
        Measurement(value: value, unit: unit?._dimension ?? UnitType.baseUnit())
    }

    /// The same quantity in another unit.
    public func _converted(to unit: ParameterUnit) -> Measurement<UnitType> { converted(to: unit._dimension) }

    /// The same number in the unit that readers of the current locale use for such quantities.
    public func _inLocalUnit() -> Measurement<UnitType> {
        let local = LocalUnit.of(unit, in: TextLocale.effective) as? UnitType
        return Measurement(value: value, unit: local ?? unit)
    }

    /// Whether the quantity is below zero.
    public var _isNegative: Bool { value < 0 }

    /// How the unit is written: `km`.
    public var _unitSymbol: String { unit.symbol }
}
