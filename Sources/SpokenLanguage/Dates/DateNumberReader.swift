/// Reads the numbers of dates: days of a month, years, hours and minutes.
struct DateNumberReader: Sendable {
    private let amounts: AmountReader
    private let ordinals: OrdinalReader
    private let yearsInPairs: Bool

    init(_ amounts: AmountReader, _ ordinals: OrdinalReader, yearsInPairs: Bool) {
        (self.amounts, self.ordinals, self.yearsInPairs) = (amounts, ordinals, yearsInPairs)
    }

    /// Days of a month: "third", "3rd", "3", "three".
    func days(_ tokens: SpokenTokens, at start: Int) -> [(meaning: Int, end: Int)] {
        ordinalDays(tokens, at: start) + whole(tokens, start, 1...31)
    }

    /// Days of a month that are said as places: "third", "3rd".
    func ordinalDays(_ tokens: SpokenTokens, at start: Int) -> [(meaning: Int, end: Int)] {
        ordinals.matches(tokens, at: start).filter { (1...31).contains($0.meaning) }
    }

    /// "2027", "two thousand seven", "nineteen eighty four".
    func years(_ tokens: SpokenTokens, at start: Int) -> [(meaning: Int, end: Int)] {
        let plain = whole(tokens, start, 1000...2999)
        guard yearsInPairs, tokens.has(start), tokens[start].kind == .word else { return plain }
        let pairs = whole(tokens, start, 11...29).flatMap { century in
            whole(tokens, century.end, 10...99).map { (meaning: century.meaning * 100 + $0.meaning, end: $0.end) }
        }
        return (pairs + plain).sorted { $0.end > $1.end }
    }

    /// Hours; one that is written with a zero before it, or is beyond twelve, is that of the day.
    func hours(_ tokens: SpokenTokens, at start: Int) -> [(meaning: (hour: Int, isAmbiguous: Bool), end: Int)] {
        whole(tokens, start, 0...24).map { found in
            let isPadded = tokens[start].text.count == 2 && tokens[start].text.first == "0"
            return ((found.meaning, !isPadded && (1...12).contains(found.meaning)), found.end)
        }
    }

    /// Minutes; with two digits, or below an hour in any way: "5", "quarter".
    func minutes(_ tokens: SpokenTokens, at start: Int, isTwoDigits: Bool) -> [(meaning: Int, end: Int)] {
        let found = whole(tokens, start, 0...59).filter { found in
            !isTwoDigits || found.meaning > 9 || tokens[start].kind == .digits && tokens[start].text.count == 2
        }
        guard !isTwoDigits else { return found }
        let parts = amounts.matches(tokens, at: start).compactMap { part in
            part.meaning.isWhole ? nil : part.meaning.times(60)?.integer.map { (meaning: $0, end: part.end) }
        }
        return parts.filter { (1...59).contains($0.meaning) } + found
    }

    /// "830", "1730", "0830": hours, and two digits of minutes.
    func timeInOne(_ tokens: SpokenTokens, at start: Int) -> ClockTime? {
        guard tokens.has(start), tokens[start].kind == .digits, (3...4).contains(tokens[start].text.count),
            let number = Int(tokens[start].text), number <= 2400, number % 100 < 60
        else { return nil }
        let (hour, minute) = (number / 100, number % 100)
        let isPadded = tokens[start].text.count == 4 && hour < 10
        return ClockTime(
            hour: hour, minute: minute, isAmbiguous: !isPadded && (1...12).contains(hour), isWritten: true)
    }

    /// Whole numbers of a range that begin at a place; of digits only those that stand there.
    private func whole(
        _ tokens: SpokenTokens, _ start: Int, _ range: ClosedRange<Int>
    ) -> [(meaning: Int, end: Int)] {
        guard tokens.has(start) else { return [] }
        if tokens[start].kind == .digits {
            guard tokens[start].text.count <= String(range.upperBound).count, let number = Int(tokens[start].text),
                range.contains(number)
            else {
                return []
            }
            return [(number, start + 1)]
        }
        guard tokens[start].kind == .word else { return [] }
        return amounts.matches(tokens, at: start).compactMap { found in
            guard let number = found.meaning.integer, !found.meaning.isPercent, range.contains(number) else {
                return nil
            }
            return (number, found.end)
        }
    }
}
