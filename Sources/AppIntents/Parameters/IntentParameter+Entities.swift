extension IntentParameter where Value.ValueType: AppEntity {
    /// An entity.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue)
    }

    /// An entity, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue)
    }

    /// An entity, made by resolvers.
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

    /// An entity, made by resolvers, without a title.
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

    /// An entity, one of those that a provider finds.
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

    /// An entity, one of those that a provider finds, without a title.
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

    /// An entity, one of those that a provider finds, made by resolvers.
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

    /// An entity, one of those that a provider finds, made by resolvers, without a title.
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

    /// An entity, found by a query of the parameter.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            title, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.query = query
        }
    }

    /// An entity, found by a query of the parameter, without a title.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            nil, description, requestValueDialog, requestDisambiguationDialog, inputConnectionBehavior,
            default: defaultValue
        ) {
            $0.query = query
        }
    }
}
