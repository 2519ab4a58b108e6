import AppIntents
import IntentRuntime

/// What trails and their properties are called in a language.
protocol TrailWords: Sendable {
    static var trail: LocalizedStringResource { get }
    static var trails: LocalizedStringResource { get }
    static var name: LocalizedStringResource { get }
    static var length: LocalizedStringResource { get }
    static var price: LocalizedStringResource { get }
    static var opened: LocalizedStringResource { get }
    static var isLoop: LocalizedStringResource { get }
    static var tags: LocalizedStringResource { get }
}

enum EnglishTrails: TrailWords {
    static let trail: LocalizedStringResource = "Trail"
    static let trails: LocalizedStringResource = "\(placeholder: .int) trails"
    static let name: LocalizedStringResource = "Name"
    static let length: LocalizedStringResource = "Length"
    static let price: LocalizedStringResource = "Price"
    static let opened: LocalizedStringResource = "Opened"
    static let isLoop: LocalizedStringResource = "Circular"
    static let tags: LocalizedStringResource = "Tags"
}

enum GermanTrails: TrailWords {
    static let trail: LocalizedStringResource = "Weg"
    static let trails: LocalizedStringResource = "\(placeholder: .int) Wege"
    static let name: LocalizedStringResource = "Name"
    static let length: LocalizedStringResource = "Länge"
    static let price: LocalizedStringResource = "Preis"
    static let opened: LocalizedStringResource = "Eröffnet"
    static let isLoop: LocalizedStringResource = "Beschildert"
    static let tags: LocalizedStringResource = "Schlagwörter"
}

enum FrenchTrails: TrailWords {
    static let trail: LocalizedStringResource = "Sentier"
    static let trails: LocalizedStringResource = "\(placeholder: .int) sentiers"
    static let name: LocalizedStringResource = "Nom"
    static let length: LocalizedStringResource = "Longueur"
    static let price: LocalizedStringResource = "Prix"
    static let opened: LocalizedStringResource = "Ouvert"
    static let isLoop: LocalizedStringResource = "Balisé"
    static let tags: LocalizedStringResource = "Étiquettes"
}

enum SpanishTrails: TrailWords {
    static let trail: LocalizedStringResource = "Sendero"
    static let trails: LocalizedStringResource = "\(placeholder: .int) senderos"
    static let name: LocalizedStringResource = "Nombre"
    static let length: LocalizedStringResource = "Longitud"
    static let price: LocalizedStringResource = "Precio"
    static let opened: LocalizedStringResource = "Abierto"
    static let isLoop: LocalizedStringResource = "Señalizado"
    static let tags: LocalizedStringResource = "Etiquetas"
}

/// A trail, as anybody would write it down.
struct Trail: Sendable {
    let name: String
    let kilometers: Double
    let price: Double
    /// So many days before Monday, 30 November 2026, at noon.
    let daysAgo: Int
    let isLoop: Bool
    let tags: [String]

    static let all = [
        Trail(name: "Fern Loop", kilometers: 3, price: 0, daysAgo: 1, isLoop: true, tags: ["family"]),
        Trail(name: "Ridge Walk", kilometers: 12, price: 20, daysAgo: 10, isLoop: false, tags: ["view", "family"]),
        Trail(name: "Otter Path", kilometers: 7, price: 5, daysAgo: 2, isLoop: true, tags: ["otters"]),
        Trail(name: "Salt Track", kilometers: 5, price: 12.5, daysAgo: 500, isLoop: false, tags: ["sea"]),
        Trail(name: "Old Salt Otter", kilometers: 9, price: 12, daysAgo: 0, isLoop: true, tags: []),
    ]

    var opened: Date {
        // 2026-11-30T11:00:00Z is noon in Berlin.
        Date(timeIntervalSince1970: 1_796_036_400 - Double(daysAgo) * 86_400)
    }
}

struct TrailItem<Words: TrailWords>: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: Words.trail, numericFormat: Words.trails)
    }
    static var defaultQuery: TrailItemQuery<Words> { TrailItemQuery() }

    let id: String
    @Property var name: String
    @Property var length: Measurement<UnitLength>
    @Property var price: Double
    @Property var opened: Date
    @Property var isLoop: Bool
    @Property var tags: [String]

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ trail: Trail) {
        id = trail.name
        _name = EntityProperty(title: Words.name)
        _length = EntityProperty(title: Words.length)
        _price = EntityProperty(title: Words.price)
        _opened = EntityProperty(title: Words.opened)
        _isLoop = EntityProperty(title: Words.isLoop)
        _tags = EntityProperty(title: Words.tags)
        name = trail.name
        length = Measurement(value: trail.kilometers, unit: .kilometers)
        price = trail.price
        opened = trail.opened
        isLoop = trail.isLoop
        tags = trail.tags
    }
}

struct TrailItemQuery<Words: TrailWords>: EnumerableEntityQuery {
    func allEntities() async throws -> [TrailItem<Words>] { Trail.all.map(TrailItem.init) }
}

/// A way there and a way back: two lengths, of which none is the length, and how long it takes.
struct RouteItem: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Route", numericFormat: "\(placeholder: .int) routes")
    static let defaultQuery = RouteItemQuery()

    let id: String
    @Property(title: "Outbound") var outbound: Measurement<UnitLength>
    @Property(title: "Return") var back: Measurement<UnitLength>
    @Property(title: "Walking time") var walkingTime: Duration
    @Property(title: "Fare") var fare: IntentCurrencyAmount

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(_ id: String, outbound: Double, back: Double, hours: Int, fare: IntentCurrencyAmount) {
        self.id = id
        self.outbound = Measurement(value: outbound, unit: .kilometers)
        self.back = Measurement(value: back, unit: .kilometers)
        walkingTime = .seconds(hours * 3600)
        self.fare = fare
    }
}

struct RouteItemQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [RouteItem] {
        [
            RouteItem("Short", outbound: 2, back: 3, hours: 1, fare: .init(amount: 5, currencyCode: "EUR")),
            RouteItem("Long", outbound: 8, back: 6, hours: 4, fare: .init(amount: 30, currencyCode: "EUR")),
            RouteItem("Border", outbound: 8, back: 6, hours: 1, fare: .init(amount: 12, currencyCode: "CHF")),
        ]
    }
}

struct NoShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { [] }
}

extension HostedApp {
    static func trailGuide<Words: TrailWords>(in words: Words.Type) -> HostedApp {
        HostedApp(
            name: "Trail Guide", shortcuts: NoShortcuts.self, entities: [TrailItem<Words>.self, RouteItem.self],
            dependencies: { _, _ in })
    }
}
