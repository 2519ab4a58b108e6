public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    /// Units of electric current.
    public enum ElectricCurrent: Sendable, Hashable {
        /// Amperes.
        case amperes
        /// Kiloamperes.
        case kiloamperes
        /// Megaamperes.
        case megaamperes
        /// Microamperes.
        case microamperes
        /// Milliamperes.
        case milliamperes
    }
}

extension IntentParameter.ElectricCurrent: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitElectricCurrent> {
        [
            .amperes: .amperes,
            .kiloamperes: .kiloamperes,
            .megaamperes: .megaamperes,
            .microamperes: .microamperes,
            .milliamperes: .milliamperes,
        ]
    }
}

extension UnitElectricCurrent: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricCurrent>>.ElectricCurrent
}
