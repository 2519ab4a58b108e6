import AppIntents
import Foundation
import TestSupport

@testable import FieldNotes
@testable import Tasks

/// Answers an intent's questions from a script, and remembers what was asked.
final class QuietHost: IntentHost {
    private let agrees: Bool
    private let asked = Locked<[String]>([])

    init(agrees: Bool = true) {
        self.agrees = agrees
    }

    var questions: [String] { asked.withLock { $0 } }

    private struct NoAnswer: Error {}

    private func note(_ question: String) { asked.withLock { $0.append(question) } }

    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable {
        throw NoAnswer()
    }

    func requestDisambiguation(
        among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
    ) async throws -> Int {
        throw NoAnswer()
    }

    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
        note("\(request.dialog?.full.text() ?? "") [\(request.actionName.acceptLabel.text())]")
        return agrees
    }

    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        throw NoAnswer()
    }

    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        note("foreground, confirm: \(alwaysConfirm)")
    }
}

/// Both apps in a folder of their own, with the context in which their intents run.
struct Apps {
    let folder: ScratchFolder
    let host: QuietHost
    let manager = AppDependencyManager()
    let fieldNotes = FieldNotesApp()
    let tasks = TasksApp()

    init(folder: ScratchFolder? = nil, agrees: Bool = true) throws {
        self.folder = try folder ?? ScratchFolder()
        host = QuietHost(agrees: agrees)
        try fieldNotes.register(in: manager, storeDirectory: self.folder.url)
        try tasks.register(in: manager, storeDirectory: self.folder.url)
    }

    /// Runs something as a host runs an intent.
    func run<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        try await IntentContext.$current.withValue(IntentContext(host: host, dependencies: manager), operation: body)
    }

    /// What an intent says.
    func say(_ intent: any AppIntent) async throws -> String? {
        try await run { try await Self.result(of: intent).dialog?.full.text() }
    }

    private static func result<Intent: AppIntent>(of intent: Intent) async throws -> AnyIntentResult {
        try await intent.perform()._erased
    }

    func note(_ words: String) async throws -> NoteEntity? {
        try await run { try await NoteQuery().entities(matching: words).first }
    }

    func list(_ words: String) async throws -> TaskListEntity? {
        try await run { try await TaskListQuery().entities(matching: words).first }
    }

    func task(_ words: String) async throws -> TaskEntity? {
        try await run { try await TaskQuery().entities(matching: words).first }
    }
}
