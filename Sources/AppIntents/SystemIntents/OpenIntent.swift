/// An intent that shows one of the app's things: `Open \(\.$target)`.
public protocol OpenIntent: SystemIntent {
    /// What is opened: an entity, or an enum of the app's screens.
    associatedtype Value: AppValue

    /// The thing to open.
    var target: Value { get set }
}

extension OpenIntent {
    /// The app comes to the screen, since it is to show something there.
    public static var openAppWhenRun: Bool { true }

    /// Opening the app is all there is to do.
    public func perform() async throws -> some IntentResult { .result() }
}
