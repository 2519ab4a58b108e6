/// The processes of an app that may run an intent.
public struct IntentExecutionTargets: OptionSet, Sendable, Hashable {
    /// One bit a process.
    public let rawValue: Int

    /// A set of processes from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The app itself.
    public static let main = IntentExecutionTargets(rawValue: 1 << 0)
    /// The app's extension for intents.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 1 << 1)
    /// The app's extension for widgets.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 1 << 2)
    /// Whichever process the system prefers.
    public static let `default`: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]

    /// The names of the processes.
    package var names: [String] {
        let all: [(IntentExecutionTargets, String)] = [
            (.main, "main"), (.appIntentsExtension, "appIntentsExtension"), (.widgetKitExtension, "widgetKitExtension"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
