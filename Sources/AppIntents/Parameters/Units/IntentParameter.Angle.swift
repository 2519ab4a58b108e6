public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    /// Units of angles.
    public enum Angle: Sendable, Hashable {
        /// Arc minutes.
        case arcMinutes
        /// Arc seconds.
        case arcSeconds
        /// Degrees.
        case degrees
        /// Gradians.
        case gradians
        /// Radians.
        case radians
        /// Revolutions.
        case revolutions
    }
}

extension IntentParameter.Angle: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitAngle> {
        [
            .arcMinutes: .arcMinutes,
            .arcSeconds: .arcSeconds,
            .degrees: .degrees,
            .gradians: .gradians,
            .radians: .radians,
            .revolutions: .revolutions,
        ]
    }
}

extension UnitAngle: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitAngle>>.Angle
}
