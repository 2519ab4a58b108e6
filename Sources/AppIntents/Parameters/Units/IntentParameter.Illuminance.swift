public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    /// Units of light.
    public enum Illuminance: Sendable, Hashable {
        /// Lux.
        case lux
    }
}

extension IntentParameter.Illuminance: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitIlluminance> {
        [
            .lux: .lux
        ]
    }
}

extension UnitIlluminance: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitIlluminance>>.Illuminance
}
