public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    /// Units of areas.
    public enum Area: Sendable, Hashable {
        /// Acres.
        case acres
        /// Ares.
        case ares
        /// Hectares.
        case hectares
        /// Square centimeters.
        case squareCentimeters
        /// Square feet.
        case squareFeet
        /// Square inches.
        case squareInches
        /// Square kilometers.
        case squareKilometers
        /// Square megameters.
        case squareMegameters
        /// Square meters.
        case squareMeters
        /// Square micrometers.
        case squareMicrometers
        /// Square miles.
        case squareMiles
        /// Square millimeters.
        case squareMillimeters
        /// Square nanometers.
        case squareNanometers
        /// Square yards.
        case squareYards
    }
}

extension IntentParameter.Area: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitArea> {
        [
            .acres: .acres,
            .ares: .ares,
            .hectares: .hectares,
            .squareCentimeters: .squareCentimeters,
            .squareFeet: .squareFeet,
            .squareInches: .squareInches,
            .squareKilometers: .squareKilometers,
            .squareMegameters: .squareMegameters,
            .squareMeters: .squareMeters,
            .squareMicrometers: .squareMicrometers,
            .squareMiles: .squareMiles,
            .squareMillimeters: .squareMillimeters,
            .squareNanometers: .squareNanometers,
            .squareYards: .squareYards,
        ]
    }
}

extension UnitArea: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitArea>>.Area
}
