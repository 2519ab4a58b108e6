import IntentRuntime

/// What may be wanted again, as a person reads it.
package enum PredictionText {
    /// An action a line, with the number by which it is done.
    package static func lines(_ actions: [PredictedAction]) -> [StyledText] {
        guard !actions.isEmpty else { return [StyledText(ConsoleTexts.nothingDone)] }
        return actions.enumerated().map { index, action in
            let subtitle = action.subtitle.map { "  \($0)" } ?? ""
            return "  \("\(index + 1).", .number) \(action.title)\(subtitle, .faint)  \(action.app, .app)"
        }
    }
}
