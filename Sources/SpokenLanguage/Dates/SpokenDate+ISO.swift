package import Foundation

extension SpokenDate {
    /// As ISO 8601 writes it, in the calendar's time: "2026-12-24", "18:30", "2026-12-24T18:30:00"; a day of which no time was
    /// said has none.
    package func iso(as kind: SpokenDateKind, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func padded(_ number: Int?, _ width: Int = 2) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let day = "\(padded(parts.year, 4))-\(padded(parts.month))-\(padded(parts.day))"
        let minute = "\(padded(parts.hour)):\(padded(parts.minute))"
        return switch kind {
        case .date: day
        case .time: parts.second == 0 ? minute : "\(minute):\(padded(parts.second))"
        case .dateTime where !hasTime: day
        case .dateTime: "\(day)T\(minute):\(padded(parts.second))"
        }
    }
}
