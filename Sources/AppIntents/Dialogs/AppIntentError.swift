/// An error by which an intent tells the runtime what it lacks: `throw $count.needsValueError("How many?")`.
public struct AppIntentError: Error, Sendable {
    /// What is lacking, with what the runtime needs to ask for it.
    package enum Kind: Sendable {
        /// A parameter has no value, or not one that serves.
        case needsValue(any AnyIntentParameter, IntentDialog?)
        /// A parameter could be any of these values.
        case needsDisambiguation(any AnyIntentParameter, [_ResultOption], IntentDialog?)
        /// The app must be on screen.
        case needsForeground(IntentDialog?, alwaysConfirm: Bool)
        /// `perform()` has ended; the app is to be on screen and to run what follows.
        case endsInForeground(IntentDialog?, (@MainActor () async throws -> Void)?)
        /// `perform()` is to start again with the parameters as they are now.
        case restartPerform
        /// An intent whose value was asked for returned none.
        case noValue
        /// The person said no.
        case confirmationDeclined
        /// The host answered with the number of an option that does not exist.
        case choiceOutOfRange(index: Int, count: Int)
        /// A value of another type came back for a parameter.
        case wrongType(ParameterTypeError)
        /// `perform()` was called without a host, so that there is nobody to ask.
        case noHost(Question)
    }

    /// What was to be asked when no host was there.
    package enum Question: Sendable, Hashable {
        case value, disambiguation, confirmation, choice, foreground
    }

    /// What is lacking.
    package let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Thrown to have `perform()` start again with the parameters as they are now.
    public static let restartPerform = AppIntentError(.restartPerform)
}
