import AppIntents
import Foundation
import Testing

/// A city with properties that are worked out.
struct CityEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()

    let id: String
    @Property(title: "Name", indexingKey: \.title) var name: String

    @ComputedProperty(title: "Motto", indexingKey: \.contentDescription)
    var motto: String { "\(name) by the sea" }

    @DeferredProperty(title: "Weather")
    var weather: String { get async throws { try await Sky.shared.weather(in: name) } }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ name: String) {
        id = name.lowercased()
        self.name = name
    }
}

struct CityQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [CityEntity] { ["Delft", "Bath"].map(CityEntity.init) }
}

actor Sky {
    static let shared = Sky()
    private(set) var asked = 0

    func weather(in city: String) throws -> String {
        asked += 1
        return city == "Bath" ? "rain" : "sun"
    }
}

@Suite("Entities and their properties")
struct EntityTests {
    @Test("Computed properties are there, in the order of the source") func computed() async throws {
        let city = CityEntity("Delft")
        let properties = IntentReflection.properties(of: city)
        #expect(properties.map(\.name) == ["name", "motto", "weather"])
        #expect(properties.map { $0.property.title.text() } == ["Name", "Motto", "Weather"])
        #expect(properties[1].property.anyValue as? String == "Delft by the sea")
        #expect(properties[1].property.modifiers == .readOnly)
        #expect(
            city.$motto.wrappedValue == "Delft by the sea"
                && "\(city.$motto)" == "motto: Delft by the sea")
    }

    @Test("What takes time is read only where it is needed") func deferred() async throws {
        let weather = try #require(IntentReflection.properties(of: CityEntity("Bath")).last?.property)
        let before = await Sky.shared.asked
        #expect(weather.anyValue == nil && weather.modifiers == [.readOnly, .async])
        #expect(await Sky.shared.asked == before)
        #expect(try await weather.loadedValue() as? String == "rain")
    }

    @Test("Both can be asked for") func found() async throws {
        let search = try #require(PropertySearch(EntityLookup(CityEntity.self)))
        let properties = try #require(try await search.properties())
        let rainy = try await search.entities(.init(conditions: [.init(properties[2], .equalTo, ["rain"])]))
        #expect(rainy.map { "\($0.id)" } == ["bath"])
    }

    @Test("Properties with an indexing key are put into the index") func indexing() {
        let attributes = CSSearchableItemAttributeSet()
        for (_, property) in IntentReflection.properties(of: CityEntity("Delft")) { property.fill(attributes) }
        #expect(attributes.title == "Delft" && attributes.contentDescription == "Delft by the sea")
    }

    @Test("An identifier names an entity, and is read back") func identifier() throws {
        let identifier = EntityIdentifier(for: CityEntity("Delft"))
        #expect(identifier.description == "CityEntity/delft" && identifier.identifier == "delft")
        #expect(EntityIdentifier(activityIdentifier: "CityEntity/delft") == identifier)
        #expect(EntityIdentifier._make(from: "CityEntity/delft") == identifier)
        let unread = ["CityEntity", "Nowhere/1", String(repeating: "x", count: 2_000), ""]
        #expect(unread.allSatisfy { EntityIdentifier(activityIdentifier: $0) == nil })
        #expect(EntityIdentifier(for: ColourEntity.self, identifier: 7).description == "ColourEntity/7")
        #expect(EntityIdentifier(activityIdentifier: "ColourEntity/seven") == nil)
    }

    @Test("A file is named by its place, a draft by the app's own name") func files() throws {
        let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tmp/a/../b.txt"))
        let draft = FileEntityIdentifier.draft(identifier: "7:x")
        #expect(file.entityIdentifierString == "file:///tmp/b.txt" && draft.entityIdentifierString == "draft:7:x")
        #expect(file.fileURL?.path == "/tmp/b.txt" && !file.isDraft && draft.isDraft && draft.draftIdentifier == "7:x")
        for identifier in [file, draft] {
            #expect(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
            #expect(
                try JSONDecoder().decode(FileEntityIdentifier.self, from: JSONEncoder().encode(identifier))
                    == identifier)
        }
        #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
        let error = #expect(throws: (any Error).self) {
            try FileEntityIdentifier.file(url: URL(string: "https://example.com/a")!)
        }
        #expect(
            (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.text()
                == "“https://example.com/a” is no file on this machine; give a link that begins with file:.")
    }

    @Test("The one entity of its kind needs no more than a provider") func unique() async throws {
        let settings = try await Preferences.defaultQuery.uniqueEntity()
        #expect(settings.id == "Preferences" && settings.displayRepresentation.title.text() == "Preferences")
        #expect(try await Preferences.defaultQuery.suggestedEntities().count == 1)
        #expect(try await Preferences.defaultQuery.entities(for: ["Preferences", "other"]).count == 1)
        #expect(try await UniqueAppEntityProvider<Preferences>().uniqueEntity().volume == 3)
    }
}

struct Preferences: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"
    static let defaultQuery = UniqueAppEntityProvider { Preferences() }
    var volume = 3
}
