import Foundation
package import PhraseMatching
package import SpokenLanguage

/// Makes values of what was said for the parameters of declarative apps of one language, in a phrase or as an answer.
package struct AppValueReader: Sendable {
    let answers: AnswerReader

    private var values: SpokenValueReader { answers.values }

    /// Whether a folded word says nothing around a value.
    func isFiller(_ word: String) -> Bool { values.isFiller(word) }

    /// What a text is for a parameter that takes more than listed names; nil where it cannot be that.
    func value(of spoken: SpokenText, for parameter: DeclarativeApp.Parameter) -> AppValue? {
        reading(of: spoken, for: parameter).value
    }

    /// The same, with why it cannot be that.
    package func reading(of spoken: SpokenText, for parameter: DeclarativeApp.Parameter) -> SpokenReading<AppValue> {
        guard parameter.isList else { return single(spoken, parameter) }
        let isText = parameter.type == .string
        var fault: SpokenFault?
        let items = answers.lists.items(of: spoken, crossesCommas: false, isText: isText) { text, isOnePiece in
            // Words go on until something separates them; a number may have an "and" in it.
            guard !isText || isOnePiece else { return AppItem?.none }
            let reading = single(text, parameter)
            if isOnePiece { fault = fault ?? reading.fault }
            return reading.value.map { AppItem(text: text, value: $0) }
        }
        guard let items else { return fault.map { .refused($0) } ?? .none }
        return .value(.list(completed(items, parameter).map(\.value)))
    }

    /// A thing of a list, as it was said.
    private struct AppItem {
        let text: SpokenText
        let value: AppValue
    }

    /// "the 1st and the 2nd of may": each with the month that was said once.
    private func completed(_ items: [AppItem], _ parameter: DeclarativeApp.Parameter) -> [AppItem] {
        let kind: SpokenDateKind
        switch parameter.type {
        case .date: kind = .date
        case .dateTime: kind = .dateTime
        default: return items
        }
        let texts = values.withMonths(items.map(\.text), as: kind, at: answers.moment)
        return zip(items, texts).map { item, text in
            text == item.text
                ? item : single(text, parameter).value.map { AppItem(text: text, value: $0) } ?? item
        }
    }

    /// A thing as it was said, without the point of the sentence where it means the same without.
    private func single(_ spoken: SpokenText, _ parameter: DeclarativeApp.Parameter) -> SpokenReading<AppValue> {
        let reading = whole(spoken, parameter)
        guard spoken.text.hasSuffix("."), case .spoken(_, let value)? = reading.value else { return reading }
        let shorter = whole(SpokenText(String(spoken.text.dropLast())), parameter)
        if case .spoken(_, value)? = shorter.value { return shorter }
        return reading
    }

    private func whole(_ spoken: SpokenText, _ parameter: DeclarativeApp.Parameter) -> SpokenReading<AppValue> {
        switch parameter.type {
        case .int: integer(spoken, parameter.range)
        case .double: checked(values.number(spoken).map { share($0, parameter.range) }, parameter.range)
        case .bool: found(answers.boolean(spoken).map(AppValue.bool))
        case .date: date(spoken, .date)
        case .time: date(spoken, .time)
        case .dateTime: date(spoken, .dateTime)
        case .duration: duration(spoken)
        case .currency: money(spoken)
        case .measurement(let kind): quantity(spoken, kind)
        case .url: found(values.link(spoken).map { .text($0.absoluteString) })
        case .string: .value(.text(spoken.text))
        case .entity, .enumeration: .none
        }
    }

    private func found(_ value: AppValue?) -> SpokenReading<AppValue> { value.map { .value($0) } ?? .none }

    private func integer(_ spoken: SpokenText, _ range: ClosedRange<Double>?) -> SpokenReading<AppValue> {
        guard let number = values.number(spoken), number.integer != nil || number.isTooLarge else { return .none }
        if let range, !range.contains(number.value) { return .refused(.outOfRange(number.value, range)) }
        return number.integer.map { .value(.integer($0)) } ?? .refused(.outOfRange(number.value, range))
    }

    private func checked(_ number: Double?, _ range: ClosedRange<Double>?) -> SpokenReading<AppValue> {
        guard let number else { return .none }
        if let range, !range.contains(number) { return .refused(.outOfRange(number, range)) }
        return .value(.number(number))
    }

    /// A percentage is a share where a number is asked for that is one at most.
    private func share(_ number: SpokenNumber, _ range: ClosedRange<Double>?) -> Double {
        guard number.isPercent, let range, range.upperBound <= 1 else { return number.value }
        return number.value / 100
    }

    private func date(_ spoken: SpokenText, _ kind: SpokenDateKind) -> SpokenReading<AppValue> {
        let moment = answers.moment
        return values.date(spoken, as: kind, at: moment).map { said(spoken, .text($0.iso(as: kind, moment.calendar))) }
    }

    private func duration(_ spoken: SpokenText) -> SpokenReading<AppValue> {
        guard let duration = values.duration(spoken) else {
            return values.number(spoken) == nil ? .none : .refused(.needsUnit)
        }
        guard let seconds = duration.totalSeconds else { return .refused(.monthsVary) }
        return seconds < 0 ? .refused(.negative) : .value(said(spoken, Self.number(seconds)))
    }

    private func money(_ spoken: SpokenText) -> SpokenReading<AppValue> {
        let money = values.money(spoken)
        if let amount = money.value?.amount, amount < 0 { return .refused(.negative) }
        return money.map { said(spoken, .text("\($0.amount) \($0.currency)")) }
    }

    private func quantity(
        _ spoken: SpokenText, _ kind: DeclarativeApp.MeasurementKind
    ) -> SpokenReading<AppValue> {
        guard let kind = QuantityKind(rawValue: kind.rawValue) else { return .none }
        return values.quantity(spoken, of: kind).map { said(spoken, .text("\($0.number.decimal) \($0.unit.symbol)")) }
    }

    private func said(_ spoken: SpokenText, _ value: AppValue) -> AppValue { .spoken(spoken.text, value) }

    private static func number(_ value: Decimal) -> AppValue {
        Int("\(value)").map(AppValue.integer) ?? .number(Double("\(value)") ?? 0)
    }
}
