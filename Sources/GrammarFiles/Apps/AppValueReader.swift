import Foundation
package import PhraseMatching
package import SpokenLanguage

/// Makes values of what was said for the parameters of declarative apps of one language, in a phrase or as an answer.
package struct AppValueReader: Sendable {
    let answers: AnswerReader

    private var values: SpokenValueReader { answers.values }

    /// What a text is for a parameter that takes more than listed names; nil where it cannot be that.
    func value(of spoken: SpokenText, for parameter: DeclarativeApp.Parameter) -> AppValue? {
        reading(of: spoken, for: parameter).value
    }

    /// The same, with why it cannot be that.
    package func reading(of spoken: SpokenText, for parameter: DeclarativeApp.Parameter) -> SpokenReading<AppValue> {
        guard parameter.isList else { return single(spoken, parameter) }
        let items = answers.lists.items(of: spoken, crossesCommas: false) { text, isOnePiece in
            // Words go on until something separates them; a number may have an "and" in it.
            parameter.type == .string && !isOnePiece ? nil : single(text, parameter).value
        }
        return items.map { .value(.list($0)) } ?? .none
    }

    private func single(_ spoken: SpokenText, _ parameter: DeclarativeApp.Parameter) -> SpokenReading<AppValue> {
        switch parameter.type {
        case .int: found(values.number(spoken)?.integer.map(AppValue.integer))
        case .double: found(values.number(spoken).map { .number(share($0, parameter.range)) })
        case .bool: found(answers.boolean(spoken).map(AppValue.bool))
        case .date: date(spoken, .date)
        case .time: date(spoken, .time)
        case .dateTime: date(spoken, .dateTime)
        case .duration: duration(spoken)
        case .currency: values.money(spoken).map { said(spoken, .text("\($0.amount) \($0.currency)")) }
        case .measurement(let kind): quantity(spoken, kind)
        case .url: found(values.link(spoken).map { .text($0.absoluteString) })
        case .string: .value(.text(spoken.text))
        case .entity, .enumeration: .none
        }
    }

    private func found(_ value: AppValue?) -> SpokenReading<AppValue> { value.map { .value($0) } ?? .none }

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
        guard let duration = values.duration(spoken) else { return .none }
        return duration.totalSeconds.map { .value(said(spoken, Self.number($0))) } ?? .refused(.monthsVary)
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
