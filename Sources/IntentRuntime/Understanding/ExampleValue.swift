import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching

/// What could be said where nobody said anything, for phrases that are shown to whoever was not understood.
///
///     ExampleValue.day(.time).text(in: Locale(identifier: "de"))      // "18:30"
enum ExampleValue: Sendable, Hashable {
    case number(ClosedRange<Double>?, isWhole: Bool)
    case day(ParameterDescriptor.DateKind)
    case duration
    case flag
    /// Any words.
    case words
    /// What nobody can make up, such as a file.
    case other

    /// As people of a language say it; it is read back as a value of that kind.
    func text(in locale: Locale) -> String {
        switch self {
        case .number(let range, let isWhole): Self.number(in: range, isWhole: isWhole)
        case .day(let kind): Self.text(of: kind, in: locale).replacing("\u{202F}", with: " ")
        case .duration: Duration.seconds(600).formatted(.units(allowed: [.minutes], width: .wide).locale(locale))
        case .flag: Texts.yes
        case .words: Texts.something
        case .other: "…"
        }
    }

    /// In the middle of the range, where people are likely to be.
    private static func number(in range: ClosedRange<Double>?, isWhole: Bool) -> String {
        guard let range else { return "5" }
        let middle = (range.lowerBound + range.upperBound) / 2
        let whole = middle.rounded(.down)
        return Texts.number(isWhole || range.contains(whole) && whole > range.lowerBound ? whole : middle)
    }

    private static func text(of kind: ParameterDescriptor.DateKind, in locale: Locale) -> String {
        // On an evening in December 2026.
        let date = Date(timeIntervalSince1970: 1_798_137_000)
        var style = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        if kind != .time { style = style.day().month(.wide) }
        if kind != .date { style = style.hour().minute() }
        return date.formatted(style)
    }
}

extension ExampleValue {
    /// For a parameter in Swift.
    init(_ descriptor: ParameterDescriptor) {
        self =
            switch descriptor.valueType.element {
            case .int: .number(descriptor.inclusiveRange, isWhole: true)
            case .double, .decimal: .number(descriptor.inclusiveRange, isWhole: false)
            case .bool: .flag
            case .duration, .measurement("UnitDuration"): .duration
            case .date, .dateComponents: .day(descriptor.dateKind ?? .dateTime)
            case .string, .attributedString: .words
            default: .other
            }
    }

    /// For a parameter that a file declares.
    init(_ parameter: DeclarativeApp.Parameter) {
        self =
            switch parameter.type {
            case .int: .number(parameter.range, isWhole: true)
            case .double: .number(parameter.range, isWhole: false)
            case .bool: .flag
            case .date: .day(.date)
            case .time: .day(.time)
            case .dateTime: .day(.dateTime)
            case .duration: .duration
            case .string: .words
            case .currency, .measurement, .url, .entity, .enumeration: .other
            }
    }
}
