/// How a language says units; the symbols of all units ("km") are known without.
package struct UnitWords: Sendable, Hashable {
    /// By kind and by the name that Foundation gives a unit.
    package var names: [QuantityUnit: [String]] = [:]
    /// Behind the unit, for what is below zero: "10 degrees below zero".
    package var below: [String] = []
    /// Between two units of one amount: "2 pounds and 3 ounces".
    package var joiners: [String] = []

    package init() {}
}
