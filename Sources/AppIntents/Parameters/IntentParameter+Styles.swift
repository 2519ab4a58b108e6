extension IntentParameter {
    /// The values that a parameter takes, both ends included: `(0, 100)`.
    public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

    /// How a whole number is set on a screen.
    public enum IntControlStyle: Sendable, Hashable {
        /// By small steps.
        case stepper
        /// By typing.
        case field
        /// By dragging.
        case slider

        var control: ParameterDescriptor.NumericControl {
            switch self {
            case .stepper: .stepper
            case .field: .field
            case .slider: .slider
            }
        }

        init(_ control: ParameterDescriptor.NumericControl) {
            switch control {
            case .stepper: self = .stepper
            case .field: self = .field
            case .slider: self = .slider
            }
        }
    }

    /// How a number is set on a screen.
    public enum DoubleControlStyle: Sendable, Hashable {
        /// By small steps.
        case stepper
        /// By typing.
        case field
        /// By dragging.
        case slider

        var control: ParameterDescriptor.NumericControl {
            switch self {
            case .stepper: .stepper
            case .field: .field
            case .slider: .slider
            }
        }

        init(_ control: ParameterDescriptor.NumericControl) {
            switch control {
            case .stepper: self = .stepper
            case .field: self = .field
            case .slider: self = .slider
            }
        }
    }

    /// Which parts of a date a parameter takes.
    public enum DateKind: Sendable, Hashable {
        /// The day.
        case date
        /// The time of the day.
        case time
        /// Both.
        case dateTime

        var described: ParameterDescriptor.DateKind {
            switch self {
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            }
        }

        init(_ kind: ParameterDescriptor.DateKind) {
            switch kind {
            case .date: self = .date
            case .time: self = .time
            case .dateTime: self = .dateTime
            }
        }
    }

    /// Which part of a place is shown.
    public enum PlacemarkDisplayStyle: Sendable, Hashable {
        /// What it is called.
        case name
        /// Street and town.
        case address
        /// The town.
        case city

        var described: ParameterDescriptor.PlacemarkStyle {
            switch self {
            case .name: .name
            case .address: .address
            case .city: .city
            }
        }

        init(_ style: ParameterDescriptor.PlacemarkStyle) {
            switch style {
            case .name: self = .name
            case .address: self = .address
            case .city: self = .city
            }
        }
    }
}

extension IntentParameter where Value.ValueType == Int {
    /// How the number is set.
    public var controlStyle: IntControlStyle? { descriptor.numericControl.map(IntControlStyle.init) }
    /// The numbers that are taken, both ends included.
    public var inclusiveRange: InclusiveRange<Int>? { descriptor.bounds() }
}

extension IntentParameter where Value.ValueType == Double {
    /// How the number is set.
    public var controlStyle: DoubleControlStyle? { descriptor.numericControl.map(DoubleControlStyle.init) }
    /// The numbers that are taken, both ends included.
    public var inclusiveRange: InclusiveRange<Double>? { descriptor.bounds() }
}

extension IntentParameter where Value.ValueType: _DateIntentValue {
    /// Which parts of a date are taken.
    public var dateKind: DateKind? { descriptor.dateKind.map(DateKind.init) }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// Which part of the place is shown.
    public var displayStyle: PlacemarkDisplayStyle? { descriptor.placemarkStyle.map(PlacemarkDisplayStyle.init) }
}
