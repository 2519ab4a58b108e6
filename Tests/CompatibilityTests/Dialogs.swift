import AppIntents
import AppIntentsTesting
import Foundation
import Testing

struct FellTree: AppIntent {
    static let title: LocalizedStringResource = "Fell Tree"
    static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    static let isDiscoverable = false

    @Parameter(title: "Tree") var tree: TreeEntity
    @Dependency private var orchard: Orchard

    init() {}
    init(tree: TreeEntity) { self.tree = tree }

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            conditions: [],
            actionName: .custom(
                acceptLabel: "Fell", acceptAlternatives: ["Chop"], denyLabel: "Keep", denyAlternatives: ["Spare it"],
                destructive: true),
            dialog: IntentDialog(full: "Fell \(tree.name) for good?", supporting: "Fell it?"))
        orchard.fell(tree.id)
        return .result(dialog: IntentDialog(full: "Felled \(tree.name).", systemImageName: "tree"))
    }
}

struct ChooseRow: AppIntent {
    static let title: LocalizedStringResource = "Choose Row"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let options = [IntentChoiceOption(title: "North"), .init(title: "Remove", style: .destructive), .cancel]
        let choice = try await requestChoice(between: options, dialog: "Which row?")
        return .result(dialog: "\(choice.title) it is.")
    }
}

struct FindOne: AppIntent {
    static let title: LocalizedStringResource = "Find One"
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Tree") var tree: TreeEntity?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let part = if let name { name } else { try await $name.requestValue("What is it called?") }
        let found = Orchard.trees.filter { $0.name.lowercased().contains(part) }
        let picked = try await $tree.requestDisambiguation(among: found, dialog: "Which one?")
        guard try await $tree.requestConfirmation(for: picked, dialog: "Is it \(picked.name)?") else {
            throw $tree.needsValueError("Then which?")
        }
        return .result(dialog: "Found \(picked.name).")
    }
}

@Suite("Dialogs")
struct DialogTopic {
    private let tree = OrchardApp.entity("TreeEntity").makeReference(identifier: "victoria")

    @Test(arguments: ["Chop", "yes"]) func confirmed(_ answer: String) async throws {
        let result = try await OrchardApp.intent("FellTree").makeIntent(tree: tree).answering(answer).run()
        #expect(result.questions.map(\.kind) == [.confirmation] && result.dialog == "Felled Victoria.")
    }

    @Test func declined() async throws {
        await #expect(throws: (any Error).self) {
            try await OrchardApp.intent("FellTree").makeIntent(tree: tree).answering("Spare it").run()
        }
    }

    @Test func chosen() async throws {
        let result = try await OrchardApp.intent("ChooseRow").makeIntent().answering("the first").run()
        #expect(result.questions[0].options == ["North", "Remove", "Cancel"] && result.dialog == "North it is.")
    }

    @Test func found() async throws {
        let result = try await OrchardApp.intent("FindOne").makeIntent().answering("co", "Discovery", "yes").run()
        #expect(result.questions.map(\.kind) == [.value, .disambiguation, .confirmation])
        #expect(result.dialog == "Found Discovery.")
    }
}
