import IntentRuntime

/// Focus filters as a person reads them.
package enum FocusText {
    /// A filter a line: its name, its app, and how it is set; in the language of the conversation that is shown.
    package static func lines(_ filters: [FocusFilterState]) -> [StyledText] {
        guard !filters.isEmpty else { return [StyledText(ConsoleTexts.noFilter)] }
        let width = filters.map { displayWidth(of: $0.name) }.max() ?? 0
        return filters.map { filter in
            StyledText(filter.name, .prompt).padded(to: width) + "  \(filter.app, .app)  \(state(of: filter))"
        }
    }

    private static func state(of filter: FocusFilterState) -> String {
        guard let display = filter.display else { return ConsoleTexts.off }
        guard let content = filter.targetContentIdentifierPrefix else { return ConsoleTexts.on(display) }
        return ConsoleTexts.on(display, onlyContent: content)
    }
}
