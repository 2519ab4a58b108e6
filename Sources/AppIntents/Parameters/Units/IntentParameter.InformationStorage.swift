public import Foundation

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// Units of data.
    public enum InformationStorage: Sendable, Hashable {
        /// Bits.
        case bits
        /// Bytes.
        case bytes
        /// Exabits.
        case exabits
        /// Exabytes.
        case exabytes
        /// Exbibits.
        case exbibits
        /// Exbibytes.
        case exbibytes
        /// Gibibits.
        case gibibits
        /// Gibibytes.
        case gibibytes
        /// Gigabits.
        case gigabits
        /// Gigabytes.
        case gigabytes
        /// Kibibits.
        case kibibits
        /// Kibibytes.
        case kibibytes
        /// Kilobits.
        case kilobits
        /// Kilobytes.
        case kilobytes
        /// Mebibits.
        case mebibits
        /// Mebibytes.
        case mebibytes
        /// Megabits.
        case megabits
        /// Megabytes.
        case megabytes
        /// Nibbles.
        case nibbles
        /// Pebibits.
        case pebibits
        /// Pebibytes.
        case pebibytes
        /// Petabits.
        case petabits
        /// Petabytes.
        case petabytes
        /// Tebibits.
        case tebibits
        /// Tebibytes.
        case tebibytes
        /// Terabits.
        case terabits
        /// Terabytes.
        case terabytes
        /// Yobibits.
        case yobibits
        /// Yobibytes.
        case yobibytes
        /// Yottabits.
        case yottabits
        /// Yottabytes.
        case yottabytes
        /// Zebibits.
        case zebibits
        /// Zebibytes.
        case zebibytes
        /// Zettabits.
        case zettabits
        /// Zettabytes.
        case zettabytes
    }
}

extension IntentParameter.InformationStorage: _ParameterUnit {
    /// The units as Foundation has them.
    public static var _units: KeyValuePairs<Self, UnitInformationStorage> {
        [
            .bits: .bits,
            .bytes: .bytes,
            .exabits: .exabits,
            .exabytes: .exabytes,
            .exbibits: .exbibits,
            .exbibytes: .exbibytes,
            .gibibits: .gibibits,
            .gibibytes: .gibibytes,
            .gigabits: .gigabits,
            .gigabytes: .gigabytes,
            .kibibits: .kibibits,
            .kibibytes: .kibibytes,
            .kilobits: .kilobits,
            .kilobytes: .kilobytes,
            .mebibits: .mebibits,
            .mebibytes: .mebibytes,
            .megabits: .megabits,
            .megabytes: .megabytes,
            .nibbles: .nibbles,
            .pebibits: .pebibits,
            .pebibytes: .pebibytes,
            .petabits: .petabits,
            .petabytes: .petabytes,
            .tebibits: .tebibits,
            .tebibytes: .tebibytes,
            .terabits: .terabits,
            .terabytes: .terabytes,
            .yobibits: .yobibits,
            .yobibytes: .yobibytes,
            .yottabits: .yottabits,
            .yottabytes: .yottabytes,
            .zebibits: .zebibits,
            .zebibytes: .zebibytes,
            .zettabits: .zettabits,
            .zettabytes: .zettabytes,
        ]
    }
}

extension UnitInformationStorage: _ParameterDimension {
    /// The units that a parameter is declared with.
    public typealias ParameterUnit = IntentParameter<Measurement<UnitInformationStorage>>.InformationStorage
}
