import AppIntents
import Testing

struct SettingsEntity: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = SettingsQuery()

    var id: String { "settings" }
    var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct SettingsQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> SettingsEntity { SettingsEntity() }
}

struct ColourEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
    static var defaultQuery: ColourQuery { ColourQuery() }

    var id: Int
    var displayRepresentation: DisplayRepresentation { "Colour \(id)" }
}

struct ColourQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [ColourEntity] { [ColourEntity(id: 1), ColourEntity(id: 2)] }
    func entities(for identifiers: [Int]) async throws -> [ColourEntity] { identifiers.map(ColourEntity.init(id:)) }
}

struct Weather: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"

    @Property(title: "Degrees") var degrees: Int
    var displayRepresentation: DisplayRepresentation { "\(degrees) degrees" }
}

@Suite("Queries without their types")
struct QueryTests {
    private func titles(_ options: [_ResultOption]?) -> [String]? { options?.map { $0.display.title.text() } }

    private func run<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        let manager = AppDependencyManager()
        manager.add(dependency: Shop())
        return try await FakeHost().run(dependencies: manager, body)
    }

    @Test func byWords() async throws {
        let lookup = EntityLookup(BookEntity.self)
        #expect(lookup.findsByWords && lookup.query is BookQuery)
        #expect(ObjectIdentifier(lookup.entityType) == ObjectIdentifier(BookEntity.self))
        let (suggested, found) = try await run {
            (try await lookup.suggestions(), try await lookup.matches(for: "emm"))
        }
        #expect(titles(suggested) == ["Emma", "Persuasion"] && titles(found) == ["Emma"])
    }

    @Test("Entities come by identifier; what is no identifier is left out") func byIdentifier() async throws {
        let id = Book(2, "").id.uuidString
        let found = try await run { try await EntityLookup(BookEntity.self).entities(identifiedBy: ["x", id]) }
        #expect(found.compactMap { ($0 as? BookEntity)?.title } == ["Persuasion"])
    }

    @Test func enumerable() async throws {
        let lookup = EntityLookup(ColourEntity.self)
        #expect(!lookup.findsByWords)
        #expect(try await titles(lookup.suggestions()) == ["Colour 1", "Colour 2"])
        #expect(try await lookup.matches(for: "colour") == nil)
    }

    @Test func unique() async throws {
        let lookup = EntityLookup(SettingsEntity.self)
        #expect(try await titles(lookup.suggestions()) == ["Settings"])
        #expect(try await lookup.entities(identifiedBy: ["settings"]).count == 1)
        #expect(try await lookup.entities(identifiedBy: ["others"]).isEmpty)
    }

    @Test func transient() async throws {
        let weather = Weather()
        weather.degrees = 20
        #expect(weather.displayRepresentation.title.text() == "20 degrees")
        #expect(try await EntityLookup(Weather.self).suggestions().isEmpty)
    }

    @Test("A query that only finds by identifier suggests none") func bare() async throws {
        let lookup = EntityLookup(query: ThickBookQuery())
        #expect(ObjectIdentifier(lookup.entityType) == ObjectIdentifier(BookEntity.self))
        #expect(try await lookup.suggestions().isEmpty)
        #expect(ThickBookQuery.persistentIdentifier == "ThickBookQuery")
    }

    @Test func optionsProvider() async throws {
        let options = GenreOptions()
        #expect(try await options.results().items == ["Crime", "Poetry"])
        #expect(await options.defaultResult() == "Crime")
    }
}
