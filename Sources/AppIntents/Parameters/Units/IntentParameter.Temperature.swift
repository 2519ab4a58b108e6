public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    /// Units of temperature.
    public enum Temperature: Sendable, Hashable {
        /// Degrees Celsius.
        case celsius
        /// Degrees Fahrenheit.
        case fahrenheit
        /// Kelvins.
        case kelvin
    }
}

extension IntentParameter.Temperature: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitTemperature> {
        [
            .celsius: .celsius,
            .fahrenheit: .fahrenheit,
            .kelvin: .kelvin,
        ]
    }
}

extension UnitTemperature: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitTemperature>>.Temperature
}
