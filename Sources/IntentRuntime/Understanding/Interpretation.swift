/// What an utterance means, before anything is asked or performed.
package struct Interpretation: Sendable {
    /// The four statuses of `match --json`.
    package enum Status: String, Sendable, Hashable {
        case matched, ambiguous, suggested, rejected
    }

    package let text: String
    package let status: Status
    /// Best first: the meaning where `matched`; all that fit equally where `ambiguous`; none where `rejected`.
    package let readings: [Reading]
    /// There were more readings than are listed.
    package let isTruncated: Bool
    /// Why nothing fits, for a person; empty unless `rejected`.
    package let reason: String
    /// Phrases as one would say them, nearest first; empty unless `rejected`.
    package let nearest: [String]
    /// The app that is meant, where its data or code keeps it from working.
    package var unavailableApp: String?
    /// It is rejected since nobody knows it, and for no other reason.
    package var isUnknown = false

    package var isUnavailable: Bool { unavailableApp != nil }
}

/// One way to understand an utterance: an intent of an app, with a value for every slot that was said.
package struct Reading: Sendable {
    package struct Slot: Sendable {
        package let name: String
        /// As spoken, and where: UTF-8 offsets into the reading's `said`, half-open.
        package let text: String
        package let span: Range<Int>
        /// The title, name or number that it stands for, and the entity's identifier.
        package let value: ValueDescription
        package let title: String
        package let id: String?
    }

    /// The text that says it, as given: of several hypotheses one.
    package let said: String
    package let app: String
    /// The intent's type name, such as `OpenNoteIntent`.
    package let intent: String
    package let template: String
    /// `exact` or `flexible`.
    package let tier: String
    package let score: Double
    package let slots: [Slot]
    /// What is not known, in the order in which it was said; only of what is `suggested`.
    package var unlisted: [Unlisted] = []
    /// Other names by which the intent is found.
    package var formerNames: [String] = []
}

extension Interpretation {
    /// Of what cannot be read as an utterance.
    ///
    /// - Parameter reason: Why.
    package init(unread reason: String) {
        self.init(text: "", status: .rejected, readings: [], isTruncated: false, reason: reason, nearest: [])
    }
}
