extension String.LocalizationValue {
    /// What stands where a value comes in later, as in `numericFormat: "\(placeholder: .int) notes"`.
    public enum Placeholder: Sendable, Hashable, Codable {
        /// A signed integer.
        case int
        /// An unsigned integer.
        case uint
        /// A single-precision number.
        case float
        /// A double-precision number.
        case double
        /// Any other value.
        case object

        var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }
}
