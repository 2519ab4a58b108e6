package import Foundation

/// What time it is for whoever speaks, and where; programs pass in what they are told.
package struct SpokenClock: Sendable {
    package let now: @Sendable () -> Date
    package let timeZone: TimeZone

    package init(now: @escaping @Sendable () -> Date, timeZone: TimeZone) {
        (self.now, self.timeZone) = (now, timeZone)
    }

    /// A clock that stands still.
    package init(standingAt date: Date, timeZone: TimeZone) {
        self.init(now: { date }, timeZone: timeZone)
    }

    /// The machine's clock and its time zone.
    package static let system = SpokenClock(now: { Date() }, timeZone: .current)

    /// This moment, by the calendar that everybody has.
    package func moment(in locale: Locale) -> SpokenMoment {
        SpokenMoment(now: now(), timeZone: timeZone, locale: locale)
    }
}
