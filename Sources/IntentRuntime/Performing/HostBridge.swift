import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage
import Synchronization

/// The way from an author's `perform()` to the conversation.
final class HostBridge: IntentHost {
    let services: TurnServices
    let prompt: ParameterPrompt
    let intent: any AppIntent
    private let names: [ObjectIdentifier: String]
    let isDoubtful: Bool
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

    /// Whether what the intent does can be taken back, whatever its author calls it.
    var isUndoable: Bool { intent is any UndoableIntent }

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

    /// The way out is offered last, and picking it ends the turn.
    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        let order =
            options.indices.filter { options[$0].style != .cancel }
            + options.indices.filter { options[$0].style == .cancel }
        let question = prompt.question(
            .choice, nil, dialog, or: Texts.which("one"),
            order.map { Question.Option(options[$0], isUndoable: isUndoable) })
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

    func subject(_ parameter: any AnyIntentParameter) -> ParameterPrompt.Subject {
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
    /// An option that destroys something says so, unless that can be undone.
    fileprivate init(_ option: IntentChoiceOption, isUndoable: Bool) {
        let isDestructive = option.style == .destructive
        self.init(
            title: option == .cancel ? TextTable.text(option.title) : option.title.text(),
            subtitle: isDestructive && !isUndoable ? Texts.cannotBeUndone : nil, isDestructive: isDestructive)
    }
}
