import AppIntents

/// A counter: a choice among values, the one thing of its kind, confirmations in the author's words, and what is forgotten.
struct CounterShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        FlowShortcuts.shortcut(PickSize(), "Pick size")
        FlowShortcuts.shortcut(ShowOpeningHours(), "Show opening hours")
        FlowShortcuts.shortcut(PayBill(), "Pay bill")
        FlowShortcuts.shortcut(BrewBlend(), "Brew")
        FlowShortcuts.shortcut(RecallBrew(), "Recall brew")
        FlowShortcuts.shortcut(ForgetBrews(), "Forget brews")
        FlowShortcuts.shortcut(QuietState(), "Quiet state")
        FlowShortcuts.shortcut(OnMainActor(), "Main actor")
    }
}

struct PickSize: AppIntent {
    static let title: LocalizedStringResource = "Pick Size"
    @Parameter(title: "Size") var size: Size?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let picked = try await $size.requestDisambiguation(among: [.small, .large], dialog: "Which size do you mean?")
        return .result(dialog: "A \(picked.rawValue) one.")
    }
}

struct OpeningHours: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Opening Hours"
    static let defaultQuery = OpeningHoursQuery()

    var id: String { "hours" }
    var displayRepresentation: DisplayRepresentation { "Nine to five" }
}

struct OpeningHoursQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> OpeningHours { OpeningHours() }
}

struct ShowOpeningHours: AppIntent {
    static let title: LocalizedStringResource = "Show Opening Hours"
    @Parameter(title: "Opening Hours") var hours: OpeningHours

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Open: \(hours).") }
}

struct PayBill: AppIntent {
    static let title: LocalizedStringResource = "Pay Bill"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let name = ConfirmationActionName.custom(
            acceptLabel: "Settle Up", acceptAlternatives: ["Put it on my card"], denyLabel: "Later",
            denyAlternatives: ["On the slate", "Never mind"], destructive: false)
        try await requestConfirmation(conditions: .always, actionName: name, dialog: "Pay four euros?")
        return .result(dialog: "Paid.")
    }
}

struct Blend: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Blend"
    static let defaultQuery = BlendQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BlendQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Blend] { ["House", "Mocha", "Decaf"].map(Blend.init) }
}

/// What was brewed before is offered first.
struct BrewBlend: AppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Blend") var blend: Blend

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$blend) { DisplayRepresentation(title: "Brew \($0)") }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(blend) is brewing.") }
}

/// Tells of something that was done elsewhere in the app.
struct RecallBrew: AppIntent {
    static let title: LocalizedStringResource = "Recall Brew"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let brew = BrewBlend()
        brew.blend = Blend(id: "Decaf")
        try await brew.donate()
        return .result(dialog: "Decaf was brewed at the machine.")
    }
}

struct ForgetBrews: AppIntent {
    static let title: LocalizedStringResource = "Forget Brews"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await IntentDonationManager.shared.deleteDonations(matching: .intentType(BrewBlend.self))
        return .result(dialog: "Forgotten.")
    }
}

struct QuietCounter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet"
    @Parameter(title: "Muted", default: false) var isMuted: Bool
    @Parameter(title: "Level", default: 1) var level: Int
    var displayRepresentation: DisplayRepresentation { "Quiet \(level)" }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [QuietCounter] {
        let filter = QuietCounter()
        filter.isMuted = true
        filter.level = 3
        return [filter]
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Muted: \(isMuted), level \(level).")
    }
}

struct QuietState: AppIntent {
    static let title: LocalizedStringResource = "Quiet State"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let current = try? await QuietCounter.current
        return .result(dialog: current.map { "Quiet at level \($0.level)." } ?? "As loud as ever.")
    }
}
