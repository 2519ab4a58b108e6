import IntentRuntime

/// `phrases`: what can be said.
enum PhrasesCommand: ConsoleCommand {
    static let name = "phrases"
    static let summary = "what can be said: apps, shortcuts, phrases, parameters"
    static let details = ""
    static let flags = [Flag.grammar] + Flag.hosting + [.json]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let apps =
            if let session = try GrammarSession.open(call) { session.descriptions } else {
                try Session.descriptions(call)
            }
        if call.console.json {
            for app in apps {
                for shortcut in app.shortcuts {
                    call.console.emit(DescriptionJSON.shortcut(shortcut, of: app))
                }
            }
        } else {
            DescriptionText.phrases(apps).forEach { call.console.say($0) }
        }
        return .done
    }
}
