import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Texts of a recogniser that are as likely as the best one")
struct RivalTextTests {
    private static func matcher() throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: en
                app: {name: House}
                entities:
                  Device: {values: [lamp, heater]}
                intents:
                  TurnOn: {parameters: {device: {type: Device}}, phrases: ["turn on the ${device}"]}
                  TurnOff: {parameters: {device: {type: Device}}, phrases: ["turn off the ${device}"]}
                """)
    }

    /// - confidences: `nil` where the recogniser says nothing of them.
    private static func shown(_ texts: [String], _ confidences: [Double]?) throws -> String {
        let hypotheses = texts.indices.map { Hypothesis(SpokenText(texts[$0]), confidence: confidences?[$0]) }
        let match = try matcher().match(hypotheses)
        let best = match.best.map { "\($0.intent)(\($0.slots.map(\.value.title).joined()))" }
        return ([match.status.rawValue] + best).joined(separator: " ")
    }

    @Test(
        arguments: [
            // The opposite, another thing, and that it is not to be done.
            (["turn on the lamp", "turn off the lamp"], [0.5, 0.48], "suggested TurnOn(lamp) TurnOff(lamp)"),
            (["turn on the lamp", "turn on the heater"], [0.5, 0.48], "suggested TurnOn(lamp) TurnOn(heater)"),
            (["turn on the lamp", "don't turn on the lamp"], [0.51, 0.49], "suggested TurnOn(lamp)"),
            (["trun on the lamp", "don't turn on the lamp"], [0.51, 0.49], "suggested TurnOn(lamp)"),
            // The same, and nothing of the kind.
            (["turn on the lamp", "please turn on the lamp"], [0.5, 0.48], "matched TurnOn(lamp)"),
            (["turn on the lamp", "tune on the lamb"], [0.5, 0.48], "matched TurnOn(lamp)"),
            // Less likely.
            (["turn on the lamp", "turn off the lamp"], [0.9, 0.48], "matched TurnOn(lamp)"),
            (["turn on the lamp", "don't turn on the lamp"], [0.9, 0.1], "matched TurnOn(lamp)"),
            // Nothing is known of how likely they are: the best one is believed, but for its contrary in the second.
            (["turn on the lamp", "turn off the lamp"], nil, "suggested TurnOn(lamp) TurnOff(lamp)"),
            (["turn on the lamp", "don't turn on the lamp"], nil, "suggested TurnOn(lamp)"),
            (["turn on the lamp", "turn on the heater"], nil, "matched TurnOn(lamp)"),
            (["turn on the lamp", "turn of the lamp"], nil, "matched TurnOn(lamp)"),
            (["turn on the lamp", "turn on the lamb", "turn off the lamp"], nil, "matched TurnOn(lamp)"),
            (["turn on the lamp", "turn on the lamb", "don't turn on the lamp"], nil, "matched TurnOn(lamp)"),
            // In other words.
            (["switch the lamp on", "switch the lamp off"], nil, "suggested TurnOn(lamp) TurnOff(lamp)"),
            (["switch the lamp on", "switch the heater on"], [0.5, 0.5], "suggested TurnOn(lamp) TurnOn(heater)"),
            (["switch the lamp on", "switch the heater on"], nil, "matched TurnOn(lamp)"),
            // Likelihoods beyond 1 are in nats.
            (["turn on the lamp", "turn off the lamp"], [212.5, 211], "matched TurnOn(lamp)"),
            (["turn on the lamp", "turn off the lamp"], [212.5, 212.4], "suggested TurnOn(lamp) TurnOff(lamp)"),
            (["turn on the lamp", "turn off the lamp"], [0, 0], "matched TurnOn(lamp)"),
            (["turn on the lamp", "turn off the lamp"], [-1, -1], "matched TurnOn(lamp)"),
        ] as [([String], [Double]?, String)])
    func areAskedAbout(_ texts: [String], _ confidences: [Double]?, _ shown: String) throws {
        #expect(try Self.shown(texts, confidences) == shown)
    }

    /// Whoever asks is not sure, and those that are asked about share what chance there is.
    @Test(
        arguments: [
            (["turn on the lamp", "turn off the lamp"], [0.325, 0.325]),
            (["turn on the lamp", "don't turn on the lamp"], [0.65]),
            (["turn on the lamp", "please turn on the lamp"], [1]),
        ] as [([String], [Double])])
    func shareTheChance(_ texts: [String], _ scores: [Double]) throws {
        let match = try Self.matcher().match(texts.map { Hypothesis(SpokenText($0), confidence: 0.5) })
        #expect(match.best.map(\.score) == scores)
        #expect(match.readings.prefix(match.best.count).map(\.score) == scores)
    }
}
