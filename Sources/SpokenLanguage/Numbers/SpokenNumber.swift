package import Foundation

/// A number as it was said, exact: 0.1 is a tenth.
package struct SpokenNumber: Sendable, Hashable {
    /// Nil when there is a fraction, or it is too large.
    package let integer: Int?
    package let decimal: Decimal
    /// It was said of a hundred: "fifty percent" is 50, and a percentage.
    package var isPercent = false

    init(_ integer: Int) {
        self.integer = integer
        decimal = Decimal(integer)
    }

    init(_ decimal: Decimal) {
        self.decimal = decimal
        integer = Int("\(decimal)")
    }

    /// From digits with a point, whatever the language: "3.14"; nil for anything else.
    init?(digits: String) {
        guard let decimal = Decimal(string: digits, locale: nil), decimal.isFinite else { return nil }
        self.init(decimal)
    }

    /// The nearest binary number.
    package var value: Double { Double("\(decimal)") ?? 0 }

    package var negated: SpokenNumber { with(integer.map { SpokenNumber(-$0) } ?? SpokenNumber(-decimal)) }

    /// Whether it is whole, and more than an `Int` holds.
    package var isTooLarge: Bool { integer == nil && decimal.rounded(0, .plain) == decimal }

    var isWhole: Bool { integer != nil }

    func times(_ factor: SpokenNumber) -> SpokenNumber? {
        if let integer, let other = factor.integer {
            let (product, overflow) = integer.multipliedReportingOverflow(by: other)
            return overflow ? nil : SpokenNumber(product)
        }
        let product = decimal * factor.decimal
        return product.isFinite ? SpokenNumber(product) : nil
    }

    func times(_ factor: Int) -> SpokenNumber? { times(SpokenNumber(factor)) }

    func plus(_ other: SpokenNumber) -> SpokenNumber { SpokenNumber(decimal + other.decimal) }

    private func with(_ other: SpokenNumber) -> SpokenNumber {
        var number = other
        number.isPercent = isPercent
        return number
    }
}
