public import Foundation

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// The currencies that the amount may be in; `nil` when any will do.
    public var currencyCodes: [String]? { descriptor.currencyCodes.isEmpty ? nil : descriptor.currencyCodes }
    /// The amounts that are taken, both ends included.
    public var inclusiveRange: InclusiveRange<Decimal>? { descriptor.bounds() }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// An amount of money, in some currencies and within a range.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
        }
    }

    /// An amount of money, in some currencies and within a range, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
        }
    }

    /// An amount of money, in some currencies and within a range, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
        }
    }

    /// An amount of money, in some currencies and within a range, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
        }
    }

    /// An amount of money, in some currencies and within a range, one of those that a provider finds.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
            $0.offer(optionsProvider)
        }
    }

    /// An amount of money, in some currencies and within a range, one of those that a provider finds, without a title.
    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
            $0.offer(optionsProvider)
        }
    }

    /// An amount of money, in some currencies and within a range, one of those that a provider finds, made by resolvers.
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
            $0.offer(optionsProvider)
        }
    }

    /// An amount of money, in some currencies and within a range, one of those that a provider finds, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider, @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.currencyCodes = currencyCodes
            $0.keep(within: inclusiveRange) { NSDecimalNumber(decimal: $0).doubleValue }
            $0.offer(optionsProvider)
        }
    }
}
