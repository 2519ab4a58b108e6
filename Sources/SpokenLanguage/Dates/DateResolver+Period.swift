import Foundation

extension DateResolver {
    /// The time that was said, with all of its last day; `nil` where it has a time of the day.
    func period(_ said: DateParts) -> DateInterval? {
        guard !said.isNow, said.time == nil, said.part == nil else { return nil }
        if let day = said.day, said.shift == nil { return period(day) }
        guard case .value(let date) = resolve(said), said.shift?.isOfDays == true else { return nil }
        return calendar.dateInterval(of: .day, for: date.date)
    }

    func period(_ day: DayForm) -> DateInterval? {
        if case .unit(let unit, let offset) = day {
            guard let first = start(of: unit, offset), let next = start(of: unit, offset + 1) else { return nil }
            return DateInterval(start: first, end: next)
        }
        if case .weekend(let relation) = day {
            guard let first = weekend(relation), let next = days(2, from: first) else { return nil }
            return DateInterval(start: first, end: next)
        }
        guard case .value(let found) = resolve(day) else { return nil }
        return calendar.dateInterval(of: extent(of: day), for: found.date)
    }

    /// What a day that was said is the beginning of.
    private func extent(of day: DayForm) -> Calendar.Component {
        switch day {
        case .month: .month
        case .calendar(let day) where day.day == nil: day.month == nil ? .year : .month
        default: .day
        }
    }
}
