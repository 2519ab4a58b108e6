import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

// Conditions with the value before the property: “with more than 200 pages”, “with otter in the title”.
extension FindParser {
    /// All ways to read the words at a place so.
    func turned(at place: Int, before end: Int) -> [FindClauses.Condition] {
        introductions(at: place, before: end).flatMap { start in
            (start..<end).flatMap { name in
                namedProperties(at: name, before: end).flatMap { property, length -> [FindClauses.Condition] in
                    let conditionEnd = behindEnding(name + length, before: end)
                    guard isEnd(conditionEnd, before: end) else { return [] }
                    let words = start..<conditionEnd
                    let counted = counted(property, from: start, to: name, words, isIntroduced: start > place)
                    return counted + (start > place ? held(property, from: start, to: name, words) : [])
                }
            }
        }
    }

    /// “more than 200” pages; “with 220” pages; “vor gestern” eröffnet.
    private func counted(
        _ property: Int, from start: Int, to end: Int, _ words: Range<Int>, isIntroduced: Bool
    ) -> [FindClauses.Condition] {
        let kind = properties[property].property.kind
        guard kind == .number || kind == .date else { return [] }
        let isEqual = isIntroduced && properties[property].property.knows(.equalTo)
        let bare: [(comparison: EntityQueryOperator, length: Int)] = isEqual ? [(.equalTo, 0)] : []
        let said = comparisons(of: property, at: start, before: end).filter { $0.said.closing.isEmpty }
        let ages = kind == .date ? aged(property, from: start, to: end, words) : []
        return ages
            + (said.map { ($0.comparison, $0.said.length) } + bare).compactMap { comparison, length in
                let value = start + length..<max(start + length, end)
                guard comparison != .isBetween, kind == .date ? isDate(value) : isNumber(value) else { return nil }
                return FindClauses.Condition(
                    property: property, comparison: comparison, values: [value], words: words, comparisonStart: start)
            }
    }

    /// “in den letzten drei Tagen” eröffnet
    private func aged(
        _ property: Int, from start: Int, to end: Int, _ words: Range<Int>
    ) -> [FindClauses.Condition] {
        measured(property, from: start, at: start, before: end).compactMap { head in
            let value = head.end..<max(head.end, end)
            guard head.closing.isEmpty, answers.values.duration(SpokenText(self.value(value))) != nil else {
                return nil
            }
            return FindClauses.Condition(
                property: property, comparison: head.comparison, values: [value], words: words,
                comparisonStart: start, isMeasured: true)
        }
    }

    private func isNumber(_ value: Range<Int>) -> Bool {
        !value.isEmpty && number(at: value.lowerBound, before: value.upperBound) != nil
    }

    private func isDate(_ value: Range<Int>) -> Bool {
        let words = SpokenText(self.value(value))
        return !value.isEmpty
            && (answers.values.date(words, as: .dateTime, at: answers.moment).value != nil
                || answers.values.period(words, at: answers.moment, isPast: true) != nil)
    }

    /// “otter” in the title.
    private func held(_ property: Int, from start: Int, to name: Int, _ words: Range<Int>) -> [FindClauses.Condition] {
        guard properties[property].property.comparisons[.contains] != nil else { return [] }
        return (start + 1..<max(start + 1, name)).filter { place in
            isOpen(place..<name)
                && lexicon.within.lengths(in: self.words, at: place, before: name).contains(name - place)
        }.map { place in
            FindClauses.Condition(property: property, comparison: .contains, values: [start..<place], words: words)
        }
    }
}
