/// Finds entities by their properties without knowing their types: by the author's `EntityPropertyQuery`, else among all entities
/// of an `EnumerableEntityQuery`.
///
///     let search = PropertySearch(EntityLookup(NoteEntity.self))       // nil for any other query
///     let properties = try await search?.properties()                  // title, created, pinned
///     try await search?.entities(.init(conditions: [.init(title, .contains, ["otter"])], limit: 3))
package struct PropertySearch: Sendable {
    /// A property that can be asked for.
    package struct Property: Sendable {
        /// Its name in the source, or the identifier that the author gave it.
        package let name: String
        /// What it is called; its name in the source where it has no title.
        package let title: String
        /// What it holds.
        package let valueType: _IntentValueType
        /// How it can be compared, and what a person says on the right of it.
        package let comparisons: [EntityQueryOperator: any AnyIntentParameter]
        /// Whether the entities can be sorted by it.
        package let isSortable: Bool
        /// Its place among the declarations, or the sorting options, of the author's query.
        let declaration: Int?
        let sortingOption: Int?

        /// Whether the author's own query compares it, rather than the runtime.
        package var isComparedByAuthor: Bool { declaration != nil }
    }

    /// Something that must hold of a property.
    package struct Condition: Sendable {
        package let property: Property
        package let comparison: EntityQueryOperator
        /// One value, or the two ends of a range.
        package let values: [any Sendable]

        package init(_ property: Property, _ comparison: EntityQueryOperator, _ values: [any Sendable]) {
            self.property = property
            self.comparison = comparison
            self.values = values
        }
    }

    /// A property to sort by.
    package struct Order: Sendable {
        package let property: Property
        package let isDescending: Bool

        package init(_ property: Property, isDescending: Bool) {
            self.property = property
            self.isDescending = isDescending
        }
    }

    /// What is looked for.
    package struct Request: Sendable {
        package var conditions: [Condition]
        package var mode: EntityQueryComparatorMode
        package var orders: [Order]
        package var limit: Int?

        package init(
            conditions: [Condition] = [], mode: EntityQueryComparatorMode = .and, orders: [Order] = [],
            limit: Int? = nil
        ) {
            self.conditions = conditions
            self.mode = mode
            self.orders = orders
            self.limit = limit
        }
    }

    package let lookup: EntityLookup

    /// `nil` where the query finds nothing by properties.
    package init?(_ lookup: EntityLookup) {
        guard lookup.query is any EntityPropertyQuery || lookup.query is any EnumerableEntityQuery else { return nil }
        self.lookup = lookup
    }

    /// What the author says of finding such entities.
    package var description: IntentDescription? {
        func propertyQuery<Query: EntityPropertyQuery>(_ query: Query) -> IntentDescription? {
            Query.findIntentDescription
        }
        func enumerable<Query: EnumerableEntityQuery>(_ query: Query) -> IntentDescription? {
            Query.findIntentDescription
        }
        if let query = lookup.query as? any EntityPropertyQuery { return propertyQuery(query) }
        if let query = lookup.query as? any EnumerableEntityQuery { return enumerable(query) }
        return nil
    }

    /// The properties that can be asked for; `nil` where there is no entity at all, since only an entity tells their titles.
    package func properties() async throws -> [Property]? {
        if let query = lookup.query as? any EntityPropertyQuery { return try await query.searchedProperties() }
        if let query = lookup.query as? any EnumerableEntityQuery { return try await query.searchedProperties() }
        return nil
    }

    /// The entities that are looked for, each once.
    ///
    /// - Throws: What the author's query throws.
    package func entities(_ request: Request) async throws -> [any AppEntity] {
        if let query = lookup.query as? any EntityPropertyQuery { return try await query.search(request) }
        if let query = lookup.query as? any EnumerableEntityQuery { return try await query.search(request) }
        return []
    }
}

extension Sequence where Element: AppEntity {
    /// The entities without repetitions, in the order of their first.
    func unique() -> [Element] {
        var seen: Set<Element.ID> = []
        return filter { seen.insert($0.id).inserted }
    }
}
