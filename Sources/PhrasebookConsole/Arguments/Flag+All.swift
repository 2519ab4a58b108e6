import Foundation

extension Flag {
    /// Options of every command that hosts apps.
    static let hosting: [Flag] = [apps, locale, store, now]
    /// Options that every command takes.
    static let everywhere: [Flag] = [quiet, color, help, version]

    static let answer = Flag(
        "answer", value: Value(name: "TEXT", expected: "a text"),
        help: "answer a question; repeat it for the next question"
    ) { options, text in
        options.answers.append(text)
        return true
    }

    static let apps = Flag(
        "apps", value: Value(name: "A,B", expected: "names of apps, separated by commas"), help: "host only these apps"
    ) { options, text in
        options.apps = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return !options.apps.isEmpty
    }

    static let locale = Flag(
        "locale", value: Value(name: "ID", expected: "a language such as en or en_GB"),
        help: "language of phrases and dialogs (default: the environment's, else en)"
    ) { options, text in
        options.locale = text
        return text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    }

    static let store = Flag(
        "store", value: Value(name: "DIR", expected: "a folder", isDirectory: true),
        help: "where the apps keep their data (default: the XDG data home)"
    ) { options, text in
        options.storeDirectory = text
        return !text.isEmpty
    }

    static let grammar = Flag(
        "grammar",
        value: Value(name: "PATH", expected: "a declarative app, a folder of them or a compiled grammar", isPath: true),
        help: "a declarative app, a folder of them or a compiled grammar, in place of the program's apps; repeatable"
    ) { options, text in
        options.grammars.append(text)
        return !text.isEmpty
    }

    static let allowRun = Flag("allow-run", help: "let declarative apps start the programs that they name") {
        $0.allowsRun = true
    }

    static let output = Flag(
        "output", short: "o", value: Value(name: "FILE", expected: "the path of a file", isPath: true),
        help: "where the compiled grammar is written"
    ) { options, text in
        options.output = text
        // Elsewhere this is standard output; here it would be a file of that name.
        return !text.isEmpty && text != "-"
    }

    static let verify = Flag("verify", help: "read the compiled grammar as a whole and find any damage") {
        $0.verifies = true
    }

    static let homeAssistant = Flag(
        "home-assistant",
        value: Value(name: "DIR", expected: "a folder of Home Assistant's intents", isDirectory: true),
        help: "test Home Assistant's sentences of the language that --locale names"
    ) { options, text in
        options.homeAssistant = text
        return !text.isEmpty
    }

    static let seed = Flag(
        "seed", value: Value(name: "N", expected: "a whole number from 0"),
        help: "begin the sequence elsewhere (default: 1)"
    ) { options, text in
        guard let seed = UInt64(text) else { return false }
        options.seed = seed
        return true
    }

    static let count = Flag(
        "count", value: Value(name: "N", expected: "a whole number from 1 to 1000000"),
        help: "how many utterances (default: 20)"
    ) { options, text in
        guard let count = Int(text), (1...1_000_000).contains(count) else { return false }
        options.count = count
        return true
    }

    static let now = Flag(
        "now", value: Value(name: "ISO-8601", expected: "a date and time such as 2025-06-01T09:30:00Z"),
        help: "the time that counts as now"
    ) { options, text in
        options.now = MomentText.date(from: text)
        return options.now != nil
    }

    static let json = Flag("json", help: "one JSON object a line on standard output, nothing else there") {
        $0.json = true
    }

    static let deadline = deadline(
        help: "how long one intent may take (default: 30); waiting for you does not count")

    /// Of commands that perform nothing.
    static let queryDeadline = deadline(help: "how long one query of an app may take (default: 30)")

    private static func deadline(help: String) -> Flag {
        Flag(
            "deadline",
            value: Value(name: "SECONDS", expected: "a number of seconds greater than 0, such as 30"), help: help
        ) { options, text in
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else { return false }
            options.deadline = seconds
            return true
        }
    }

    static let locked = Flag("locked", help: "begin with a locked device") { $0.locked = true }

    static let quiet = Flag("quiet", help: "no greeting and no notes") { $0.quiet = true }

    static let color = Flag(
        "color",
        value: Value(name: "WHEN", expected: "auto, always or never", choices: Options.Color.allCases.map(\.rawValue)),
        help: "colour: auto, always or never (NO_COLOR is honoured)"
    ) { options, text in
        guard let color = Options.Color(rawValue: text) else { return false }
        options.color = color
        return true
    }

    static let help = Flag("help", short: "h", help: "show help") { $0.wantsHelp = true }

    static let version = Flag("version", help: "show the version") { $0.wantsVersion = true }
}
