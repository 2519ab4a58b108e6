import AppIntents
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
        // What was said in so many words, or said yes to, needs no further question.
        guard isDoubtful || !request.conditions.contains(.lowConfidenceSource) else { return true }
        let action = request.actionName
        let question = prompt.question(
            .confirmation, request.parameter.map(subject), request.dialog,
            or: request.value.map { Texts.confirmValue($0.title.text()) }
                ?? intent.summaryText.map(Texts.confirmSummary) ?? Texts.confirm(action.acceptLabel.text()),
            [])
        return try await services.asker.confirm(
            question, yes: ([action.acceptLabel] + action.acceptAlternatives).map { $0.text() },
            no: ([action.denyLabel] + action.denyAlternatives).map { $0.text() })
    }

    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        let question = prompt.question(
            .choice, nil, dialog, or: Texts.which("one"), options.map { Question.Option(title: $0.title.text()) })
        return try await services.asker.choose(question)
    }

    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        if alwaysConfirm && !isForeground {
            let question = prompt.question(.confirmation, nil, dialog, or: Texts.openApp(prompt.app.name), [])
            guard try await services.asker.confirm(question) else { throw TurnEnd.declined }
        }
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
