public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    /// Units of length.
    public enum Length: Sendable, Hashable {
        /// Astronomical units.
        case astronomicalUnits
        /// Centimeters.
        case centimeters
        /// Decameters.
        case decameters
        /// Decimeters.
        case decimeters
        /// Fathoms.
        case fathoms
        /// Feet.
        case feet
        /// Furlongs.
        case furlongs
        /// Hectometers.
        case hectometers
        /// Inches.
        case inches
        /// Kilometers.
        case kilometers
        /// Lightyears.
        case lightyears
        /// Megameters.
        case megameters
        /// Meters.
        case meters
        /// Micrometers.
        case micrometers
        /// Miles.
        case miles
        /// Millimeters.
        case millimeters
        /// Nanometers.
        case nanometers
        /// Nautical miles.
        case nauticalMiles
        /// Parsecs.
        case parsecs
        /// Picometers.
        case picometers
        /// Scandinavian miles.
        case scandinavianMiles
        /// Yards.
        case yards
    }
}

extension IntentParameter.Length: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitLength> {
        [
            .astronomicalUnits: .astronomicalUnits,
            .centimeters: .centimeters,
            .decameters: .decameters,
            .decimeters: .decimeters,
            .fathoms: .fathoms,
            .feet: .feet,
            .furlongs: .furlongs,
            .hectometers: .hectometers,
            .inches: .inches,
            .kilometers: .kilometers,
            .lightyears: .lightyears,
            .megameters: .megameters,
            .meters: .meters,
            .micrometers: .micrometers,
            .miles: .miles,
            .millimeters: .millimeters,
            .nanometers: .nanometers,
            .nauticalMiles: .nauticalMiles,
            .parsecs: .parsecs,
            .picometers: .picometers,
            .scandinavianMiles: .scandinavianMiles,
            .yards: .yards,
        ]
    }
}

extension UnitLength: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitLength>>.Length
}
