public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    /// Units of what a vehicle uses.
    public enum FuelEfficiency: Sendable, Hashable {
        /// Liters per 100 kilometers.
        case litersPer100Kilometers
        /// Miles per gallon.
        case milesPerGallon
        /// Miles per imperial gallon.
        case milesPerImperialGallon
    }
}

extension IntentParameter.FuelEfficiency: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitFuelEfficiency> {
        [
            .litersPer100Kilometers: .litersPer100Kilometers,
            .milesPerGallon: .milesPerGallon,
            .milesPerImperialGallon: .milesPerImperialGallon,
        ]
    }
}

extension UnitFuelEfficiency: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency
}
