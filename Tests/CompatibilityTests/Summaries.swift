import AppIntents
import AppIntentsTesting
import Testing

struct PruneTrees: AppIntent {
    static let title: LocalizedStringResource = "Prune Trees"

    @Parameter(title: "Kind", default: .pear) var kind: FruitKind
    @Parameter(title: "Hard", default: false) var isHard: Bool
    @Parameter(title: "Ladder") var ladder: Ladder?
    @Parameter(title: "Helpers", default: 1) var helpers: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$isHard, .equalTo, true) {
            Switch(\.$kind) {
                Case(.apple) {
                    Summary("Cut back the apples with \(\.$helpers)") {
                        \.$isHard
                        \.$ladder
                    }
                }
                Case([.pear, .plum]) {
                    Summary("Cut back \(\.$kind)")
                }
                DefaultCase {
                    Summary("Cut back")
                }
            }
        } otherwise: {
            When(\.$ladder, .hasAnyValue) {
                Summary("Prune \(\.$kind) from a \(\.$ladder) ladder", table: "Orchard")
            } otherwise: {
                Summary("Prune \(\.$kind)")
            }
        }
    }

    func perform() async throws -> some ProvidesDialog {
        try await requestConfirmation()
        return .result(dialog: "Done.")
    }
}

@Suite("Summaries")
struct SummaryTopic {
    @Test("A confirmation without words of its own is asked in those of the summary")
    func confirmed() async throws {
        let prune = OrchardApp.intent("PruneTrees")
        let plain = try await prune.makeIntent().answering("yes").run()
        let hard = try await prune.makeIntent(kind: "apple", isHard: true, helpers: 3).answering("yes").run()
        let ladder = try await prune.makeIntent(
            kind: "plum", ladder: OrchardApp.definitions.enums["CompatibilityTests.Ladder"].makeCase("5")
        ).answering("yes").run()
        #expect(plain.questions[0].prompt.contains("Prune Pear"))
        #expect(hard.questions[0].prompt.contains("Cut back the apples with 3"))
        #expect(ladder.questions[0].prompt.contains("Prune Plum from a Long ladder"))
    }
}
