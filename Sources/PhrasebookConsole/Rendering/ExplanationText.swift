import IntentRuntime
import PhraseMatching

/// The stages of one utterance, one below the other, with their names in a column.
package enum ExplanationText {
    package static func lines(_ explanation: Explanation) -> [StyledText] {
        let stages: [(name: String, lines: [StyledText])] = [
            ("heard", [StyledText(quoted(explanation.spoken.text))]),
            ("words", [words(of: explanation.spoken)]),
            ("fits", fits(explanation)),
            ("weighs", weighed(explanation)),
            ("vetoed", explanation.isVetoed ? ["by a negative phrase"] : []),
            ("means", meaning(explanation.interpretation)),
            ("asks", questions(explanation)),
        ]
        let width = stages.map(\.name.count).max() ?? 0
        return stages.flatMap { stage in
            stage.lines.enumerated().map { index, line in
                StyledText(index == 0 ? stage.name : "", .prompt).padded(to: width + 2) + line
            }
        }
    }

    private static func words(of spoken: SpokenText) -> StyledText {
        spoken.words.isEmpty ? "none" : StyledText(spoken.words.map { shortened($0.folded) }.joined(separator: " · "))
    }

    /// Nothing for what is understood without a phrase: things that are asked for by their properties.
    private static func fits(_ explanation: Explanation) -> [StyledText] {
        guard explanation.matches.isEmpty else { return matches(explanation) }
        return explanation.interpretation.readings.isEmpty ? ["no phrase"] : []
    }

    private static func matches(_ explanation: Explanation) -> [StyledText] {
        let heads: [StyledText] = explanation.matches.map { "\($0.app, .app) \($0.intent)" }
        let width = heads.map(\.width).max() ?? 0
        return explanation.matches.indices.flatMap { index in
            let item = explanation.matches[index]
            let head = heads[index].padded(to: width) + "  \(item.template)"
            let degree: StyledText = "  \("\(item.match.tier) \(percent(item.match.score))", .faint)"
            return [head + degree] + slots(of: item.match)
        }
    }

    private static func slots(of match: Match) -> [StyledText] {
        let width = match.slots.map { displayWidth(of: $0.name) }.max() ?? 0
        return match.slots.map { slot in
            let name = StyledText(slot.name, .number).padded(to: width)
            let span = "\(slot.span.lowerBound)–\(slot.span.upperBound)"
            let listed = slot.value == nil ? ", in its own words" : ""
            return "  " + name + "  \(quoted(slot.text))  \("\(span)\(listed)", .faint)"
        }
    }

    /// What speaks for what only sounds like a phrase, and the score that comes of it.
    private static func weighed(_ explanation: Explanation) -> [StyledText] {
        guard !explanation.features.isEmpty else { return [] }
        let width = explanation.weighed.map(\.name.count).max() ?? 0
        let score = explanation.interpretation.readings.first?.score ?? 0
        return explanation.weighed.map { StyledText($0.name, .number).padded(to: width) + "  \(decimal($0.value))" }
            + [StyledText("score", .number).padded(to: width) + "  \(decimal(score))"]
    }

    /// With two places, rounded.
    private static func decimal(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = String(abs(hundredths) % 100)
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest.count < 2 ? "0" : "")\(rest)"
    }

    private static func meaning(_ interpretation: Interpretation) -> [StyledText] {
        guard interpretation.status != .rejected else {
            return InterpretationText.lines(interpretation)
        }
        let count = interpretation.readings.count
        let several: [StyledText] = count > 1 ? ["\(interpretation.status.rawValue), \(count) readings"] : []
        return several + interpretation.readings.flatMap { [head(of: $0)] + values(of: $0) }
    }

    private static func head(of reading: Reading) -> StyledText {
        "\(reading.app, .app) \(reading.intent)"
    }

    private static func values(of reading: Reading) -> [StyledText] {
        let slots = reading.slots.filter { $0.name != "applicationName" }
        let names = slots.map(\.name) + reading.unlisted.map(\.name)
        let width = names.map { displayWidth(of: $0) }.max() ?? 0
        func line(_ name: String, _ value: StyledText) -> StyledText {
            "  " + StyledText(name, .number).padded(to: width) + "  " + value
        }
        return slots.map { slot in
            let id = slot.id.map { "  id \($0)" } ?? ""
            return line(slot.name, "\(slot.title)\(id, .faint)")
        } + reading.unlisted.map { line($0.name, "\("not known:", .faint) \(quoted($0.text))") }
    }

    private static func questions(_ explanation: Explanation) -> [StyledText] {
        guard explanation.interpretation.status != .rejected else { return [] }
        return explanation.questions.isEmpty ? ["nothing"] : explanation.questions.map { StyledText($0) }
    }

    private static func percent(_ score: Double) -> String {
        "\(Int((score * 100).rounded())) %"
    }
}
