package import UniformTypeIdentifiers

/// What an author said about a parameter, for whoever asks for its value.
package struct ParameterDescriptor: Sendable {
    /// What it is called.
    package var title: LocalizedStringResource?
    /// What it is for.
    package var description: LocalizedStringResource?
    /// What one of its values is called, where its type does not say it.
    package var valueName: LocalizedStringResource?
    /// What it holds.
    package internal(set) var valueType: _IntentValueType
    /// Whether a value stands when none is given.
    package var hasDefault = false
    /// How its value is asked for.
    package var requestValueDialog: IntentDialog?
    /// How it is asked which of several values is meant.
    package var requestDisambiguationDialog: IntentDialog?
    /// Where its value may come from in a chain of intents.
    package var inputConnectionBehavior: InputConnectionBehavior = .default
    /// The author's resolvers, in the order in which they are tried.
    package var resolvers: [any Resolver] = []
    /// The resolvers of its type, which come after the author's.
    package var defaultResolvers: [any Resolver] { makeDefaultResolvers() }
    private let makeDefaultResolvers: @Sendable () -> [any Resolver]
    /// The numbers that it takes.
    package var inclusiveRange: ClosedRange<Double>?
    /// The range in the type in which the author wrote it.
    private var writtenRange: (any Sendable)?
    /// How a number is set.
    package var numericControl: NumericControl?
    /// Which parts of a date it takes.
    package var dateKind: DateKind?
    /// What yes and no are called.
    package var booleanName: Bool.IntentDisplayName?
    /// How its text is typed.
    package var inputOptions: String.IntentInputOptions?
    /// Whether its text may have several lines.
    package var isMultiline: Bool { inputOptions?.multiline ?? false }
    /// The unit of a quantity, one of the parameter's own: `IntentParameter<Value>.Length`.
    package var unit: (any Sendable)?
    /// Whether every quantity is turned into the unit, rather than only bare numbers.
    package var isUnitFixed = false
    /// Whether the unit gives way to that of the reader's locale.
    package var adjustsUnitForLocale = false
    /// The unit that a bare number is in.
    package var unitSymbol: String?
    /// Whether a quantity may be below zero.
    package var supportsNegativeNumbers = true
    /// Makes a quantity of a bare number in the parameter's unit.
    package var measurement: (@Sendable (Double) -> any Sendable)?
    /// Turns a value into the form that the author wants it in, such as a quantity into its unit.
    package var fit: (@Sendable (any Sendable) -> any Sendable)?
    /// The currencies that an amount may be in, by their ISO codes; any when there are none.
    package var currencyCodes: [String] = []
    /// By what a person is meant.
    package var personMode: IntentPerson.ParameterMode?
    /// Which part of a place is shown.
    package var placemarkStyle: PlacemarkStyle?
    /// The kinds of file that it takes; any when there are none.
    package var supportedContentTypes: [UTType] = []
    /// How many values it takes, for a parameter that holds several.
    package var size: IntentCollectionSize?
    /// How many values it takes in a widget of a certain size.
    package var sizes: [IntentWidgetFamily: IntentCollectionSize] = [:]
    /// Makes a value of what was said, where the type does not tell how; else why it is none.
    package var read: (@Sendable (String) -> (value: (any Sendable)?, remark: String))?
    /// The query that takes the place of the entity's own.
    package var query: (any EntityQuery)?
    /// The values to choose from, for a parameter with an options provider or a list of supported values.
    package var options: (@Sendable () async throws -> [_ResultOption])?
    /// The provider of these values, so that its dependencies can be made sure of.
    package var optionsProvider: (any DynamicOptionsProvider)?

    /// Whether `perform()` can do without a value.
    package var isOptional: Bool { valueType.isOptional }

    package init(
        _ valueType: _IntentValueType, title: LocalizedStringResource?, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog?, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior,
            resolvers: { [] })
    }

    /// What is said about a parameter of a type, which is made by the resolvers of the type.
    init<Value: _IntentValue>(
        holding type: Value.Type, title: LocalizedStringResource?, description: LocalizedStringResource?,
        requestValueDialog: IntentDialog?, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior
    ) {
        self.init(
            Value._valueType, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior
        ) {
            let whole: [any Resolver] = Array(Value.UnwrappedType.defaultResolverSpecification)
            guard Value._valueType.isCollection else { return whole }
            return whole + Array(Value.ValueType.defaultResolverSpecification)
        }
    }

    private init(
        _ valueType: _IntentValueType, title: LocalizedStringResource?, description: LocalizedStringResource?,
        requestValueDialog: IntentDialog?, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior, resolvers: @escaping @Sendable () -> [any Resolver]
    ) {
        self.valueType = valueType
        makeDefaultResolvers = resolvers
        self.title = title
        self.description = description
        self.requestValueDialog = requestValueDialog
        self.requestDisambiguationDialog = requestDisambiguationDialog
        self.inputConnectionBehavior = inputConnectionBehavior
    }

    /// The range, both ends included, if the author wrote one of that type.
    package func range<Bound: Comparable & Sendable>(of type: Bound.Type) -> ClosedRange<Bound>? {
        writtenRange as? ClosedRange<Bound>
    }

    /// The same words about a value of another type, with nothing that only fits the parameter's own.
    package func reading(_ type: _IntentValueType) -> ParameterDescriptor {
        var descriptor = self
        descriptor.valueType = type
        descriptor.inclusiveRange = nil
        descriptor.options = nil
        descriptor.query = nil
        return descriptor
    }

    /// Keeps to a range; its ends may stand in either order.
    mutating func keep<Bound: Comparable & Sendable>(
        within range: (lowerBound: Bound, upperBound: Bound)?, _ number: (Bound) -> Double
    ) {
        guard let range else { return }
        let ends = min(range.lowerBound, range.upperBound)...max(range.lowerBound, range.upperBound)
        writtenRange = ends
        inclusiveRange = number(ends.lowerBound)...number(ends.upperBound)
    }

    /// How a number is set on a screen.
    package enum NumericControl: Sendable, Hashable {
        case stepper, field, slider
    }

    /// Which part of a place is shown.
    package enum PlacemarkStyle: Sendable, Hashable {
        case name, address, city
    }

    /// Which parts of a date a parameter takes.
    package enum DateKind: Sendable, Hashable {
        case date, time, dateTime
    }
}
