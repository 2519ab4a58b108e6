/// What an intent's type says about itself, gathered for a host.
package struct IntentDescriptor: Sendable {
    /// The name by which the type is found again.
    package let identifier: String
    /// The intent's name.
    package let title: LocalizedStringResource
    /// What it does.
    package let description: IntentDescription?
    /// Where it can run.
    package let supportedModes: IntentModes
    /// Who may run it while the device is locked.
    package let authenticationPolicy: IntentAuthenticationPolicy
    /// Whether it is offered to people that look for actions.
    package let isDiscoverable: Bool

    package init<Intent: AppIntent>(_ intent: Intent.Type) {
        identifier = intent.persistentIdentifier
        title = intent.title
        description = intent.description._intentDescription
        supportedModes = intent.supportedModes
        authenticationPolicy = intent.authenticationPolicy
        isDiscoverable = intent.isDiscoverable
    }

    /// What the type of this intent says about itself.
    package init(of intent: any AppIntent) {
        func describe<Intent: AppIntent>(_ intent: Intent) -> IntentDescriptor { IntentDescriptor(Intent.self) }
        self = describe(intent)
    }
}
