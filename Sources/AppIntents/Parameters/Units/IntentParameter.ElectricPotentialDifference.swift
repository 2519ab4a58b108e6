public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    /// Units of electric tension.
    public enum ElectricPotentialDifference: Sendable, Hashable {
        /// Kilovolts.
        case kilovolts
        /// Megavolts.
        case megavolts
        /// Microvolts.
        case microvolts
        /// Millivolts.
        case millivolts
        /// Volts.
        case volts
    }
}

extension IntentParameter.ElectricPotentialDifference: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitElectricPotentialDifference> {
        [
            .kilovolts: .kilovolts,
            .megavolts: .megavolts,
            .microvolts: .microvolts,
            .millivolts: .millivolts,
            .volts: .volts,
        ]
    }
}

extension UnitElectricPotentialDifference: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitElectricPotentialDifference>>
        .ElectricPotentialDifference
}
