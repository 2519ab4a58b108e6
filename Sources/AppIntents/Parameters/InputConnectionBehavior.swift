/// Whether a parameter takes the result of the intent that ran before.
public enum InputConnectionBehavior: Sendable, Hashable {
    /// As the type of the parameter suggests.
    case `default`
    /// Never.
    case never
    /// Whenever there is one.
    case connectToPreviousIntentResult
    /// When there is one, and nothing is asked when there is none.
    case optionalIfProvided
}
