public import Foundation

// What an author said about the parameter, as `IntentParameter` has it.

extension IntentParameterContext where Value.ValueType == Int {
    /// How the number is set.
    public var controlStyle: IntentParameter<Value>.IntControlStyle? {
        descriptor.numericControl.map(IntentParameter<Value>.IntControlStyle.init)
    }
    /// The numbers that are taken, both ends included.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? { descriptor.bounds() }
}

extension IntentParameterContext where Value.ValueType == Double {
    /// How the number is set.
    public var controlStyle: IntentParameter<Value>.DoubleControlStyle? {
        descriptor.numericControl.map(IntentParameter<Value>.DoubleControlStyle.init)
    }
    /// The numbers that are taken, both ends included.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? { descriptor.bounds() }
}

extension IntentParameterContext where Value.ValueType == Bool {
    /// What yes and no are called.
    public var displayName: Bool.IntentDisplayName? { descriptor.booleanName }
}

extension IntentParameterContext where Value.ValueType == String {
    /// How the text is typed.
    public var inputOptions: String.IntentInputOptions? { descriptor.inputOptions }
}

extension IntentParameterContext where Value.ValueType: _DateIntentValue {
    /// Which parts of a date are taken.
    public var dateKind: IntentParameter<Value>.DateKind? {
        descriptor.dateKind.map(IntentParameter<Value>.DateKind.init)
    }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
    /// Which part of the place is shown.
    public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? {
        descriptor.placemarkStyle.map(IntentParameter<Value>.PlacemarkDisplayStyle.init)
    }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
    /// By what the person is meant.
    public var parameterMode: IntentPerson.ParameterMode? { descriptor.personMode }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that the amount may be in; `nil` when any will do.
    public var currencyCodes: [String]? { descriptor.currencyCodes.isEmpty ? nil : descriptor.currencyCodes }
    /// The amounts that are taken, both ends included.
    public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? { descriptor.bounds() }
}

extension IntentParameterContext where Value.ValueType: _MeasuredIntentValue {
    /// The unit that every quantity is turned into; `nil` when any will do.
    public var unit: Value.ValueType.ParameterUnit? { descriptor.isUnitFixed ? defaultUnit : nil }
    /// The unit of bare numbers; `nil` is the base unit.
    public var defaultUnit: Value.ValueType.ParameterUnit? { descriptor.unit as? Value.ValueType.ParameterUnit }
    /// Whether the unit gives way to that of the reader's locale.
    public var unitAdjustForLocale: Bool? { descriptor.adjustsUnitForLocale }
    /// Whether the quantity may be below zero.
    public var supportsNegativeNumbers: Bool? { descriptor.supportsNegativeNumbers }
}
