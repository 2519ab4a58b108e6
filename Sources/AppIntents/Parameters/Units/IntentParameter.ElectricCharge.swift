public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    /// Units of electric charge.
    public enum ElectricCharge: Sendable, Hashable {
        /// Ampere hours.
        case ampereHours
        /// Coulombs.
        case coulombs
        /// Kiloampere hours.
        case kiloampereHours
        /// Megaampere hours.
        case megaampereHours
        /// Microampere hours.
        case microampereHours
        /// Milliampere hours.
        case milliampereHours
    }
}

extension IntentParameter.ElectricCharge: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitElectricCharge> {
        [
            .ampereHours: .ampereHours,
            .coulombs: .coulombs,
            .kiloampereHours: .kiloampereHours,
            .megaampereHours: .megaampereHours,
            .microampereHours: .microampereHours,
            .milliampereHours: .milliampereHours,
        ]
    }
}

extension UnitElectricCharge: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge
}
