import AppIntents

/// Several names in one sentence.
extension Texts {
    /// “title, created and pinned”.
    static func all(_ names: [String]) -> String {
        list(names) { say("\($0) and \($1)") }
    }

    /// “title, created or pinned”.
    static func any(_ names: [String]) -> String {
        list(names) { say("\($0) or \($1)") }
    }

    private static func list(_ names: [String], _ joined: (String, String) -> String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? say("none") }
        return joined(names.dropLast().joined(separator: ", "), last)
    }
}
