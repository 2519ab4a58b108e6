import PhraseMatching
import Testing

/// One test for each rule, in their order; each has a rival that all later rules would prefer.
@Suite struct RankingTests {
    @Test func rulesStandInTheirOrder() {
        #expect(RankingRule.allCases == [.listedText, .unlistedSlots, .literalText, .unlistedText, .wordBoundaries])
    }

    @Test func mostListedTextWinsFirst() throws {
        let fixture = try GrammarFixture(
            ["open ${x} ${text}", "open the ${y} at the ford"],
            lists: ["x": ["the grey heron at"], "y": ["grey heron"]], unlisted: ["text"])
        #expect(
            fixture.readings("open the grey heron at the ford") == [#"0 x=0"the grey heron at" text=?"the ford""#])
    }

    @Test func fewestUnlistedSlotsWinNext() throws {
        let fixture = try GrammarFixture(
            ["open the ${a} and the ${b}", "open ${a}"], unlisted: ["a", "b"])
        #expect(fixture.readings("open the otter and the heron") == [#"1 a=?"the otter and the heron""#])
    }

    @Test func listedSlotsWinOverUnlistedOnes() throws {
        let fixture = try GrammarFixture(["open ${a}", "open ${x}"], lists: ["x": ["otter"]], unlisted: ["a"])
        let result = fixture.match("open otter")
        #expect(result.best.map(GrammarFixture.describe) == [#"1 x=0"otter""#])
        #expect(result.matches.count == 2)
    }

    @Test func mostLiteralTextWinsNext() throws {
        let fixture = try GrammarFixture(["open ${a}", "open the ${a}"], unlisted: ["a"])
        #expect(fixture.readings("open the otter") == [#"1 a=?"otter""#])
        let literal = try GrammarFixture(["open ${a}", "openthe otter"], unlisted: ["a"])
        #expect(literal.readings("open the otter") == ["1"])
    }

    @Test func fewestChangedWordBoundariesWinLast() throws {
        let fixture = try GrammarFixture(["open ${x}"], lists: ["x": ["Notable", "No table", "NoTable"]])
        #expect(fixture.readings("open notable") == [#"0 x=0"notable""#, #"0 x=2"notable""#])
        #expect(fixture.readings("open no table") == [#"0 x=1"no table""#, #"0 x=2"no table""#])
        #expect(fixture.match("open no table").matches.count == 3)
    }

    @Test func equalsAreReturnedTogether() throws {
        let fixture = try GrammarFixture(["${a} in ${a}"], unlisted: ["a"])
        #expect(
            fixture.readings("a in b in c")
                == [#"0 a=?"a" a=?"b in c""#, #"0 a=?"a in b" a=?"c""#])
    }

    @Test func atMostTenWithAMark() throws {
        let fixture = try GrammarFixture(["${a} ${b} ${c}"], unlisted: ["a", "b", "c"])
        let ten = fixture.match("1 2 3 4 5 6"), more = fixture.match("1 2 3 4 5 6 7")
        #expect(ten.best.count == 10 && !ten.wasTruncated)
        #expect(more.best.count == 10 && more.wasTruncated)
    }
}
