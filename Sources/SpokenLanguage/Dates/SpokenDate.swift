package import Foundation

/// A date as it was said, made a point in time.
package struct SpokenDate: Sendable, Hashable {
    /// The point in time: the beginning of the day where no time was said.
    package var date: Date
    /// Only what was said: month and day of "march third", all of a day that is counted from today.
    package var said: DateComponents
    package var hasDay: Bool
    package var hasTime: Bool

    package init(date: Date, said: DateComponents, hasDay: Bool, hasTime: Bool) {
        (self.date, self.said, self.hasDay, self.hasTime) = (date, said, hasDay, hasTime)
    }
}

/// What is asked for when a date is asked for.
package enum SpokenDateKind: Sendable, Hashable {
    case date, time, dateTime
}

/// What was made of an answer.
package enum SpokenReading<Value: Sendable>: Sendable {
    case value(Value)
    /// It is of the kind that is asked for, and cannot be taken.
    case refused(SpokenFault)
    /// It is nothing of the kind.
    case none

    package var value: Value? { if case .value(let value) = self { value } else { nil } }
    package var fault: SpokenFault? { if case .refused(let fault) = self { fault } else { nil } }

    package func map<Other>(_ change: (Value) -> Other) -> SpokenReading<Other> {
        switch self {
        case .value(let value): .value(change(value))
        case .refused(let fault): .refused(fault)
        case .none: .none
        }
    }
}

/// Why something cannot be taken that was understood.
package enum SpokenFault: Sendable, Hashable {
    /// February has no 30th; of a certain year where one was said.
    case noSuchDay(day: Int, month: Int, year: Int?)
    /// That day is another day of the week, 1 is Monday.
    case otherWeekday(said: Int, is: Int)
    /// A time was said, and no day.
    case needsDay
    /// A day was said, and no time.
    case needsTime
    /// A day and a time were said, where a day is asked for.
    case surplusTime
    /// A day and a time were said, where a time is asked for.
    case surplusDay
    /// A month is not always as long.
    case monthsVary
    /// A unit of something else: "kilometers" where a mass is asked for.
    case otherQuantity(unit: String, wanted: QuantityKind)
    /// A number that is beyond the range, or too large for its type where there is none.
    case outOfRange(Double, ClosedRange<Double>?)
    /// Below zero, where nothing is.
    case negative
    case needsUnit
    case needsCurrency
}

/// The circumstances in which something is said; nothing is read from the environment.
package struct SpokenMoment: Sendable {
    package let now: Date
    /// With the time zone of whoever speaks.
    package let calendar: Calendar

    package init(now: Date, calendar: Calendar) {
        (self.now, self.calendar) = (now, calendar)
    }

    /// By the calendar that everybody has.
    package init(now: Date, timeZone: TimeZone, locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.init(now: now, calendar: calendar)
    }
}
