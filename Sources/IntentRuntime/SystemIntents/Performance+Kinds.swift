import AppIntents
import Foundation

extension Performance {
    /// What is due for intents of the system's kinds when they have their values: a deprecated one is said to be, a deletion
    /// is asked about, a focus filter is on from now on.
    func beforePerforming(_ intent: any AppIntent, _ host: HostBridge) async throws {
        let traits = IntentTraits(of: intent)
        if let deprecation = traits.deprecation {
            let title = IntentDescriptor(of: intent).title.text()
            services.channel.say(.notice(Texts.deprecated(title, deprecation.notice)))
        }
        if let deletion = intent as? any DeleteIntent { try await confirm(deletion, host) }
        if let filter = intent as? any SetFocusFilterIntent { app.dependencies.services.focus.willPerform(filter) }
    }

    /// What was done is noted, so that it can be suggested.
    func note(_ intent: any AppIntent, _ result: AnyIntentResult) {
        let log = app.dependencies.services.donations
        log.donate(intent, result: result.value)
        if let fault = (log.keeper as? DonationFile)?.takeFault() { services.channel.say(.notice(fault)) }
    }

    /// Opens a link: what the app has for it is performed, any other is named.
    func open(_ link: URL, after intent: any AppIntent, depth: Int) async throws {
        let reader = LinkReader(app: app, answers: services.answers, deadline: .seconds(30))
        let others = try await reader.read(link.absoluteString).filter {
            $0.isWhole && type(of: $0.intent) != type(of: intent)
        }
        guard let target = others.first, depth < Self.chain else {
            return services.channel.say(.notice(Texts.opened(link.absoluteString)))
        }
        let slots = target.slots.map { ($0.name, $0.candidates[0]) }
        try await perform(target.intent, slots: Dictionary(slots) { first, _ in first }, depth: depth + 1)
    }

    private func confirm<Intent: DeleteIntent>(_ intent: Intent, _ host: HostBridge) async throws {
        let names = intent.entities.map { ValueDisplay.representation(of: $0).title.text() }
        let dialog = intent.summaryText == nil ? IntentDialog("\(Texts.confirmDeletion(names))") : nil
        let request = ConfirmationRequest(actionName: .delete, dialog: dialog)
        guard try await host.requestConfirmation(request) else { throw TurnEnd.declined }
        host.hasSaidYes = true
    }
}

extension ConfirmationRequest {
    /// Whether it is about the intent as a whole, and says nothing that the person has not heard yet.
    var asksForAll: Bool { parameter == nil && value == nil && result == nil }
}

extension AppIntent {
    /// The link that it leaves to be opened.
    func link(after result: AnyIntentResult) -> URL? {
        guard result.opensIntent == nil, self is any URLRepresentableIntent, !(self is any OpenIntent) else {
            return nil
        }
        return Link.url(of: self)
    }

    /// What an app without a screen of its own shows of a search: what is looked for, and where.
    var shownSearch: String? {
        func shown<Intent: ShowInAppSearchResultsIntent>(_ intent: Intent) -> String {
            let scopes = (Intent.searchScopes as? [StringSearchScope])?.map { $0.localizedStringResource.text() } ?? []
            let term = ValueDisplay.representation(of: intent.criteria).title.text()
            return ([Texts.results(term)] + scopes.map { $0 }).joined(separator: "\n")
        }
        if let search = self as? any ShowInAppSearchResultsIntent { return shown(search) }
        return (self as? any PlayVideoIntent)?.term
    }
}
