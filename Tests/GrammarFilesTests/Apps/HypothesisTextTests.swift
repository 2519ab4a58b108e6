import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Each reading of several texts stands in its own text")
struct HypothesisTextTests {
    private static func matcher() throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: en
                app: {name: Notes}
                entities:
                  Place: {values: [Fort, Port]}
                intents:
                  AddNote: {parameters: {text: {type: String}}, phrases: ["jot down ${text} in ${applicationName}"]}
                  Remind:
                    parameters: {text: {type: String}, time: {type: Time}}
                    phrases: ["remind me to ${text} ${time} in ${applicationName}"]
                  Pay: {parameters: {amount: {type: Int}}, phrases: ["pay ${amount} in ${applicationName}"]}
                  Send: {parameters: {sum: {type: Currency}, place: {type: Place}}, phrases: ["send ${sum} to ${place}"]}
                  Open: {parameters: {place: {type: Place}}, phrases: ["open ${place} in ${applicationName}"]}
                """)
    }

    private static func match(_ matcher: AppMatcher, _ texts: [String]) -> AppMatch {
        matcher.match(texts.map { Hypothesis(SpokenText($0), confidence: 0.5) })
    }

    @Test(
        arguments: [
            // Two ways to write down what was dictated, in texts of which the second is the shorter one.
            (
                ["er so jot down buy oat milk in nodes", "jot down by coat milk in nodes"],
                "ambiguous by coat milk | buy oat milk"
            ),
            (
                ["short down buy oat milk in notes", "please oh short down by goat milk in notes"],
                "matched buy oat milk"
            ),
            (["er so pay fifty two in nodes", "pay sixty two in nodes"], "matched sixty two"),
            (["er so open fort in notes", "open port in notes"], "suggested fort | port"),
            (
                ["um so remind me two buy milk at five in nodes", "remind me two by silk at nine in nodes"],
                "ambiguous by silk, at nine | buy milk, at five"
            ),
        ])
    func areRead(_ texts: [String], _ shown: String) throws {
        let match = Self.match(try Self.matcher(), texts)
        let readings = match.best.map { $0.slots.map(\.text).joined(separator: ", ") }
        #expect("\(match.status.rawValue) \(readings.joined(separator: " | "))" == shown)
    }

    /// What is nothing in the best text may be something in another one.
    @Test func isThatOfTheReading() throws {
        let match = Self.match(try Self.matcher(), ["send 20 to fort", "send 20 euros to er fort"])
        #expect(match.spoken.text == "send 20 euros to er fort" && match.best.map(\.said) == [match.spoken.text])
        #expect(match.best.first?.slots.map(\.text) == ["20 euros", "fort"])
    }

    /// Whatever is in the list: what is said for a slot stands where the reading says, in one of the texts.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func standWhereTheySay(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let matcher = try Self.matcher()
        let fillers = ["um", "so", "please", "er so", "short", "oh", "", ""]
        let heads = ["jot down", "short down", "pay", "bay", "open", "hope in", "remind me to", "rewind me two"]
        let middles = [
            "buy oat milk", "by goat milk", "fifty two", "fifty", "fort", "port", "court", "mum at five",
            "the café bill at half past nine",
        ]
        let tails = ["in notes", "in nodes", "and notes", "in boats", ""]
        var found = 0
        for _ in 0..<60 {
            var middle = middles.randomElement(using: &numbers) ?? ""
            let texts = (0..<Int.random(in: 2...4, using: &numbers)).map { _ in
                if Bool.random(using: &numbers) { middle = middles.randomElement(using: &numbers) ?? "" }
                return [fillers, heads].map { $0.randomElement(using: &numbers) ?? "" }.joined(separator: " ")
                    + " \(middle) " + (tails.randomElement(using: &numbers) ?? "")
            }
            for reading in Self.match(matcher, texts).readings {
                found += 1
                let said = Array(reading.said.utf8)
                #expect(texts.contains(reading.said))
                for slot in reading.slots {
                    let span = slot.span.clamped(to: 0..<said.count)
                    #expect(span == slot.span && String(decoding: said[span], as: UTF8.self) == slot.text, "\(texts)")
                }
            }
        }
        #expect(found > 10)
    }
}
