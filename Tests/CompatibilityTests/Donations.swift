import AppIntents
import Testing

struct VisitTree: PredictableIntent {
    static let title: LocalizedStringResource = "Visit Tree"
    @Parameter(title: "Tree") var tree: TreeEntity
    @Parameter(title: "Ladder") var ladder: Ladder?

    init() {}
    init(tree: TreeEntity) { self.tree = tree }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$tree, \.$ladder)) { tree, ladder in
            DisplayRepresentation(title: "Visit \(tree.name)", subtitle: ladder == nil ? nil : "with a ladder")
        }
        IntentPrediction(parameters: \.$tree) { tree in
            DisplayRepresentation(title: "Visit \(tree.name)")
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Donations")
struct DonationTopic {
    @Test func deleted() async throws {
        let visit = VisitTree(tree: Orchard.trees[3])
        let first = try await visit.donate()
        let second = try await IntentDonationManager.shared.donate(intent: visit, result: visit.perform())
        let identifier = EntityIdentifier(for: Orchard.trees[3])
        let deleted = try await IntentDonationManager.shared.deleteDonations(
            matching: .intentType(VisitTree.self, entityIdentifier: identifier))
        #expect(deleted == [first, second])
        #expect(try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(first)) == [])
    }
}
