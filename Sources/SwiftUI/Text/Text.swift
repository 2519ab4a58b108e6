public import Foundation

/// Words.
nonisolated public struct Text: View, Sendable {
    private let resolve: @Sendable (Locale) -> String

    /// Words that are made when they are shown, in the language of that moment.
    package init(resolving resolve: @escaping @Sendable (Locale) -> String) {
        self.resolve = resolve
    }

    /// A text with arguments.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(resolving: key.text)
    }

    /// A text as it is.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    /// A text as it is.
    public init(verbatim content: String) {
        self.init(resolving: { _ in content })
    }

    /// A text with attributes, without them.
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    /// A point in time.
    public init(_ date: Date, style: DateStyle) {
        self.init(resolving: { style.text(of: date, in: $0) })
    }

    /// A value in a format.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Sendable, F.FormatOutput == String {
        self.init(resolving: { format.locale($0).format(input) })
    }

    /// An image among words, which reads as nothing.
    public init(_ image: Image) {
        self.init(verbatim: "")
    }

    /// The words as a person reads them.
    package func resolved(in locale: Locale) -> String { resolve(locale) }

    /// One text after the other.
    public static func + (first: Text, second: Text) -> Text {
        Text(resolving: { first.resolved(in: $0) + second.resolved(in: $0) })
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }

    /// How a point in time is written.
    public struct DateStyle: Sendable, Hashable {
        private let hasDate: Bool
        private let hasTime: Bool

        /// The day.
        public static let date = DateStyle(hasDate: true, hasTime: false)
        /// The time of day.
        public static let time = DateStyle(hasDate: false, hasTime: true)
        /// How far away it is; in text, which does not move on, the point in time itself.
        public static let relative = DateStyle(hasDate: true, hasTime: true)
        /// How far away it is; in text, which does not move on, the point in time itself.
        public static let offset = DateStyle(hasDate: true, hasTime: true)
        /// How long until then; in text, which does not move on, the point in time itself.
        public static let timer = DateStyle(hasDate: true, hasTime: true)

        func text(of date: Date, in locale: Locale) -> String {
            date.formatted(
                Date.FormatStyle(
                    date: hasDate ? .long : .omitted, time: hasTime ? .shortened : .omitted, locale: locale))
        }
    }
}

extension Text: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        let words = resolved(in: environment.locale)
        return words.isEmpty ? .empty : .text(words)
    }
}
