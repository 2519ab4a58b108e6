import AppIntents
import Foundation
import IntentRuntime

/// A small app whose memos can be found by what several of their properties measure, and made.
struct Memo: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Memo", numericFormat: "\(placeholder: .int) memos")
    static let defaultQuery = MemoQuery()

    let id: String
    @Property(title: "Title") var title: String
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Created") var created: Date
    @Property(title: "Price") var price: IntentCurrencyAmount
    @Property(title: "Weight") var weight: Measurement<UnitMass>

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(_ title: String, tags: [String] = [], created: String, price: Decimal, grams: Double) {
        id = title
        self.title = title
        self.tags = tags
        self.created = ISO8601DateFormatter().date(from: created) ?? .distantPast
        self.price = IntentCurrencyAmount(amount: price, currencyCode: "EUR")
        weight = Measurement(value: grams, unit: .grams)
    }
}

struct MemoQuery: EnumerableEntityQuery {
    static let all = [
        Memo("Garden", tags: ["birds"], created: "2026-11-30T08:00:00Z", price: 5, grams: 3000),
        Memo("Heron Nest", tags: ["birds", "reeds"], created: "2026-11-12T12:00:00Z", price: 3, grams: 10),
        // Half past eleven in Berlin, on the last evening of January, and of 2025.
        Memo("Otter Holt", created: "2026-01-31T22:30:00Z", price: 8, grams: 20),
        Memo("Otter Pond", created: "2025-12-31T22:30:00Z", price: 1, grams: 5),
        Memo("Plum", created: "2025-11-05T12:00:00Z", price: 4, grams: 7),
    ]

    func allEntities() async throws -> [Memo] { Self.all }
}

struct CreateMemo: AppIntent {
    static let title: LocalizedStringResource = "Create Memo"
    @Parameter(title: "Title", requestValueDialog: "What should the memo be called?") var name: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Created \(name).") }
}

struct SearchMemos: AppIntent {
    static let title: LocalizedStringResource = "Search Memos"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Searched.") }
}

struct MemoShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateMemo(),
            phrases: [
                "Create a memo in \(.applicationName)", "Memo created in \(.applicationName)",
                "New memo with \(.applicationName)",
            ],
            shortTitle: "Create Memo", systemImageName: "plus")
        AppShortcut(
            intent: SearchMemos(), phrases: ["Search the memos of \(.applicationName)"],
            shortTitle: "Search Memos", systemImageName: "magnifyingglass")
    }
}

extension HostedApp {
    static func memoPad() -> HostedApp {
        HostedApp(name: "Memo Pad", shortcuts: MemoShortcuts.self, entities: [Memo.self], dependencies: { _, _ in })
    }
}
