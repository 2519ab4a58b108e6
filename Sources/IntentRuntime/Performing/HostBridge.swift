import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage
import Synchronization

/// The way from an author's `perform()` to the conversation.
final class HostBridge: IntentHost {
    private let services: TurnServices
    private let prompt: ParameterPrompt
    private let intent: any AppIntent
    private let names: [ObjectIdentifier: String]
    private let isDoubtful: Bool
    private let foreground: Mutex<Bool>
    private let saidYes = Mutex(false)

    init(services: TurnServices, app: RunningApp, intent: any AppIntent, isForeground: Bool, isDoubtful: Bool) {
        self.isDoubtful = isDoubtful
        self.services = services
        self.intent = intent
        prompt = ParameterPrompt(
            services: services, app: app, intentTitle: IntentDescriptor(of: intent).title.text())
        names = Dictionary(
            IntentReflection.parameters(of: intent).map { (ObjectIdentifier($0.parameter), $0.name) }
        ) { first, _ in first }
        foreground = Mutex(isForeground)
    }

    /// Whether the person has been asked about the whole intent before it ran, and said yes.
    var hasSaidYes: Bool {
        get { saidYes.withLock(\.self) }
        set { saidYes.withLock { $0 = newValue } }
    }

    /// Whether the app is on screen: from the start, or because the intent asked for it.
    var isForeground: Bool { foreground.withLock(\.self) }

    var currentMode: IntentModes.Current { isForeground ? .foreground : .background }

    var requestedAt: Date? { services.activity.startedAt }

    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable {
        try await prompt.values(of: parameter, named: name(of: parameter), dialog: dialog)
    }

    func requestDisambiguation(
        among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
    ) async throws -> Int {
        let descriptor = parameter?.descriptor
        let question = prompt.question(
            .disambiguation, parameter.map(subject), dialog ?? descriptor?.requestDisambiguationDialog,
            or: Texts.which(descriptor?.noun ?? "one"), options.map { Question.Option($0) })
        return try await services.asker.choose(question)
    }

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
        var question = prompt.question(
            .confirmation, request.parameter.map(subject), request.showsPrompt ? request.dialog : nil,
            or: request.value.map { Texts.confirmValue($0.title.text()) }
                ?? intent.summaryText.map(Texts.confirmSummary) ?? Texts.confirm(action.acceptLabel.text()),
            [])
        if action.isCustom {
            question.labels = Question.Labels(yes: action.acceptLabel.text(), no: action.denyLabel.text())
        }
        if action.isDestructive {
            question.isDestructive = true
            // An author who says it already is not repeated.
            if !question.prompt.contains(Texts.cannotBeUndone) { question.prompt += " " + Texts.cannotBeUndone }
        }
        return try await services.asker.confirm(
            question, yes: ([action.acceptLabel] + action.acceptAlternatives).map { $0.text() },
            no: ([action.denyLabel] + action.denyAlternatives).map { $0.text() }, otherwise: pressing(shown))
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

    /// The way out is offered last, and picking it ends the turn.
    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        let order =
            options.indices.filter { options[$0].style != .cancel }
            + options.indices.filter { options[$0].style == .cancel }
        let question = prompt.question(
            .choice, nil, dialog, or: Texts.which("one"), order.map { Question.Option(options[$0]) })
        let index = order[try await services.asker.choose(question)]
        guard options[index].style != .cancel else { throw TurnEnd.declined }
        return index
    }

    /// Shows what a question is about; there is nothing to press on it, since the next words are the answer.
    func show(_ snippet: SnippetContent) async throws {
        var page = try await SnippetDrawing(app: prompt.app, services: services).page(of: snippet)
        page.disable()
        services.channel.say(.snippet(app: prompt.app.name, page))
    }

    private func draw(_ snippet: SnippetContent) async throws -> ShownSnippet {
        let page = try await SnippetDrawing(app: prompt.app, services: services).page(of: snippet)
        services.channel.say(.snippet(app: prompt.app.name, page))
        return ShownSnippet(app: prompt.app, content: snippet, page: page)
    }

    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        if alwaysConfirm && !isForeground {
            let question = prompt.question(.confirmation, nil, dialog, or: Texts.openApp(prompt.app.name), [])
            guard try await services.asker.confirm(question) else { throw TurnEnd.declined }
        }
        enterForeground()
    }

    /// Brings the app to the screen without a question.
    func enterForeground() {
        foreground.withLock { $0 = true }
    }

    private func subject(_ parameter: any AnyIntentParameter) -> ParameterPrompt.Subject {
        ParameterPrompt.Subject(name: name(of: parameter), parameter.descriptor)
    }

    private func name(of parameter: any AnyIntentParameter) -> String {
        names[ObjectIdentifier(parameter)] ?? parameter.descriptor.title?.text() ?? ""
    }
}

extension Question.Option {
    init(_ display: DisplayRepresentation) {
        self.init(
            title: display.title.text(), subtitle: display.subtitle?.text(),
            synonyms: display.synonyms.map { $0.text() })
    }
}

extension Question.Option {
    init(_ option: IntentChoiceOption) {
        self.init(
            title: option.title.text(), subtitle: option.style == .destructive ? Texts.cannotBeUndone : nil,
            isDestructive: option.style == .destructive)
    }
}
