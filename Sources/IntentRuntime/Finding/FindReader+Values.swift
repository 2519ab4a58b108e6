import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage

// The values that properties are compared with.
extension FindReader {
    /// A property, and what it is compared with.
    struct Operands: Sendable {
        let property: Int
        let comparison: EntityQueryOperator
        let values: [Candidate]
    }

    /// Where only a measure was said, the one property is meant that the value fits: “longer than 5 km”, “longer than an hour”.
    func operands(
        of condition: FindClauses.Condition, _ parser: FindParser, _ app: RunningApp
    ) async -> Result<Operands, Failure> {
        var found: [Operands] = []
        var failure: Failure?
        for property in [condition.property] + condition.others {
            switch await values(of: condition, property, parser, app) {
            case .success(let operands): found.append(operands)
            case .failure(let trouble): failure = failure ?? trouble
            }
        }
        if found.count == 1 { return .success(found[0]) }
        if let failure, found.isEmpty { return .failure(failure) }
        let said = parser.text(condition.words.lowerBound..<(condition.values.first ?? condition.words).lowerBound)
        return .failure(Failure(trouble: .ambiguous(properties: found.map(\.property), said: said)))
    }

    private func values(
        of condition: FindClauses.Condition, _ index: Int, _ parser: FindParser, _ app: RunningApp
    ) async -> Result<Operands, Failure> {
        let property = parser.properties[index].property
        func operands(_ comparison: EntityQueryOperator, _ values: [Candidate]) -> Result<Operands, Failure> {
            .success(Operands(property: index, comparison: comparison, values: values))
        }
        if let flag = condition.flag {
            return operands(condition.comparison, [Candidate(value: flag, title: flag ? "yes" : "no")])
        }
        let notComparable = Failure(trouble: .notComparable(property: index, said: nil))
        guard let input = property.comparisons[condition.comparison] ?? property.comparisons[.isBetween] else {
            return .failure(notComparable)
        }
        var read: [(value: Candidate, words: SpokenText)] = []
        for place in condition.values {
            let words = SpokenText(parser.value(place))
            switch await value(words, condition, parser.properties[index], parser, input, app) {
            case .read(let value): read.append((value, words))
            case .unclear(let remark):
                return .failure(Failure(trouble: parser.trouble(with: condition, of: index, remark)))
            }
        }
        if condition.comparison == .equalTo, let day = wholeDay(read, property) { return operands(.isBetween, day) }
        guard property.comparisons[condition.comparison] != nil else { return .failure(notComparable) }
        return operands(condition.comparison, dayEnds(Self.inOrder(read), condition.comparison))
    }

    private enum ReadValue {
        case read(Candidate)
        case unclear(String)
    }

    private func value(
        _ words: SpokenText, _ condition: FindClauses.Condition, _ property: FindableProperty, _ parser: FindParser,
        _ input: any AnyIntentParameter, _ app: RunningApp
    ) async -> ReadValue {
        if condition.isMeasured, isBareLength(words, property.property) { return .unclear(Texts.needsDuration) }
        if let value = length(words, property.property, condition) ?? amount(words, property, parser) {
            return .read(value)
        }
        let reader = ResolverReader(reader: ValueReader(answers: answers))
        let reading = try? await app.asking(the: QueryName(input.descriptor), within: deadline) {
            try await reader.read(words, for: input)
        }
        switch reading {
        case .found(let found) where found.candidates.count == 1 && found.candidates[0].openItems == nil:
            return .read(found.candidates[0])
        case .found: return .unclear(Texts.severalAreCalled(words.text))
        case .unclear(let remark), .reworded(let remark): return .unclear(remark)
        case nil:
            return .unclear(
                Texts.noneCalled(words.text, noun: catalog.lexicon.words.noun(property.property.title)))
        }
    }

    /// “older than three days”: the time that is so long ago.
    private func length(
        _ words: SpokenText, _ property: PropertySearch.Property, _ condition: FindClauses.Condition
    ) -> Candidate? {
        guard condition.isMeasured, condition.comparison != .equalTo, case .date = property.valueType.element else {
            return nil
        }
        let moment = answers.moment
        let date = answers.values.duration(words)?.negated.added(to: moment.now, moment.calendar)
        return date.map { Candidate(value: $0, title: words.text) }
    }

    /// “longer than 5” of a length of time does not say of what.
    private func isBareLength(_ words: SpokenText, _ property: PropertySearch.Property) -> Bool {
        guard case .duration = property.valueType.element else { return false }
        return answers.values.number(words) != nil
    }

    /// “20 euros” of a price that is a plain number, which has the currency of the app.
    private func amount(_ words: SpokenText, _ property: FindableProperty, _ parser: FindParser) -> Candidate? {
        guard parser.lexicon.measures.contains(where: { $0.quantity == "money" && property.isCalled($0) }),
            answers.values.number(words) == nil, let amount = answers.values.money(words).value?.amount
        else { return nil }
        switch property.property.valueType.element {
        case .decimal: return Candidate(value: amount, title: words.text)
        case .double: return Candidate(value: SpokenMoney.number(amount), title: words.text)
        case .int: return Int("\(amount)").map { Candidate(value: $0, title: words.text) }
        default: return nil
        }
    }

    /// What comes after a day comes when it is over, and “until friday” has all of it.
    private func dayEnds(
        _ read: [(value: Candidate, words: SpokenText)], _ comparison: EntityQueryOperator
    ) -> [Candidate] {
        let values = read.map(\.value)
        guard [.greaterThan, .lessThanOrEqualTo, .isBetween].contains(comparison), let last = read.last else {
            return values
        }
        guard let day = day(of: last.value, last.words) else { return values }
        return values.dropLast() + [Candidate(value: Self.lastMoment(of: day), title: last.value.title)]
    }

    /// A day that is not for the author's query to compare: the time from its beginning to its end.
    private func wholeDay(
        _ read: [(value: Candidate, words: SpokenText)], _ property: PropertySearch.Property
    ) -> [Candidate]? {
        let isTheAuthors = property.isComparedByAuthor && property.comparisons[.equalTo] != nil
        guard !isTheAuthors, property.comparisons[.isBetween] != nil, let (value, words) = read.first,
            let day = day(of: value, words)
        else { return nil }
        return [day.start, Self.lastMoment(of: day)].map { Candidate(value: $0, title: value.title) }
    }

    /// The day that was said, without a time.
    private func day(of value: Candidate, _ words: SpokenText) -> DateInterval? {
        let moment = answers.moment
        guard let date = value.value as? Date, let said = answers.values.date(words, as: .dateTime, at: moment).value,
            said.date == date, said.hasDay, !said.hasTime
        else { return nil }
        return moment.calendar.dateInterval(of: .day, for: date)
    }

    private static func lastMoment(of day: DateInterval) -> Date { day.end.addingTimeInterval(-0.001) }

    /// The ends of a range, the lower one first: whoever says “between 3 and 1” means what is between.
    private static func inOrder(
        _ read: [(value: Candidate, words: SpokenText)]
    ) -> [(value: Candidate, words: SpokenText)] {
        func isLess<Value: Comparable>(_ value: any Sendable, than other: Value) -> Bool {
            (value as? Value).map { $0 < other } ?? false
        }
        guard read.count == 2, let first = read[0].value.value as? any Comparable else { return read }
        return isLess(read[1].value.value, than: first) ? read.reversed() : read
    }
}
