@testable import PhraseMatching
import Testing

@Suite struct ContraryWordsTests {
    private static let contraries: ContraryWords = {
        var senses = SenseWords()
        senses.negatingBeginnings = ["un", "dés"]
        senses.contraryBeginnings = ["max/min", "im/ex/de"]
        senses.contraryWords = ["to into/from off"]
        return ContraryWords(senses)
    }()

    @Test(arguments: [
        ("unpublish", "publish", true), ("publish", "unpublish", true), ("maximize", "minimize", true),
        ("export", "import", true), ("deport", "export", true), ("desactive", "active", true), ("undo", "do", true),
        // The rest a slip away, but no other word of it.
        ("minimise", "maximize", true), ("unpublsh", "publish", true), ("exact", "impact", false),
        ("maximize", "maximise", false), ("publish", "publish", false), ("un", "", false), ("until", "able", false),
        ("max", "min", false), ("uno", "o", false),
    ])
    func beginningsMakeAnotherWord(one: String, other: String, isAnother: Bool) {
        #expect(Self.contraries.differ(one, other) == isAnother)
        #expect(Self.contraries.differ(other, one) == isAnother)
    }

    @Test(arguments: [
        ("to", "from", true), ("off", "into", true), ("to", "into", false), ("from", "off", false), ("to", "to", false),
        ("", "to", false),
    ])
    func smallWordsExcludeEachOther(one: String, other: String, exclude: Bool) {
        #expect(Self.contraries.exclude(one, other) == exclude)
        #expect(Self.contraries.exclude(other, one) == exclude)
    }

    @Test func withoutWordsNothingIsContrary() {
        let contraries = ContraryWords(SenseWords())
        #expect(!contraries.differ("unpublish", "publish") && !contraries.exclude("to", "from"))
    }
}
