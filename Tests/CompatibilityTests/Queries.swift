import AppIntents
import AppIntentsTesting
import Foundation
import Testing

struct TreeQuery: EntityStringQuery {
    func entities(for identifiers: [TreeEntity.ID]) async throws -> [TreeEntity] {
        Orchard.trees.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<TreeEntity> {
        let found = Orchard.trees.filter { $0.name.localizedCaseInsensitiveContains(string) }
        return IntentItemCollection(promptLabel: "Which tree?", items: found)
    }

    func suggestedEntities() async throws -> IntentItemCollection<TreeEntity> {
        IntentItemCollection(promptLabel: "Trees", usesIndexedCollation: false) {
            IntentItemSection("Old", items: Orchard.trees.filter { $0.planted < 2000 }.map { IntentItem($0) })
            IntentItemSection("Young") {
                for tree in Orchard.trees where tree.planted >= 2000 {
                    IntentItem(tree, title: "\(tree.name)", subtitle: "since \(String(tree.planted))")
                }
            }
        }
    }

    func defaultResult() async -> TreeEntity? { Orchard.trees.first }
}

struct CrateEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
    static let defaultQuery = CrateQuery()
    let id: Int
    @Property(title: "Colour") var colour: String
    var displayRepresentation: DisplayRepresentation { "Crate \(id)" }

    init(id: Int, colour: String) {
        self.id = id
        self.colour = colour
    }
}

struct CrateQuery: EnumerableEntityQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription("Looks for crates.", categoryName: "Store")

    func allEntities() async throws -> [CrateEntity] {
        [CrateEntity(id: 1, colour: "red"), CrateEntity(id: 2, colour: "green")]
    }

    func entities(for identifiers: [Int]) async throws -> [CrateEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

struct PlaceNames: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Slope", "Brook"] }
    func defaultResult() async -> String? { "Brook" }
}

@Suite("Queries")
struct QueryTopic {
    private func names(_ entities: [AnyAppEntity]) -> [String] { entities.map(\.identifier.instanceIdentifier) }

    @Test func found() async throws {
        let trees = OrchardApp.entity("TreeEntity")
        #expect(try await names(trees.entities(matching: "con")) == ["conference"])
        #expect(
            try await names(trees.entities(identifiers: ["victoria", "gone", "bramley"])) == ["victoria", "bramley"])
        #expect(try await names(trees.suggestedEntities()) == ["bramley", "discovery", "conference", "victoria"])
    }

    @Test func enumerated() async throws {
        let crates = try await OrchardApp.entity("CrateEntity").allEntities()
        #expect(try names(crates) == ["1", "2"] && crates[1].colour.as(String.self) == "green")
    }

    @Test func options() async throws {
        #expect(try await PlaceNames().results() == ["Slope", "Brook"])
        #expect(await PlaceNames().defaultResult() == "Brook")
    }
}
