import AppIntents
import Synchronization

/// A host that answers from a list and writes down what it was asked.
final class FakeHost: IntentHost {
    enum Answer: Sendable {
        case value(any Sendable)
        case index(Int)
        case yes
        case no
    }

    struct Refused: Error {}

    private struct State: Sendable {
        var answers: [Answer]
        var asked: [String] = []
    }

    private let state: Mutex<State>

    init(_ answers: Answer...) {
        state = Mutex(State(answers: answers))
    }

    let currentMode = IntentModes.Current.foreground

    /// The questions, one line each.
    var asked: [String] { state.withLock(\.asked) }

    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable {
        guard case .value(let value)? = answer("value \(parameter.label): \(text(dialog))") else { throw Refused() }
        return value
    }

    func requestDisambiguation(
        among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
    ) async throws -> Int {
        let names = options.map { $0.title.text() }.joined(separator: " | ")
        return try index("which \(parameter?.label ?? "-"): \(text(dialog)) \(names)")
    }

    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
        let action = request.actionName.acceptLabel.text()
        let about = [request.parameter?.label, request.value?.title.text(), request.result?.dialog?.full.text()]
        let rest = about.compactMap(\.self).map { " [\($0)]" }.joined()
        return confirmed(answer("confirm \(action): \(text(request.dialog))\(rest)"))
    }

    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        try index("choice: \(text(dialog)) \(options.map { $0.title.text() }.joined(separator: " | "))")
    }

    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        guard confirmed(answer("foreground: \(text(dialog)) \(alwaysConfirm)")) else { throw Refused() }
    }

    /// Runs code as a runtime runs `perform()`.
    func run<Value: Sendable>(
        dependencies: AppDependencyManager = AppDependencyManager(), _ body: () async throws -> Value
    ) async throws -> Value {
        try await IntentContext.$current.withValue(IntentContext(host: self, dependencies: dependencies)) {
            try await body()
        }
    }

    private func answer(_ question: String) -> Answer? {
        state.withLock { state in
            state.asked.append(question)
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
    }

    private func index(_ question: String) throws -> Int {
        guard case .index(let index)? = answer(question) else { throw Refused() }
        return index
    }

    private func confirmed(_ answer: Answer?) -> Bool {
        if case .yes? = answer { true } else { false }
    }

    private func text(_ dialog: IntentDialog?) -> String { dialog?.full.text() ?? "-" }
}
