import AppIntents
import Testing

// Author's code in Swift 5 mode: `static var` where Swift 6 mode wants `static let`.

struct OrderSoup: AppIntent {
    static var title: LocalizedStringResource = "Order Soup"
    static var description = IntentDescription("Orders a soup.")
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @Parameter(title: "Soup") var soup: Soup
    @Parameter(title: "Bowls", default: 1) var bowls: Int

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$soup)") { \.$bowls }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Ordered \(bowls) \(soup).")
    }
}

enum Soup: String, AppEnum {
    case leek, pea

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static var caseDisplayRepresentations: [Soup: DisplayRepresentation] = [.leek: "Leek", .pea: "Pea"]
}

struct SoupShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoup(), phrases: ["Order \(\.$soup) in \(.applicationName)"], shortTitle: "Order",
            systemImageName: "cup.and.saucer")
    }

    static var shortcutTileColor: ShortcutTileColor = .lime
}

@Test func swift5Mode() async throws {
    let intent = OrderSoup()
    intent.soup = .pea
    intent.bowls = 2
    let result = try await intent.perform()._erased
    #expect(result.dialog?.full.text() == "Ordered 2 Pea.")
    #expect(SoupShortcuts.appShortcuts[0].templateSources == ["Order ${soup} in ${applicationName}"])
}
