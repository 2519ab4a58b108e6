import AppIntents
import Foundation
import Testing

/// The app's own names for what is searched for.
private func key(_ name: String) -> CSCustomAttributeKey {
    guard let key = CSCustomAttributeKey(keyName: name) else {
        preconditionFailure("no name for an attribute: \(name)")
    }
    return key
}

/// A ship whose properties are worked out in every way there is.
struct ShipEntity: IndexedEntity, Hashable {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ship"
    static let defaultQuery = ShipQuery()

    let id: Int
    let registry: Registry

    @ComputedProperty(indexingKey: \.title)
    var name: String { registry.name(of: id) }

    @ComputedProperty(title: "Portrait", indexingKey: \.thumbnailURL)
    var portrait: URL? { URL(string: "https://ships.example/\(id).png") }

    @ComputedProperty(customIndexingKey: key("berth")) var place: String { "Berth \(id)" }

    @ComputedProperty(title: "Length", customIndexingKey: key("metres"))
    fileprivate var metres: Double { Double(id) * 10 }

    @ComputedProperty(title: "Captain")
    var captain: String? {
        get { registry.captain(of: id) }
        nonmutating set { registry.set(captain: newValue, of: id) }
    }

    @DeferredProperty(indexingKey: \.contentDescription)
    var cargo: String { get async { "tea" } }

    @DeferredProperty
    var sailors: [String] {
        get async throws { ["Ada", "Ben"] }
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

/// A harbour, as a class.
final class HarbourEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
    static let defaultQuery = HarbourQuery()

    let id: String
    @ComputedProperty var summary: String { "Harbour of \(id)" }
    @DeferredProperty(title: "Depth") var depth: Int { get async { 12 } }

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String) { self.id = id }
}

final class Registry: Hashable, Sendable {
    static let one = Registry()
    private let captains = CaptainNames()

    func name(of id: Int) -> String { ["Otter", "Heron"][id % 2] }
    func captain(of id: Int) -> String? { captains[id] }
    func set(captain: String?, of id: Int) { captains[id] = captain }
    static func == (one: Registry, other: Registry) -> Bool { one === other }
    func hash(into hasher: inout Hasher) {}
}

/// Names by number, behind a lock.
final class CaptainNames: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [Int: String] = [:]

    subscript(id: Int) -> String? {
        get { lock.withLock { names[id] } }
        set { lock.withLock { names[id] = newValue } }
    }
}

struct ShipQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [ShipEntity] { [0, 1].map { ShipEntity(id: $0, registry: .one) } }
}

struct HarbourQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [HarbourEntity] { [HarbourEntity(id: "Hull")] }
}

@Suite("Properties that are worked out")
struct ComputedPropertyTests {
    private let ship = ShipEntity(id: 1, registry: .one)

    @Test("They are told in the order of the source, with titles and values") func reflection() {
        let properties = IntentReflection.properties(of: ship)
        #expect(
            properties.map { "\($0.name) “\($0.property.title.text())” \($0.property.anyValue.map { "\($0)" } ?? "-")" }
                == [
                    "name “” Heron", "portrait “Portrait” https://ships.example/1.png", "place “” Berth 1",
                    "metres “Length” 10.0", "captain “Captain” -", "cargo “” -", "sailors “” -",
                ])
        #expect(
            properties.map(\.property.modifiers)
                == [.readOnly, .readOnly, .readOnly, .readOnly, [], [.readOnly, .async], [.readOnly, .async]])
    }

    @Test("They lead to the entity's value of the moment") func live() {
        let registry = Registry()
        let ship = ShipEntity(id: 0, registry: registry)
        let captain = ship.$captain
        #expect(captain.wrappedValue == nil)
        ship.captain = "Ada"
        #expect(captain.wrappedValue == "Ada" && captain.isOptional && !ship.$name.isOptional)
    }

    @Test("Deferred ones are waited for") func deferred() async throws {
        let properties = IntentReflection.properties(of: ship)
        #expect(try await properties[5].property.loadedValue() as? String == "tea")
        #expect(try await properties[6].property.loadedValue() as? [String] == ["Ada", "Ben"])
    }

    @Test("The index is filled by their keys, and waits for none") func index() {
        let attributes = ship.attributeSet
        #expect(attributes.title == "Heron" && attributes.thumbnailURL?.path == "/1.png")
        #expect(attributes.value(forCustomKey: key("berth")) as? String == "Berth 1")
        #expect(attributes.value(forCustomKey: key("metres")) as? Double == 10)
        #expect(attributes.contentDescription == nil)
    }

    @Test("They leave an entity comparable") func comparable() {
        #expect(Set([ship, ShipEntity(id: 1, registry: .one), ShipEntity(id: 0, registry: .one)]).count == 2)
    }

    @Test("A class has them too") func ofClass() async throws {
        let properties = IntentReflection.properties(of: HarbourEntity(id: "Hull"))
        #expect(properties.map(\.name) == ["summary", "depth"])
        #expect(properties[0].property.anyValue as? String == "Harbour of Hull")
        #expect(try await properties[1].property.loadedValue() as? Int == 12)
    }

    @Test("Entities are found by them") func found() async throws {
        let search = try #require(PropertySearch(EntityLookup(ShipEntity.self)))
        let properties = try #require(try await search.properties())
        let place = try #require(properties.first { $0.name == "place" })
        let ships = try await search.entities(.init(conditions: [.init(place, .equalTo, ["Berth 0"])]))
        #expect(ships.map { "\($0.id)" } == ["0"])
    }
}
