public import Foundation

/// A text that is looked up and formatted when it is shown, not when it is written down. Foundation on Linux has no such type.
///
///     let title: LocalizedStringResource = "Open Note"
///     let dialog: LocalizedStringResource = "Created “\(title)”."
public struct LocalizedStringResource: Sendable, Hashable, Codable {
    /// What a strings table knows the text by: `Created “%@”.`
    public let key: String
    /// The text for when no table translates it, with its arguments.
    public let defaultValue: String.LocalizationValue
    /// The strings table that translates the text; `nil` is the app's own table.
    public let table: String?
    /// Whose strings tables translate the text.
    public let bundle: BundleDescription
    private var ownLocale: Locale?

    /// The locale that the text is formatted for.
    public var locale: Locale {
        get { ownLocale ?? TextLocale.effective }
        set { ownLocale = newValue }
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    private init(
        key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?, bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        ownLocale = locale
    }

    /// Where strings tables are found.
    public enum BundleDescription: Sendable, Hashable, Codable {
        /// In the app.
        case main
        /// In a folder of resources.
        case atURL(URL)

        /// In the app or the library that a class belongs to.
        public static func forClass(_ class: AnyClass) -> BundleDescription { .atURL(Bundle(for: `class`).bundleURL) }
    }

    /// The text as a person reads it.
    ///
    /// - Parameters:
    ///   - locale: How numbers and dates are written; `nil` is the text's own locale.
    ///   - count: What stands for every placeholder.
    /// - Returns: The text with its arguments in place.
    package func text(locale: Locale? = nil, count: Int? = nil) -> String {
        let locale = locale ?? ownLocale
        let translation = StringsTables.shared.translation(
            of: key, table: table, bundle: bundle, locale: locale ?? TextLocale.effective)
        return translation.map { defaultValue.fill($0, locale: locale, count: count) }
            ?? defaultValue.text(locale: locale, count: count)
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// A text without arguments.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// A text with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
