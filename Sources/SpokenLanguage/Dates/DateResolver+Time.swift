import Foundation

extension DateResolver {
    typealias TimeOfDay = (date: Date, said: DateComponents)

    /// A time without a day: the next one that is to come.
    func timeOnly(_ said: DateParts) -> SpokenReading<SpokenDate> {
        guard said.time != nil || said.part != nil else { return .none }
        var found: [TimeOfDay] = []
        for offset in [-1, 0, 1] {
            guard let day = days(offset, from: today) else { continue }
            found += hours(said).compactMap { time($0, said, on: day) }
        }
        let next = found.filter { $0.date > moment.now }.min { $0.date < $1.date }
        return next.map { .value(SpokenDate(date: $0.date, said: $0.said, hasDay: false, hasTime: true)) } ?? .none
    }

    /// A time on a day that was said.
    func time(_ said: DateParts, on day: Date) -> TimeOfDay? {
        let hours = hours(said)
        guard let first = hours.first else { return nil }
        let isOpen = said.part == nil && said.time.map(isOpen) == true
        // Midnight of today is the one that is to come.
        let isMidnight = said.part == nil && first == 0 && said.time?.minute == 0
        if day == today, isOpen || isMidnight {
            let candidates = isMidnight ? [0, 24] : usual(hours)
            let times = candidates.compactMap { time($0, said, on: day) }
            return times.first { $0.date > moment.now } ?? times.first
        }
        return time(isOpen ? usual(hours)[0] : first, said, on: day)
    }

    /// Bare hours as they are mostly meant on another day, those first.
    private func usual(_ hours: [Int]) -> [Int] {
        guard let hour = hours.first, let dayBegins else { return hours }
        return hour == 0 || hour < dayBegins ? hours.reversed() : hours
    }

    /// The hours that a time may mean; counted on beyond the day where the part of the day reaches into the next one.
    private func hours(_ said: DateParts) -> [Int] {
        let part = said.part.map { parts[$0] }
        guard let time = said.time else { return part?.usual.map { [$0] } ?? [] }
        let hour = time.hour
        let all = !time.isAmbiguous ? [hour] : hour == 12 ? [12, 0] : [hour, hour + 12]
        guard let part else { return time.isAmbiguous && hour == 12 ? [12, 24] : all }
        let fitting = (all + all.map { $0 + 24 }).filter(part.hours.contains)
        return fitting.isEmpty ? Array(all.prefix(1)) : fitting
    }

    private func time(_ hour: Int, _ said: DateParts, on day: Date) -> TimeOfDay? {
        guard let day = days(hour / 24, from: day) else { return nil }
        let (minute, second) = (said.time?.minute ?? 0, said.time?.second)
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (hour % 24, minute, second ?? 0)
        guard let date = calendar.date(from: parts) else { return nil }
        return (date, DateComponents(hour: hour % 24, minute: minute, second: second))
    }
}
