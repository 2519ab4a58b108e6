extension IntentParameter {
    /// The numbers that a parameter takes, both ends included: `(0, 100)`.
    public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

    /// How a whole number is set on a screen.
    public enum IntControlStyle: Sendable, Hashable {
        /// By small steps.
        case stepper
        /// By typing.
        case field
        /// By dragging.
        case slider
    }

    /// How a number is set on a screen.
    public enum DoubleControlStyle: Sendable, Hashable {
        /// By small steps.
        case stepper
        /// By typing.
        case field
        /// By dragging.
        case slider
    }

    private convenience init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        default defaultValue: Value.UnwrappedType?, control: ParameterDescriptor.NumericControl,
        range: (Double, Double)?, requestValueDialog: IntentDialog?, inputConnectionBehavior: InputConnectionBehavior
    ) {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
        descriptor.numericControl = control
        descriptor.inclusiveRange = range.map { min($0.0, $0.1)...max($0.0, $0.1) }
        self.init(descriptor, default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Int {
    /// A whole number that is set in a certain way.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle,
        inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, default: defaultValue, control: controlStyle.control,
            range: inclusiveRange.map { (Double($0.lowerBound), Double($0.upperBound)) },
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A whole number within a range.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Int>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, controlStyle: .stepper,
            inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == Double {
    /// A number that is set in a certain way.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title, description, default: defaultValue, control: controlStyle.control, range: inclusiveRange,
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    }

    /// A number within a range.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Double>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, controlStyle: .stepper,
            inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}

extension IntentParameter.IntControlStyle {
    fileprivate var control: ParameterDescriptor.NumericControl {
        switch self {
        case .stepper: .stepper
        case .field: .field
        case .slider: .slider
        }
    }
}

extension IntentParameter.DoubleControlStyle {
    fileprivate var control: ParameterDescriptor.NumericControl {
        switch self {
        case .stepper: .stepper
        case .field: .field
        case .slider: .slider
        }
    }
}
