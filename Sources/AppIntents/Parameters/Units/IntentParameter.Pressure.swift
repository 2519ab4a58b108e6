public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    /// Units of pressure.
    public enum Pressure: Sendable, Hashable {
        /// Bars.
        case bars
        /// Gigapascals.
        case gigapascals
        /// Hectopascals.
        case hectopascals
        /// Inches of mercury.
        case inchesOfMercury
        /// Kilopascals.
        case kilopascals
        /// Megapascals.
        case megapascals
        /// Millibars.
        case millibars
        /// Millimeters of mercury.
        case millimetersOfMercury
        /// Newtons per square metre.
        case newtonsPerMetersSquared
        /// Pounds force per square inch.
        case poundsForcePerSquareInch
    }
}

extension IntentParameter.Pressure: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitPressure> {
        [
            .bars: .bars,
            .gigapascals: .gigapascals,
            .hectopascals: .hectopascals,
            .inchesOfMercury: .inchesOfMercury,
            .kilopascals: .kilopascals,
            .megapascals: .megapascals,
            .millibars: .millibars,
            .millimetersOfMercury: .millimetersOfMercury,
            .newtonsPerMetersSquared: .newtonsPerMetersSquared,
            .poundsForcePerSquareInch: .poundsForcePerSquareInch,
        ]
    }
}

extension UnitPressure: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitPressure>>.Pressure
}
