/// A number as it was said, exact when it is whole.
struct SpokenNumber: Sendable, Hashable {
    /// Nil when there is a fraction, or it is too large.
    let integer: Int?
    let value: Double

    init(_ integer: Int) {
        self.integer = integer
        value = Double(integer)
    }

    init(_ value: Double) {
        self.value = value
        integer = Int(exactly: value)
    }

    var negated: SpokenNumber { integer.map { SpokenNumber(-$0) } ?? SpokenNumber(-value) }

    func times(_ factor: Int) -> SpokenNumber? {
        guard let integer else { return SpokenNumber(value * Double(factor)) }
        let (product, overflow) = integer.multipliedReportingOverflow(by: factor)
        return overflow ? nil : SpokenNumber(product)
    }

    func plus(_ fraction: Double) -> SpokenNumber { SpokenNumber(value + fraction) }
}
