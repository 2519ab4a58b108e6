public import Foundation

extension Bool {
    /// What yes and no are called in a parameter: “On” and “Off”.
    public struct IntentDisplayName: Sendable, Hashable {
        /// The word for yes.
        public let `true`: LocalizedStringResource
        /// The word for no.
        public let `false`: LocalizedStringResource

        /// Words for yes and no.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// A yes or no under other words.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
        descriptor.booleanName = displayName
        self.init(descriptor, default: defaultValue)
    }
}

extension IntentParameter {
    /// Which parts of a date a parameter takes.
    public enum DateKind: Sendable, Hashable {
        /// The day.
        case date
        /// The time of the day.
        case time
        /// Both.
        case dateTime

        fileprivate var described: ParameterDescriptor.DateKind {
            switch self {
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            }
        }
    }

    fileprivate convenience init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        _ defaultValue: Value.UnwrappedType?, _ kind: DateKind, _ requestValueDialog: IntentDialog?,
        _ inputConnectionBehavior: InputConnectionBehavior
    ) {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
        descriptor.dateKind = kind.described
        self.init(descriptor, default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType == Date {
    /// A day, a time, or both.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, kind, requestValueDialog, inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType == DateComponents {
    /// A day, a time, or both, by its parts.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, kind, requestValueDialog, inputConnectionBehavior)
    }
}

extension IntentParameter where Value.ValueType: AppEnum {
    /// One of some of an enum's cases.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType]
    ) {
        var descriptor = ParameterDescriptor(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior)
        descriptor.options = {
            supportedValues.map { _ResultOption(value: $0, display: $0.caseDisplayRepresentation) }
        }
        self.init(descriptor, default: defaultValue)
    }
}
