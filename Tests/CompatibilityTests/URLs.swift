import AppIntents
import AppIntentsTesting
import Foundation
import Testing

extension TreeEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation { "https://orchard.example.org/trees/\(.id)" }
}

enum OrchardScreen: String, URLRepresentableEnum {
    case map, stock

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
    static let caseDisplayRepresentations: [OrchardScreen: DisplayRepresentation] = [.map: "Map", .stock: "Stock"]
    static var urlRepresentation: URLRepresentation { "https://orchard.example.org/\(.rawValue)" }
}

struct OpenScreen: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Screen"
    @Parameter(title: "Screen") var target: OrchardScreen
}

struct ShareTree: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Share Tree"
    @Parameter(title: "Tree") var tree: TreeEntity

    static var urlRepresentation: URLRepresentation { "https://orchard.example.org/share?tree=\(\.$tree)" }
}

struct VisitSite: AppIntent {
    static let title: LocalizedStringResource = "Visit Site"

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let site = URL(string: "https://orchard.example.org") else {
            throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
        }
        return .result(opensIntent: OpenURLIntent(site))
    }
}

@Suite("Links")
struct LinkTopic {
    @Test func opened() async throws {
        #expect(try await OrchardApp.intent("VisitSite").makeIntent().run().openedIntent == "OpenURLIntent")
    }

    @Test func parameters() {
        #expect(Orchard.trees[0].urlRepresentationParameter == "discovery")
        #expect(OrchardScreen.map.urlRepresentationParameter == "map")
    }
}
