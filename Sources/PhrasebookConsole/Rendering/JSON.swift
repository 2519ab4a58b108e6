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
    /// A value that is written already.
    case written([UInt8])

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
        var bytes: [UInt8] = []
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Puts it behind what is there: a million lines need a million of these.
    package func write(into bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .int(let value): Self.write(value, into: &bytes)
        case .double(let value): bytes += (value.isFinite ? String(value) : "null").utf8
        case .string(let value): Self.write(quoted: value, into: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (place, value) in values.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (place, member) in members.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(quoted: member.key, into: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        case .written(let value): bytes += value
        }
    }

    static func write(_ literal: StaticString, into bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    static func write(_ number: Int, into bytes: inout [UInt8]) {
        guard (0..<1_000).contains(number) else { return bytes += String(number).utf8 }
        if number >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(number / 100)) }
        if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    static func write(quoted text: String, into bytes: inout [UInt8]) {
        var copy = text
        copy.withUTF8 { write(quoted: $0, into: &bytes) }
    }

    /// The same for a text of which there is no string.
    static func write(quoted utf8: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        let text = utf8.allSatisfy(isPlain) ? nil : String(decoding: utf8, as: UTF8.self)
        if let text, text.unicodeScalars.contains(where: isEscaped) {
            bytes += escaped(text).utf8
        } else {
            bytes.append(contentsOf: utf8)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        !HarmlessText.mayHarm(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar == "\\" || HarmlessText.isHarmful(scalar)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
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
        return result
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
