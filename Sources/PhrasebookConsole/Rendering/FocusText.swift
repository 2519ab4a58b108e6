import IntentRuntime

/// Focus filters as a person reads them.
package enum FocusText {
    /// A filter a line: its title, its app, and how it is set.
    package static func lines(_ filters: [FocusFilterState]) -> [StyledText] {
        guard !filters.isEmpty else { return ["No app has a focus filter."] }
        let width = filters.map { displayWidth(of: $0.title) }.max() ?? 0
        return filters.map { filter in
            let content = filter.targetContentIdentifierPrefix.map { ", only content “\($0)…”" } ?? ""
            let state = filter.display.map { "on: \($0)\(content)" } ?? "off"
            return StyledText(filter.title, .prompt).padded(to: width) + "  \(filter.app, .app)  \(state)"
        }
    }
}
