import AppIntents
import AppIntentsTesting
import Testing

struct WeighHarvest: AppIntent {
    static let title: LocalizedStringResource = "Weigh Harvest"
    @Parameter(title: "Tree") var tree: TreeEntity

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        let kilograms = tree.crop.converted(to: .kilograms).value
        return .result(value: kilograms, dialog: "\(tree.name) bore \(kilograms, specifier: "%.1f") kg.")
    }
}

struct ShowHeaviest: AppIntent {
    static let title: LocalizedStringResource = "Show the Heaviest Tree"

    func perform() async throws -> some IntentResult & OpensIntent & ReturnsValue<TreeEntity> {
        let tree = Orchard.trees[2]
        return .result(value: tree, opensIntent: OpenTree(target: tree))
    }
}

struct OldestTrees: AppIntent {
    static let title: LocalizedStringResource = "Oldest Trees"
    static let description: IntentDescription? = "Lists trees, the oldest first."

    func perform() async throws -> some IntentResult & ReturnsValue<[TreeEntity]?> {
        .result(value: Orchard.trees.sorted { $0.planted < $1.planted })
    }
}

@Suite("Results")
struct ResultTopic {
    @Test func values() async throws {
        let tree = OrchardApp.entity("TreeEntity").makeReference(identifier: "discovery")
        let result = try await OrchardApp.intent("WeighHarvest").makeIntent(tree: tree).run()
        #expect(try result.value.as(Double.self) == 32.5)
        #expect(result.dialog == "Discovery bore 32.5 kg.")
    }

    @Test func opens() async throws {
        let result = try await OrchardApp.intent("ShowHeaviest").makeIntent().run()
        #expect(result.openedIntent == "OpenTree")
        #expect(try result.value.name.as(String.self) == "Bramley")
    }

    @Test func lists() async throws {
        let result = try await OrchardApp.intent("OldestTrees").makeIntent().run()
        let oldest: AnyAppEntity = try result.value[0]
        #expect(oldest.identifier.instanceIdentifier == "bramley")
    }
}
