public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    /// Units of weight.
    public enum Mass: Sendable, Hashable {
        /// Carats.
        case carats
        /// Centigrams.
        case centigrams
        /// Decigrams.
        case decigrams
        /// Grams.
        case grams
        /// Kilograms.
        case kilograms
        /// Metric tons.
        case metricTons
        /// Micrograms.
        case micrograms
        /// Milligrams.
        case milligrams
        /// Nanograms.
        case nanograms
        /// Ounces.
        case ounces
        /// Ounces troy.
        case ouncesTroy
        /// Picograms.
        case picograms
        /// Pounds.
        case pounds
        /// Short tons.
        case shortTons
        /// Slugs.
        case slugs
        /// Stones.
        case stones
    }
}

extension IntentParameter.Mass: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitMass> {
        [
            .carats: .carats,
            .centigrams: .centigrams,
            .decigrams: .decigrams,
            .grams: .grams,
            .kilograms: .kilograms,
            .metricTons: .metricTons,
            .micrograms: .micrograms,
            .milligrams: .milligrams,
            .nanograms: .nanograms,
            .ounces: .ounces,
            .ouncesTroy: .ouncesTroy,
            .picograms: .picograms,
            .pounds: .pounds,
            .shortTons: .shortTons,
            .slugs: .slugs,
            .stones: .stones,
        ]
    }
}

extension UnitMass: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitMass>>.Mass
}
