/// What stands after `:focus`: nothing, or a filter's name and whether it is to be on.
package enum FocusCommand: Sendable, Hashable {
    case list
    case set(String, isOn: Bool)

    /// `nil` for a text that is neither.
    ///
    /// - Parameters:
    ///   - text: What stands after `:focus`.
    ///   - flag: What the conversation's language says besides “on” and “off”.
    package init?(_ text: String, flag: (String) -> Bool? = { _ in nil }) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let last = words.last else {
            self = .list
            return
        }
        let name = words.dropLast().joined(separator: " ")
        let isOn = ["on": true, "off": false][last.lowercased()] ?? flag(String(last))
        guard let isOn, !name.isEmpty else { return nil }
        self = .set(name, isOn: isOn)
    }
}
