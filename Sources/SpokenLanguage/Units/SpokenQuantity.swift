package import Foundation

/// An amount of a unit as it was said, exact.
package struct SpokenQuantity: Sendable, Hashable {
    package var number: SpokenNumber
    package var unit: QuantityUnit

    /// The same amount in another unit of its kind.
    package func value(in unit: Dimension) -> Double {
        self.unit.dimension.symbol == unit.symbol ? number.value : converted(to: unit)
    }

    private func converted(to unit: Dimension) -> Double {
        unit.converter.value(fromBaseUnitValue: self.unit.dimension.converter.baseUnitValue(fromValue: number.value))
    }
}
