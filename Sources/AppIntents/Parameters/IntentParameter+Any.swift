// For every type that has no initialisers of its own; those of a type come first.

extension IntentParameter {
    /// A value of any type.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue)
    }

    /// A value of any type, without a title.
    @_disfavoredOverload
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue)
    }

    /// A value of any type, made by resolvers.
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: Array(resolvers()))
    }

    /// A value of any type, made by resolvers, without a title.
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: Array(resolvers()))
    }

    /// A value of any type, one of those that a provider finds.
    @_disfavoredOverload
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.offer(optionsProvider)
        }
    }

    /// A value of any type, one of those that a provider finds, without a title.
    @_disfavoredOverload
    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.offer(optionsProvider)
        }
    }

    /// A value of any type, one of those that a provider finds, made by resolvers.
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider, @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.offer(optionsProvider)
        }
    }

    /// A value of any type, one of those that a provider finds, made by resolvers, without a title.
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification, Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.offer(optionsProvider)
        }
    }

    /// A value of any type, made by resolvers in an array.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        resolvers: [any Resolver]
    ) {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: resolvers)
    }

    /// A value of any type, made by resolvers in an array, without a title.
    @_disfavoredOverload
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, resolvers: [any Resolver]
    ) {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue, resolvers: resolvers)
    }
}
