public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    /// Units of frequency.
    public enum Frequency: Sendable, Hashable {
        /// Frames per second.
        case framesPerSecond
        /// Gigahertz.
        case gigahertz
        /// Hertz.
        case hertz
        /// Kilohertz.
        case kilohertz
        /// Megahertz.
        case megahertz
        /// Microhertz.
        case microhertz
        /// Millihertz.
        case millihertz
        /// Nanohertz.
        case nanohertz
        /// Terahertz.
        case terahertz
    }
}

extension IntentParameter.Frequency: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitFrequency> {
        [
            // Foundation on Linux has no such unit.
            .framesPerSecond: UnitFrequency(symbol: "fps", converter: UnitConverterLinear(coefficient: 1)),
            .gigahertz: .gigahertz,
            .hertz: .hertz,
            .kilohertz: .kilohertz,
            .megahertz: .megahertz,
            .microhertz: .microhertz,
            .millihertz: .millihertz,
            .nanohertz: .nanohertz,
            .terahertz: .terahertz,
        ]
    }
}

extension UnitFrequency: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitFrequency>>.Frequency
}
