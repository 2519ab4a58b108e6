public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    /// Units of acceleration.
    public enum Acceleration: Sendable, Hashable {
        /// The pull of the earth.
        case gravity
        /// Meters per second squared.
        case metersPerSecondSquared
    }
}

extension IntentParameter.Acceleration: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitAcceleration> {
        [
            .gravity: .gravity,
            .metersPerSecondSquared: .metersPerSecondSquared,
        ]
    }
}

extension UnitAcceleration: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitAcceleration>>.Acceleration
}
