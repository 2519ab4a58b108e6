extension EnumerableEntityQuery {
    /// All properties that an entity has.
    func searchedProperties() async throws -> [PropertySearch.Property]? {
        guard let example = try await allEntities().first else { return nil }
        return IntentReflection.properties(of: example).map { name, property in
            let title = property.title(orName: name)
            let input = property.input(title: title)
            let comparisons = ValueComparison.operators(for: property.valueType).map { ($0, input) }
            return PropertySearch.Property(
                name: name, title: title, valueType: property.valueType,
                comparisons: Dictionary(comparisons) { first, _ in first },
                isSortable: ValueComparison.canSort(property.valueType), declaration: nil, sortingOption: nil)
        }
    }

    /// Looks at each entity in turn.
    func search(_ request: PropertySearch.Request) async throws -> [any AppEntity] {
        var found: [(entity: Entity, keys: [(any Sendable)?])] = []
        for entity in try await allEntities().unique() {
            let properties = IntentReflection.properties(of: entity)
            func value(_ property: PropertySearch.Property) async throws -> (any Sendable)? {
                try await properties.first { $0.name == property.name }?.property.loadedValue()
            }
            var holds: [Bool] = []
            for condition in request.conditions {
                let value = try await value(condition.property)
                holds.append(ValueComparison.holds(condition.comparison, of: value, condition.values))
            }
            let fits = request.mode == .and || holds.isEmpty ? holds.allSatisfy(\.self) : holds.contains(true)
            guard fits else { continue }
            var keys: [(any Sendable)?] = []
            for order in request.orders { keys.append(try await value(order.property)) }
            found.append((entity, keys))
        }
        let directions = request.orders.map(\.isDescending)
        let sorted = found.enumerated().sorted { left, right in
            ValueComparison.precedes(left.element.keys, right.element.keys, directions)
                ?? (left.offset < right.offset)
        }.map(\.element.entity)
        return Array(sorted.prefix(request.limit ?? .max))
    }
}
