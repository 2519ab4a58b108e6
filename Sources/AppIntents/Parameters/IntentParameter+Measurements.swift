public import Foundation

extension IntentParameter {
    /// A quantity, in a unit that stands when none is said.
    ///
    ///     @Parameter(title: "Distance", defaultUnit: .kilometers, supportsNegativeNumbers: false)
    ///     var distance: Measurement<UnitLength>
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - description: What it is for.
    ///   - defaultValue: The number, in the default unit, that stands when none is given.
    ///   - defaultUnit: The unit of bare numbers.
    ///   - defaultUnitAdjustForLocale: Whether a screen may offer the unit of the reader's locale instead.
    ///   - supportsNegativeNumbers: Whether the quantity may be below zero.
    ///   - requestValueDialog: How its value is asked for.
    ///   - inputConnectionBehavior: Whether it takes the result of the intent that ran before.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<UnitType> {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
        let measure: @Sendable (Double) -> Measurement<UnitType> = { Measurement(value: $0, unit: defaultUnit) }
        descriptor.unitSymbol = defaultUnit.symbol
        descriptor.supportsNegativeNumbers = supportsNegativeNumbers
        descriptor.measurement = measure
        self.init(
            descriptor, default: defaultValue.map(measure).flatMap { Value.UnwrappedType._make(from: $0) })
    }
}
