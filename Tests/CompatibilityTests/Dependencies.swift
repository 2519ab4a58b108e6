import AppIntents
import AppIntentsTesting
import Observation
import Testing

@MainActor @Observable
final class Navigation {
    var path: [String] = []
}

struct TellSeason: AppIntent {
    static let title: LocalizedStringResource = "Season"
    static let allowedExecutionTargets: IntentExecutionTargets = [.main]

    @Dependency(key: "season") private var season: String
    @Dependency private var navigation: Navigation

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        navigation.path.append(season)
        return .result(dialog: "It is \(season), screen \(navigation.path.count).")
    }
}

struct OrchardPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

@Suite("Dependencies")
struct DependencyTopic {
    @Test func injected() async throws {
        #expect(try await OrchardApp.intent("TellSeason").makeIntent().run().dialog == "It is autumn, screen 1.")
    }
}
