import Foundation

/// A date as ISO 8601 writes it: "2026-12-24", "2026-12-24T18:30", "2026-12-24T18:30:00Z".
struct ISODate {
    private let text: String

    init(_ text: String) {
        self.text = text.trimmingCharacters(in: .whitespaces)
    }

    /// Nil where it is written in another way; without a zone it is the time of the calendar's.
    func read(as kind: SpokenDateKind, _ calendar: Calendar) -> SpokenReading<SpokenDate>? {
        let halves = text.split(maxSplits: 1, whereSeparator: { $0 == "T" || $0 == " " })
        guard halves.count == 2, text.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
            let day = numbers(halves[0], "-"), day.count == 3, halves[0].count == 10
        else { return nil }
        let clock = halves[1].prefix { !"Z+-".contains($0) }
        guard let time = numbers(clock.prefix { $0 != "." }, ":"), (2...3).contains(time.count), time[0] < 25,
            time[1] < 60, time.count < 3 || time[2] < 61, let zone = zone(halves[1][clock.endIndex...], calendar)
        else { return nil }
        var local = calendar
        local.timeZone = zone
        let parts = DateComponents(
            year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1],
            second: time.count > 2 ? time[2] : nil)
        guard (1...12).contains(day[1]), let date = local.date(from: parts) else { return nil }
        guard time[0] == 24 || local.component(.day, from: date) == day[2] else {
            return .refused(.noSuchDay(day: day[2], month: day[1], year: day[0]))
        }
        let start = kind == .date ? calendar.startOfDay(for: date) : date
        let units: Set<Calendar.Component> =
            kind == .date ? [.year, .month, .day] : [.year, .month, .day, .hour, .minute, .second]
        let said = calendar.dateComponents(units, from: date)
        return .value(SpokenDate(date: start, said: said, hasDay: true, hasTime: kind != .date))
    }

    private func numbers(_ text: some StringProtocol, _ separator: Character) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        return numbers.count == parts.count ? numbers : nil
    }

    private func zone(_ text: Substring, _ calendar: Calendar) -> TimeZone? {
        if text.isEmpty { return calendar.timeZone }
        if text == "Z" { return TimeZone(secondsFromGMT: 0) }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4, let value = Int(digits) else { return nil }
        let seconds = (value / 100 * 60 + value % 100) * 60
        return TimeZone(secondsFromGMT: text.first == "-" ? -seconds : seconds)
    }
}
