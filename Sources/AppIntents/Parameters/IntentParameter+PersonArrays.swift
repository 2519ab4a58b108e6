extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// Persons, so many.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
        size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.personMode = mode
            $0.size = size
        }
    }

    /// Persons, so many, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.personMode = mode
            $0.size = size
        }
    }

    /// Persons, so many by the size of a widget.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.personMode = mode
            $0.sizes = size
        }
    }

    /// Persons, so many by the size of a widget, without a title.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        mode: IntentPerson.ParameterMode = .contact, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(nil, description, nil, nil, inputConnectionBehavior, default: defaultValue) {
            $0.personMode = mode
            $0.sizes = size
        }
    }
}
