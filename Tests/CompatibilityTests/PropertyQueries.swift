import AppIntents
import Foundation
import Testing

struct RowEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Row"
    static let defaultQuery = RowQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Length") var metres: Double
    @Property(title: "Mown") var mown: Date?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: Int, name: String, metres: Double, mown: Date? = nil) {
        self.id = id
        self.name = name
        self.metres = metres
        self.mown = mown
    }

    static let all = [
        RowEntity(id: 1, name: "North", metres: 40), RowEntity(id: 2, name: "Brook", metres: 25),
        RowEntity(id: 3, name: "North slope", metres: 60),
    ]
}

struct RowQuery: EntityPropertyQuery {
    typealias Test = @Sendable (RowEntity) -> Bool

    static let properties = QueryProperties {
        Property(\RowEntity.$name) {
            EqualToComparator { name -> Test in { $0.name == name } }
            ContainsComparator { name -> Test in { $0.name.localizedCaseInsensitiveContains(name) } }
            HasPrefixComparator { name -> Test in { $0.name.hasPrefix(name) } }
        }
        Property(\RowEntity.$metres) {
            LessThanComparator { metres -> Test in { $0.metres < metres } }
            GreaterThanOrEqualToComparator { metres -> Test in { $0.metres >= metres } }
            IsBetweenComparator { from, to -> Test in { (from...to).contains($0.metres) } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\RowEntity.$name)
        SortableBy(\RowEntity.$metres)
    }

    func entities(for identifiers: [Int]) async throws -> [RowEntity] {
        RowEntity.all.filter { identifiers.contains($0.id) }
    }

    func entities(
        matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<RowEntity>], limit: Int?
    ) async throws -> [RowEntity] {
        var rows = RowEntity.all.filter { row in
            switch mode {
            case .and: comparators.allSatisfy { $0(row) }
            case .or: comparators.contains { $0(row) }
            }
        }
        for sort in sortedBy.reversed() where sort.by == \RowEntity.$metres {
            rows.sort { sort.order == .ascending ? $0.metres < $1.metres : $0.metres > $1.metres }
        }
        return limit.map { Array(rows.prefix($0)) } ?? rows
    }
}

@Suite("Property queries")
struct PropertyQueryTopic {
    private let isNorth: RowQuery.Test = { $0.name.hasPrefix("North") }
    private let isLong: RowQuery.Test = { $0.metres > 50 }

    @Test(arguments: [(EntityQueryComparatorMode.and, [3]), (.or, [1, 3])])
    func modes(_ mode: EntityQueryComparatorMode, _ found: [Int]) async throws {
        let rows = try await RowQuery().entities(matching: [isNorth, isLong], mode: mode, sortedBy: [], limit: nil)
        #expect(rows.map(\.id) == found)
    }

    @Test func limit() async throws {
        let rows = try await RowQuery().entities(matching: [isNorth], mode: .and, sortedBy: [], limit: 1)
        #expect(rows.map(\.id) == [1])
    }
}
