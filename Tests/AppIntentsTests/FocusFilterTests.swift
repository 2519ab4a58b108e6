import AppIntents
import Foundation
import Testing

// As an author writes it.

struct QuietShop: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet Shop"
    @Parameter(title: "Only Books", default: true) var onlyBooks: Bool
    @Parameter(title: "Layout") var layout: Layout
    var displayRepresentation: DisplayRepresentation { "Quiet" }
    var appContext: FocusFilterAppContext {
        FocusFilterAppContext(notificationFilterPredicate: nil, targetContentIdentifierPrefix: onlyBooks ? "book" : nil)
    }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [QuietShop] {
        let filter = QuietShop()
        filter.layout = .wide
        return [filter]
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct PlainFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Plain"
    var displayRepresentation: DisplayRepresentation { "Plain" }
    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Focus filters")
struct FocusFilterTests {
    @Test func currentIsWhatWasSet() async throws {
        let manager = AppDependencyManager()
        let focus = manager.services.focus
        try await FakeHost().run(dependencies: manager) {
            await #expect(throws: SetFocusFilterIntentError.notFound) { try await QuietShop.current }
            let filter = QuietShop()
            focus.willPerform(filter)
            await #expect(throws: SetFocusFilterIntentError.missingParameterValue) { try await QuietShop.current }
            filter.layout = .tall
            let set = try await QuietShop.current
            #expect(set.layout == .tall)
            await #expect(throws: SetFocusFilterIntentError.notFound) { try await PlainFilter.current }
            focus.willLeave(QuietShop.self)
            let leaving = try await QuietShop.current
            #expect(leaving.layout == .tall, "on until it is performed")
            focus.willPerform(QuietShop())
            await #expect(throws: SetFocusFilterIntentError.notFound) { try await QuietShop.current }
        }
    }

    @Test func contextsAreReadAnewWhenInvalidated() async throws {
        let manager = AppDependencyManager()
        let filter = QuietShop()
        manager.services.focus.willPerform(filter)
        func prefix() -> String? {
            manager.services.focus.appContext(of: QuietShop.self)?.targetContentIdentifierPrefix
        }
        #expect(prefix() == "book")
        filter.onlyBooks = false
        #expect(prefix() == "book")
        try await FakeHost().run(dependencies: manager) { QuietShop.invalidateFocusFilterAppContext() }
        #expect(prefix() == nil)
    }

    @Test func defaults() async {
        #expect(await PlainFilter.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
        #expect(await QuietShop.suggestedFocusFilters(for: FocusFilterSuggestionContext()).map(\.layout) == [.wide])
        #expect(PlainFilter().appContext.notificationFilterPredicate == nil)
        #expect(
            FocusFilterAppContext(notificationFilterPredicate: NSPredicate(value: true)).targetContentIdentifierPrefix
                == nil)
        #expect(SetFocusFilterIntentError.notFound.errorDescription == "No focus filter of this app is on.")
    }
}
