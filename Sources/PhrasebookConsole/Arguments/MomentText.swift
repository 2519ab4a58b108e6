import Foundation

/// Dates of the command line, as ISO 8601 writes them.
enum MomentText {
    /// `2025-06-01T09:30:00Z`, with an offset or fractions of a second, or without a zone in local time; also a day alone.
    static func date(from text: String) -> Date? {
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
}
