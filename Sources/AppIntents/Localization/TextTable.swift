import Foundation

/// What the house's own sentences are in another language, by their English: `Which %@?` with `%@` for every argument.
///
/// A translation puts the arguments where it likes: `%1$@` is the first one.
package struct TextTable: Sendable, Hashable {
    /// The table of the conversation that this task belongs to; English needs none.
    @TaskLocal package static var current = TextTable()

    private let texts: [String: String]

    package init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// A sentence in the language of the conversation, else in English.
    package static func text(_ value: String.LocalizationValue) -> String { current.text(value) }

    /// A text in the language of the conversation where it is one of the house's own, else as it is.
    package static func text(_ resource: LocalizedStringResource) -> String {
        current.translation(of: resource.defaultValue) ?? resource.text()
    }

    private func text(_ value: String.LocalizationValue) -> String {
        translation(of: value) ?? value.text(locale: nil, count: nil)
    }

    private func translation(of value: String.LocalizationValue) -> String? {
        texts.isEmpty ? nil : texts[Self.key(of: value)].map { Self.filled($0, with: Self.arguments(of: value)) }
    }

    /// The text with `%@` for every argument, whatever its type.
    package static func key(of value: String.LocalizationValue) -> String {
        value.pieces.map { if case .literal(let text) = $0 { text } else { "%@" } }.joined()
    }

    private static func arguments(of value: String.LocalizationValue) -> [String] {
        value.pieces.compactMap { if case .literal = $0 { nil } else { $0.text(locale: nil, count: nil) } }
    }

    /// Puts arguments into a text: each `%@` takes the next one, `%2$@` the second.
    private static func filled(_ format: String, with arguments: [String]) -> String {
        var next = 0
        return format.replacing(/%(?:([1-9])\$)?@/) { match in
            let index: Int
            if let place = match.1.flatMap({ Int($0) }) {
                index = place - 1
            } else {
                index = next
                next += 1
            }
            return arguments.indices.contains(index) ? arguments[index] : ""
        }
    }
}
