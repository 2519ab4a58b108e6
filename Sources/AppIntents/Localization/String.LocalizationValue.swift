public import Foundation

extension String {
    /// A text and its arguments, kept apart so that it has a key in a strings table and is formatted for whoever reads it.
    ///
    ///     let value: String.LocalizationValue = "\(3) notes in \(list)"     // key: "%lld notes in %@"
    public struct LocalizationValue: Sendable, Hashable, Codable {
        let pieces: [Piece]

        /// A text without arguments.
        public init(_ value: String) {
            pieces = [.literal(value)]
        }

        /// The text in which every argument is a format specifier.
        var key: String {
            pieces.map(\.specifier).joined()
        }

        func text(locale: Locale?, count: Int?) -> String {
            pieces.map { $0.text(locale: locale, count: count) }.joined()
        }
    }

    /// The text of a resource, formatted for its locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text()
    }

    /// A text, formatted for a locale, or else for the language of the conversation.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text(locale: locale, count: nil)
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// A text without arguments.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A text with arguments.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }
}
