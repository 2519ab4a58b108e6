@testable import PhraseMatching
import Testing

@Suite struct LaterTests {
    private final class Probe: Sendable {}

    /// What a value is made of must not live as long as the value: snapshots would keep all earlier ones.
    @Test func whatIsNeededToMakeTheValueIsLetGo() {
        var probe: Probe? = Probe()
        weak let known = probe
        let later = Later { [probe] in probe == nil ? 0 : 1 }
        probe = nil
        #expect(later.valueIfMade == nil && known != nil)
        #expect(later.value == 1 && later.valueIfMade == 1)
        #expect(known == nil)
    }
}
