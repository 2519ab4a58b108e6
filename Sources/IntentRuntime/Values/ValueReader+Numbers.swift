import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

extension ValueReader {
    /// Yes or no, also by what the parameter calls them: “on” and “off”.
    func bool(_ spoken: SpokenText, _ descriptor: ParameterDescriptor) -> Reading {
        let names = descriptor.booleanName.map { (yes: $0.true.text(), no: $0.false.text()) }
        if let names {
            let word = NameParts(spoken)
            if word.areWhole(of: [names.yes]) { return value(true, names.yes) }
            if word.areWhole(of: [names.no]) { return value(false, names.no) }
        }
        guard let answer = answers.boolean(spoken) else {
            return .unclear(names.map { Texts.needsOneOf($0.yes, $0.no) } ?? Texts.needsYesOrNo)
        }
        return value(answer, answer ? names?.yes ?? "yes" : names?.no ?? "no")
    }

    func whole(_ spoken: SpokenText, _ descriptor: ParameterDescriptor) -> Reading {
        guard let number = answers.values.number(spoken) else { return .unclear(Texts.needsWholeNumber) }
        guard let whole = number.integer else {
            guard number.isTooLarge else { return .unclear(Texts.needsWholeNumber) }
            return checked(number, nil, descriptor) ?? .unclear(Texts.tooLarge)
        }
        return checked(number, nil, descriptor) ?? value(whole, String(whole))
    }

    /// A percentage is a share where the number is one at most: “fifty percent” is 0.5 from 0 to 1, and 50 from 0 to 100.
    func double(_ spoken: SpokenText, _ descriptor: ParameterDescriptor) -> Reading {
        number(spoken, descriptor) { number in
            guard number.isPercent, let range = descriptor.inclusiveRange, range.upperBound <= 1 else {
                return number.value
            }
            return number.value / 100
        }
    }

    func number(
        _ spoken: SpokenText, _ descriptor: ParameterDescriptor, _ make: (SpokenNumber) -> any Sendable
    ) -> Reading {
        guard let number = answers.values.number(spoken) else { return .unclear(Texts.needsNumber) }
        let made = make(number)
        return checked(number, made as? Double, descriptor)
            ?? value(made, Texts.number(made as? Double ?? number.value))
    }

    /// Why a number cannot be taken.
    private func checked(
        _ number: SpokenNumber, _ value: Double?, _ descriptor: ParameterDescriptor
    ) -> Reading? {
        let value = value ?? number.value
        if let range = descriptor.inclusiveRange, !range.contains(value) {
            return .unclear(Texts.outOfRange(value, range))
        }
        return descriptor.supportsNegativeNumbers || value >= 0 ? nil : .unclear(Texts.needsPositiveQuantity)
    }
}
