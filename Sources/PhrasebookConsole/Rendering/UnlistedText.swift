import IntentRuntime

/// Says what nobody knows in what was said, and what could be said there.
///
///     I don't know the title “oter track”.
///     Did you mean:
///       otter tracks
enum UnlistedText {
    static func lines(_ readings: [Reading]) -> [StyledText] {
        guard readings.count > 1 else { return readings.flatMap { $0.unlisted.flatMap(lines) } }
        return readings.flatMap { reading in
            [InterpretationText.line(reading)] + reading.unlisted.flatMap(lines).map { "  " + $0 }
        }
    }

    private static func lines(_ unlisted: Reading.Unlisted) -> [StyledText] {
        let what = StyledText(ConsoleTexts.unknown(unlisted.text, as: unlisted.label))
        let offers = unlisted.offers
        guard !offers.names.isEmpty else { return [what] }
        let how = StyledText(offers.areNear ? ConsoleTexts.didYouMean : ConsoleTexts.tryThis)
        return [what, how] + offers.names.map { "  \($0)" }
    }
}
