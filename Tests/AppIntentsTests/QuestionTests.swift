import AppIntents
import Testing

/// Answers every question in the same way and notes how it was put.
private final class Answering: IntentHost, @unchecked Sendable {
    private(set) var questions: [String] = []
    let confirms: Bool

    init(confirms: Bool = true) {
        self.confirms = confirms
    }

    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable {
        questions.append("value \(dialog?.full.text() ?? "")")
        return 7
    }

    func requestDisambiguation(
        among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
    ) async throws -> Int {
        questions.append("which \(options.map { $0.title.text() }) \(dialog?.full.text() ?? "")")
        return options.count - 1
    }

    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool {
        questions.append("\(request.actionName.acceptLabel.text()) \(request.dialog?.full.text() ?? "")")
        return confirms
    }

    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        questions.append("choice \(options.map { $0.title.text() })")
        return 0
    }

    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        questions.append("foreground \(dialog?.full.text() ?? "") \(alwaysConfirm)")
    }
}

private struct Asks: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Count", requestValueDialog: "How many?") var count: Int?
    @Parameter(title: "Tide") var tide: Tide

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let value = try await $count.requestValue()
        let tide = try await $tide.requestDisambiguation(among: [.low, .high], dialog: "Which tide?")
        try await requestConfirmation(actionName: .send, dialog: "Send?")
        try await requestConfirmation()
        let isMeant = try await $tide.requestConfirmation(for: .low, dialog: "Low?")
        let choice = try await requestChoice(between: [.init(title: "A"), .cancel])
        try await continueInForeground("Look", alwaysConfirm: false)
        return .result(value: "\(value) \(count ?? 0) \(tide) \(isMeant) \(choice.title.text())")
    }
}

@Suite("What perform() asks")
struct QuestionTests {
    @Test func answered() async throws {
        let host = Answering()
        let result = try await IntentContext.$current.withValue(IntentContext(host: host)) {
            try await Asks().perform()._erased
        }
        #expect(result.value as? String == "7 7 high true A")
        #expect(
            host.questions == [
                "value How many?", "which [\"Low Tide\", \"High Tide\"] Which tide?", "Send Send?", "Continue ",
                "Continue Low?", "choice [\"A\", \"Cancel\"]", "foreground Look false",
            ])
    }

    @Test("A no is thrown") func declined() async throws {
        let error = await #expect(throws: AppIntentError.self) {
            try await IntentContext.$current.withValue(IntentContext(host: Answering(confirms: false))) {
                try await Asks().perform()
            }
        }
        #expect(error?.description == "Nothing was done, because it was not confirmed.")
    }

    @Test("Without a host it is said that nobody is there") func nobody() async throws {
        let error = await #expect(throws: AppIntentError.self) { try await Asks().perform() }
        #expect(
            error?.description
                == "perform() asks for a value, but nobody is there to answer; run the intent through Phrasebook or a test host."
        )
    }

    @Test("Errors that ask") func errors() {
        let asks = Asks()
        #expect(asks.$count.needsValueError().description == "How many?")
        #expect(asks.$count.needsValueError("Say it").description == "Say it")
        #expect(
            asks.$tide.needsDisambiguationError(among: [.low, .high]).description
                == "“Tide” could be any of 2; say which.")
    }
}
