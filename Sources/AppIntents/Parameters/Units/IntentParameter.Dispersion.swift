public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    /// Units of how thinly something is spread.
    public enum Dispersion: Sendable, Hashable {
        /// Parts per million.
        case partsPerMillion
    }
}

extension IntentParameter.Dispersion: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitDispersion> {
        [
            .partsPerMillion: .partsPerMillion
        ]
    }
}

extension UnitDispersion: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitDispersion>>.Dispersion
}
