public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    /// Units of volume.
    public enum Volume: Sendable, Hashable {
        /// Acre feet.
        case acreFeet
        /// Bushels.
        case bushels
        /// Centiliters.
        case centiliters
        /// Cubic centimeters.
        case cubicCentimeters
        /// Cubic decimeters.
        case cubicDecimeters
        /// Cubic feet.
        case cubicFeet
        /// Cubic inches.
        case cubicInches
        /// Cubic kilometers.
        case cubicKilometers
        /// Cubic meters.
        case cubicMeters
        /// Cubic miles.
        case cubicMiles
        /// Cubic millimeters.
        case cubicMillimeters
        /// Cubic yards.
        case cubicYards
        /// Cups.
        case cups
        /// Deciliters.
        case deciliters
        /// Fluid ounces.
        case fluidOunces
        /// Gallons.
        case gallons
        /// Imperial fluid ounces.
        case imperialFluidOunces
        /// Imperial gallons.
        case imperialGallons
        /// Imperial pints.
        case imperialPints
        /// Imperial quarts.
        case imperialQuarts
        /// Imperial tablespoons.
        case imperialTablespoons
        /// Imperial teaspoons.
        case imperialTeaspoons
        /// Kiloliters.
        case kiloliters
        /// Liters.
        case liters
        /// Megaliters.
        case megaliters
        /// Metric cups.
        case metricCups
        /// Milliliters.
        case milliliters
        /// Pints.
        case pints
        /// Quarts.
        case quarts
        /// Tablespoons.
        case tablespoons
        /// Teaspoons.
        case teaspoons
    }
}

extension IntentParameter.Volume: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitVolume> {
        [
            .acreFeet: .acreFeet,
            .bushels: .bushels,
            .centiliters: .centiliters,
            .cubicCentimeters: .cubicCentimeters,
            .cubicDecimeters: .cubicDecimeters,
            .cubicFeet: .cubicFeet,
            .cubicInches: .cubicInches,
            .cubicKilometers: .cubicKilometers,
            .cubicMeters: .cubicMeters,
            .cubicMiles: .cubicMiles,
            .cubicMillimeters: .cubicMillimeters,
            .cubicYards: .cubicYards,
            .cups: .cups,
            .deciliters: .deciliters,
            .fluidOunces: .fluidOunces,
            .gallons: .gallons,
            .imperialFluidOunces: .imperialFluidOunces,
            .imperialGallons: .imperialGallons,
            .imperialPints: .imperialPints,
            .imperialQuarts: .imperialQuarts,
            .imperialTablespoons: .imperialTablespoons,
            .imperialTeaspoons: .imperialTeaspoons,
            .kiloliters: .kiloliters,
            .liters: .liters,
            .megaliters: .megaliters,
            .metricCups: .metricCups,
            .milliliters: .milliliters,
            .pints: .pints,
            .quarts: .quarts,
            .tablespoons: .tablespoons,
            .teaspoons: .teaspoons,
        ]
    }
}

extension UnitVolume: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitVolume>>.Volume
}
