import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// Somebody who says values in a region, on a Monday at half past ten in Berlin.
struct Speaker {
    let reader: SpokenValueReader
    let moment: SpokenMoment

    init(_ region: String) throws {
        let locale = Locale(identifier: region)
        reader = SpokenValueReader(try Self.pack(region), locale: locale)
        moment = try Self.moment("2026-11-30T09:30:00Z", locale)
    }

    static func pack(_ language: String) throws -> LanguagePack { try LanguagePackFile.load(language: language) }

    static func moment(_ text: String, _ locale: Locale) throws -> SpokenMoment {
        let zone = try required(TimeZone(identifier: "Europe/Berlin"))
        return SpokenMoment(now: try Date(text, strategy: .iso8601), timeZone: zone, locale: locale)
    }

    private static func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw CocoaError(.featureUnsupported) }
        return value
    }

    /// As ISO 8601 writes it; "refused: …", or "nothing".
    func date(_ text: String, as kind: SpokenDateKind = .dateTime) -> String {
        switch reader.date(SpokenText(text), as: kind, at: moment) {
        case .value(let date):
            let shown: SpokenDateKind = kind == .dateTime && !date.hasTime ? .date : kind == .time ? .dateTime : kind
            return date.iso(as: shown, moment.calendar)
        case .refused(let fault): return "refused: \(fault)"
        case .none: return "nothing"
        }
    }

    func said(_ text: String) -> DateComponents? {
        reader.date(SpokenText(text), as: .dateTime, at: moment).value?.said
    }

    /// "P1M", "PT90S": months, days and seconds.
    func duration(_ text: String) -> String {
        guard let duration = reader.duration(SpokenText(text)) else { return "nothing" }
        let parts = [(duration.months, "M"), (duration.days, "D")].filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }
        return (parts + (duration.seconds == 0 && !parts.isEmpty ? [] : ["\(duration.seconds)s"])).joined(
            separator: " ")
    }

    func number(_ text: String) -> String {
        guard let number = reader.number(SpokenText(text)) else { return "nothing" }
        return "\(number.decimal)" + (number.isPercent ? "%" : "")
    }

    func money(_ text: String, currency: String? = nil) -> String {
        switch reader.money(SpokenText(text), currency: currency) {
        case .value(let money): "\(money.amount) \(money.currency)"
        case .refused(let fault): "refused: \(fault)"
        case .none: "nothing"
        }
    }

    func quantity(_ text: String, _ kind: QuantityKind, unit: String? = nil) -> String {
        switch reader.quantity(SpokenText(text), of: kind, unit: unit.flatMap { QuantityUnit(kind, $0) }) {
        case .value(let quantity): "\(quantity.number.decimal) \(quantity.unit.name)"
        case .refused(.otherQuantity(let unit, let wanted)): "refused: \(unit) for \(wanted.rawValue)"
        case .refused(let fault): "refused: \(fault)"
        case .none: "nothing"
        }
    }
}
