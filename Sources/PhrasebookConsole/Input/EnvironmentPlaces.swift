import Foundation

/// What the environment says about language and places, by POSIX and the XDG base directories.
enum EnvironmentPlaces {
    /// Where the apps keep their data.
    static func store(_ environment: [String: String]) -> String {
        base("XDG_DATA_HOME", else: ".local/share", environment) + "/phrasebook"
    }

    /// Where the history of the terminal is kept.
    static func history(_ environment: [String: String]) -> String {
        base("XDG_STATE_HOME", else: ".local/state", environment) + "/phrasebook/history"
    }

    /// `de_AT` of `de_AT.UTF-8`; `en` where nothing is said.
    static func locale(_ environment: [String: String]) -> String {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = value?.prefix { $0 != "." && $0 != "@" } ?? ""
        return ["", "C", "POSIX"].contains(name) ? "en" : String(name)
    }

    /// A relative path in an XDG variable is to be ignored.
    private static func base(_ variable: String, else fallback: String, _ environment: [String: String]) -> String {
        if let path = environment[variable], path.hasPrefix("/") { return path }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return home + "/" + fallback
    }
}
