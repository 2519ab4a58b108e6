/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
    let matches: @Sendable (Donation) -> Bool

    /// One donation.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate { $0.identifier == identifier }
    }

    /// All donations that an entity has a part in.
    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        let value = Donation.Value(identifier)
        return IntentDonationMatchingPredicate { $0.values.values.contains { $0.contains(value) } }
    }

    /// All donations of an intent, or those of them that an entity has a part in.
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        let name = intentType.persistentIdentifier
        let entity = entityIdentifier.map { Self.entityIdentifier($0) }
        return IntentDonationMatchingPredicate { $0.intent == name && entity?.matches($0) ?? true }
    }
}
