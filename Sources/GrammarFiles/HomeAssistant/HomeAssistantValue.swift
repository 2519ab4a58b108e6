/// What a slot of a Home Assistant intent holds.
package enum HomeAssistantValue: Sendable, Hashable {
    case text(String)
    case number(Double)
    /// Several values at once: a word for blinds and shades.
    case list([HomeAssistantValue])

    /// Whether a slot that holds this is as a test expects: of two lists the test's must have all, else one must be in the other.
    func fits(_ expected: HomeAssistantValue) -> Bool {
        switch (self, expected) {
        case (.list(let values), .list(let expected)): values.allSatisfy(expected.contains)
        case (.list(let values), _): values.contains(expected)
        case (_, .list(let expected)): expected.contains(self)
        default: self == expected
        }
    }
}

extension HomeAssistantValue: CustomStringConvertible {
    package var description: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
        }
    }
}
