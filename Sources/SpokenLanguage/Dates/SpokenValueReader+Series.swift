import Foundation
package import PhraseMatching

extension SpokenValueReader {
    /// Days of which the month was said once, each with its month: "the 1st" and "the 2nd of may" are "the 1st of may" and
    /// "the 2nd of may".
    ///
    /// - Parameters:
    ///   - items: What was said of each day.
    ///   - kind: What is asked for.
    ///   - moment: When it is said.
    /// - Returns: As many texts; those that have a month, or are no day of one, as they were.
    package func withMonths(
        _ items: [SpokenText], as kind: SpokenDateKind, at moment: SpokenMoment
    ) -> [SpokenText] {
        let dates = items.map { date($0, as: kind, at: moment).value }
        let neighbours = { (index: Int) in
            Array(items.indices[(index + 1)...]) + items.indices[..<index].reversed()
        }
        return items.indices.map { index in
            guard let said = dates[index]?.said, let day = said.day, said.month == nil else { return items[index] }
            for other in neighbours(index) {
                guard let lender = dates[other]?.said, let month = lender.month else { continue }
                let borrowed = candidates(items[index], items[other], isBehind: other > index).first { text in
                    let found = date(text, as: kind, at: moment).value?.said
                    return found?.day == day && found?.month == month && found?.year == lender.year
                }
                if let borrowed { return borrowed }
            }
            return items[index]
        }
    }

    /// A day with ever more words of another: "the 1st may", "the 1st of may".
    private func candidates(_ item: SpokenText, _ other: SpokenText, isBehind: Bool) -> [SpokenText] {
        let words = other.words
        return words.indices.map { count in
            if isBehind {
                let start = words[words.count - 1 - count].span.lowerBound
                return SpokenText(item.text + " " + other.substring(start..<other.text.utf8.count))
            }
            return SpokenText(other.substring(0..<words[count].span.upperBound) + " " + item.text)
        }
    }
}
