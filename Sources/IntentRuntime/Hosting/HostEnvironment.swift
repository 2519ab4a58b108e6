public import AppIntents

/// What a hosted app may know of the program around it, passed in so that nothing reads it in the middle.
public struct HostEnvironment: Sendable {
    /// Where the app may keep its data; it exists or can be created.
    public let storeDirectory: URL
    /// The language of phrases and dialogs, as an identifier such as `en` or `de_AT`.
    public let locale: String
    /// The time that counts as now.
    public let now: @Sendable () -> Date
    /// Where the person is, for the days and times that they say.
    public let timeZone: TimeZone
    /// Which process of the app the program is: intents that allow others alone are refused.
    public let target: IntentExecutionTargets

    /// - Parameters:
    ///   - storeDirectory: Where the app may keep its data.
    ///   - locale: The language of phrases and dialogs.
    ///   - now: The clock.
    ///   - timeZone: Where the person is.
    ///   - target: Which process of the app the program is.
    public init(
        storeDirectory: URL, locale: String = "en", now: @escaping @Sendable () -> Date = { Date() },
        timeZone: TimeZone = .current, target: IntentExecutionTargets = .main
    ) {
        self.storeDirectory = storeDirectory
        self.locale = locale
        self.now = now
        self.timeZone = timeZone
        self.target = target
    }
}
