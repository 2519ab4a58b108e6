import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

extension ValueReader {
    /// A day, a time or both, as the parameter's kind has it.
    func date(
        _ spoken: SpokenText, _ descriptor: ParameterDescriptor, _ make: (SpokenDate) -> any Sendable
    ) -> Reading {
        let kind: SpokenDateKind =
            switch descriptor.dateKind {
            case .date: .date
            case .time: .time
            case .dateTime, nil: .dateTime
            }
        switch answers.values.date(spoken, as: kind, at: answers.moment) {
        case .value(let date): return value(make(date), spoken.text)
        case .refused(let fault): return .unclear(Texts.refused(fault))
        case .none: return .unclear(Texts.needsDate(kind))
        }
    }

    /// A length of time, which needs a unit: the parameter has none for a bare number.
    func duration(_ spoken: SpokenText, _ descriptor: ParameterDescriptor) -> Reading {
        guard let length = answers.values.duration(spoken) else {
            let isNumber = answers.values.number(spoken) != nil
            return .unclear(isNumber ? Texts.refused(.needsUnit) : Texts.needsDuration)
        }
        guard let seconds = length.totalSeconds else { return .unclear(Texts.refused(.monthsVary)) }
        guard seconds >= 0 else { return .unclear(Texts.refused(.negative)) }
        guard let duration = Duration(decimalSeconds: seconds) else { return .unclear(Texts.needsDuration) }
        return value(duration, spoken.text)
    }

    /// A quantity in the unit that is said; a bare number is in the parameter's.
    func measurement(_ spoken: SpokenText, _ unitType: String, _ descriptor: ParameterDescriptor) -> Reading {
        guard let kind = QuantityKind(unitType: unitType) else {
            return .unclear(Texts.cannotBeSpoken(descriptor.noun))
        }
        let unit = descriptor.unitSymbol.flatMap { QuantityUnit(kind, symbol: $0) }
        switch answers.values.quantity(spoken, of: kind, unit: unit) {
        case .value(let quantity): return measurement(quantity, spoken.text, descriptor)
        case .refused(.needsUnit):
            guard let number = answers.values.number(spoken), let measure = descriptor.measurement else {
                return .unclear(Texts.refused(.needsUnit))
            }
            return value(measure(number.value), spoken.text)
        case .refused(let fault): return .unclear(Texts.refused(fault))
        case .none: return .unclear(Texts.needsQuantity(kind))
        }
    }

    private func measurement(
        _ quantity: SpokenQuantity, _ text: String, _ descriptor: ParameterDescriptor
    ) -> Reading {
        // Below zero is said in any unit, but means nothing only where a unit begins at zero.
        guard descriptor.supportsNegativeNumbers || quantity.number.value >= 0 else {
            return .unclear(Texts.needsPositiveQuantity)
        }
        return quantity.measurement.map { value($0, text) } ?? .unclear(Texts.needsQuantity(quantity.unit.kind))
    }
}

extension Duration {
    /// `nil` where it is longer than a duration can be.
    fileprivate init?(decimalSeconds seconds: Decimal) {
        let whole = seconds.rounded(0, seconds < 0 ? .up : .down)
        guard let count = Int64("\(whole)"), count.magnitude < 1 << 60,
            let rest = Int64("\(((seconds - whole) * 1_000_000_000).rounded(0, .plain))")
        else { return nil }
        self = .seconds(count) + .nanoseconds(rest)
    }
}

extension SpokenQuantity {
    /// A measurement in the unit's own type.
    fileprivate var measurement: (any Sendable)? {
        let number = number.value
        func made<UnitType: Dimension>(_ unit: UnitType) -> any Sendable { Measurement(value: number, unit: unit) }
        return switch unit.dimension {
        case let unit as UnitAcceleration: made(unit)
        case let unit as UnitAngle: made(unit)
        case let unit as UnitArea: made(unit)
        case let unit as UnitConcentrationMass: made(unit)
        case let unit as UnitDispersion: made(unit)
        case let unit as UnitDuration: made(unit)
        case let unit as UnitElectricCharge: made(unit)
        case let unit as UnitElectricCurrent: made(unit)
        case let unit as UnitElectricPotentialDifference: made(unit)
        case let unit as UnitElectricResistance: made(unit)
        case let unit as UnitEnergy: made(unit)
        case let unit as UnitFrequency: made(unit)
        case let unit as UnitFuelEfficiency: made(unit)
        case let unit as UnitIlluminance: made(unit)
        case let unit as UnitInformationStorage: made(unit)
        case let unit as UnitLength: made(unit)
        case let unit as UnitMass: made(unit)
        case let unit as UnitPower: made(unit)
        case let unit as UnitPressure: made(unit)
        case let unit as UnitSpeed: made(unit)
        case let unit as UnitTemperature: made(unit)
        case let unit as UnitVolume: made(unit)
        default: nil
        }
    }
}
