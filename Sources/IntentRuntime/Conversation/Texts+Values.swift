import GrammarFiles
import SpokenLanguage

/// Why an answer is no value, or none that is taken.
extension Texts {
    static let needsDuration = "That is not a length of time; say it as in “an hour and a half” or “20 minutes”."
    static let needsValues = "Say one or more of them, with “and” or a comma in between."
    static let isBelowZero = "That is below zero; say a quantity that is not."
    static func needsOneOf(_ yes: String, _ no: String) -> String { "Please say “\(yes)” or “\(no)”." }
    static func needsDate(_ kind: SpokenDateKind) -> String {
        switch kind {
        case .date: "That is not a date; say it as in “next friday”, “march third” or 2026-11-30."
        case .time: "That is not a time; say it as in “half past seven” or 19:30."
        case .dateTime: "That is not a date; say it as in “tomorrow at noon”, “march third” or 2026-11-30."
        }
    }
    static func needsQuantity(_ kind: QuantityKind) -> String {
        "That is not \(named(kind)); say a number and a unit."
    }

    /// What a parameter of a declarative app needs.
    static func needs(_ type: DeclarativeApp.ParameterType) -> String {
        switch type {
        case .date: needsDate(.date)
        case .time: needsDate(.time)
        case .dateTime: needsDate(.dateTime)
        case .duration: needsDuration
        case .currency: "That is not an amount of money; say it as in “five euros” or $5.20."
        case .measurement(let kind): QuantityKind(rawValue: kind.rawValue).map(needsQuantity) ?? needsNumber
        case .int: needsWholeNumber
        case .double: needsNumber
        case .bool: needsYesOrNo
        case .url: needsLink
        case .entity, .enumeration, .string: needsValues
        }
    }

    static func refused(_ fault: SpokenFault) -> String {
        switch fault {
        case .noSuchDay(let day, let month, nil): "\(monthName(month)) has no day \(day)."
        case .noSuchDay(let day, let month, let year?): "\(monthName(month)) \(year) has no day \(day)."
        case .otherWeekday(let said, let real): "That day is a \(weekdayName(real)), not a \(weekdayName(said))."
        case .needsDay: "That is a time; say the day."
        case .needsTime: "That is a day; say the time."
        case .monthsVary: "Months and years are not always as long; say it in days or weeks."
        case .otherQuantity(let unit, let wanted):
            "“\(unit)” does not measure \(plainName(wanted)); say \(named(wanted))."
        case .needsUnit: "Say the unit too."
        case .needsCurrency: "Say the currency too."
        }
    }

    // MARK: Pieces

    private static func monthName(_ month: Int) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return names.indices.contains(month - 1) ? names[month - 1] : "That month"
    }

    private static func weekdayName(_ day: Int) -> String {
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return names.indices.contains(day - 1) ? names[day - 1] : "other day"
    }

    /// “electric charge” for `electricCharge`.
    private static func plainName(_ kind: QuantityKind) -> String {
        switch kind {
        case .duration: "a length of time"
        default: kind.rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
        }
    }

    private static func named(_ kind: QuantityKind) -> String {
        let name = plainName(kind)
        if name.hasPrefix("a ") || kind == .illuminance { return name }
        return (name.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + name
    }
}
