@testable import PhraseMatching
import Testing

@Suite struct SenseLexiconTests {
    private static func lexicon(
        _ endings: [String], _ beginnings: [String] = [], ordinary: [String] = ["look", "hate", "sing", "stop"]
    ) -> SenseLexicon {
        var model = FlexibleModel()
        model.senses.verbEndings = endings
        model.senses.verbBeginnings = beginnings
        model.senses.ordinary = ordinary
        return SenseLexicon(model)
    }

    @Test(arguments: [
        ("opened", "open", true), ("closed", "close", true), ("closing", "close", true), ("stopped", "stop", true),
        ("opens", "open", true), ("reading", "read", true), ("open", "open", false), ("opening", "pen", false),
        ("close", "open", false), ("ed", "e", false), ("singing", "sings", false), ("feeding", "fee", false),
    ])
    func englishFormsAreToldApart(word: String, verb: String, isForm: Bool) {
        #expect(Self.lexicon(["ed", "d", "ing", "s"]).isOtherForm(word, of: verb) == isForm)
    }

    @Test(arguments: [
        ("offnete", "offne", true), ("schaltete", "schalte", true), ("geschaltet", "schalte", true),
        ("ausgeschaltet", "ausschalten", true), ("eingeschaltet", "einschalten", true), ("gegeben", "geben", true),
        ("offnet", "offne", false), ("schalte", "schalten", false), ("gehe", "geh", false), ("gegen", "geh", false),
        ("einschalten", "ausschalten", false),
    ])
    func germanFormsAreToldApart(word: String, verb: String, isForm: Bool) {
        #expect(Self.lexicon(["te", "test", "ten", "tet"], ["ge"]).isOtherForm(word, of: verb) == isForm)
    }

    @Test func formsOfOrdinaryWordsAreOrdinary() {
        let lexicon = Self.lexicon(["ed", "d", "ing", "s"])
        for word in ["look", "looks", "looked", "hated", "hating", "stopping"] { #expect(lexicon.isOrdinary(word)) }
        for word in ["lock", "", "ing", "sed", "hatch"] { #expect(!lexicon.isOrdinary(word)) }
        #expect(lexicon.areForms("sings", "singing") && !lexicon.areForms("sings", "looking"))
    }

    @Test func withoutWordsNothingIsKnown() {
        let lexicon = SenseLexicon(FlexibleModel())
        #expect(!lexicon.isOrdinary("look") && !lexicon.isOtherForm("opened", of: "open"))
        #expect(!lexicon.isTurning("out") && !lexicon.isRelative("by"))
        #expect(!lexicon.isDealing("open", butNot: "show", with: ["door"]))
    }
}
