extension IntentParameter {
    /// A parameter of any type.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - description: What it is for.
    ///   - defaultValue: The value that stands when none is given.
    ///   - requestValueDialog: How its value is asked for.
    ///   - requestDisambiguationDialog: How it is asked which of several values is meant.
    ///   - inputConnectionBehavior: Whether it takes the result of the intent that ran before.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior)
        self.init(descriptor, default: defaultValue)
    }

    /// A parameter whose values are found out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - description: What it is for.
    ///   - defaultValue: The value that stands when none is given.
    ///   - requestValueDialog: How its value is asked for.
    ///   - requestDisambiguationDialog: How it is asked which of several values is meant.
    ///   - inputConnectionBehavior: Whether it takes the result of the intent that ran before.
    ///   - optionsProvider: What finds the values out.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior)
        descriptor.options = { try await optionsProvider.results()._options }
        descriptor.optionsProvider = optionsProvider
        self.init(descriptor, default: defaultValue)
    }

    /// A parameter that finds its entities in a way of its own.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - description: What it is for.
    ///   - defaultValue: The value that stands when none is given.
    ///   - requestValueDialog: How its value is asked for.
    ///   - requestDisambiguationDialog: How it is asked which of several values is meant.
    ///   - inputConnectionBehavior: Whether it takes the result of the intent that ran before.
    ///   - query: What finds the entities.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior)
        descriptor.query = query
        self.init(descriptor, default: defaultValue)
    }
}
