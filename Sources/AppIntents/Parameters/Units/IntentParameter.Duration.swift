public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    /// Units of time.
    public enum Duration: Sendable, Hashable {
        /// Hours.
        case hours
        /// Microseconds.
        case microseconds
        /// Milliseconds.
        case milliseconds
        /// Minutes.
        case minutes
        /// Nanoseconds.
        case nanoseconds
        /// Picoseconds.
        case picoseconds
        /// Seconds.
        case seconds
    }
}

extension IntentParameter.Duration: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitDuration> {
        [
            .hours: .hours,
            .microseconds: .microseconds,
            .milliseconds: .milliseconds,
            .minutes: .minutes,
            .nanoseconds: .nanoseconds,
            .picoseconds: .picoseconds,
            .seconds: .seconds,
        ]
    }
}

extension UnitDuration: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitDuration>>.Duration
}
