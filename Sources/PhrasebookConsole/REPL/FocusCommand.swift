/// What stands after `:focus`: nothing, or a filter's name and whether it is to be on.
package enum FocusCommand: Sendable, Hashable {
    case list
    case set(String, isOn: Bool)

    package static let usage = ":focus needs a filter and on or off; for example :focus work on"

    /// `nil` for a text that is neither.
    package init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let last = words.last else {
            self = .list
            return
        }
        let name = words.dropLast().joined(separator: " ")
        switch last.lowercased() {
        case "on" where !name.isEmpty: self = .set(name, isOn: true)
        case "off" where !name.isEmpty: self = .set(name, isOn: false)
        default: return nil
        }
    }
}
