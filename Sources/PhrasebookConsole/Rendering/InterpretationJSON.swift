import IntentRuntime

/// The object of `match --json`; keys and their order are fixed.
package enum InterpretationJSON {
    package static func object(for interpretation: Interpretation) -> JSON {
        let meaning = interpretation.meaning
        let others = interpretation.readings.dropFirst(meaning == nil ? 0 : 1)
        let listed = JSON.array(others.map { alternative($0) })
        return .members([
            "text": .string(interpretation.text),
            "status": .string(interpretation.status.rawValue),
            "app": orNull(interpretation.commonApp),
            "intent": orNull(interpretation.commonIntent),
            "slots": meaning.map { slots(of: $0) } ?? .object([]),
            "template": orNull(interpretation.common(\.template)),
            "tier": orNull(interpretation.readings.first?.tier),
            "score": interpretation.readings.first.map { score($0.score) } ?? .null,
            "alternatives": listed,
            "truncated": interpretation.isTruncated ? .bool(true) : nil,
        ])
    }

    private static func orNull(_ text: String?) -> JSON {
        text.map { .string($0) } ?? .null
    }

    private static func alternative(_ reading: Reading) -> JSON {
        .members([
            "app": .string(reading.app), "intent": .string(reading.intent), "slots": slots(of: reading),
            "template": .string(reading.template), "tier": .string(reading.tier), "score": score(reading.score),
        ])
    }

    static func slots(of reading: Reading) -> JSON { slots(reading.slots) }

    static func slots(_ slots: [Reading.Slot]) -> JSON {
        .object(slots.map { JSON.Member(key: $0.name, value: object(for: $0)) })
    }

    private static func object(for slot: Reading.Slot) -> JSON {
        .members([
            "text": .string(slot.text), "value": value(of: slot), "id": slot.id.map { .string($0) },
            "start": .int(slot.span.lowerBound), "end": .int(slot.span.upperBound),
        ])
    }

    /// The value as programs take it; of a thing its title.
    static func value(of slot: Reading.Slot) -> JSON {
        switch slot.value {
        case .bool, .int, .double, .string, .list: JSON(slot.value)
        case .null, .entity: .string(slot.title)
        }
    }

    private static func score(_ score: Double) -> JSON {
        .double((score * 10_000).rounded() / 10_000)
    }
}

extension Interpretation {
    /// The one reading that the utterance has; `nil` where several fit equally or none.
    package var meaning: Reading? {
        switch status {
        case .matched, .suggested: readings.first
        case .ambiguous, .rejected: nil
        }
    }

    /// The app on which all readings agree.
    package var commonApp: String? { common(\.app) }

    /// The intent on which all readings agree.
    package var commonIntent: String? { common(\.intent) }

    /// The slots on which all readings agree: a choice between two apps or two notes is in none of them.
    package var commonSlots: [Reading.Slot] {
        guard let first = readings.first, !isTruncated || meaning != nil else { return [] }
        if meaning != nil { return first.slots }
        return first.slots.filter { slot in
            readings.allSatisfy { reading in
                reading.app == first.app
                    && reading.slots.contains { $0.name == slot.name && $0.span == slot.span && $0.value == slot.value }
            }
        }
    }

    fileprivate func common(_ property: KeyPath<Reading, String>) -> String? {
        if let meaning { return meaning[keyPath: property] }
        guard let first = readings.first?[keyPath: property] else { return nil }
        return readings.allSatisfy { $0[keyPath: property] == first } ? first : nil
    }
}
