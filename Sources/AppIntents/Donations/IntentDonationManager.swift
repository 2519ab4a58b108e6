/// Where an app tells what a person did, so that it can be suggested.
///
///     try await IntentDonationManager.shared.donate(intent: OpenNote(target: note))
///     try await IntentDonationManager.shared.deleteDonations(matching: .entityIdentifier(EntityIdentifier(for: note)))
///
/// Kept are the intent, the time, and which entities, cases and numbers its parameters held; no text that a person wrote.
public struct IntentDonationManager: Sendable {
    /// The manager of the app that runs the code at hand.
    public static var shared: IntentDonationManager { IntentDonationManager() }

    private var log: DonationLog { AppServices.current.donations }

    /// Tells that an intent was carried out.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { log.donate(intent) }

    /// Tells that an intent was carried out, and what came of it.
    @discardableResult
    public func donate(
        intent: some AppIntent, result: some IntentResult
    ) async throws -> IntentDonationIdentifier { log.donate(intent, result: result._erased.value) }

    /// Tells that an intent was carried out.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { log.donate(intent) }

    /// Tells that an intent was carried out, and what came of it.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        log.donate(intent, result: result._erased.value)
    }

    /// Forgets donations.
    ///
    /// - Returns: Those that were forgotten, the oldest first.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] { log.remove { predicate.matches($0) } }
}

extension AppIntent {
    /// Tells that this intent was carried out, so that it can be suggested.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Tells that this intent was carried out, so that it can be suggested.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }

    /// Tells that this intent was carried out, and what came of it.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Tells that this intent was carried out, and what came of it.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
