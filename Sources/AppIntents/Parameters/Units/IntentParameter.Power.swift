public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    /// Units of power.
    public enum Power: Sendable, Hashable {
        /// Femtowatts.
        case femtowatts
        /// Gigawatts.
        case gigawatts
        /// Horsepower.
        case horsepower
        /// Kilowatts.
        case kilowatts
        /// Megawatts.
        case megawatts
        /// Microwatts.
        case microwatts
        /// Milliwatts.
        case milliwatts
        /// Nanowatts.
        case nanowatts
        /// Picowatts.
        case picowatts
        /// Terawatts.
        case terawatts
        /// Watts.
        case watts
    }
}

extension IntentParameter.Power: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitPower> {
        [
            .femtowatts: .femtowatts,
            .gigawatts: .gigawatts,
            .horsepower: .horsepower,
            .kilowatts: .kilowatts,
            .megawatts: .megawatts,
            .microwatts: .microwatts,
            .milliwatts: .milliwatts,
            .nanowatts: .nanowatts,
            .picowatts: .picowatts,
            .terawatts: .terawatts,
            .watts: .watts,
        ]
    }
}

extension UnitPower: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitPower>>.Power
}
