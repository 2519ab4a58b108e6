public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    /// Units of speed.
    public enum Speed: Sendable, Hashable {
        /// Kilometers per hour.
        case kilometersPerHour
        /// Knots.
        case knots
        /// Meters per second.
        case metersPerSecond
        /// Miles per hour.
        case milesPerHour
    }
}

extension IntentParameter.Speed: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitSpeed> {
        [
            .kilometersPerHour: .kilometersPerHour,
            .knots: .knots,
            .metersPerSecond: .metersPerSecond,
            .milesPerHour: .milesPerHour,
        ]
    }
}

extension UnitSpeed: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitSpeed>>.Speed
}
