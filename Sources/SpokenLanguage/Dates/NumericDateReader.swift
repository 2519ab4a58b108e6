import Foundation

/// Reads dates in digits: "2026-12-24", "24.12.2026", and "3/4/27" in the order of a locale.
struct NumericDateReader: Sendable {
    private let isMonthFirst: Bool
    /// Whether "8.12" is rather a day than a time: where dates are written with points.
    let prefersDottedDays: Bool

    /// - Parameter locale: Whoever writes day and month, in which order and with which signs.
    init(locale: Locale) {
        let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "d/M/y"
        let (day, month) = (format.firstIndex(of: "d"), format.firstIndex(of: "M"))
        isMonthFirst = day.flatMap { day in month.map { $0 < day } } ?? false
        prefersDottedDays = format.contains(".")
    }

    /// The dates that begin at a place; a year of two digits is left as it is.
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: CalendarDay, end: Int)] {
        guard let first = number(tokens, start), tokens.isGlued(start + 1), tokens.isGlued(start + 2),
            let second = number(tokens, start + 2)
        else { return [] }
        let sign = tokens[start + 1].text
        guard ["-", "/", "."].contains(sign) else { return [] }
        let two = twoParts(tokens, start, first, second, sign)
        guard tokens.isGlued(start + 3), tokens[start + 3].text == sign, tokens.isGlued(start + 4),
            let third = number(tokens, start + 4)
        else { return two }
        return [threeParts(first, second, third, sign)].compactMap(\.self).map { ($0, start + 5) } + two
    }

    private func number(_ tokens: SpokenTokens, _ index: Int) -> (value: Int, digits: Int)? {
        guard tokens.has(index), tokens[index].kind == .digits, tokens[index].text.count <= 4,
            let value = Int(tokens[index].text)
        else { return nil }
        return (value, tokens[index].text.count)
    }

    private typealias Part = (value: Int, digits: Int)

    /// "24.12." and "12/24"; "8.15" is no day, since it is a time.
    private func twoParts(
        _ tokens: SpokenTokens, _ start: Int, _ first: Part, _ second: Part, _ sign: String
    ) -> [(meaning: CalendarDay, end: Int)] {
        guard sign != "-", let day = day(first, second, sign, isTurned: sign != ".") else { return [] }
        let isDotted =
            sign == "." && prefersDottedDays && tokens.isGlued(start + 3) && tokens[start + 3].text == "."
        return [(day, isDotted ? start + 4 : start + 3)]
    }

    private func threeParts(_ first: Part, _ second: Part, _ third: Part, _ sign: String) -> CalendarDay? {
        if first.digits == 4 {
            guard third.digits <= 2 else { return nil }
            return CalendarDay(year: first.value, month: month(second.value), day: third.value).checked
        }
        guard third.digits == 2 || third.digits == 4, var day = day(first, second, sign, isTurned: true)
        else { return nil }
        day.year = third.value
        return day
    }

    private func month(_ value: Int) -> Int? { (1...12).contains(value) ? value : nil }

    /// Around a point the day stands before the month everywhere, else the locale tells; where that is no day, the other order
    /// is taken if it may be turned.
    private func day(_ first: Part, _ second: Part, _ sign: String, isTurned: Bool) -> CalendarDay? {
        guard first.digits <= 2, second.digits <= 2 else { return nil }
        let isMonthFirst = sign != "." && isMonthFirst
        let (day, month) = isMonthFirst ? (second.value, first.value) : (first.value, second.value)
        let plain = CalendarDay(month: self.month(month), day: day).checked
        return plain ?? (isTurned ? CalendarDay(month: self.month(day), day: month).checked : nil)
    }
}

extension CalendarDay {
    /// Nil where it has no month, or a day that no month has.
    fileprivate var checked: CalendarDay? {
        guard month != nil, let day, (1...31).contains(day) else { return nil }
        return self
    }
}
