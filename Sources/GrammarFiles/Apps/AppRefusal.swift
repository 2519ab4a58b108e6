import PhraseMatching
package import SpokenLanguage

/// Why what was said for a parameter is no value for it.
package enum AppRefusal: Sendable, Hashable {
    /// There is no such value: February has no day 30.
    case fault(SpokenFault)
    /// A number that the parameter does not take.
    case outOfRange(Double, ClosedRange<Double>)
}

extension AppGrammar {
    /// Why a match means nothing, where that can be said; nil for one that means something.
    func refusal(of match: Match, in spoken: SpokenText) -> AppRefusal? {
        guard let meaning = meanings[match.template] else { return nil }
        let intent = intent(at: meaning.place)
        for slot in match.slots {
            guard let parameter = intent.parameter(slot.name) else { continue }
            let reading = readers[meaning.place.app].reading(of: spoken.value(at: slot.span), for: parameter)
            if let fault = reading.fault { return .fault(fault) }
            if let number = reading.value?.number, let range = parameter.range, !range.contains(number) {
                return .outOfRange(number, range)
            }
        }
        return nil
    }
}

extension AppValue {
    fileprivate var number: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        case .spoken(_, let value): value.number
        case .entity, .enumCase, .bool, .text, .list: nil
        }
    }
}
