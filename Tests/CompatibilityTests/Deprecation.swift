import AppIntents
import AppIntentsTesting
import Testing

struct OldPick: DeprecatedAppIntent {
    typealias ReplacementIntent = PickKind
    static let title: LocalizedStringResource = "Pick (old)"
    static var deprecation: IntentDeprecation {
        IntentDeprecation(message: "Pick by kind instead.", replacedBy: PickKind.self)
    }

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Picked as of old.") }
}

struct ImportedPick: CustomIntentMigratedAppIntent {
    static let title: LocalizedStringResource = "Pick"
    static let intentClassName = "PickIntent"
    static let persistentIdentifier = "PickIntent"
    func perform() async throws -> some IntentResult { .result() }
}

/// Takes the first form of an error for a missing value, and what long-lived sources still say.
struct OldQuestion: AppIntent {
    static let title: LocalizedStringResource = "Old Question"
    @Parameter(title: "Row") var row: String?

    @available(*, deprecated) private var missingRow: any Error { $row.requestValue("Which row?") }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let row else { throw (self as any AsksAsOfOld).error }
        return .result(dialog: "Row \(row).")
    }
}

private protocol AsksAsOfOld { var error: any Error { get } }
extension OldQuestion: AsksAsOfOld {
    @available(*, deprecated) fileprivate var error: any Error { missingRow }
}

@Suite("Deprecation")
struct DeprecationTopic {
    @Test func worksOn() async throws {
        #expect(try await OrchardApp.intent("OldPick").makeIntent().run().dialog == "Picked as of old.")
        #expect(OldPick.deprecation.replacedBy == PickKind.self && ImportedPick.intentClassName == "PickIntent")
    }

    @Test func asks() async throws {
        let result = try await OrchardApp.intent("OldQuestion").makeIntent().answering("north").run()
        #expect(result.questions.map(\.prompt) == ["Which row?"] && result.dialog == "Row north.")
    }
}
