import IntentRuntime

/// `apps`: who listens.
enum AppsCommand: ConsoleCommand {
    static let name = "apps"
    static let summary = "the apps that can be spoken to"
    static let details = ""
    static let flags = Flag.hosting + [.json]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let apps = try Session.descriptions(call)
        if call.console.json {
            for app in apps { call.console.emit(DescriptionJSON.app(app)) }
        } else {
            DescriptionText.apps(apps).forEach { call.console.say($0) }
        }
        return .done
    }
}
