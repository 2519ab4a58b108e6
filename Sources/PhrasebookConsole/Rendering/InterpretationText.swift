import IntentRuntime

/// What an utterance means, in a line or a few.
package enum InterpretationText {
    package static func lines(_ interpretation: Interpretation) -> [StyledText] {
        switch interpretation.status {
        case .matched:
            return interpretation.readings.prefix(1).map { line($0) }
        case .suggested where interpretation.readings.contains { !$0.unlisted.isEmpty }:
            return UnlistedText.lines(interpretation.readings)
        case .suggested:
            return [StyledText(ConsoleTexts.didYouMean)] + interpretation.readings.map { "  " + line($0) }
        case .ambiguous:
            let more: [StyledText] = interpretation.isTruncated ? [StyledText("  " + ConsoleTexts.andMore)] : []
            return [StyledText(ConsoleTexts.several(interpretation.text))]
                + interpretation.readings.map { "  " + line($0) } + more
        case .rejected:
            return TurnText.rejection(
                text: interpretation.text, reason: interpretation.reason, nearest: interpretation.nearest)
        }
    }

    /// FieldNotes OpenNoteIntent  target: Otter tracks
    package static func line(_ reading: Reading) -> StyledText {
        let slots = reading.slots.filter { $0.name != "applicationName" }.map {
            name(of: $0.name) + StyledText($0.title)
        }
        return slots.isEmpty ? head(reading) : head(reading) + gap + slots.joined(separator: comma)
    }

    /// What a line begins with, whatever is in the slots.
    static func head(_ reading: Reading) -> StyledText { "\(reading.app, .app) \(reading.intent)" }

    /// What stands before the first slot, and between slots.
    static let gap: StyledText = "  "
    static let comma: StyledText = ", "

    static func name(of slot: String) -> StyledText { "\(slot, .faint)\(":", .faint) " }
}
