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
    /// The numbers that it takes.
    package var inclusiveRange: ClosedRange<Double>?
    /// How a number is set.
    package var numericControl: NumericControl?
    /// Which parts of a date it takes.
    package var dateKind: DateKind?
    /// What yes and no are called.
    package var booleanName: Bool.IntentDisplayName?
    /// Whether its text may have several lines.
    package var isMultiline = false
    /// The unit that a bare number is in.
    package var unitSymbol: String?
    /// Whether a quantity may be below zero.
    package var supportsNegativeNumbers = true
    /// Makes a quantity of a bare number in the parameter's unit.
    package var measurement: (@Sendable (Double) -> any Sendable)?
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
        self.valueType = valueType
        self.title = title
        self.description = description
        self.requestValueDialog = requestValueDialog
        self.requestDisambiguationDialog = requestDisambiguationDialog
        self.inputConnectionBehavior = inputConnectionBehavior
    }

    /// How a number is set on a screen.
    package enum NumericControl: Sendable, Hashable {
        case stepper, field, slider
    }

    /// Which parts of a date a parameter takes.
    package enum DateKind: Sendable, Hashable {
        case date, time, dateTime
    }
}
