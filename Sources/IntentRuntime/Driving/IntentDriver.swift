package import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// Performs intents of one app that nobody has to ask for in words, one after the other, with answers given beforehand.
///
///     let driver = try await IntentDriver(name: "FieldNotes", app: nil, environment: environment)
///     let performed = try await driver.perform(intent, answers: ["Otter tracks"])
///     performed.questions.map(\.prompt)       // ["What should the note be called?"]
package actor IntentDriver {
    /// What came of an intent.
    package struct Performed: Sendable {
        /// What `perform()` returned; more than one where an intent opened another.
        package var results: [_ErasedResult] = []
        /// What was said, shown and noticed.
        package var replies: [Reply] = []
        /// What was asked, as it was answered.
        package var questions: [Question] = []
    }

    /// Why an intent did not come to its end.
    package enum Failure: Error, Sendable {
        /// A question for which there was no answer left.
        case unanswered(Question)
        /// Answers that nobody asked for.
        case unasked([String])
        /// The turn ended otherwise: one line.
        case ended(String)
    }

    private let conversation: Conversation
    private let locale: Locale
    private var last: Task<Performed, any Error>?

    /// - Parameters:
    ///   - name: What the app is called in questions.
    ///   - app: The app; `nil` for types that belong to none, whose dependencies are in the shared manager.
    ///   - environment: What the app may know of the program.
    ///   - isLocked: Whether the device is locked at first.
    /// - Throws: Why the app does not start.
    package init(
        name: String, app: HostedApp?, environment: HostEnvironment, isLocked: Bool = false
    ) async throws {
        let nothing: HostedApp.Dependencies = { _, _ in }
        let host = HostedApp(
            name: app?.name ?? name, shortcuts: NoShortcuts.self, intents: [],
            dependencies: app?.dependencies ?? nothing, screen: app?.screen)
        var settings = ConversationSettings()
        settings.isLocked = isLocked
        conversation = try await Conversation(
            apps: [host], environment: environment, pack: LanguagePackFile.load(language: environment.locale),
            settings: settings)
        locale = Locale(identifier: environment.locale)
    }

    /// Performs an intent with the values that are set in it.
    ///
    /// - Throws: What `perform()` threw, else a `Failure`.
    package func perform(_ intent: any AppIntent, answers: [String]) async throws -> Performed {
        let previous = last
        let task = Task {
            _ = await previous?.result
            return try await self.performAlone(intent, answers)
        }
        last = task
        return try await task.value
    }

    private func performAlone(_ intent: any AppIntent, _ answers: [String]) async throws -> Performed {
        let record = PerformanceRecord()
        var performed = Performed()
        var answers = answers[...]
        var turn = await PerformanceRecord.$current.withValue(record) {
            await TextLocale.$current.withValue(locale) { await conversation.run(intent) }
        }
        while case .asked(let question) = turn.outcome {
            performed.replies += turn.replies
            guard let answer = answers.popFirst() else {
                _ = await conversation.cancel()
                throw Failure.unanswered(question)
            }
            performed.questions.append(question)
            turn = await conversation.answer(answer)
        }
        performed.replies += turn.replies
        performed.results = record.results
        guard turn.outcome == .performed else {
            if let error = record.error, !(error is TurnEnd) { throw error }
            throw Failure.ended(turn.replies.compactMap(\.failure).last ?? Texts.cancelled)
        }
        guard answers.isEmpty else { throw Failure.unasked(Array(answers)) }
        return performed
    }

    /// Runs a query of the app, with what the app provides.
    package func query<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await TextLocale.$current.withValue(locale) {
            try await AuthorCode.run(within: .seconds(30), context: conversation.quietContext, body)
        }
    }
}

/// The provider of an app of which nothing is said.
private struct NoShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { return [] }
}

extension Conversation {
    /// Performs an intent of the first app, as if it had been asked for word for word.
    fileprivate func run(_ intent: any AppIntent) async -> Turn {
        let app = repertoire.apps[0]
        let spoken = SpokenText(IntentDescriptor(of: intent).title.text())
        let template = Template(literal: spoken.text)
        let match = Match(template: TemplateID(rawValue: 0), slots: [], score: 1, tier: .exact)
        let frame = Frame(
            place: PhraseIndex.Place(app: 0, shortcut: 0), app: app, shortcut: AppShortcut(performing: intent),
            template: template, spoken: spoken, match: match, slots: [])
        return await begin(
            Understanding(spoken: spoken, result: MatchResult(), frames: [frame], reason: nil), after: [])
    }

    /// Answers the open question, whatever else the words may mean.
    fileprivate func answer(_ text: String) async -> Turn { await hear(Transcript(text)) }

    fileprivate var quietContext: IntentContext { repertoire.apps[0].quietContext }
}

extension Reply {
    /// The line that says why a turn ended.
    fileprivate var failure: String? {
        switch self {
        case .failure(let text), .notice(let text): text
        default: nil
        }
    }
}
