public import Foundation

extension String.LocalizationValue {
    /// Collects a text's literals and arguments.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private(set) var pieces: [Piece] = []

        /// An empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds words that are translated.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        /// Adds a string as it is.
        public mutating func appendInterpolation(_ string: String) {
            pieces.append(.string(string))
        }

        /// Adds a part of a string as it is.
        public mutating func appendInterpolation(_ substring: Substring) {
            pieces.append(.string(String(substring)))
        }

        /// Adds the characters of an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            pieces.append(.string(String(attributedString.characters)))
        }

        /// Adds another text, which is translated by itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            pieces.append(.resource(resource))
        }

        /// Adds the name of an entity, of an enum's case, or of whatever else has one.
        public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
            pieces.append(.resource(value.localizedStringResource))
        }

        /// Adds a whole number, written as the reader's locale has it.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
            if let number = Int64(exactly: number) {
                pieces.append(.integer(number))
            } else {
                pieces.append(.unsignedInteger(UInt64(clamping: number)))
            }
        }

        /// Adds a number with up to six digits after the point.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
            pieces.append(.real(Double(number)))
        }

        /// Adds a date with its time, written as the reader's locale has it.
        public mutating func appendInterpolation(_ date: Date) {
            pieces.append(.date(date))
        }

        /// Adds a value in the words of a format.
        public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String {
            pieces.append(.formatted(format.format(value), specifier: "%@"))
        }

        /// Adds a number in the shape of a format specifier, such as `%.2f`.
        public mutating func appendInterpolation<Number: CVarArg>(_ number: Number, specifier: String) {
            pieces.append(.formatted(String(format: specifier, number), specifier: specifier))
        }

        /// Leaves room for a value that is known when the text is shown.
        public mutating func appendInterpolation(placeholder: Placeholder) {
            pieces.append(.placeholder(placeholder))
        }

        /// Adds any other value as Swift describes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            pieces.append(.string(String(describing: value)))
        }
    }
}
