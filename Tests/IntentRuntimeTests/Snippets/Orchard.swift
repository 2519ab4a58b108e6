import AppIntents
import IntentRuntime
import SwiftUI
import Synchronization

/// An app that shows its trees with buttons that change and fell them.
final class Orchard: Sendable {
    private let trees = Mutex(["1": "Apple", "2": "Pear"])

    var all: [Tree] { trees.withLock { $0.sorted { $0.key < $1.key }.map { Tree(id: $0.key, name: $0.value) } } }
    func rename(_ id: String) { trees.withLock { $0[id]? += "!" } }
    func fell(_ id: String) -> Bool { trees.withLock { $0.removeValue(forKey: id) != nil } }
}

struct Tree: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
    static let defaultQuery = TreeQuery()
    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TreeQuery: EntityQuery {
    @Dependency private var orchard: Orchard
    func entities(for identifiers: [String]) async throws -> [Tree] {
        orchard.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Tree] { orchard.all }
}

struct ShowTree: AppIntent {
    static let title: LocalizedStringResource = "Show Tree"
    @Parameter(title: "Tree") var tree: Tree

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: TreeCard(trees: [tree], tree: tree))
    }
}

/// Shows all trees, of which one may go.
struct ShowRow: AppIntent {
    static let title: LocalizedStringResource = "Show Row"
    @Dependency private var orchard: Orchard

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: TreeCard(trees: orchard.all, tree: nil))
    }
}

struct TreeCard: SnippetIntent {
    static let title: LocalizedStringResource = "Tree Card"
    @Parameter(title: "Trees") var trees: [Tree]
    @Parameter(title: "Tree") var tree: Tree?

    init() {}
    init(trees: [Tree], tree: Tree?) {
        self.trees = trees
        self.tree = tree
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: TreeView(trees: trees))
    }
}

struct TreeView: View {
    let trees: [Tree]

    var body: some View {
        ForEach(trees) { tree in
            Button("Rename \(tree.name)", intent: RenameTree(tree: tree))
            Button("Fell \(tree.name)", intent: FellTree(tree: tree))
        }
    }
}

/// Shows a view that is not drawn again.
struct PrintTree: AppIntent {
    static let title: LocalizedStringResource = "Print Tree"
    @Parameter(title: "Tree") var tree: Tree

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: TreeView(trees: [tree])) }
}

struct RenameTree: AppIntent {
    static let title: LocalizedStringResource = "Rename Tree"
    @Dependency private var orchard: Orchard
    @Parameter(title: "Tree") var tree: Tree

    init() {}
    init(tree: Tree) { self.tree = tree }

    func perform() async throws -> some IntentResult {
        orchard.rename(tree.id)
        return .result()
    }
}

struct FellTree: AppIntent {
    static let title: LocalizedStringResource = "Fell Tree"
    @Dependency private var orchard: Orchard
    @Parameter(title: "Tree") var tree: Tree

    init() {}
    init(tree: Tree) { self.tree = tree }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: orchard.fell(tree.id) ? "Felled \(tree.name)." : "Felled what was gone.")
    }
}

struct OrchardShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(ShowTree(), "Show ${tree}")
        shortcut(ShowRow(), "Show the row")
        shortcut(PrintTree(), "Print ${tree}")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " in ${applicationName}")], shortTitle: Intent.title,
            systemImageName: "tree")
    }
}

extension HostedApp {
    static func orchard(_ orchard: Orchard = Orchard()) -> HostedApp {
        HostedApp(name: "Orchard", shortcuts: OrchardShortcuts.self) { manager, _ in manager.add(dependency: orchard) }
    }
}
