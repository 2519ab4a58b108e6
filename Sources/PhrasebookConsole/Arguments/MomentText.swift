import Foundation

/// Dates of the command line, as ISO 8601 writes them.
enum MomentText {
    /// `2025-06-01T09:30:00Z`, with an offset or fractions of a second, or without a zone in local time; also a day alone.
    ///
    /// A day or a time that does not exist is none: `2026-02-30`, `25:00`.
    static func date(from text: String) -> Date? {
        guard exists(text) else { return nil }
        let styles: [ISO8601DateFormatter.Options] = [
            [.withInternetDateTime], [.withInternetDateTime, .withFractionalSeconds],
        ]
        let formatter = ISO8601DateFormatter()
        for style in styles {
            formatter.formatOptions = style
            if let date = formatter.date(from: text) { return date }
        }
        let local = DateFormatter()
        local.locale = Locale(identifier: "en_US_POSIX")
        for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
            local.dateFormat = format
            if let date = local.date(from: text) { return date }
        }
        return nil
    }

    /// Whether there is such a day, time and offset: formatters count on from the last day of a month, and from midnight.
    private static func exists(_ text: String) -> Bool {
        let form =
            /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.[0-9]+)?)?(?:Z|[+-]([0-9]{2}):?([0-9]{2}))?)?/
        guard let match = text.wholeMatch(of: form) else { return false }
        let (_, year, month, day, hour, minute, second, offsetHours, offsetMinutes) = match.output
        guard let year = Int(year), let month = Int(month), let day = Int(day), year > 0, (1...12).contains(month)
        else {
            return false
        }
        func isBelow(_ limit: Int, _ digits: Substring?) -> Bool {
            digits.flatMap { Int($0) }.map { $0 < limit } ?? true
        }
        return (1...days(in: month, of: year)).contains(day) && isBelow(24, hour) && isBelow(60, minute)
            && isBelow(60, second) && isBelow(24, offsetHours) && isBelow(60, offsetMinutes)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
