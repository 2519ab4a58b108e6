import Foundation

/// Compares values of properties whose types are known only when the program runs.
///
/// Texts are compared as people say them: case, accents and width do not matter. A day is compared with a point in time by the
/// day on which that is.
enum ValueComparison {
    private static let asSaid: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]

    /// How values of a type can be compared.
    static func operators(for type: _IntentValueType) -> [EntityQueryOperator] {
        if type.isCollection { return [.contains] }
        switch type.element {
        case .string, .attributedString, .url, .person:
            return [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix]
        case .int, .double, .decimal, .date, .duration, .measurement:
            return [
                .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween,
            ]
        case .other(let type) where type is IntentCurrencyAmount.Type:
            return [.equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo]
        case .bool, .uuid, .entity, .enumeration: return [.equalTo, .notEqualTo]
        default: return []
        }
    }

    /// Whether entities can be sorted by values of a type.
    static func canSort(_ type: _IntentValueType) -> Bool {
        guard !type.isCollection else { return false }
        return !operators(for: type).isEmpty
    }

    /// Whether a comparison holds; of no value only “is not” does.
    static func holds(_ comparison: EntityQueryOperator, of value: (any Sendable)?, _ others: [any Sendable]) -> Bool {
        guard let value, let other = others.first else { return comparison == .notEqualTo }
        switch comparison {
        case .equalTo: return order(of: value, other) == .orderedSame
        case .notEqualTo: return order(of: value, other) != .orderedSame
        case .contains:
            if let elements = elements(of: value) {
                return elements.contains { order(of: $0, other) == .orderedSame }
            }
            return text(value).range(of: text(other), options: asSaid) != nil
        case .hasPrefix: return text(value).range(of: text(other), options: asSaid.union(.anchored)) != nil
        case .hasSuffix:
            return text(value).range(of: text(other), options: asSaid.union([.anchored, .backwards])) != nil
        case .lessThan: return order(of: value, other) == .orderedAscending
        case .greaterThan: return order(of: value, other) == .orderedDescending
        case .lessThanOrEqualTo: return [.orderedAscending, .orderedSame].contains(order(of: value, other))
        case .greaterThanOrEqualTo: return [.orderedDescending, .orderedSame].contains(order(of: value, other))
        case .isBetween:
            guard others.count == 2 else { return false }
            return holds(.greaterThanOrEqualTo, of: value, [others[0]])
                && holds(.lessThanOrEqualTo, of: value, [others[1]])
        }
    }

    /// Whether keys come before others; `nil` where they are alike. What has no value comes last, in either direction.
    static func precedes(
        _ left: [(any Sendable)?], _ right: [(any Sendable)?], _ descending: [Bool]
    ) -> Bool? {
        for (index, isDescending) in descending.enumerated() {
            switch (left[index], right[index]) {
            case (nil, nil): continue
            case (nil, _): return false
            case (_, nil): return true
            case (let left?, let right?):
                let order = order(of: left, right)
                guard order != .orderedSame, let order else { continue }
                return (order == .orderedAscending) != isDescending
            }
        }
        return nil
    }

    /// The order of two values; `nil` where they cannot be compared.
    static func order(of value: any Sendable, _ other: any Sendable) -> ComparisonResult? {
        switch (value, other) {
        case (let value as Bool, let other as Bool): return compare(value ? 1 : 0, other ? 1 : 0)
        case (let value as Date, let other as Date): return dayOrder(of: value, other)
        case (let value as Duration, let other as Duration): return compare(value, other)
        case (let value as UUID, let other as UUID): return compare(value.uuidString, other.uuidString)
        case (let value as any AppEnum, let other as any AppEnum): return order(ofCase: value, other)
        case (let value as any AppEntity, let other as any AppEntity): return order(ofEntity: value, other)
        case (let value as IntentCurrencyAmount, let other as IntentCurrencyAmount):
            // Nobody knows what one currency is worth in another.
            guard value.currencyCode == other.currencyCode else { return nil }
            return compare(value.amount, other.amount)
        case (let value as any AnyMeasurement, let other as any AnyMeasurement):
            guard value.dimension == other.dimension else { return nil }
            return compare(value.baseValue, other.baseValue)
        default:
            if let value = number(value), let other = number(other) { return compare(value, other) }
            return text(value).compare(text(other), options: asSaid.union(.numeric))
        }
    }

    private static func dayOrder(of date: Date, _ other: Date) -> ComparisonResult {
        let calendar = Calendar.current
        let isDay = calendar.startOfDay(for: other) == other
        return isDay && calendar.isDate(date, inSameDayAs: other) ? .orderedSame : compare(date, other)
    }

    private static func order<Case: AppEnum>(ofCase value: Case, _ other: any AppEnum) -> ComparisonResult? {
        guard let other = other as? Case else { return nil }
        let all = Array(Case.allCases)
        guard let left = all.firstIndex(of: value), let right = all.firstIndex(of: other) else { return nil }
        return compare(left, right)
    }

    /// The same entity is the same whatever it is called; others are in the order of their titles.
    private static func order<Entity: AppEntity>(ofEntity value: Entity, _ other: any AppEntity) -> ComparisonResult? {
        guard let other = other as? Entity else { return nil }
        guard value.id != other.id else { return .orderedSame }
        let order = text(value).compare(text(other), options: asSaid.union(.numeric))
        return order == .orderedSame
            ? compare(value.id.entityIdentifierString, other.id.entityIdentifierString) : order
    }

    private static func compare<Value: Comparable>(_ value: Value, _ other: Value) -> ComparisonResult {
        value < other ? .orderedAscending : value == other ? .orderedSame : .orderedDescending
    }

    private static func number(_ value: any Sendable) -> Double? {
        switch value {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Decimal: Double("\(value)")
        default: nil
        }
    }

    private static func text(_ value: any Sendable) -> String {
        switch value {
        case let value as String: value
        case let value as AttributedString: String(value.characters)
        case let value as URL: value.absoluteString
        default: ValueDisplay.representation(of: value).title.text()
        }
    }

    private static func elements(of value: any Sendable) -> [any Sendable]? {
        func elements<Values: Collection>(_ values: Values) -> [any Sendable] {
            values.compactMap { $0 as? any _IntentValue }
        }
        guard !(value is String), let values = value as? any Collection else { return nil }
        return elements(values)
    }
}
