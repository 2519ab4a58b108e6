/// A part of what says when: a day, a time of the day, a length of time from now.
enum DateComponent: Sendable, Hashable {
    case day(DayForm)
    case time(ClockTime)
    /// By its place among the parts of the day.
    case part(Int)
    /// The same, said with a word that is a day as well: German "morgen". Beside another day it is a part of that.
    case partOfNamedDay(Int)
    case shift(SpokenDuration, from: DayForm?)
    case now

    var isTime: Bool { if case .time = self { true } else { false } }

    var isCalendarDay: Bool { if case .day(.calendar) = self { true } else { false } }
}

/// A day as it was said.
indirect enum DayForm: Sendable, Hashable {
    enum Relation: Sendable, Hashable {
        case coming, next, afterNext, last
    }

    /// Counted from today.
    case offset(Int)
    /// 1 is Monday.
    case weekday(Int, Relation)
    case weekend(Relation)
    case calendar(CalendarDay)
    /// The first day of a week, month or year, counted from this one.
    case unit(TimeUnit, Int)
    /// The first day of a month: this one, the next or the last such.
    case month(Int, Int)
    /// A day of a month that is counted from this one.
    case dayOfMonth(Int, Int)
    /// The last day of a week, month or year, counted from this one.
    case endOfUnit(TimeUnit, Int)
    /// The last day of a month or year.
    case endOf(CalendarDay)

    /// Whether it may have a time: a month or year that was named has none.
    var isOneDay: Bool {
        switch self {
        case .calendar(let day): day.day != nil
        case .month: false
        default: true
        }
    }
}

/// Parts of a day of the calendar; at least one is there.
struct CalendarDay: Sendable, Hashable {
    var year: Int?
    var month: Int?
    var day: Int?
    var weekday: Int?
}

/// A time of the day.
struct ClockTime: Sendable, Hashable {
    var hour: Int
    var minute: Int
    var second: Int?
    /// Whether it may be twelve hours later: "seven" is, "07:00", "19:00" and "noon" are not.
    var isAmbiguous: Bool
    /// In digits, with the minutes: "5:30".
    var isWritten = false
}
