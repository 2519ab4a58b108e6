/// A query over entities so few that all of them can be listed.
///
/// Whatever such a query finds can be asked for without a phrase, by its properties: “find sizes whose volume is above 2”.
public protocol EnumerableEntityQuery: EntityQuery {
    /// What is found; stated again so that `allEntities()` alone says what it is.
    associatedtype Entity

    /// What is said of finding such entities; `nil` leaves the words to the system.
    static var findIntentDescription: IntentDescription? { get }

    /// Every entity there is.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// Left to the system.
    public static var findIntentDescription: IntentDescription? { nil }

    /// The entities with these identifiers, in the order of the identifiers; each once.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let all = Dictionary(try await allEntities().map { ($0.id, $0) }) { first, _ in first }
        var seen: Set<Entity.ID> = []
        return identifiers.filter { seen.insert($0).inserted }.compactMap { all[$0] }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// Every entity there is.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
