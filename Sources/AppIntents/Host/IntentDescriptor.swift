/// What an intent's type says about itself, gathered for a host.
package struct IntentDescriptor: Sendable {
    /// The name by which the type is found again.
    package let identifier: String
    /// The name of its type: `OpenNoteIntent`.
    package let name: String
    /// The intent's title.
    package let title: LocalizedStringResource
    /// What it does.
    package let description: IntentDescription?
    /// Where it can run.
    package let supportedModes: IntentModes
    /// Who may run it while the device is locked.
    package let authenticationPolicy: IntentAuthenticationPolicy
    /// Whether its author wants it to be offered to people that look for actions.
    package let isDiscoverable: Bool
    /// Whether it is for assistants alone: what people say by its schema runs it, and so does code.
    package let isAssistantOnly: Bool
    /// Whether it is offered to people that look for actions.
    package var isOffered: Bool { isDiscoverable && !isAssistantOnly }

    package init<Intent: AppIntent>(_ intent: Intent.Type) {
        identifier = intent.persistentIdentifier
        name = String(describing: intent)
        title = intent.title
        description = intent.description._intentDescription
        supportedModes = intent.supportedModes
        authenticationPolicy = intent.authenticationPolicy
        isDiscoverable = intent.isDiscoverable
        isAssistantOnly = (intent as? any AssistantSchemaIntent.Type)?.isAssistantOnly ?? false
    }

    /// An intent of which no more is known than its names.
    package init(name: String, title: LocalizedStringResource) {
        identifier = name
        self.name = name
        self.title = title
        description = nil
        supportedModes = .background
        authenticationPolicy = .alwaysAllowed
        isDiscoverable = true
        isAssistantOnly = false
    }

    /// What the intent, or its type, says about itself.
    package init(of intent: any AppIntent) {
        func describe<Intent: AppIntent>(_ intent: Intent) -> IntentDescriptor { IntentDescriptor(Intent.self) }
        self = (intent as? any DescribedIntent)?.descriptor ?? describe(intent)
    }
}
