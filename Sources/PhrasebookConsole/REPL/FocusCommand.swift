package import IntentRuntime

/// What stands after `:focus`: nothing, or a filter's name, whether it is to be on, and what it is turned on with.
///
///     :focus kitchen on shelf=the top one quiet=yes
package enum FocusCommand: Sendable, Hashable {
    case list
    case set(String, isOn: Bool, settings: [FocusSetting] = [])

    /// `nil` for a text that is neither.
    ///
    /// - Parameters:
    ///   - text: What stands after `:focus`.
    ///   - flag: What the conversation's language says besides “on” and “off”.
    package init?(_ text: String, flag: (String) -> Bool? = { _ in nil }) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else {
            self = .list
            return
        }
        let start = words.firstIndex { $0.contains("=") } ?? words.endIndex
        guard let last = words[..<start].last, let settings = Self.settings(words[start...]) else { return nil }
        let name = words[..<start].dropLast().joined(separator: " ")
        let isOn = ["on": true, "off": false][last.lowercased()] ?? flag(String(last))
        // What is off has no settings.
        guard let isOn, !name.isEmpty, isOn || settings.isEmpty else { return nil }
        self = .set(name, isOn: isOn, settings: settings)
    }

    /// Each from its name and “=” to the next one; `nil` where one has no name or no value.
    private static func settings(_ words: ArraySlice<Substring>) -> [FocusSetting]? {
        var settings: [(name: Substring, value: [Substring])] = []
        for word in words {
            if let sign = word.firstIndex(of: "=") {
                let value = word[word.index(after: sign)...]
                settings.append((word[..<sign], value.isEmpty ? [] : [value]))
            } else {
                settings[settings.count - 1].value.append(word)
            }
        }
        guard settings.allSatisfy({ !$0.name.isEmpty && !$0.value.isEmpty }) else { return nil }
        return settings.map { FocusSetting(String($0.name), $0.value.joined(separator: " ")) }
    }
}
