import AppIntents

/// Hands its value on to an intent that asks for more.
struct MakeRecipe: AppIntent {
    static let title: LocalizedStringResource = "Make Recipe"

    func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent & ProvidesDialog {
        .result(value: "Leek soup", opensIntent: FileRecipe(), dialog: "Made.")
    }
}

struct FileRecipe: AppIntent {
    static let title: LocalizedStringResource = "File Recipe"
    @Parameter(title: "Copies", requestValueDialog: "How many copies?") var copies: Int
    @Parameter(title: "Recipe", inputConnectionBehavior: .connectToPreviousIntentResult) var recipe: String
    @Parameter(title: "Note", inputConnectionBehavior: .never) var note: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Filed \(recipe) \(copies) times\(note.map { ", \($0)" } ?? "").")
    }
}

/// Comes to the screen when it asks for it.
struct SitDown: AppIntent {
    static let title: LocalizedStringResource = "Sit Down"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let before = systemContext.currentMode
        try await continueInForeground("Open the app to finish.")
        return .result(dialog: "\(before.debugDescription), then \(systemContext.currentMode.debugDescription).")
    }
}

/// Comes to the screen at the end, at the latest.
struct StandUp: AppIntent {
    static let title: LocalizedStringResource = "Stand Up"
    static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(systemContext.currentMode.debugDescription)")
    }
}

/// Ends, and goes on in the app.
struct WalkOut: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Walk Out"

    func perform() async throws -> some IntentResult {
        if true {
            throw needsToContinueInForegroundError("Go on in the app?") { print("Going on in the app.") }
        }
        return .result()
    }
}
