/// A query that finds entities by their properties: those whose title holds a word, the newest first, three of them.
///
///     struct NoteQuery: EntityPropertyQuery {
///         static let properties = QueryProperties {
///             Property(\.$title) { ContainsComparator { NoteFilter.titleContains($0) } }
///         }
///         static let sortingOptions = SortingOptions { SortableBy(\.$created) }
///
///         func entities(
///             matching comparators: [NoteFilter], mode: ComparatorMode, sortedBy: [Sort<NoteEntity>], limit: Int?
///         ) async throws -> [NoteEntity] { … }
///     }
///
/// Whatever such a query finds can be asked for without a phrase: “find notes whose title contains otter, newest first”.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparison becomes: whatever the query's store works with.
    associatedtype ComparatorMappingType

    /// The properties that can be asked for.
    static var properties: QueryProperties { get }
    /// The properties that can be sorted by.
    static var sortingOptions: SortingOptions { get }
    /// What is said of finding such entities; `nil` leaves the words to the system.
    static var findIntentDescription: IntentDescription? { get }

    /// The entities for which the comparisons hold.
    ///
    /// - Parameters:
    ///   - comparators: What the comparators made of what a person said; none asks for all entities.
    ///   - mode: Whether all of them must hold, or one.
    ///   - sortedBy: What the entities are sorted by, the weightiest first.
    ///   - limit: How many are wanted at most.
    /// - Returns: The entities, in the order that was asked for.
    /// - Throws: Why they cannot be found, in words for a person.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    /// The properties that can be asked for.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// The properties that can be sorted by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// One property that can be asked for.
    public typealias Property<Subject: AppEntity, Property, PropertyType: _IntentValue> =
        EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    where Property: EntityProperty<PropertyType>
    /// One property that can be sorted by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    /// Whether all comparisons must hold, or one.
    public typealias ComparatorMode = EntityQueryComparatorMode
    /// A property to sort by, and in which direction.
    public typealias Sort = EntityQuerySort

    /// Left to the system.
    public static var findIntentDescription: IntentDescription? { nil }
}
