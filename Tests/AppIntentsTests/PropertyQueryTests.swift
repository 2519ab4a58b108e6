import AppIntents
import Foundation
import Testing

/// A walk with values of many kinds.
struct WalkEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Walk"
    static let defaultQuery = WalkQuery()

    enum Surface: String, AppEnum {
        case path, road
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Surface"
        static let caseDisplayRepresentations: [Surface: DisplayRepresentation] = [.path: "Path", .road: "Road"]
    }

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Length") var walkLength: Measurement<UnitLength>
    @Property(title: "Steps") var steps: Int?
    @Property var isOpen: Bool
    @Property(title: "Surface") var surface: Surface
    @Property(title: "Tags") var tags: [String]

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ id: Int, _ name: String, km: Double, steps: Int?, isOpen: Bool, _ surface: Surface, tags: [String] = []) {
        self.id = id
        self.name = name
        walkLength = Measurement(value: km, unit: .kilometers)
        self.steps = steps
        self.isOpen = isOpen
        self.surface = surface
        self.tags = tags
    }

    static let all = [
        WalkEntity(1, "Mill lane", km: 2, steps: 2_600, isOpen: true, .road, tags: ["short"]),
        WalkEntity(2, "Ridge path", km: 12.5, steps: nil, isOpen: true, .path),
        WalkEntity(3, "Ferry loop", km: 5, steps: 6_500, isOpen: false, .path, tags: ["water", "short"]),
        WalkEntity(4, "MILL pond", km: 1, steps: 1_300, isOpen: true, .path, tags: ["water"]),
    ]
}

/// Lists walks, one of them twice.
struct WalkQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [WalkEntity] { WalkEntity.all + [WalkEntity.all[0]] }
}

/// Finds walks by what the comparators made: words, so that they can be seen.
struct WordedWalkQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\WalkEntity.$name) {
            EqualToComparator { "name = \($0)" }
            NotEqualToComparator { "name ≠ \($0)" }
            ContainsComparator { "name ∋ \($0)" }
            HasPrefixComparator(mappingTransform: { "name ^ \($0)" })
            HasSuffixComparator { "name $ \($0)" }
        }
        Property(\.$walkLength) {
            LessThanComparator { "length < \($0)" }
            GreaterThanOrEqualToComparator { "length ≥ \($0)" }
            IsBetweenComparator { "length in \($0)…\($1)" }
        }
        Property(\.$steps) {
            EqualToComparator { "steps = \($0)" }
            LessThanOrEqualToComparator { "steps ≤ \($0)" }
            GreaterThanComparator { "steps > \($0)" }
        }
        Property(\.$surface) { EqualToComparator { "surface = \($0.rawValue)" } }
        Property(\.$tags) { ContainsComparator { "tags ∋ \($0)" } }
        Property(\.$name, entityProvider: { $0 }) { EqualToComparator { "own name = \($0)" } }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\.$name)
        SortableBy(\.$isOpen)
    }

    static let findIntentDescription: IntentDescription? = IntentDescription("Looks for walks")

    /// What the last call was asked.
    static let asked = LastCall()

    func entities(for identifiers: [Int]) async throws -> [WalkEntity] { [] }

    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<WalkEntity>], limit: Int?
    ) async throws -> [WalkEntity] {
        let orders = sortedBy.map { sort in
            let name = sort.by == \WalkEntity.$name ? "name" : sort.by == \WalkEntity.$isOpen ? "isOpen" : "?"
            return "\(name) \(sort.order)"
        }
        await Self.asked.set("\(comparators) \(mode) \(orders) \(limit.map(String.init) ?? "all")")
        return WalkEntity.all + WalkEntity.all
    }
}

actor LastCall {
    private(set) var text = ""
    func set(_ text: String) { self.text = text }
}

// What was asked of a query is noted once for all of its instances.
@Suite("Entities are found by their properties", .serialized)
struct PropertyQueryTests {
    private let search = PropertySearch(EntityLookup(WalkEntity.self))

    private func property(_ name: String, in properties: [PropertySearch.Property]?) throws -> PropertySearch.Property {
        try #require(properties?.first { $0.name == name })
    }

    @Test("What an author declared, with its titles and comparisons") func declared() async throws {
        let search = try #require(PropertySearch(EntityLookup(query: WordedWalkQuery())))
        let properties = try #require(try await search.properties())
        #expect(properties.map(\.name) == ["name", "walkLength", "steps", "surface", "tags", "name", "isOpen"])
        #expect(properties.map(\.title) == ["Name", "Length", "Steps", "Surface", "Tags", "Name", "is open"])
        #expect(properties.map(\.isSortable) == [true, false, false, false, false, false, true])
        #expect(properties[0].comparisons.keys.count == 5 && properties[6].comparisons.isEmpty)
        #expect(properties[1].comparisons[.lessThan].map { "\($0.descriptor.valueType)" } == "Measurement<UnitLength>")
        #expect(properties[1].comparisons[.lessThan]?.descriptor.unitSymbol == "m")
        #expect(search.description?.descriptionText.text() == "Looks for walks")
    }

    static let requests: [(String, EntityQueryOperator, [any Sendable], String)] = [
        ("name", .equalTo, ["Mill"], "name = Mill"), ("name", .notEqualTo, ["Mill"], "name ≠ Mill"),
        ("name", .contains, ["ill"], "name ∋ ill"), ("name", .hasPrefix, ["M"], "name ^ M"),
        ("name", .hasSuffix, ["d"], "name $ d"),
        ("walkLength", .lessThan, [Measurement(value: 3, unit: UnitLength.meters)], "length < 3.0 m"),
        (
            "walkLength", .isBetween,
            [Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 2, unit: UnitLength.meters)],
            "length in 1.0 m…2.0 m"
        ),
        ("steps", .equalTo, [4], "steps = 4"), ("steps", .lessThanOrEqualTo, [5], "steps ≤ 5"),
        ("surface", .equalTo, [WalkEntity.Surface.road], "surface = road"),
        ("tags", .contains, ["water"], "tags ∋ water"),
    ]

    @Test("The values reach the author's query as the comparators made them", arguments: requests)
    func mapped(name: String, comparison: EntityQueryOperator, values: [any Sendable], text: String) async throws {
        let search = try #require(PropertySearch(EntityLookup(query: WordedWalkQuery())))
        let properties = try await search.properties()
        let property = try property(name, in: properties)
        let sort = try self.property("isOpen", in: properties)
        let found = try await search.entities(
            .init(
                conditions: [.init(property, comparison, values)], mode: .or, orders: [.init(sort, isDescending: true)],
                limit: 3))
        #expect(await WordedWalkQuery.asked.text == "[\"\(text)\"] or [\"isOpen descending\"] 3")
        // A query that returns too many, or one twice, is set right.
        #expect(found.compactMap { ($0 as? WalkEntity)?.id } == [1, 2, 3])
    }

    @Test("A value of another type is refused") func wrongValue() async throws {
        let search = try #require(PropertySearch(EntityLookup(query: WordedWalkQuery())))
        let steps = try property("steps", in: try await search.properties())
        await #expect(throws: PropertySearchError.notComparable(property: "Steps", comparison: "equalTo")) {
            try await search.entities(.init(conditions: [.init(steps, .equalTo, ["many"])]))
        }
    }

    static let filters: [(String, EntityQueryOperator, [any Sendable], [Int])] = [
        ("name", .equalTo, ["mill pond"], [4]), ("name", .notEqualTo, ["mill pond"], [1, 2, 3]),
        ("name", .contains, ["MILL"], [1, 4]), ("name", .hasPrefix, ["ferry"], [3]),
        ("name", .hasSuffix, ["path"], [2]),
        ("walkLength", .lessThan, [Measurement(value: 2_001, unit: UnitLength.meters)], [1, 4]),
        ("walkLength", .greaterThanOrEqualTo, [Measurement(value: 5_000, unit: UnitLength.meters)], [2, 3]),
        (
            "walkLength", .isBetween,
            [Measurement(value: 1, unit: UnitLength.kilometers), Measurement(value: 2, unit: UnitLength.kilometers)],
            [1, 4]
        ),
        ("walkLength", .equalTo, [Measurement(value: 1_000, unit: UnitLength.meters)], [4]),
        ("steps", .greaterThan, [2_000], [1, 3]), ("steps", .notEqualTo, [1_300], [1, 2, 3]),
        ("steps", .lessThan, [10_000], [1, 3, 4]), ("isOpen", .equalTo, [true], [1, 2, 4]),
        ("surface", .equalTo, [WalkEntity.Surface.path], [2, 3, 4]), ("tags", .contains, ["Water"], [3, 4]),
    ]

    @Test("Things that are only listed are compared by the runtime", arguments: filters)
    func filtered(name: String, comparison: EntityQueryOperator, values: [any Sendable], ids: [Int]) async throws {
        let search = try #require(search)
        let property = try property(name, in: try await search.properties())
        let found = try await search.entities(.init(conditions: [.init(property, comparison, values)]))
        #expect(found.compactMap { ($0 as? WalkEntity)?.id } == ids)
    }

    static let sorts: [([(String, Bool)], [Int])] = [
        ([("name", false)], [3, 1, 4, 2]), ([("name", true)], [2, 4, 1, 3]), ([("walkLength", true)], [2, 3, 1, 4]),
        ([("steps", false)], [4, 1, 3, 2]), ([("steps", true)], [3, 1, 4, 2]),
        ([("surface", true), ("steps", false)], [1, 4, 3, 2]), ([("isOpen", false), ("name", false)], [3, 1, 4, 2]),
        ([], [1, 2, 3, 4]),
    ]

    @Test("They are sorted, what has no value last", arguments: sorts)
    func sorted(orders: [(String, Bool)], ids: [Int]) async throws {
        let search = try #require(search)
        let properties = try await search.properties()
        let orders = try orders.map {
            PropertySearch.Order(try property($0.0, in: properties), isDescending: $0.1)
        }
        let found = try await search.entities(.init(orders: orders))
        #expect(found.compactMap { ($0 as? WalkEntity)?.id } == ids)
        let two = try await search.entities(.init(orders: orders, limit: 2))
        #expect(two.compactMap { ($0 as? WalkEntity)?.id } == Array(ids.prefix(2)))
    }

    @Test("Any other query finds nothing by properties") func others() {
        let search = PropertySearch(EntityLookup(BookEntity.self))
        #expect(search.map { _ in "by properties" } == nil)
    }

    @Test("Identifiers keep their order, each once; those that are gone are left out") func identifiers() async throws {
        let found = try await WalkQuery().entities(for: [4, 9, 1, 4])
        #expect(found.map(\.id) == [4, 1])
        let lookup = try await EntityLookup(WalkEntity.self).entities(identifiedBy: ["3", "x", "1", "3"])
        #expect(lookup.compactMap { ($0 as? WalkEntity)?.id } == [3, 1])
    }
}
