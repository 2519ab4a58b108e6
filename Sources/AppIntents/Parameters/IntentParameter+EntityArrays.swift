extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// Entities, so many.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.size = size
        }
    }

    /// Entities, so many, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.size = size
        }
    }

    /// Entities, so many, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, nil, nil, inputConnectionBehavior, default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.size = size
        }
    }

    /// Entities, so many, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, nil, nil, inputConnectionBehavior, default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.size = size
        }
    }

    /// Entities, so many, found by a query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(title, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.size = size
            $0.query = query
        }
    }

    /// Entities, so many, found by a query, without a title.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(nil, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.size = size
            $0.query = query
        }
    }

    /// Entities, so many by the size of a widget.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.sizes = size
        }
    }

    /// Entities, so many by the size of a widget, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.sizes = size
        }
    }

    /// Entities, so many by the size of a widget, made by resolvers.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            title, description, nil, nil, inputConnectionBehavior, default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.sizes = size
        }
    }

    /// Entities, so many by the size of a widget, made by resolvers, without a title.
    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec
    ) {
        self.init(
            nil, description, nil, nil, inputConnectionBehavior, default: defaultValue, resolvers: Array(resolvers())
        ) {
            $0.sizes = size
        }
    }

    /// Entities, so many by the size of a widget, found by a query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(title, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.sizes = size
            $0.query = query
        }
    }

    /// Entities, so many by the size of a widget, found by a query, without a title.
    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(nil, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.sizes = size
            $0.query = query
        }
    }
}
