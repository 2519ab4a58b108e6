extension EntityPropertyQuery {
    /// The properties that the author declared, and those that can only be sorted by.
    func searchedProperties() async throws -> [PropertySearch.Property]? {
        guard let example = try await entities(matching: [], mode: .and, sortedBy: [], limit: 1).first else {
            return nil
        }
        let reflected = IntentReflection.properties(of: example)
        var found: [(property: any AnyEntityProperty, declaration: Int?, sortingOption: Int?)] = []
        for (index, declaration) in Self.properties.declarations.enumerated() {
            guard let property = declaration.property(of: example) else { continue }
            found.append((property, index, nil))
        }
        for (index, option) in Self.sortingOptions.options.enumerated() {
            guard let property = example[keyPath: option.keyPath] as? any AnyEntityProperty else { continue }
            if let known = found.firstIndex(where: { $0.property.isSame(as: property) }) {
                found[known].sortingOption = index
            } else {
                found.append((property, nil, index))
            }
        }
        return found.map { property, declaration, sortingOption in
            let name = reflected.first { $0.property.isSame(as: property) }?.name ?? property.identifier ?? ""
            let comparators = declaration.map { Self.properties.declarations[$0].comparators } ?? []
            let title = property.title(orName: name)
            let inputs = comparators.map { ($0.comparison, $0.input(title: title)) }
            return PropertySearch.Property(
                name: name, title: title, valueType: property.valueType,
                comparisons: Dictionary(inputs) { first, _ in first },
                isSortable: sortingOption != nil, declaration: declaration, sortingOption: sortingOption)
        }
    }

    func search(_ request: PropertySearch.Request) async throws -> [any AppEntity] {
        let comparators = try request.conditions.map { condition in
            try mapped(condition)
        }
        let orders = request.orders.compactMap { order in
            order.property.sortingOption.map { index in
                EntityQuerySort<Entity>(
                    by: Self.sortingOptions.options[index].keyPath, order: order.isDescending ? .descending : .ascending
                )
            }
        }
        let found = try await entities(
            matching: comparators, mode: request.mode, sortedBy: orders, limit: request.limit)
        let unique = found.unique()
        return request.limit.map { Array(unique.prefix($0)) } ?? unique
    }

    private func mapped(_ condition: PropertySearch.Condition) throws -> ComparatorMappingType {
        let comparator = condition.property.declaration.flatMap { index in
            Self.properties.declarations[index].comparators.first { $0.comparison == condition.comparison }
        }
        guard let mapped = comparator?.mapped(condition.values) as? ComparatorMappingType else {
            throw PropertySearchError.notComparable(
                property: condition.property.title, comparison: condition.comparison.rawValue)
        }
        return mapped
    }
}

/// Why a condition cannot be put to a query.
package enum PropertySearchError: Error, Hashable, CustomLocalizedStringResourceConvertible {
    case notComparable(property: String, comparison: String)

    package var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notComparable(let property, let comparison):
            "“\(property)” cannot be compared by \(comparison) with such a value."
        }
    }
}

extension AnyEntityProperty {
    /// Computed properties are made anew each time: theirs is the same name.
    func isSame(as other: any AnyEntityProperty) -> Bool {
        self === other || identifier != nil && identifier == other.identifier
    }

    /// The title or, where there is none, the words of the name in the source.
    func title(orName name: String) -> String {
        let title = title.text()
        return title.isEmpty ? SourceName.words(of: name) : title
    }
}

/// Names as they are written in sources.
enum SourceName {
    /// `trailLength` as “trail length”.
    static func words(of name: String) -> String {
        name.reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
    }
}
