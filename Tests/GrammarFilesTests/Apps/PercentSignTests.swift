import GrammarFiles
import PhraseMatching
import Testing

/// A phrase that says "percent" behind a number also takes the sign, as recognisers write it; one with the sign takes the word.
@Suite struct PercentSignTests {
    @Test(arguments: [
        ("en", "dim the light to ${n} percent", "Dim the light to 40%."),
        ("en", "dim the light to ${n} percent", "dim the light to 40 %"),
        ("en", "dim the light to ${n} percent", "dim the light to forty percent"),
        ("en", "dim the light to ${n} per cent now", "dim the light to 40% now"),
        ("en", "dim the light to ${n}%", "dim the light to forty percent"),
        ("de", "dimme das Licht auf ${n} Prozent", "Dimme das Licht auf 40%."),
        ("de", "dimme das Licht auf ${n} Prozent", "dimme das Licht auf 40 %"),
        ("fr", "mets la lampe à ${n} pour cent", "Mets la lampe à 40 %."),
    ])
    func signOrWord(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try Self.matcher(language, phrase).match(text)
        let best = try #require(match.result.best.first)
        #expect(match.status == .matched && best.tier == .exact)
        #expect(["40", "forty"].contains(best.slots.first?.text))
    }

    /// A longer word that begins like it is another one.
    @Test func anotherWord() throws {
        let match = try Self.matcher("en", "show the ${n} percentile").match("show the 40%")
        #expect(match.status == .rejected)
    }

    private static func matcher(_ language: String, _ phrase: String) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Lamp}
                intents:
                  Dim: {parameters: {n: {type: Int, range: [0, 100]}}, phrases: ["\(phrase)"]}
                """)
    }
}
