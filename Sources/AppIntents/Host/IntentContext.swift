/// The way from `perform()` to the person: a task-local, so that intents stay plain structs.
package final class IntentContext: Sendable {
    /// The context of the intent that runs in this task; lost in a detached one.
    @TaskLocal package static var current: IntentContext?

    /// Whoever puts questions to the person.
    package let host: any IntentHost

    /// What the app of the intent provides.
    package let dependencies: AppDependencyManager

    /// The intent whose parameters are being filled; its queries may depend on those that are.
    package let intent: (any AppIntent)?

    /// What goes on around the run.
    package let activity: IntentActivity

    package init(
        host: any IntentHost, dependencies: AppDependencyManager = .shared, intent: (any AppIntent)? = nil,
        activity: IntentActivity = .init()
    ) {
        self.host = host
        self.dependencies = dependencies
        self.intent = intent
        self.activity = activity
    }

    /// The host to put a question to.
    static func host(for question: AppIntentError.Question) throws(AppIntentError) -> any IntentHost {
        guard let current else { throw AppIntentError(.noHost(question)) }
        return current.host
    }
}

extension Array {
    /// The element that a host picked by its index.
    func element(at index: Int) throws(AppIntentError) -> Element {
        guard indices.contains(index) else { throw AppIntentError(.choiceOutOfRange(index: index, count: count)) }
        return self[index]
    }
}
