import AppIntents
import AppIntentsTesting

// The model of an app for an orchard, whose intents are in the other files: one topic a file, as an iOS developer writes them.

struct Harvest: Sendable, Hashable {
    var tree: String
    var kilograms: Double
}

/// What the app keeps.
@MainActor
final class Orchard {
    private(set) var harvests: [Harvest] = []
    private(set) var felled: Set<String> = []

    nonisolated static let trees: [TreeEntity] = [
        TreeEntity(id: "discovery", name: "Discovery", kind: .apple, planted: 2016, crop: 32.5),
        TreeEntity(id: "conference", name: "Conference", kind: .pear, planted: 2019, crop: 18),
        TreeEntity(id: "bramley", name: "Bramley", kind: .apple, planted: 1998, crop: 90),
        TreeEntity(id: "victoria", name: "Victoria", kind: .plum, planted: 2021, crop: 4),
    ]

    func record(_ harvest: Harvest) { harvests.append(harvest) }
    func fell(_ id: String) { felled.insert(id) }
    func replant(_ id: String) { felled.remove(id) }
}

/// The app under test: all of this module's intents, with what they depend on registered as the app's launch does.
enum OrchardApp {
    static let definitions: IntentDefinitions = {
        AppDependencyManager.shared.add { Orchard() }
        AppDependencyManager.shared.add { await Navigation() }
        AppDependencyManager.shared.add(key: "season", dependency: "autumn")
        return IntentDefinitions(bundleIdentifier: "org.example.orchard")
    }()

    static func intent(_ name: String) -> AppIntentDefinition { definitions.intents["CompatibilityTests.\(name)"] }
    static func entity(_ name: String) -> AppEntityDefinition { definitions.entities["CompatibilityTests.\(name)"] }
}
