import Foundation

extension String.LocalizationValue {
    /// A stretch of the text: literal, an argument, or the place of a number that is known only when the text is shown.
    indirect enum Piece: Sendable, Hashable, Codable {
        case literal(String)
        case string(String)
        case resource(LocalizedStringResource)
        case integer(Int64)
        case unsignedInteger(UInt64)
        case real(Double)
        case date(Date)
        case formatted(String, specifier: String)
        case placeholder(Placeholder)

        var specifier: String {
            switch self {
            case .literal(let text): text
            case .string, .resource, .date: "%@"
            case .integer: "%lld"
            case .unsignedInteger: "%llu"
            case .real: "%lf"
            case .formatted(_, let specifier): specifier
            case .placeholder(let placeholder): placeholder.specifier
            }
        }

        func text(locale: Locale?, count: Int?) -> String {
            switch self {
            case .literal(let text), .string(let text), .formatted(let text, _):
                text
            case .resource(let resource):
                resource.text(locale: locale)
            case .integer(let number):
                number.formatted(.number.locale(locale ?? TextLocale.effective))
            case .unsignedInteger(let number):
                number.formatted(.number.locale(locale ?? TextLocale.effective))
            case .real(let number):
                number.formatted(.number.precision(.fractionLength(0...6)).locale(locale ?? TextLocale.effective))
            case .date(let date):
                date.formatted(
                    Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale ?? TextLocale.effective))
            case .placeholder:
                count.map { $0.formatted(.number.locale(locale ?? TextLocale.effective)) } ?? "…"
            }
        }
    }
}
