/// The intents and entities of an app, by name, for tests.
public struct IntentDefinitions: Sendable {
    /// Which app.
    public let bundleIdentifier: String

    /// The definitions of an app.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
    }
}
