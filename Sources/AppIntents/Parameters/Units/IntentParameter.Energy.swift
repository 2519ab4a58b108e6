public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    /// Units of energy.
    public enum Energy: Sendable, Hashable {
        /// Calories.
        case calories
        /// Joules.
        case joules
        /// Kilocalories.
        case kilocalories
        /// Kilojoules.
        case kilojoules
        /// Kilowatt hours.
        case kilowattHours
    }
}

extension IntentParameter.Energy: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitEnergy> {
        [
            .calories: .calories,
            .joules: .joules,
            .kilocalories: .kilocalories,
            .kilojoules: .kilojoules,
            .kilowattHours: .kilowattHours,
        ]
    }
}

extension UnitEnergy: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitEnergy>>.Energy
}
