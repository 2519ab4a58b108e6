import CAllocationCounter
import PhraseMatching
import Testing

/// Once a scratch has seen utterances of a kind, recognizing more of them asks for no memory.
@Suite(.enabled(if: phrasebook_counts_allocations(), "allocations are not counted in this build"))
struct AllocationTests {
    private static let phrases = [
        "turn (on|off) [the] {name}[ please]", "(turn|switch) the {name} (on|off)",
        "set {name} to {0..100:level} percent",
        "add {item} to [my] {name}", "打开{name}", "!turn off everything",
    ]

    /// Listed, unlisted, ambiguous, vetoed and not understood, with brackets, numbers and other scripts.
    private static let utterances = [
        "turn on the kitchen light", "Turn OFF the café lamp, please", "switch the kitchenlight on",
        "set kitchen light to 42 percent", "set kitchen light to 4:20 percent",
        "add milk and (oat) eggs to my list (old)",
        "打开厨房", "turn off everything", "turn on the moon", "", "…", "turn on heron", "ａｄｄ が to list (old)",
    ]

    @Test func recognizingAllocatesNothing() throws {
        let names = ["kitchen light", "café lamp", "list (old)", "厨房", "heron=Heron", "Heron"]
        let fixture = try GrammarFixture(Self.phrases, lists: ["name": names], unlisted: ["item"], rules: [:])
        let (matcher, scratch) = (Matcher(fixture.grammar), MatchScratch())
        var understood = 0
        for text in Self.utterances where matcher.recognize(text, in: scratch).best != nil { understood += 1 }
        #expect(understood == 8)
        let utterances = Self.utterances
        let before = phrasebook_allocation_count()
        for index in 0..<10 * utterances.count {
            _ = matcher.recognize(utterances[index % utterances.count], in: scratch)
        }
        #expect(phrasebook_allocation_count() - before == 0)
    }

    @Test func countsAllocations() {
        let before = phrasebook_allocation_count()
        let array = Array(repeating: before, count: 100)
        #expect(phrasebook_allocation_count() > array[99])
    }
}
