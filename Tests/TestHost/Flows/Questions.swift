import AppIntents
import SwiftUI

struct SendMessages: AppIntent {
    static let title: LocalizedStringResource = "Send Messages"
    @Parameter(title: "Number") var number: Int?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let number else { throw $number.needsValueError("How many messages?") }
        try await requestConfirmation(actionName: .send, dialog: "Send \(number) messages?")
        return .result(dialog: "Sent \(number).")
    }
}

/// A confirmation with words of its own and something to look at.
struct BuySoup: AppIntent {
    static let title: LocalizedStringResource = "Buy Soup"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Confirm Purchase", acceptAlternatives: ["Buy it", "Take my money"],
                denyLabel: "Leave It", denyAlternatives: ["Too dear"]),
            dialog: "Purchase soup for \(4)?", view: Text("Soup: 4 dollars"))
        return .result(dialog: "Bought.")
    }
}

/// What cannot be undone is asked for even where it was said in so many words.
struct EmptyKitchen: AppIntent {
    static let title: LocalizedStringResource = "Empty Kitchen"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            conditions: .lowConfidenceSource,
            actionName: .custom(
                acceptLabel: "Empty", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [],
                destructive: true), dialog: "Throw everything away?")
        return .result(dialog: "Empty.")
    }
}

struct PickRecipe: AppIntent {
    static let title: LocalizedStringResource = "Pick Recipe"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let choice = try await requestChoice(
            between: [
                .cancel, Option(title: "Soup"), Option(title: "Delete all", style: .destructive),
                Option(title: "Bread"),
            ], dialog: "Which recipe?"
        ) {
            Text("Soup, bread or nothing at all")
        }
        return .result(dialog: "\(choice.title) it is.")
    }
}

struct GuessSize: AppIntent {
    static let title: LocalizedStringResource = "Guess Size"
    @Parameter(title: "Size") var size: Size?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let size else { throw $size.needsDisambiguationError(among: [.small, .large], dialog: "Which size?") }
        let sure = try await $size.requestConfirmation(for: size, dialog: "Really \(size.rawValue)?")
        return .result(dialog: sure ? "\(size.rawValue)." : "Not \(size.rawValue).")
    }
}

struct AskAgain: AppIntent {
    static let title: LocalizedStringResource = "Ask Again"
    @Parameter(title: "Name") var name: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let first = try await $name.requestValue("What is it called?")
        try await requestConfirmation(
            dialog: "Is it “\(first)”?", showDialogAsPrompt: false, snippetIntent: SoupSnippet())
        return .result(dialog: "Called \(first).")
    }
}

struct OnMainActor: AppIntent {
    static let title: LocalizedStringResource = "Main Actor"

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        MainActor.preconditionIsolated()
        return .result(dialog: "On the main actor.")
    }
}

struct FailKindly: AppIntent {
    static let title: LocalizedStringResource = "Fail Kindly"

    func perform() async throws -> some IntentResult {
        if true { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result()
    }
}
