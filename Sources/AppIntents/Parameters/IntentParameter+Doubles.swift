extension IntentParameter where Value.ValueType == Double {
    /// A number, within a range and set in a certain way.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
        }
    }

    /// A number, within a range and set in a certain way, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
        }
    }

    /// A number, within a range and set in a certain way, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
        }
    }

    /// A number, within a range and set in a certain way, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
        }
    }

    /// A number, within a range and set in a certain way, one of those that a provider finds.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(title, description, requestValueDialog, nil, inputConnectionBehavior, default: nil) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
            $0.offer(optionsProvider)
        }
    }

    /// A number, within a range and set in a certain way, one of those that a provider finds, without a title.
    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(nil, description, requestValueDialog, nil, inputConnectionBehavior, default: nil) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
            $0.offer(optionsProvider)
        }
    }

    /// A number, within a range and set in a certain way, one of those that a provider finds, made by resolvers.
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        controlStyle: DoubleControlStyle = .stepper, inclusiveRange: InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider, @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior, default: nil,
            resolvers: Array(resolvers())
        ) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
            $0.offer(optionsProvider)
        }
    }

    /// A number, within a range and set in a certain way, one of those that a provider finds, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior, default: nil,
            resolvers: Array(resolvers())
        ) {
            $0.numericControl = controlStyle.control
            $0.keep(within: inclusiveRange) { $0 }
            $0.offer(optionsProvider)
        }
    }
}
