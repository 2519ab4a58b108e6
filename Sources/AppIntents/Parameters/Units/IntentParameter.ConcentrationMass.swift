public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    /// Units of how much of something is in a liquid.
    public enum ConcentrationMass: Sendable, Hashable {
        /// Grams per litre.
        case gramsPerLiter
        /// Milligrams per deciliter.
        case milligramsPerDeciliter
    }
}

extension IntentParameter.ConcentrationMass: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitConcentrationMass> {
        [
            .gramsPerLiter: .gramsPerLiter,
            .milligramsPerDeciliter: .milligramsPerDeciliter,
        ]
    }
}

extension UnitConcentrationMass: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitConcentrationMass>>.ConcentrationMass
}
