import AppIntents
import Testing

// Authors whose target is in Swift 5 mode write `static var`, which Swift 6 mode refuses.

struct SoupEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
    static var defaultQuery = SoupQuery()

    var id: String
    @Property(title: "Name") var name: String
    @Property(title: "Price") var price: Double
    @ComputedProperty(title: "Menu Line")
    var menuLine: String { "\(name), fresh" }
    @DeferredProperty
    var spoons: Int { get async { name.count } }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "$\(String(format: "%.2f", price))")
    }

    init(id: String, name: String, price: Double) {
        self.id = id
        self.name = name
        self.price = price
    }
}

struct SoupQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [SoupEntity] {
        Soups.all.filter { identifiers.contains($0.id) }
    }
}

extension SoupQuery {
    func suggestedEntities() async throws -> [SoupEntity] { Soups.all }
}

enum Soups {
    static var all: [SoupEntity] { [SoupEntity(id: "lentil", name: "Lentil", price: 4)] }
}

enum SoupSize: String, AppEnum {
    case small, large

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static var caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct OrderSoup: AppIntent {
    static var title: LocalizedStringResource = "Order Soup"
    static var description = IntentDescription("Place a soup order.")
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static var openAppWhenRun: Bool = true
    static var isDiscoverable = false

    @Parameter(title: "Soup") var soup: SoupEntity
    @Parameter(title: "Quantity", default: 1) var quantity: Int
    @Parameter(title: "Size", default: .small) var size: SoupSize

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$soup)") { \.$quantity }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Ordered \(quantity) \(soup.name).")
    }
}

struct OpenSoup: OpenIntent {
    static var title: LocalizedStringResource = "Open Soup"
    static var description: IntentDescription? = "Shows a soup."
    @Parameter(title: "Soup") var target: SoupEntity
}

struct SoupShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoup(),
            phrases: ["Order \(\.$soup) in \(.applicationName)", "Get soup from \(.applicationName)"],
            shortTitle: "Order Soup",
            systemImageName: "cup.and.saucer")
    }

    static var shortcutTileColor: ShortcutTileColor = .navy
    static var negativePhrases = NegativeAppShortcutPhrases(phrases: ["Spill \(.applicationName)"])
}

@Suite("An app in Swift 5 mode")
struct SoupTests {
    @Test func shortcuts() {
        #expect(
            SoupShortcuts.appShortcuts[0].templateSources
                == ["Order ${soup} in ${applicationName}", "Get soup from ${applicationName}"])
        #expect(SoupShortcuts.shortcutTileColor == .navy)
        #expect(SoupShortcuts.negativePhrases.phrases.map(\.templateSource) == ["Spill ${applicationName}"])
    }

    @Test func perform() async throws {
        let intent = OrderSoup()
        intent.soup = try #require(try await SoupQuery().suggestedEntities().first)
        intent.quantity = 2
        let result = try await intent.perform()._erased
        #expect(result.dialog?.full.text() == "Ordered 2 Lentil.")
        #expect(intent.summarySentence?.text { "<\($0)>" } == "Order <soup>")
    }

    @Test func descriptors() {
        let order = IntentDescriptor(OrderSoup.self)
        #expect(order.description?.descriptionText.text() == "Place a soup order.")
        #expect(order.supportedModes == .foreground && !order.isDiscoverable)
        #expect(order.authenticationPolicy == .requiresAuthentication)
        #expect(IntentDescriptor(OpenSoup.self).description?.descriptionText.text() == "Shows a soup.")
    }
}
