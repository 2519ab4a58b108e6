import IntentRuntime

/// Something that can be said to the hosted apps, for messages that show how.
enum UtteranceExample {
    /// The first phrase without a slot but the app's name; `nil` where every phrase has one.
    static func first(of apps: [HostedApp]) -> String? {
        for app in apps {
            for phrase in AppDescription(app, locale: "en").shortcuts.flatMap(\.phrases) {
                let text = phrase.replacing("${applicationName}", with: app.name)
                if !text.contains("${") { return text }
            }
        }
        return nil
    }
}
