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
        let said = parser.text(condition.words.lowerBound..<(condition.values.first ?? condition.words).lowerBound)
        // A number without a unit fits each of them.
        if !condition.others.isEmpty,
            condition.values.allSatisfy({ answers.values.number(SpokenText(parser.value($0))) != nil })
        {
            let properties = [condition.property] + condition.others
            return .failure(Failure(trouble: .ambiguous(properties: properties, said: said)))
        }
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
        return .failure(Failure(trouble: .ambiguous(properties: found.map(\.property), said: said)))
    }

    private func values(
        of condition: FindClauses.Condition, _ index: Int, _ parser: FindParser, _ app: RunningApp
    ) async -> Result<Operands, Failure> {
        let property = parser.properties[index].property
        if let denial = condition.denial {
            return .failure(Failure(trouble: .notComparable(property: index, said: parser.text(denial))))
        }
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
        var read: [ReadValue] = []
        for place in condition.values {
            let words = SpokenText(parser.value(place))
            switch await value(words, condition, parser.properties[index], parser, input, app) {
            case .read(let value): read.append(value)
            case .unclear(let remark):
                return .failure(Failure(trouble: parser.trouble(with: condition, of: index, remark)))
            }
        }
        if condition.comparison == .equalTo, let whole = wholePeriod(read, property) {
            return operands(.isBetween, whole)
        }
        guard property.comparisons[condition.comparison] != nil else { return .failure(notComparable) }
        // Not within a time is before or after it, which is no comparison of a query.
        if condition.comparison == .notEqualTo, wholePeriod(read, property) != nil {
            let said = condition.comparisonStart.map { parser.text($0..<max($0 + 1, condition.values[0].lowerBound)) }
            return .failure(Failure(trouble: .notComparable(property: index, said: said)))
        }
        return operands(condition.comparison, periodEnds(Self.inOrder(read), condition.comparison))
    }

    /// What a property is compared with, and all of the time that was said, where one was: a day, “this year”.
    private struct ReadValue {
        let value: Candidate
        var period: DateInterval?
    }

    private enum ValueReading {
        case read(ReadValue)
        case unclear(String)
    }

    private func value(
        _ words: SpokenText, _ condition: FindClauses.Condition, _ property: FindableProperty, _ parser: FindParser,
        _ input: any AnyIntentParameter, _ app: RunningApp
    ) async -> ValueReading {
        if condition.isMeasured, isBareLength(words, property) { return .unclear(Texts.needsDuration) }
        if let value = length(words, property.property, condition) ?? amount(words, property, parser) {
            return .read(ReadValue(value: value))
        }
        let period = period(words, property)
        let reader = ResolverReader(reader: ValueReader(answers: answers))
        let reading = try? await app.asking(the: QueryName(input.descriptor), within: deadline) {
            try await reader.read(words, for: input)
        }
        switch reading {
        case .found(let found) where found.candidates.count == 1 && found.candidates[0].openItems == nil:
            return .read(dated(found.candidates[0], words, period))
        default: break
        }
        // A time that is no point in time: “2026”, “last november”.
        if let period {
            return .read(ReadValue(value: Candidate(value: period.start, title: words.text), period: period))
        }
        switch reading {
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

    /// “longer than 5” of a length of time, and “more than 5” of a day, do not say of what.
    private func isBareLength(_ words: SpokenText, _ property: FindableProperty) -> Bool {
        guard answers.values.number(words) != nil else { return false }
        return switch property.property.valueType.element {
        case .duration: true
        case .date: period(words, property) == nil
        default: false
        }
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

    /// The time with a beginning and an end that was said. Of what lies in the past the last such time is meant: “created in
    /// january” is not the january to come.
    private func period(_ words: SpokenText, _ property: FindableProperty) -> DateInterval? {
        guard property.property.kind == .date else { return nil }
        return answers.values.period(words, at: answers.moment, isPast: property.isCalled(one: catalog.lexicon.past))
    }

    /// A value with the time that was said, unless the author reads something else in the words.
    private func dated(_ found: Candidate, _ words: SpokenText, _ period: DateInterval?) -> ReadValue {
        let plain = answers.values.date(words, as: .dateTime, at: answers.moment).value?.date
        guard let period, let date = found.value as? Date, date == plain else { return ReadValue(value: found) }
        return ReadValue(value: Candidate(value: period.start, title: found.title), period: period)
    }

    /// What comes after a time comes when it is over, and “until friday” has all of it.
    private func periodEnds(_ read: [ReadValue], _ comparison: EntityQueryOperator) -> [Candidate] {
        let values = read.map(\.value)
        guard [.greaterThan, .lessThanOrEqualTo, .isBetween].contains(comparison), let last = read.last,
            let period = last.period
        else { return values }
        return values.dropLast() + [Candidate(value: Self.lastMoment(of: period), title: last.value.title)]
    }

    /// A time from its beginning to its end. Whether something is of a day may be for the author's query to compare.
    private func wholePeriod(_ read: [ReadValue], _ property: PropertySearch.Property) -> [Candidate]? {
        guard property.comparisons[.isBetween] != nil, let read = read.first, let period = read.period else {
            return nil
        }
        let isDay = answers.moment.calendar.dateInterval(of: .day, for: period.start) == period
        if isDay, property.isComparedByAuthor, property.comparisons[.equalTo] != nil { return nil }
        return [period.start, Self.lastMoment(of: period)].map { Candidate(value: $0, title: read.value.title) }
    }

    private static func lastMoment(of period: DateInterval) -> Date { period.end.addingTimeInterval(-0.001) }

    /// The ends of a range, the lower one first: whoever says “between 3 and 1” means what is between.
    private static func inOrder(_ read: [ReadValue]) -> [ReadValue] {
        func isLess<Value: Comparable>(_ value: any Sendable, than other: Value) -> Bool {
            (value as? Value).map { $0 < other } ?? false
        }
        guard read.count == 2, let first = read[0].value.value as? any Comparable else { return read }
        return isLess(read[1].value.value, than: first) ? read.reversed() : read
    }
}
