import AppIntents
import AppIntentsTesting
import Testing

@UnionValue
enum Find {
    case tree(TreeEntity)
    case crate(CrateEntity)
}

struct OrchardSearch: IntentValueQuery {
    func values(for input: String) async throws -> [Find] {
        Orchard.trees.filter { $0.name.localizedCaseInsensitiveContains(input) }.map(Find.tree)
            + [.crate(CrateEntity(id: 1, colour: "red"))]
    }
}

struct LabelFind: AppIntent {
    static let title: LocalizedStringResource = "Label"
    @Parameter(title: "Find") var find: Find

    func perform() async throws -> some ReturnsValue<Find> & ProvidesDialog {
        switch find {
        case .tree(let tree): return .result(value: find, dialog: "The tree \(tree.name)")
        case .crate(let crate): return .result(value: find, dialog: "Crate \(crate.id)")
        }
    }
}

@Suite("Unions")
struct UnionTopic {
    @Test func found() async throws {
        let values = OrchardApp.definitions.valueQueries["CompatibilityTests.OrchardSearch"]
        let found = try await values.values(for: "bram")
        #expect(found.items.count == 2)
        #expect(try found.items[0].name.as(String.self) == "Bramley")
    }

    @Test func taken() async throws {
        let crate = OrchardApp.entity("CrateEntity").makeReference(identifier: 2)
        #expect(try await OrchardApp.intent("LabelFind").makeIntent(find: crate).run().dialog == "Crate 2")
    }
}
