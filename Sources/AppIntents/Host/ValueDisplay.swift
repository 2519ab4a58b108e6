import Foundation

/// How any value is shown: by its own representation, else in the words of its type.
package enum ValueDisplay {
    package static func representation(of value: any Sendable) -> DisplayRepresentation {
        switch value {
        case let value as any InstanceDisplayRepresentable: value.displayRepresentation
        case let value as any AppEnum: value.caseDisplayRepresentation
        case let value as any AppUnionValue: representation(of: value._member)
        case let value as Bool: value ? "Yes" : "No"
        case let value as Int: "\(value)"
        case let value as Double: "\(value)"
        case let value as Date: "\(value)"
        case let value as AttributedString: "\(value)"
        case let value as any Collection & Sendable where !(value is String): DisplayRepresentation(title: list(value))
        default: "\(String(describing: value))"
        }
    }

    private static func list(_ values: any Collection & Sendable) -> LocalizedStringResource {
        func titles(_ values: some Collection) -> [String] {
            values.compactMap { $0 as? any _IntentValue }.map { representation(of: $0).title.text() }
        }
        return "\(titles(values).joined(separator: ", "))"
    }
}
