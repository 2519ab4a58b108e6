/// What an intent's type tells besides its descriptor: what has become of it, and which kinds of intents it is.
package struct IntentTraits: Sendable, Hashable {
    /// Why an intent should no longer be used.
    package struct Deprecation: Sendable, Hashable {
        package let message: String
        /// The type of the intent to use instead, and its title.
        package let replacement: String?
        package let replacementTitle: String?

        /// The message, and the replacement where the message does not name it.
        package var notice: String {
            guard let replacement, let replacementTitle, !message.contains(replacementTitle),
                !message.contains(replacement)
            else { return message }
            return "\(message) (“\(replacementTitle)”)"
        }
    }

    /// Why the intent should no longer be used.
    package let deprecation: Deprecation?
    /// The names by which the intent is found, besides that of its type.
    package let formerNames: [String]
    /// The names of the system's protocols that it adopts, such as `OpenIntent`.
    package let kinds: [String]
    /// The processes that may run it; all of them unless it says otherwise.
    package let executionTargets: IntentExecutionTargets

    package init(of intent: any AppIntent.Type) {
        deprecation = (intent as? any DeprecatedAppIntent.Type).map { Self.deprecation(of: $0) }
        formerNames = [intent.persistentIdentifier].filter { $0 != "\(intent)" }
        kinds = Self.kinds(of: intent)
        executionTargets = intent.allowedExecutionTargets
    }

    /// What is told of the type of this intent.
    package init(of intent: any AppIntent) {
        self.init(of: type(of: intent))
    }

    private static func deprecation<Intent: DeprecatedAppIntent>(of intent: Intent.Type) -> Deprecation {
        let deprecation = intent.deprecation
        let named: (any AppIntent.Type)? =
            Intent.ReplacementIntent.self == Never.self ? nil : Intent.ReplacementIntent.self
        let replacement = deprecation.replacedBy ?? named
        return Deprecation(
            message: deprecation.message.text(), replacement: replacement.map { "\($0)" },
            replacementTitle: replacement?.title.text())
    }

    private static func kinds(of intent: any AppIntent.Type) -> [String] {
        let all: [(String, Bool)] = [
            ("OpenIntent", intent is any OpenIntent.Type), ("DeleteIntent", intent is any DeleteIntent.Type),
            ("ShowInAppSearchResultsIntent", intent is any ShowInAppSearchResultsIntent.Type),
            ("PlayVideoIntent", intent is any PlayVideoIntent.Type),
            ("StartWorkoutIntent", intent is any StartWorkoutIntent.Type),
            ("PauseWorkoutIntent", intent is any PauseWorkoutIntent.Type),
            ("ResumeWorkoutIntent", intent is any ResumeWorkoutIntent.Type),
            ("AudioPlaybackIntent", intent is any AudioPlaybackIntent.Type),
            ("AudioRecordingIntent", intent is any AudioRecordingIntent.Type),
            ("CameraCaptureIntent", intent is any CameraCaptureIntent.Type),
            ("SetValueIntent", intent is any SetValueIntent.Type),
            ("SetFocusFilterIntent", intent is any SetFocusFilterIntent.Type),
            ("WidgetConfigurationIntent", intent is any WidgetConfigurationIntent.Type),
            ("ControlConfigurationIntent", intent is any ControlConfigurationIntent.Type),
            ("TargetContentProvidingIntent", intent is any TargetContentProvidingIntent.Type),
            ("PredictableIntent", intent is any PredictableIntent.Type),
            ("URLRepresentableIntent", intent is any URLRepresentableIntent.Type),
        ]
        return all.filter(\.1).map(\.0)
    }
}
