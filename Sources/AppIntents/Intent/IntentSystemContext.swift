/// What an intent can learn about how it is being run.
public struct IntentSystemContext: Sendable {
    /// Whether the app is on screen.
    public let currentMode: IntentModes.Current

    init(host: (any IntentHost)?) {
        currentMode = host?.currentMode ?? .background
    }
}
