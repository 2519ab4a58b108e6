import IntentRuntime

/// Tells a person what came of a turn.
package struct TurnText {
    let console: Console
    let width: Int

    package init(console: Console, width: Int = 80) {
        self.console = console
        self.width = width
    }

    package func show(_ turn: Turn) {
        for reply in turn.replies { show(reply) }
        guard turn.replies.allSatisfy(\.isQuiet) else { return }
        switch turn.outcome {
        case .performed: console.say(Self.plainValue(of: turn) ?? StyledText(ConsoleTexts.done))
        case .cancelled: console.say(StyledText(ConsoleTexts.cancelled))
        case .gaveUp: console.say(StyledText(ConsoleTexts.gaveUp))
        case .rejected: console.say(StyledText(ConsoleTexts.unknown(turn.heard)))
        case .failed, .unavailable: console.error("this did not work; try it again")
        case .asked(let question): showQuestion(question)
        case .silence: break
        }
    }

    private func show(_ reply: Reply) {
        switch reply {
        case .dialog(_, let text): lines(of: text).forEach { console.say(StyledText($0)) }
        case .screen(let app, let text): Self.screen(app: app, text: text).forEach { console.say($0) }
        case .snippet(_, let page): SnippetText.lines(page).forEach { console.say($0) }
        case .value, .activity: break
        case .notice(let text): lines(of: text).forEach { console.say(StyledText($0)) }
        case .question(let question): showQuestion(question)
        case .rejection(let text, let reason, let nearest):
            Self.rejection(text: text, reason: reason, nearest: nearest).forEach { console.say($0) }
        case .failure(let message): console.error(message)
        }
    }

    private func showQuestion(_ question: Question) {
        QuestionText.lines(question, width: width).forEach { console.say($0) }
    }

    /// `FieldNotes: Otter tracks`, and the further lines indented.
    package static func screen(app: String, text: String) -> [StyledText] {
        let parts = lines(of: text)
        let heading: StyledText = "\(app, .app): \(parts.first ?? "")"
        return [heading] + parts.dropFirst().map { $0.isEmpty ? "" : "  \($0)" }
    }

    /// That nothing fits, and what one might have meant.
    package static func rejection(text: String, reason: String, nearest: [String]) -> [StyledText] {
        let what = StyledText(reason.isEmpty ? ConsoleTexts.unknown(text) : reason)
        guard !nearest.isEmpty else { return [what] }
        return [what, StyledText(ConsoleTexts.didYouMean)] + nearest.map { "  \($0)" }
    }

    private static func plainValue(of turn: Turn) -> StyledText? {
        for case .value(let value) in turn.replies {
            if case .null = value { continue }
            return StyledText(value.plain)
        }
        return nil
    }
}

extension Reply {
    /// Whether a person sees nothing of it.
    fileprivate var isQuiet: Bool {
        switch self {
        case .value, .activity: true
        default: false
        }
    }
}

extension ValueDescription {
    /// As a person would write it down.
    package var plain: String {
        switch self {
        case .null: ConsoleTexts.nothing
        case .bool(let value): value ? ConsoleTexts.yes : ConsoleTexts.no
        case .int(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): value
        case .list(let values): values.map(\.plain).joined(separator: ", ")
        case .entity(_, _, let title, _): title
        }
    }
}

/// In quotation marks, shortened where nobody would read on.
package func quoted(_ text: String) -> String {
    "“" + shortened(text) + "”"
}

package func shortened(_ text: String, to limit: Int = 200) -> String {
    text.utf8.count <= limit || text.count <= limit ? text : text.prefix(limit) + "…"
}

private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
