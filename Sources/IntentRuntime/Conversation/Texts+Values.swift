import AppIntents
import Foundation
import GrammarFiles
import SpokenLanguage

/// Why an answer is no value, or none that is taken.
extension Texts {
    static var needsDuration: String {
        say("That is not a length of time; say it as in “an hour and a half” or “20 minutes”.")
    }
    static var needsValues: String { say("Say one or more of them, with “and” or a comma in between.") }
    static func needsOneOf(_ yes: String, _ no: String) -> String { say("Please say “\(yes)” or “\(no)”.") }
    static func needsDate(_ kind: SpokenDateKind) -> String {
        switch kind {
        case .date: say("That is not a date; say it as in “next friday”, “march third” or 2026-11-30.")
        case .time: say("That is not a time; say it as in “half past seven” or 19:30.")
        case .dateTime: say("That is not a date; say it as in “tomorrow at noon”, “march third” or 2026-11-30.")
        }
    }
    static func needsQuantity(_ kind: QuantityKind) -> String {
        say("That does not fit; say \(named(kind)) as a number and a unit.")
    }

    /// What a parameter of a declarative app needs.
    static func needs(_ type: DeclarativeApp.ParameterType) -> String {
        switch type {
        case .date: needsDate(.date)
        case .time: needsDate(.time)
        case .dateTime: needsDate(.dateTime)
        case .duration: needsDuration
        case .currency: needsAmount
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
        case .noSuchDay(let day, let month, nil): say("\(monthName(month)) has no day \(day).")
        case .noSuchDay(let day, let month, let year?):
            say("\(monthName(month)) \(String(year)) has no day \(day).")
        case .otherWeekday(let said, let real):
            say("That day is a \(weekdayName(real)), not a \(weekdayName(said)).")
        case .needsDay: say("That is a time; say the day.")
        case .needsTime: say("That is a day; say the time.")
        case .surplusTime: say("That is a day and a time; say the day alone.")
        case .surplusDay: say("That is a day and a time; say the time alone.")
        case .monthsVary: say("Months and years are not always as long; say it in days or weeks.")
        case .otherQuantity(let unit, let wanted):
            say("“\(unit)” is a unit of something else; say \(named(wanted)) as a number and a unit.")
        case .outOfRange(let value, let range?): outOfRange(value, range)
        case .outOfRange: tooLarge
        case .negative: needsPositiveQuantity
        case .needsUnit: say("Say the unit too.")
        case .needsCurrency: needsCurrency([])
        }
    }

    // MARK: Pieces

    private static func monthName(_ month: Int) -> String {
        let names = calendar.standaloneMonthSymbols
        return names.indices.contains(month - 1) ? names[month - 1] : String(month)
    }

    /// Of a day from 1, which is Monday.
    private static func weekdayName(_ day: Int) -> String {
        calendar.standaloneWeekdaySymbols[(day % 7 + 7) % 7]
    }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = TextLocale.current
        return calendar
    }

    /// As it stands behind “say”: “an angle”.
    private static func named(_ kind: QuantityKind) -> String {
        switch kind {
        case .acceleration: say("an acceleration")
        case .angle: say("an angle")
        case .area: say("an area")
        case .concentrationMass: say("a concentration")
        case .dispersion: say("a dispersion")
        case .duration: say("a length of time")
        case .electricCharge: say("an electric charge")
        case .electricCurrent: say("an electric current")
        case .electricPotentialDifference: say("a voltage")
        case .electricResistance: say("an electric resistance")
        case .energy: say("an energy")
        case .frequency: say("a frequency")
        case .fuelEfficiency: say("a fuel consumption")
        case .illuminance: say("an illuminance")
        case .informationStorage: say("an amount of data")
        case .length: say("a length")
        case .mass: say("a weight")
        case .power: say("a power")
        case .pressure: say("a pressure")
        case .speed: say("a speed")
        case .temperature: say("a temperature")
        case .volume: say("a volume")
        }
    }
}
