import Foundation

extension DateResolver {
    /// The day that is meant, at its beginning, with the parts that were said.
    func resolve(_ day: DayForm) -> SpokenReading<(date: Date, said: DateComponents)> {
        switch day {
        case .offset(let count): value(days(count, from: today).map(whole))
        case .weekday(let number, let relation): weekday(number, relation)
        case .weekend(let relation): value(weekend(relation).map { whole(max($0, notBefore(relation))) })
        case .calendar(let day): calendarDay(day)
        case .unit(let unit, let offset): value(start(of: unit, offset).map(whole))
        case .month(let month, let offset): value(start(ofMonth: month, offset).map(whole))
        case .dayOfMonth(let day, let offset): dayOfMonth(day, offset)
        case .endOfUnit(let unit, let offset):
            value(start(of: unit, offset + 1).flatMap { days(-1, from: $0) }.map(whole))
        case .endOf(let day): value(end(of: day).map(whole))
        }
    }

    private func value<Value>(_ value: Value?) -> SpokenReading<Value> { value.map { .value($0) } ?? .none }

    /// 1 is Monday, whatever the calendar counts.
    private func weekday(of day: Date) -> Int { (calendar.component(.weekday, from: day) + 5) % 7 + 1 }

    /// The next such day after today, the one of the next week (which begins on Monday), or the last before today.
    private func weekday(
        _ number: Int, _ relation: DayForm.Relation
    ) -> SpokenReading<(date: Date, said: DateComponents)> {
        let now = weekday(of: today)
        let ahead = (number - now + 6) % 7 + 1
        switch relation {
        case .coming where isPast: return value(days(-((now - number + 7) % 7), from: today).map(whole))
        case .coming:
            return value(days(ahead, from: today).map { ($0, DateComponents(weekday: number % 7 + 1)) })
        case .next: return value(days(number - now + 7, from: today).map(whole))
        case .afterNext: return value(days(number - now + 14, from: today).map(whole))
        case .last: return value(days(-((now - number + 6) % 7 + 1), from: today).map(whole))
        }
    }

    /// The Saturday of the weekend that is on or to come, of that of the next week, or of the last one that is over; where it lies in
    /// the past, of the one that is on or was last.
    func weekend(_ relation: DayForm.Relation) -> Date? {
        let isOn = weekday(of: today) > 5
        let weeks =
            switch relation {
            case .coming: isPast && !isOn ? -1 : 0
            case .next: 1
            case .afterNext: 2
            case .last: -1
            }
        return start(of: .week, weeks).flatMap { days(5, from: $0) }
    }

    /// On a Sunday this weekend is today.
    private func notBefore(_ relation: DayForm.Relation) -> Date {
        relation == .coming && !isPast ? today : .distantPast
    }

    /// The first day of a week, month, quarter or year, counted from this one.
    func start(of unit: TimeUnit, _ offset: Int) -> Date? {
        let parts = calendar.dateComponents([.year, .month], from: today)
        guard let year = parts.year, let month = parts.month else { return nil }
        switch unit {
        case .year: return date(year + offset, 1, 1)
        case .quarter: return date(year, (month - 1) / 3 * 3 + 1 + offset * 3, 1)
        case .month: return date(year, month + offset, 1)
        case .week: return days(1 - weekday(of: today) + offset * 7, from: today)
        default: return nil
        }
    }

    /// The first day of a month of this year, or of the last or next such month that is not this one.
    private func start(ofMonth month: Int, _ offset: Int) -> Date? {
        let now = calendar.dateComponents([.year, .month], from: today)
        guard let year = now.year, let thisMonth = now.month else { return nil }
        let isOtherYear = offset < 0 ? month >= thisMonth : offset > 0 && month <= thisMonth
        return date(isOtherYear ? year + offset : year, month, 1)
    }

    private func dayOfMonth(_ day: Int, _ offset: Int) -> SpokenReading<(date: Date, said: DateComponents)> {
        guard let first = start(of: .month, offset) else { return .none }
        let parts = calendar.dateComponents([.year, .month], from: first)
        guard let year = parts.year, let month = parts.month else { return .none }
        return exact(year, month, day).map { .value(whole($0)) }
            ?? .refused(.noSuchDay(day: day, month: month, year: year))
    }

    /// Months beyond a year are those of the next.
    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        calendar.date(from: DateComponents(year: year, month: month, day: day)).map { calendar.startOfDay(for: $0) }
    }

    private func end(of day: CalendarDay) -> Date? {
        guard case .value(let start) = calendarDay(day) else { return nil }
        let unit: Calendar.Component = day.month == nil ? .year : .month
        return calendar.date(byAdding: unit, value: 1, to: start.date).flatMap { days(-1, from: $0) }
    }

    // MARK: Days of the calendar

    private func calendarDay(_ said: CalendarDay) -> SpokenReading<(date: Date, said: DateComponents)> {
        var said = said
        said.year = said.year.map(fullYear)
        let now = calendar.dateComponents([.year, .month], from: today)
        guard let thisYear = now.year, let thisMonth = now.month else { return .none }
        let parts = DateComponents(
            year: said.year, month: said.month, day: said.day, weekday: said.weekday.map { $0 % 7 + 1 })
        if let month = said.month, let day = said.day, day > (Self.longest[month] ?? 0) {
            return .refused(.noSuchDay(day: day, month: month, year: nil))
        }
        let found = candidates(said, thisYear, thisMonth)
        // "Friday the 13th" is that of whichever month has one.
        let isOpen = said.month == nil && said.year == nil && said.weekday != nil
        guard let found = isOpen ? found.first(where: { weekday(of: $0) == said.weekday }) : found.first else {
            return .refused(.noSuchDay(day: said.day ?? 0, month: said.month ?? 0, year: said.year))
        }
        if let weekday = said.weekday, weekday != self.weekday(of: found) {
            return .refused(.otherWeekday(said: weekday, is: self.weekday(of: found)))
        }
        return .value((found, parts))
    }

    /// The days that fit, the first of those that are not over, or the last of those that are not to come; of a month without a
    /// day the first.
    private func candidates(_ said: CalendarDay, _ thisYear: Int, _ thisMonth: Int) -> [Date] {
        switch (said.year, said.month, said.day) {
        case (let year?, let month?, let day): return [exact(year, month, day ?? 1)].compactMap(\.self)
        case (let year?, nil, _): return [exact(year, 1, said.day ?? 1)].compactMap(\.self)
        case (nil, let month?, nil):
            let isOver = month < thisMonth
            let year = isPast ? (month > thisMonth ? thisYear - 1 : thisYear) : isOver ? thisYear + 1 : thisYear
            return [exact(year, month, 1)].compactMap(\.self)
        case (nil, let month?, let day?):
            // A leap day may be eight years away.
            return (0...8).compactMap { exact(thisYear + direction * $0, month, day) }.filter(isMeant)
        case (nil, nil, let day?):
            return (0...36).compactMap { offset in
                // Counted from four years ago, so that it is never below zero.
                let month = thisMonth - 1 + direction * offset + 48
                return exact(thisYear - 4 + month / 12, month % 12 + 1, day)
            }.filter(isMeant)
        case (nil, nil, nil): return []
        }
    }

    private var direction: Int { isPast ? -1 : 1 }

    private func isMeant(_ day: Date) -> Bool { isPast ? day <= today : day >= today }

    /// Nil where the month has no such day.
    private func exact(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        guard let date = date(year, month, day) else { return nil }
        let parts = calendar.dateComponents([.month, .day], from: date)
        return parts.month == month && parts.day == day ? date : nil
    }

    private static let longest = [
        1: 31, 2: 29, 3: 31, 4: 30, 5: 31, 6: 30, 7: 31, 8: 31, 9: 30, 10: 31, 11: 30, 12: 31,
    ]

    /// "27" is the year near now that ends so.
    private func fullYear(_ year: Int) -> Int {
        guard year < 100, let now = calendar.dateComponents([.year], from: today).year else { return year }
        let near = now / 100 * 100 + year
        return near > now + 50 ? near - 100 : near < now - 49 ? near + 100 : near
    }
}
