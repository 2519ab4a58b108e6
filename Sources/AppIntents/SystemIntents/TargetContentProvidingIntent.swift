/// An intent that is carried out by the part of the app's screen that shows certain content.
public protocol TargetContentProvidingIntent: AppIntent {
    /// What the part of the screen is found by; the intent's name unless it says otherwise.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// The intent's name.
    public var contentIdentifier: String { Self.persistentIdentifier }

    /// The screen does what there is to do.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// The screen does what there is to do.
    public func perform() async throws -> some IntentResult { .result() }
}
