import AppIntents
import IntentRuntime

/// Grooms dogs, and asks first where it is in doubt which.
struct Groom: AppIntent {
    static let title: LocalizedStringResource = "Groom Dog"
    @Parameter(title: "Dog") var dog: DogEntity

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Groom \(dog.name)?")
        return .result(dialog: "\(dog.name) is groomed.")
    }
}

struct SalonShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Groom(), phrases: ["Groom \(\.$dog) at \(.applicationName)"], shortTitle: "Groom",
            systemImageName: "scissors")
    }
}

extension HostedApp {
    static func salon() -> HostedApp {
        HostedApp(name: "Salon", shortcuts: SalonShortcuts.self) { manager, _ in manager.add(dependency: Kennel()) }
    }
}
