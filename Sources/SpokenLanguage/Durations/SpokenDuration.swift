package import Foundation

/// A length of time as it was said: months, days and the rest apart, since a month is not always as long.
package struct SpokenDuration: Sendable, Hashable {
    package var months = 0
    package var days = 0
    package var seconds: Decimal = 0

    package init(months: Int = 0, days: Int = 0, seconds: Decimal = 0) {
        (self.months, self.days, self.seconds) = (months, days, seconds)
    }

    /// A number of units; a part of a unit is counted in smaller ones ("a year and a half" has 18 months).
    init?(_ count: SpokenNumber, _ unit: TimeUnit) {
        guard abs(count.decimal) < Self.limit else { return nil }
        if let months = unit.months {
            self.init(months: Self.rounded(count.decimal * Decimal(months)))
        } else if unit == .week || unit == .day, let milliseconds = unit.milliseconds {
            let length = count.decimal * Decimal(milliseconds / 86_400_000)
            let whole = Self.truncated(length)
            self.init(days: whole, seconds: (length - Decimal(whole)) * 86400)
        } else if let milliseconds = unit.milliseconds {
            self.init(seconds: count.decimal * Decimal(milliseconds) / 1000)
        } else {
            return nil
        }
    }

    /// Longer ones are no lengths of time that anybody means.
    private static let limit: Decimal = 10_000_000_000

    private static func rounded(_ number: Decimal) -> Int { Int("\(number.rounded(0, .plain))") ?? 0 }

    private static func truncated(_ number: Decimal) -> Int {
        Int("\(number.rounded(0, number < 0 ? .up : .down))") ?? 0
    }

    /// In seconds, a day with 24 hours; `nil` where it has months, which are not of one length.
    package var totalSeconds: Decimal? { months == 0 ? Decimal(days) * 86400 + seconds : nil }

    /// It has nothing that is shorter than a day.
    var isOfDays: Bool { seconds == 0 }

    package var negated: SpokenDuration { SpokenDuration(months: -months, days: -days, seconds: -seconds) }

    func times(_ count: SpokenNumber) -> SpokenDuration? {
        guard abs(count.decimal) < Self.limit else { return nil }
        var product = SpokenDuration(months: Self.rounded(Decimal(months) * count.decimal))
        let length = Decimal(days) * count.decimal
        product.days = Self.truncated(length)
        product.seconds = seconds * count.decimal + (length - Decimal(product.days)) * 86400
        return product
    }

    static func + (one: Self, other: Self) -> Self {
        SpokenDuration(
            months: one.months + other.months, days: one.days + other.days, seconds: one.seconds + other.seconds)
    }

    /// The time that is so much later, by the calendar.
    package func added(to date: Date, _ calendar: Calendar) -> Date? {
        calendar.date(byAdding: DateComponents(month: months, day: days), to: date)?
            .addingTimeInterval(SpokenNumber(seconds).value)
    }
}

extension SpokenDuration {
    /// As ISO 8601 writes it: "P14D", "PT1H30M"; nil for anything else.
    package init?(iso text: String) {
        guard text.first == "P", text.count > 2 else { return nil }
        var sum = SpokenDuration()
        var isTime = false
        var digits = ""
        for character in text.dropFirst() {
            switch character {
            case "T": isTime = true
            case "0"..."9", ".": digits.append(character)
            default:
                guard let unit = Self.unit(character, isTime), let count = SpokenNumber(digits: digits),
                    !digits.isEmpty,
                    let part = SpokenDuration(count, unit)
                else { return nil }
                sum = sum + part
                digits = ""
            }
        }
        guard digits.isEmpty else { return nil }
        self = sum
    }

    private static func unit(_ letter: Character, _ isTime: Bool) -> TimeUnit? {
        switch (letter, isTime) {
        case ("Y", false): .year
        case ("M", false): .month
        case ("W", false): .week
        case ("D", false): .day
        case ("H", true): .hour
        case ("M", true): .minute
        case ("S", true): .second
        default: nil
        }
    }
}

extension Decimal {
    /// Rounded to so many places behind the point.
    package func rounded(_ places: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var (result, value) = (Decimal(), self)
        NSDecimalRound(&result, &value, places, mode)
        return result
    }
}
