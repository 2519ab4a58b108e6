import Foundation
import GrammarFiles
import IntentRuntime
import PhraseMatching
import SpokenLanguage

/// A conversation with the apps that the command line chose.
struct Session {
    let conversation: Conversation
    let locale: String
    let progress: ProgressText

    /// Hosts the apps; where nothing is performed the deadline is meant for their queries alone, from the first one on.
    static func open(_ call: Invocation, performs: Bool = true) async throws(ConsoleError) -> Session {
        if let session = try GrammarSession.open(call) { return try session.conversation(call) }
        let apps = try chosen(call.options.apps, of: call.apps)
        let locale = call.options.locale ?? EnvironmentPlaces.locale(call.environment)
        let pack = try languagePack(locale, isGiven: call.options.locale != nil)
        let store = call.options.storeDirectory ?? EnvironmentPlaces.store(call.environment)
        let folder = URL(fileURLWithPath: store, isDirectory: true)
        let now = call.options.now
        let environment = HostEnvironment(
            storeDirectory: folder, locale: locale, now: { now ?? Date() }, target: call.target)
        let progress = ProgressText(console: call.console, isTerminal: isatty(1) == 1)
        var settings = ConversationSettings(call.options, progress)
        if !performs { settings.hostingDeadline = settings.deadline }
        settings.donations = folder.appendingPathComponent("donations", isDirectory: true)
        do throws(HostingError) {
            let conversation = try await Conversation(
                apps: apps, environment: environment, pack: pack, settings: settings)
            conversation.warnings.forEach { call.console.warning($0.line) }
            return Session(conversation: conversation, locale: locale, progress: progress)
        } catch {
            throw .hosting(message: error.message, exitCode: error.exitCode)
        }
    }

    /// What can be said to the chosen apps; none of them is started for it.
    static func descriptions(_ call: Invocation) throws(ConsoleError) -> [AppDescription] {
        let apps = try chosen(call.options.apps, of: call.apps)
        let locale = call.options.locale ?? EnvironmentPlaces.locale(call.environment)
        _ = try languagePack(locale, isGiven: call.options.locale != nil)
        return apps.map { AppDescription($0, locale: locale) }
    }

    /// The pack of a language. One that was asked for must be there; the environment's may fall back to English.
    private static func languagePack(_ locale: String, isGiven: Bool) throws(ConsoleError) -> LanguagePack {
        do throws(GrammarFileError) {
            let pack = try LanguagePackFile.load(language: locale)
            try FlexibleLanguage.check(locale)
            return pack
        } catch {
            guard case .unknownLanguage(_, _, let known) = error.problem else { throw .file(error) }
            guard isGiven else { return try languagePack("en", isGiven: true) }
            throw .unknownLanguage(locale, known: known)
        }
    }

    private static func chosen(_ names: [String], of apps: [HostedApp]) throws(ConsoleError) -> [HostedApp] {
        guard !apps.isEmpty else { throw .noApps }
        guard !names.isEmpty else { return apps }
        for name in names where !apps.contains(where: { $0.isCalled(name) }) {
            throw .unknownApp(name, known: apps.map(\.name))
        }
        return apps.filter { app in names.contains { app.isCalled($0) } }
    }
}

extension ConversationSettings {
    init(_ options: Options, _ progress: ProgressText) {
        self.init()
        onProgress = { progress.show($0) }
        deadline = .seconds(options.deadline)
        // The names are read before any turn, for which an impatient person does not set a limit.
        hostingDeadline = max(.seconds(5), deadline)
        isLocked = options.locked
    }
}

extension HostedApp {
    /// Whatever the case and the spaces: “field notes” is FieldNotes.
    fileprivate func isCalled(_ name: String) -> Bool {
        ([self.name] + alternativeNames).contains { Self.folded($0) == Self.folded(name) }
    }

    private static func folded(_ name: String) -> String {
        SpokenText(name).foldedWords.joined()
    }
}

extension HostingWarning {
    /// The message with what the command line can do about it.
    fileprivate var line: String {
        if isAboutData { return message + " (--store names another folder, --apps leaves apps out)" }
        return isAboutTime ? message + " (--deadline gives it longer, --apps leaves apps out)" : message
    }
}
