import Foundation

/// Makes a point in time of what was said.
struct DateResolver {
    let moment: SpokenMoment
    let parts: [PartOfDay]
    let dayBegins: Int?
    let kind: SpokenDateKind
    /// Whether of days and months that come again the last is meant, not the next.
    let isPast: Bool
    /// Hours are written from 0 to 23 where the person lives.
    private let writes24Hours: Bool

    init(
        _ moment: SpokenMoment, parts: [PartOfDay], dayBegins: Int?, kind: SpokenDateKind, isPast: Bool = false
    ) {
        (self.moment, self.parts, self.dayBegins) = (moment, parts, dayBegins)
        (self.kind, self.isPast) = (kind, isPast)
        let locale = moment.calendar.locale ?? Locale(identifier: "en")
        writes24Hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("H") ?? false
    }

    var calendar: Calendar { moment.calendar }
    var today: Date { calendar.startOfDay(for: moment.now) }

    func resolve(_ said: DateParts) -> SpokenReading<SpokenDate> {
        if let surplus = surplus(in: said) { return .refused(surplus) }
        if said.isNow { return checked(point(moment.now)) }
        if let shift = said.shift { return shifted(said, by: shift).map(checked) ?? .none }
        guard let day = said.day else { return said.needsDay ? .none : timeOnly(said) }
        switch resolve(day) {
        case .none: return .none
        case .refused(let fault): return .refused(fault)
        case .value(let found):
            guard said.time != nil || said.part != nil else {
                return checked(SpokenDate(date: found.date, said: found.said, hasDay: true, hasTime: false))
            }
            guard day.isOneDay, let time = time(said, on: found.date) else { return .none }
            let components = found.said.merging(time.said)
            return checked(SpokenDate(date: time.date, said: components, hasDay: true, hasTime: true))
        }
    }

    /// What is said beyond what is asked for: of "friday at 3" no time may be lost, nor the day of "7 on sunday".
    private func surplus(in said: DateParts) -> SpokenFault? {
        switch kind {
        case .date: said.saysTime ? said.saysDay ? .surplusTime : .needsDay : nil
        case .time: said.saysDay ? said.saysTime ? .surplusDay : .needsTime : nil
        case .dateTime: nil
        }
    }

    private func checked(_ date: SpokenDate) -> SpokenReading<SpokenDate> {
        var date = date
        switch kind {
        case .dateTime: break
        case .date:
            guard date.hasDay else { return .refused(.needsDay) }
            date.date = calendar.startOfDay(for: date.date)
            date.hasTime = false
            (date.said.hour, date.said.minute, date.said.second) = (nil, nil, nil)
        case .time:
            guard date.hasTime else { return .refused(.needsTime) }
        }
        return .value(date)
    }

    /// Whether an hour may be twelve hours later by itself.
    func isOpen(_ time: ClockTime) -> Bool { time.isAmbiguous && !(time.isWritten && writes24Hours) }

    // MARK: From now

    /// All parts of a point in time.
    private func point(_ date: Date) -> SpokenDate {
        SpokenDate(
            date: date, said: calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date),
            hasDay: true, hasTime: true)
    }

    /// Days from now are days, with a time where one is said; what is shorter is a point in time.
    private func shifted(_ said: DateParts, by shift: SpokenDuration) -> SpokenDate? {
        var start = moment.now
        if let day = said.day {
            guard case .value(let base) = resolve(day) else { return nil }
            start = base.date
        }
        guard let date = shift.added(to: start, calendar) else { return nil }
        guard shift.isOfDays else { return said.time == nil && said.part == nil ? point(date) : nil }
        let found = whole(calendar.startOfDay(for: date))
        guard said.time != nil || said.part != nil else {
            return SpokenDate(date: found.date, said: found.said, hasDay: true, hasTime: false)
        }
        return time(said, on: found.date).map {
            SpokenDate(date: $0.date, said: found.said.merging($0.said), hasDay: true, hasTime: true)
        }
    }

    /// A day with all its parts.
    func whole(_ day: Date) -> (date: Date, said: DateComponents) {
        (day, calendar.dateComponents([.year, .month, .day], from: day))
    }

    func days(_ count: Int, from day: Date) -> Date? { calendar.date(byAdding: .day, value: count, to: day) }
}

extension DateComponents {
    /// With the time that another has.
    fileprivate func merging(_ time: DateComponents) -> DateComponents {
        var both = self
        (both.hour, both.minute, both.second) = (time.hour, time.minute, time.second)
        return both
    }
}
