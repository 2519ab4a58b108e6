import AppIntents
import Foundation
import Testing

struct HarvestFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Harvest"
    static let description: IntentDescription? = "Shows only what is ripe."

    @Parameter(title: "Kind", default: .apple) var kind: FruitKind
    @Parameter(title: "Quiet", default: false) var isQuiet: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Harvest", subtitle: "\(kind.localizedStringResource)")
    }

    var appContext: FocusFilterAppContext {
        FocusFilterAppContext(targetContentIdentifierPrefix: isQuiet ? "tree.\(kind.rawValue)" : nil)
    }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [HarvestFocus] {
        FruitKind.allCases.map { kind in
            let filter = HarvestFocus()
            filter.kind = kind
            return filter
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Focus filters")
struct FocusFilterTopic {
    @Test func context() {
        let filter = HarvestFocus()
        #expect(filter.appContext.targetContentIdentifierPrefix == nil)
        filter.isQuiet = true
        filter.kind = .plum
        #expect(filter.appContext.targetContentIdentifierPrefix == "tree.plum")
    }

    @Test func none() async throws {
        await #expect(throws: SetFocusFilterIntentError.notFound) { try await HarvestFocus.current }
    }
}
