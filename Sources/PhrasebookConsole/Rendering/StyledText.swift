/// A text with parts that a terminal may colour.
///
/// Whatever is interpolated is made harmless first, so that only the console's own literals and roles reach the terminal
/// as they are:
///
///     let line: StyledText = "\(app, .app): \(title)"
package struct StyledText: Sendable, ExpressibleByStringInterpolation {
    package enum Role: String, Sendable {
        case app = "1"
        case prompt = "1;34"
        case number = "36"
        case error = "1;31"
        case faint = "2"
    }

    private var parts: [(text: String, role: Role?)] = []

    package init(stringLiteral value: String) {
        parts = [(value, nil)]
    }

    package init(_ foreign: String, _ role: Role? = nil) {
        parts = [(harmless(foreign), role)]
    }

    package init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    package struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var parts: [(text: String, role: Role?)] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            parts.append((literal, nil))
        }

        package mutating func appendInterpolation(_ foreign: some StringProtocol, _ role: Role? = nil) {
            parts.append((harmless(String(foreign)), role))
        }

        package mutating func appendInterpolation(_ number: Int, _ role: Role? = nil) {
            parts.append((String(number), role))
        }

        package mutating func appendInterpolation(_ text: StyledText) {
            parts += text.parts
        }
    }

    package static func + (a: Self, b: Self) -> Self {
        var sum = a
        sum.parts += b.parts
        return sum
    }

    /// Without colour.
    package var plain: String { parts.map(\.text).joined() }

    /// Columns that the text takes in a terminal.
    package var width: Int { displayWidth(of: plain) }

    package func rendered(colored: Bool) -> String {
        guard colored else { return plain }
        return parts.map { part in
            guard let role = part.role, !part.text.isEmpty else { return part.text }
            return "\u{1B}[\(role.rawValue)m\(part.text)\u{1B}[0m"
        }.joined()
    }

    /// With blanks at the end up to a width.
    package func padded(to width: Int) -> Self {
        self + StyledText(String(repeating: " ", count: max(0, width - self.width)))
    }
}

extension Sequence<StyledText> {
    package func joined(separator: StyledText) -> StyledText {
        var result = StyledText("")
        for (index, text) in enumerated() {
            result = index == 0 ? text : result + separator + text
        }
        return result
    }
}
