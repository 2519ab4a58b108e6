extension IntentParameter where Value.ValueType == Bool {
    /// What yes and no are called.
    public var displayName: Bool.IntentDisplayName? { descriptor.booleanName }
}

extension IntentParameter where Value.ValueType == Bool {
    /// A yes or no, under words of its own.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.booleanName = displayName
        }
    }

    /// A yes or no, under words of its own, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue) {
            $0.booleanName = displayName
        }
    }

    /// A yes or no, under words of its own, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.booleanName = displayName
        }
    }

    /// A yes or no, under words of its own, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, requestValueDialog, nil, inputConnectionBehavior, default: defaultValue,
            resolvers: Array(resolvers())
        ) {
            $0.booleanName = displayName
        }
    }
}
