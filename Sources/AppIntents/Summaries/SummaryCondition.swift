import Foundation

/// When a sentence of a summary holds, without the types of what is compared.
///
///     When(\.$count, .greaterThan, 3) { … }     // wording: "count is more than 3"
struct SummaryCondition<Intent: AppIntent> {
    /// Whether it holds for an intent with its values.
    let holds: (Intent) -> Bool
    /// How it reads, with the names of an intent's parameters.
    let wording: (Intent) -> String
}

// MARK: Comparing

extension EquatableComparisonOperator {
    func holds(_ areEqual: Bool) -> Bool { areEqual == (self == .equalTo) }

    func wording(_ value: String) -> String { self == .equalTo ? "is \(value)" : "is not \(value)" }
}

extension ComparableComparisonOperator {
    func holds<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
        switch self {
        case .lessThan: value < other
        case .lessThanOrEqualTo: value <= other
        case .greaterThan: value > other
        case .greaterThanOrEqualTo: value >= other
        }
    }

    func wording(_ value: String) -> String {
        switch self {
        case .lessThan: "is less than \(value)"
        case .lessThanOrEqualTo: "is at most \(value)"
        case .greaterThan: "is more than \(value)"
        case .greaterThanOrEqualTo: "is at least \(value)"
        }
    }
}

extension StringComparisonOperator {
    func holds(_ text: String, _ other: String) -> Bool {
        switch self {
        case .doesNotContain: !text.contains(other)
        case .contains: text.contains(other)
        case .hasPrefix: text.hasPrefix(other)
        case .hasSuffix: text.hasSuffix(other)
        }
    }

    func wording(_ value: String) -> String {
        switch self {
        case .doesNotContain: "does not contain \(value)"
        case .contains: "contains \(value)"
        case .hasPrefix: "begins with \(value)"
        case .hasSuffix: "ends with \(value)"
        }
    }
}

// MARK: The parameter that is compared

/// The parameter that a condition looks at.
struct SummarySubject<Intent: AppIntent, Parameter: AnyIntentValue> {
    let keyPath: KeyPath<Intent, Parameter>

    /// The value without optionality; `nil` when there is none.
    func value(in intent: Intent) -> (any Sendable)? {
        (intent[keyPath: keyPath] as? any AnyIntentParameter)?.anyValue
    }

    /// The value in the parameter's own type, where a missing one may stand for itself.
    func typedValue(in intent: Intent) -> Parameter.Value? {
        value(in: intent).flatMap { Parameter.Value._make(from: $0) } ?? Parameter.Value._absent
    }

    /// The text that identifies the entity; `nil` when there is none.
    func identifier(in intent: Intent) -> String? {
        func identifier<Entity: AppEntity>(of entity: Entity) -> String { entity.id.entityIdentifierString }
        return (value(in: intent) as? any AppEntity).map { identifier(of: $0) }
    }

    func condition(_ wording: String, _ holds: @escaping (Intent) -> Bool) -> SummaryCondition<Intent> {
        SummaryCondition(holds: holds) { intent in
            "\(IntentReflection.name(of: keyPath, in: intent) ?? "unknown") \(wording)"
        }
    }
}

/// How a value of a condition is written: an enum's case and an entity by their titles, a missing one as “nothing”.
func summaryWording(_ value: any Sendable) -> String {
    guard let value = (value as? any _IntentValue)?._unwrapped else { return "nothing" }
    if let value = value as? Bool { return value ? "true" : "false" }
    return ValueDisplay.representation(of: value).title.text()
}

/// Several values of a condition: “small, medium or large”.
func summaryWording(anyOf values: [String]) -> String {
    guard let last = values.last, values.count > 1 else { return values.first ?? "nothing" }
    return values.dropLast().joined(separator: ", ") + " or " + last
}
