import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import SpokenLanguage

/// A conversation written down: what is said behind `>`, and everything that comes back.
///
///     > open rex in kennel
///     ? Which of the dogs?  Old Rex | Young Rex
///     > the second one
///     [Kennel] Young Rex
enum Script {
    /// Plays what is said in the script; the result equals the script when everything comes back as written.
    static func play(
        _ script: String, apps: [HostedApp] = [.kennel()], settings: ConversationSettings = ConversationSettings()
    ) async throws -> String {
        await play(script, in: try await conversation(apps: apps, settings: settings))
    }

    /// Plays what is said in the script to a conversation.
    static func play(_ script: String, in conversation: Conversation) async -> String {
        var lines: [String] = []
        for line in script.split(separator: "\n") where line.hasPrefix("> ") {
            lines.append(String(line))
            let turn = await conversation.hear(Transcript(String(line.dropFirst(2))))
            lines += turn.replies.map(text)
            if turn.replies.isEmpty { lines.append("(\(turn.outcome))") }
        }
        return lines.joined(separator: "\n")
    }

    static func conversation(
        apps: [HostedApp] = [.kennel()], settings: ConversationSettings = ConversationSettings(),
        locale: String = "en", language: String = "en"
    ) async throws -> Conversation {
        let environment = HostEnvironment(storeDirectory: FileManager.default.temporaryDirectory, locale: locale)
        return try await Conversation(
            apps: apps, environment: environment, pack: LanguagePackFile.load(language: language), settings: settings)
    }

    /// A conversation on Monday, 30 November 2026, at 10:30 in Berlin.
    static func conversationInBerlin(
        apps: [HostedApp], language: String = "en"
    ) async throws -> Conversation {
        let environment = HostEnvironment(
            storeDirectory: FileManager.default.temporaryDirectory, locale: language, now: berlinClock.now,
            timeZone: berlinClock.timeZone)
        return try await Conversation(
            apps: apps, environment: environment, pack: LanguagePackFile.load(language: language))
    }

    /// The same with a declarative app.
    static func conversationInBerlin(declaredIn text: String) throws -> Conversation {
        let app = try DeclarativeAppFile.read(text, name: "app.yaml")
        let pack = try LanguagePackFile.load(language: "en")
        let grammar = try AppGrammar([app], clock: berlinClock) { _ in pack }
        return Conversation(DeclarativeInterpreter(grammar), pack: pack, programs: .forbidden)
    }

    /// Stands at 2026-11-30T09:30:00Z.
    static let berlinClock = SpokenClock(
        standingAt: Date(timeIntervalSince1970: 1_796_031_000), timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)

    static func text(_ reply: Reply) -> String {
        switch reply {
        case .dialog(_, let text): text
        case .screen(let app, let text): "[\(app)] " + text.split(separator: "\n").joined(separator: " / ")
        case .value(let value): "= \(text(value))"
        case .snippet(_, let page): "{" + page.controls.map(\.label).joined(separator: " | ") + "}"
        case .activity(let name): "activity \(name)"
        case .notice(let text): "(\(text))"
        case .question(let question): text(question)
        case .rejection(_, let reason, let nearest):
            (["x \(reason)"] + nearest.map { "  \($0)" }).joined(separator: "\n")
        case .failure(let message): "! \(message)"
        }
    }

    private static func text(_ question: Question) -> String {
        let options = question.options.map(\.title).joined(separator: " | ")
        let prompt = options.isEmpty ? question.prompt : "\(question.prompt)  \(options)"
        return question.remark.map { "? \($0) \(prompt)" } ?? "? \(prompt)"
    }

    static func text(_ value: ValueDescription) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value
        case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .entity(let type, let id, let title, let properties):
            "\(type)(\(id), \(title), "
                + properties.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
                + ")"
        }
    }
}
