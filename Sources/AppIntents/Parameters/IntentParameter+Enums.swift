extension IntentParameter where Value.ValueType: AppEnum {
    /// One of an enum’s cases, or of some of them.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.offer(supportedValues)
        }
    }

    /// One of an enum’s cases, or of some of them, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.offer(supportedValues)
        }
    }

    /// One of an enum’s cases, or of some of them, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.offer(supportedValues)
        }
    }

    /// One of an enum’s cases, or of some of them, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.offer(supportedValues)
        }
    }

    /// One of an enum’s cases, or of some of them, that a provider finds.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.offer(supportedValues)
            $0.offer(optionsProvider)
        }
    }

    /// One of an enum’s cases, or of some of them, that a provider finds, without a title.
    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.offer(supportedValues)
            $0.offer(optionsProvider)
        }
    }
}
