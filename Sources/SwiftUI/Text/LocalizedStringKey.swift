public import Foundation

/// A text with arguments that are formatted when it is shown.
///
///     Text("\(bowls) bowls of \(soup)")
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
    typealias Piece = @Sendable (Locale) -> String

    private let pieces: [Piece]

    /// A text without arguments.
    public init(_ value: String) {
        pieces = [{ _ in value }]
    }

    /// A text without arguments.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A text with arguments.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// The text as a person reads it.
    package func text(in locale: Locale) -> String { pieces.map { $0(locale) }.joined() }

    /// Collects the text and its arguments.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var pieces: [Piece] = []

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// A part of the text.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append { _ in literal }
        }

        /// A text.
        public mutating func appendInterpolation(_ string: String) {
            pieces.append { _ in string }
        }

        /// A whole number.
        public mutating func appendInterpolation<Number: BinaryInteger & Sendable>(_ value: Number) {
            pieces.append { IntegerFormatStyle<Number>(locale: $0).format(value) }
        }

        /// A number.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint & Sendable>(_ value: Number) {
            pieces.append { FloatingPointFormatStyle<Number>(locale: $0).format(value) }
        }

        /// A number as a C format such as `%.2f` has it.
        public mutating func appendInterpolation(_ value: some CVarArg & Sendable, specifier: String) {
            pieces.append { String(format: specifier, locale: $0, value) }
        }

        /// A value in a format of its own.
        public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Sendable, F.FormatOutput == String {
            pieces.append { format.locale($0).format(input) }
        }

        /// A point in time.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            pieces.append { style.text(of: date, in: $0) }
        }

        /// Another view's words.
        public mutating func appendInterpolation(_ text: Text) {
            pieces.append { text.resolved(in: $0) }
        }

        /// A symbol, which no words stand for.
        public mutating func appendInterpolation(_ image: Image) {}

        /// A text that is made when it is shown.
        package mutating func append(_ piece: @escaping @Sendable (Locale) -> String) {
            pieces.append(piece)
        }
    }
}
