import AppIntents
import PhraseMatching
import SpokenLanguage

/// Confirmations: when they are asked for, what they show and what their buttons are called.
extension HostBridge {
    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
        if hasSaidYes, request.asksForAll { return true }
        let action = request.actionName
        // What was said in so many words, or said yes to, needs no further question, unless it cannot be undone.
        let mayBeLeftOut = request.conditions.contains(.lowConfidenceSource) && !action.isDestructive
        guard isDoubtful || !mayBeLeftOut else { return true }
        var shown: ShownSnippet?
        if let snippet = request.snippet { shown = try await draw(snippet) }
        if let dialog = request.dialog, !request.showsPrompt {
            services.channel.say(.dialog(app: prompt.app.name, text: dialog.full.text()))
        }
        let labels = action.labels
        var question = prompt.question(
            .confirmation, request.parameter.map(subject), request.showsPrompt ? request.dialog : nil,
            or: request.value.map { Texts.confirmValue($0.title.text()) }
                ?? intent.summaryText.map(Texts.confirmSummary) ?? Texts.confirm(labels.yes),
            [])
        // “Continue” says no more than the question does.
        if action != .continue { question.labels = labels }
        if action.isCustom { question.alternatives = action.accepting + action.denying }
        if action.isDestructive, !isUndoable {
            question.isDestructive = true
            question.prompt = Texts.warned(question.prompt)
        }
        return try await services.asker.confirm(
            question, accepting: [labels.yes] + action.accepting, denying: [labels.no] + action.denying,
            otherwise: pressing(shown))
    }

    private func draw(_ snippet: SnippetContent) async throws -> ShownSnippet {
        let page = try await SnippetDrawing(app: prompt.app, services: services).page(of: snippet)
        services.channel.say(.snippet(app: prompt.app.name, page))
        return ShownSnippet(app: prompt.app, content: snippet, page: page)
    }

    /// Works what is shown beside a question, which is put again then.
    private func pressing(_ shown: ShownSnippet?) -> ((SpokenText) async throws -> Bool)? {
        guard let shown, !shown.page.pressable.isEmpty else { return nil }
        return { [services] answer in
            let controls = shown.page.pressable
            guard case .one(let index) = services.answers.control(answer, among: controls.map(\.label)) else {
                return false
            }
            try await PressScript(services: services, shown: shown).press(controls[index])
            return true
        }
    }
}

extension ConfirmationActionName {
    /// What confirms, as the author wrote it.
    fileprivate var accepting: [String] { ([acceptLabel] + acceptAlternatives).map { $0.text() } }

    /// What declines, as the author wrote it.
    fileprivate var denying: [String] { ([denyLabel] + denyAlternatives).map { $0.text() } }

    /// What its buttons are called: those that bear no words of the author's in the language of the conversation.
    fileprivate var labels: Question.Labels {
        isCustom
            ? Question.Labels(yes: acceptLabel.text(), no: denyLabel.text())
            : Question.Labels(yes: TextTable.text(acceptLabel), no: TextTable.text(denyLabel))
    }
}
