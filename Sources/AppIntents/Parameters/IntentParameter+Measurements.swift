/// A quantity of a kind whose units a parameter knows.
public protocol _MeasuredIntentValue: _IntentValue {
    /// The units, by their names in the source.
    associatedtype ParameterUnit: _ParameterUnit

    /// So much in a unit; the base unit of its kind when there is none.
    static func _measurement(_ value: Double, in unit: ParameterUnit?) -> Self
    /// The same quantity in another unit.
    func _converted(to unit: ParameterUnit) -> Self
    /// The same number in the unit that readers of the current locale use for such quantities.
    func _inLocalUnit() -> Self
    /// Whether the quantity is below zero.
    var _isNegative: Bool { get }
    /// How the unit is written: `km`.
    var _unitSymbol: String { get }
}

extension IntentParameter where Value.ValueType: _MeasuredIntentValue {
    /// The unit that every quantity is turned into; `nil` when any will do.
    public var unit: Value.ValueType.ParameterUnit? { descriptor.isUnitFixed ? defaultUnit : nil }
    /// The unit of bare numbers; `nil` is the base unit.
    public var defaultUnit: Value.ValueType.ParameterUnit? { descriptor.unit as? Value.ValueType.ParameterUnit }
    /// Whether the unit gives way to that of the reader's locale.
    public var unitAdjustForLocale: Bool? { descriptor.adjustsUnitForLocale }
    /// Whether the quantity may be below zero.
    public var supportsNegativeNumbers: Bool? { descriptor.supportsNegativeNumbers }

    private static func quantity(_ value: Double?, _ unit: Value.ValueType.ParameterUnit?) -> Value.UnwrappedType? {
        value.map { Value.ValueType._measurement($0, in: unit) }.flatMap { Value.UnwrappedType._make(from: $0) }
    }
}

extension IntentParameter where Value.ValueType: _MeasuredIntentValue {
    /// A quantity, whose bare numbers are in a unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, defaultUnit)
        ) {
            $0.measure(
                in: defaultUnit, isFixed: false, adjusting: defaultUnitAdjustForLocale, supportsNegativeNumbers,
                Value.ValueType.self)
        }
    }

    /// A quantity, whose bare numbers are in a unit, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, defaultUnit)
        ) {
            $0.measure(
                in: defaultUnit, isFixed: false, adjusting: defaultUnitAdjustForLocale, supportsNegativeNumbers,
                Value.ValueType.self)
        }
    }

    /// A quantity, whose bare numbers are in a unit, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, defaultUnit), resolvers: Array(resolvers())
        ) {
            $0.measure(
                in: defaultUnit, isFixed: false, adjusting: defaultUnitAdjustForLocale, supportsNegativeNumbers,
                Value.ValueType.self)
        }
    }

    /// A quantity, whose bare numbers are in a unit, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: Value.ValueType.ParameterUnit? = nil, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, defaultUnit), resolvers: Array(resolvers())
        ) {
            $0.measure(
                in: defaultUnit, isFixed: false, adjusting: defaultUnitAdjustForLocale, supportsNegativeNumbers,
                Value.ValueType.self)
        }
    }

    /// A quantity that is turned into a unit.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Value.ValueType.ParameterUnit, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, unit)
        ) {
            $0.measure(
                in: unit, isFixed: true, adjusting: unitAdjustForLocale, supportsNegativeNumbers, Value.ValueType.self)
        }
    }

    /// A quantity that is turned into a unit, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, unit)
        ) {
            $0.measure(
                in: unit, isFixed: true, adjusting: unitAdjustForLocale, supportsNegativeNumbers, Value.ValueType.self)
        }
    }

    /// A quantity that is turned into a unit, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        unit: Value.ValueType.ParameterUnit, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, unit), resolvers: Array(resolvers())
        ) {
            $0.measure(
                in: unit, isFixed: true, adjusting: unitAdjustForLocale, supportsNegativeNumbers, Value.ValueType.self)
        }
    }

    /// A quantity that is turned into a unit, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, defaultValue: Double? = nil, unit: Value.ValueType.ParameterUnit,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior,
            default: Self.quantity(defaultValue, unit), resolvers: Array(resolvers())
        ) {
            $0.measure(
                in: unit, isFixed: true, adjusting: unitAdjustForLocale, supportsNegativeNumbers, Value.ValueType.self)
        }
    }

    /// A quantity, one of those that a provider finds.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(title, description, requestValueDialog, nil, inputConnectionBehavior, default: nil) {
            $0.offer(optionsProvider)
        }
    }

    /// A quantity, one of those that a provider finds, without a title.
    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(nil, description, requestValueDialog, nil, inputConnectionBehavior, default: nil) {
            $0.offer(optionsProvider)
        }
    }

    /// A quantity, one of those that a provider finds, made by resolvers.
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior, default: nil,
            resolvers: Array(resolvers())
        ) {
            $0.offer(optionsProvider)
        }
    }

    /// A quantity, one of those that a provider finds, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec, optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior, default: nil,
            resolvers: Array(resolvers())
        ) {
            $0.offer(optionsProvider)
        }
    }
}
