import Foundation
package import IntentRuntime

/// JSON whose objects keep the order of their keys, since people read the lines too.
package indirect enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    package struct Member: Sendable, Hashable {
        let key: String
        let value: JSON
    }

    /// An object; members without a value are left out.
    package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    package init(_ value: ValueDescription) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .list(let values): self = .array(values.map { JSON($0) })
        case .entity(let type, let id, let title, let properties):
            let sorted = properties.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: JSON($0.value)) }
            self = .members([
                "type": .string(type), "id": .string(id), "title": .string(title),
                "properties": sorted.isEmpty ? nil : .object(sorted),
            ])
        }
    }

    package static func strings(_ texts: [String]) -> JSON {
        .array(texts.map { .string($0) })
    }

    /// On one line.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): value.isFinite ? String(value) : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where HarmlessText.isHarmful(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
