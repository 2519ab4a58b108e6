/// The intent that runs next when none does.
extension Never: AppIntent {
    /// A title that nobody sees.
    public static let title: LocalizedStringResource = "Never"

    /// There is no such intent; the runtime makes intents of types that an app offers, and this is none.
    public init() {
        fatalError("Never is the type of an intent that does not run; it cannot be made.")
    }

    /// Nothing to do.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
