import PhraseMatching
import Testing

/// Whatever a grammar can say is recognised again.
@Suite struct SampleTests {
    private static func fixture() throws -> GrammarFixture {
        try GrammarFixture(
            [
                "turn[s|ed] (on|off) <the> {light}", "doe {area}[ ]licht (aan|uit)", "play ({text};loudly;now)",
                "(open|show) {light} [in <the> {area}]", "add {text} to {light}",
            ],
            lists: ["light": ["Desk Lamp", "O'Brien's AC/DC", "C++ tips", "か水"], "area": ["keuken", "Straße 12"]],
            unlisted: ["text"], rules: ["the": "[the|my]"])
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func everyUtteranceIsRecognised(seed: UInt64) throws {
        let fixture = try Self.fixture()
        var sampler = Sampler(fixture.grammar, seed: seed)
        let matcher = Matcher(fixture.grammar)
        for number in 0..<5 as Range<UInt32> {
            for _ in 0..<40 {
                let id = TemplateID(rawValue: number)
                let sample = sampler.utterance(of: id)
                let said = try #require(sample)
                let result = matcher.match(SpokenText(said))
                #expect(result.matches.contains { $0.template == id }, "seed \(seed): “\(said)”")
            }
        }
    }

    @Test func repeatsItself() throws {
        let grammar = try Self.fixture().grammar
        var (one, other) = (Sampler(grammar, seed: 3), Sampler(grammar, seed: 3))
        for _ in 0..<20 {
            let first = one.utterance(of: TemplateID(rawValue: 0))
            let second = other.utterance(of: TemplateID(rawValue: 0))
            #expect(first == second)
        }
        let stranger = one.utterance(of: TemplateID(rawValue: 99))
        #expect(stranger == nil)
    }
}
