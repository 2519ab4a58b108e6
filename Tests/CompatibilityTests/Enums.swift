import AppIntents
import AppIntentsTesting
import Testing

enum FruitKind: String, AppEnum, CaseIterable {
    case apple, pear, plum

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Fruit", synonyms: ["Sort of Fruit"])
    static let caseDisplayRepresentations: [FruitKind: DisplayRepresentation] = [
        .apple: DisplayRepresentation(
            title: "Apple", subtitle: "keeps well", image: .init(systemName: "apple.logo"), synonyms: ["Cooker"]),
        .pear: "Pear",
        .plum: .init(title: "Plum"),
    ]
}

enum Ladder: Int, AppEnum {
    case short = 2
    case long = 5

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Ladder" }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.short: "Short", .long: "Long"] }
}

struct PickKind: AppIntent {
    static let title: LocalizedStringResource = "Pick a Kind"
    @Parameter(title: "Kind", description: "What is picked.") var kind: FruitKind
    @Parameter(title: "Ladder", default: .short) var ladder: Ladder

    func perform() async throws -> some ReturnsValue<FruitKind> & ProvidesDialog {
        .result(value: kind, dialog: "\(kind.localizedStringResource) from \(ladder.rawValue) m.")
    }
}

@Suite("Enums")
struct EnumTopic {
    @Test(arguments: [("cooker", "Apple from 2 m."), ("a pear", "Pear from 2 m.")])
    func spoken(_ answer: String, _ dialog: String) async throws {
        #expect(try await OrchardApp.intent("PickKind").makeIntent().answering(answer).run().dialog == dialog)
    }

    @Test func cases() throws {
        let kinds = OrchardApp.definitions.enums["CompatibilityTests.FruitKind"]
        #expect(try kinds.allCases().map(\.rawValue) == ["apple", "pear", "plum"])
    }
}
