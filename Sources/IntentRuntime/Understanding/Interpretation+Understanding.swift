import AppIntents
import PhraseMatching

extension Interpretation {
    /// At most this many readings are listed.
    static let limit = 10

    init(_ understanding: Understanding, nearest: [String]) {
        let text = understanding.spoken.text
        let readings = understanding.frames.flatMap(\.readings) + understanding.finds.map { $0.reading(in: text) }
        let isRejected = readings.isEmpty
        self.init(
            text: text,
            status: Self.status(of: understanding, readings.count),
            readings: Array(readings.prefix(Self.limit)),
            isTruncated: readings.count > Self.limit || (understanding.result.wasTruncated && readings.count > 1),
            reason: isRejected ? understanding.reason ?? Texts.unknown(text) : "",
            nearest: isRejected ? nearest : [], unavailableApp: understanding.fault?.app)
    }

    private static func status(of understanding: Understanding, _ readings: Int) -> Status {
        if readings == 0 { return .rejected }
        if understanding.isSuggestion { return .suggested }
        return readings == 1 ? .matched : .ambiguous
    }
}

extension Interpretation {
    /// Author's code failed while names were looked up.
    init(failed error: any Error, text: String) {
        self.init(
            text: text, status: .rejected, readings: [], isTruncated: false, reason: AuthorError.message(of: error),
            nearest: [])
    }
}

extension Frame {
    /// One reading for every combination of what the slots may hold.
    var readings: [Reading] {
        slots.reduce([[]]) { combinations, slot in
            combinations.prefix(Interpretation.limit + 1).flatMap { before in
                slot.candidates.map { before + [Reading.Slot(slot, $0)] }
            }
        }.map { slots in
            Reading(
                said: spoken.text, app: app.name, intent: intentName, template: template.source,
                tier: String(describing: match.tier),
                score: match.score,
                slots: slots, unlisted: unlisted, formerNames: IntentTraits(of: shortcut.intent).formerNames)
        }
    }
}

extension Reading.Slot {
    init(_ slot: Frame.Slot, _ candidate: Candidate) {
        self.init(
            name: slot.name, text: slot.text, span: slot.span, value: candidate.description, title: candidate.title,
            id: candidate.id)
    }
}
