import AppIntents
import CoreSpotlight
import Foundation
import Testing

private struct Heron: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Heron"
    static let defaultQuery = HeronQuery()

    let id: String
    var isShy = false
    @Property(title: "Name", indexingKey: \.displayName) var name: String
    @Property(title: "Pond", indexingKey: \.namedLocation) var pond: String?
    @Property(title: "Colours", indexingKey: \.keywords) var colours: [String]

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "a heron", synonyms: ["fisher"])
    }

    var hideInSpotlight: Bool { isShy }

    init(_ id: String, _ name: String, pond: String? = nil, colours: [String] = [], isShy: Bool = false) {
        self.id = id
        self.isShy = isShy
        self.name = name
        self.pond = pond
        self.colours = colours
    }
}

private struct HeronQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Heron] { [] }
}

private struct Egret: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Egret"
    static let defaultQuery = EgretQuery()

    let id: String
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Legs") var legs: String
    var displayRepresentation: DisplayRepresentation { "Egret \(id)" }

    init(id: String, tags: [String] = [], legs: String = "black") {
        self.id = id
        self.tags = tags
        self.legs = legs
    }

    /// A set of its own adds to what is known.
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet()
        attributes.contentDescription = "white"
        return attributes
    }
}

private struct EgretQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Egret] { [] }
}

@Suite("Entities are put into an index")
struct IndexedEntityTests {
    @Test("By their names, and by properties with an indexing key") func defaults() {
        let attributes = Heron("1", "Grey", pond: "Mill", colours: ["grey", "white"]).defaultAttributeSet
        #expect(attributes.title == "Grey" && attributes.displayName == "Grey")
        #expect(attributes.contentDescription == "a heron" && attributes.alternateNames == ["fisher"])
        #expect(attributes.namedLocation == "Mill" && attributes.keywords == ["grey", "white"])
        #expect(Heron("2", "Night").defaultAttributeSet.namedLocation == nil)
    }

    @Test("Entities of two types may have one identifier; hidden ones are kept from people") func types() async throws {
        let fixture = try SpotlightFixture()
        let index = fixture.index("Birds")
        try await index.indexAppEntities([Heron("1", "Grey", pond: "Mill"), Heron("2", "Night", isShy: true)])
        try await index.indexAppEntities([Egret(id: "1")])
        try await index.indexSearchableItems([SpotlightFixture.item("1", "Grey stone")])
        let found = try index.search(for: "grey")
        #expect(
            found.map(\.item.attributeSet.appEntityIdentifier).contains(
                EntityIdentifier(for: Heron.self, identifier: "1")))
        #expect(found.count == 2)
        #expect(try index.search(for: "night").isEmpty)
        #expect(try index.search(for: "night", includesHidden: true).count == 1)
        #expect(try index.search(for: "white").map(\.item.domainIdentifier) == ["Egret"])

        try await index.deleteAppEntities(identifiedBy: ["1"], ofType: Heron.self)
        #expect(try index.search(for: "grey").map(\.item.attributeSet.title) == ["Grey stone"])
        try await index.deleteAppEntities(ofType: Egret.self)
        #expect(try index.allItems().count == 2)
    }

    @Test("Names and properties are found beside a set of the entity's own") func completed() async throws {
        let index = try SpotlightFixture().index("Birds")
        try await index.indexAppEntities([
            Egret(id: "Small", tags: ["marsh", "reed"]), Egret(id: "Large", legs: "yellow"),
        ])
        let words = ["egret", "small", "white", "reed", "yellow", "black", "heron"]
        #expect(
            try words.map { try index.found($0).sorted() } == [
                ["Large", "Small"], ["Small"], ["Large", "Small"], ["Small"], ["Large"], ["Small"], [],
            ])
        let small = try #require(try index.search(for: "small").first?.item.attributeSet)
        #expect(small.title == "Egret Small" && small.contentDescription == "white" && small.keywords == nil)
    }

    @Test("What comes first is said with the entities") func priority() async throws {
        let index = try SpotlightFixture().index("Birds")
        try await index.indexAppEntities([Heron("1", "Grey")])
        try await index.indexAppEntities([Heron("2", "Grey of the north by the sea")], priority: 5)
        #expect(try index.found("grey") == ["2", "1"])
    }

    @Test("An app's own item may be an entity") func association() async throws {
        let fixture = try SpotlightFixture()
        let item = SpotlightFixture.item("stone-7", "Grey")
        item.attributeSet.associateAppEntity(Heron("7", "Grey"))
        try await fixture.index().indexSearchableItems([item])
        let found = try #require(try fixture.index().search(for: "grey").first?.item.attributeSet)
        #expect(found.appEntityIdentifier?.description == "Heron/7")
    }
}
