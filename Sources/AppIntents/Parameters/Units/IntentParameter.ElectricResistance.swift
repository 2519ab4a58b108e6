public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    /// Units of electric resistance.
    public enum ElectricResistance: Sendable, Hashable {
        /// Kiloohms.
        case kiloohms
        /// Megaohms.
        case megaohms
        /// Microohms.
        case microohms
        /// Milliohms.
        case milliohms
        /// Ohms.
        case ohms
    }
}

extension IntentParameter.ElectricResistance: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitElectricResistance> {
        [
            .kiloohms: .kiloohms,
            .megaohms: .megaohms,
            .microohms: .microohms,
            .milliohms: .milliohms,
            .ohms: .ohms,
        ]
    }
}

extension UnitElectricResistance: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricResistance>>.ElectricResistance
}
