import AppIntents
import Foundation
import IntentRuntime

/// Which values of its type a parameter takes: those that a person could have given in a conversation.
struct ValueLimits {
    /// What a parameter takes, and what it was given instead.
    struct Objection {
        let expected: String
        let given: String
    }

    private let descriptor: ParameterDescriptor

    init(_ descriptor: ParameterDescriptor) {
        self.descriptor = descriptor
    }

    /// Why the parameter does not take a value, or one of its elements; `nil` when it does.
    func objection(to value: any Sendable) -> Objection? {
        guard let elements = TestedValue.elements(of: value) else { return objection(toElement: value) }
        if let size = descriptor.size, !size.takes(elements.count) {
            return Objection(expected: size.words, given: "\(elements.count)")
        }
        return elements.lazy.compactMap { objection(toElement: $0) }.first
    }

    private func objection(toElement value: any Sendable) -> Objection? {
        switch value {
        case let number as Int: outside(number, descriptor.range(of: Int.self)) ?? outside(Double(number))
        case let number as Double: outside(number)
        case let number as Decimal: outside(number, descriptor.range(of: Decimal.self))
        case let money as IntentCurrencyAmount: objection(to: money)
        case let quantity as any _MeasuredIntentValue where !descriptor.supportsNegativeNumbers && quantity._isNegative:
            Objection(expected: "no quantity below zero", given: "\(quantity)")
        default: nil
        }
    }

    private func objection(to money: IntentCurrencyAmount) -> Objection? {
        let codes = descriptor.currencyCodes
        guard codes.isEmpty || codes.contains(money.currencyCode) else {
            return Objection(expected: codes.joined(separator: " or "), given: money.currencyCode)
        }
        return outside(money.amount, descriptor.range(of: Decimal.self))
    }

    private func outside(_ number: Double) -> Objection? {
        outside(number, descriptor.range(of: Double.self) ?? descriptor.inclusiveRange)
    }

    private func outside<Bound: Comparable>(_ value: Bound, _ range: ClosedRange<Bound>?) -> Objection? {
        guard let range, !range.contains(value) else { return nil }
        return Objection(expected: "\(range.lowerBound) to \(range.upperBound)", given: "\(value)")
    }
}

extension IntentCollectionSize {
    fileprivate func takes(_ count: Int) -> Bool { (min...max).contains(count) }

    /// “2 values”, “1 to 3 values”.
    fileprivate var words: String { "\(min == max ? "" : "\(min) to ")\(max) value\(max == 1 ? "" : "s")" }
}
