import PhraseMatching
import Testing

/// What groups, rules and ranges let be said; every case through both matchers.
@Suite struct GroupTests {
    static let cases: [(said: String, readings: [String])] = [
        ("turn on the light", [#"0"#]), ("turns on light", ["0"]), ("turned on my light", ["0"]),
        ("turn ed on light", ["0"]), ("turn light", []), ("turnson light", ["0"]),
        ("doe keukenlicht aan", [#"1 area=0"keuken""#]), ("doe keuken licht aan", [#"1 area=0"keuken""#]),
        ("doe lichtkeuken aan", []),
        ("play otter loudly now", [#"2 text=?"otter""#]), ("play now loudly otter", [#"2 text=?"otter""#]),
        ("play loudly loudly otter now", [#"2 text=?"loudly otter""#]), ("play otter now", []),
        ("set heat to 25 %", [#"3 level=5"25""#]), ("set heat to 25%", [#"3 level=5"25""#]),
        ("set heat to twenty-five percent", [#"3 level=5"twenty-five""#]), ("set heat to 26", []),
        ("set heat to 5", [#"3 level=1"5""#]), ("set heat to 525", []),
        ("wake me at 7 30", [#"4 hour=7"7""#]), ("wake me at 7", [#"4 hour=7"7""#]),
    ]

    private static let words = [5: ["five"], 25: ["twenty-five", "five and twenty"]]

    private static func grammar() throws -> (Grammar, ReferenceMatcher) {
        var builder = GrammarBuilder()
        builder.numberWords = { words[$0] ?? [] }
        builder.addRule("the", try Template("[the|my]"))
        let lists = [
            "area": builder.addList("area", entries: GrammarFixture.entries(["keuken"]), acceptsUnlisted: false),
            "text": builder.addList("text", entries: [], acceptsUnlisted: true),
        ]
        for source in [
            "turn[s|ed] on <the> light", "doe {area}[ ]licht aan", "play ({text};loudly;now)",
            "set heat to {0..100,5:level}[[ ]%| percent]", "wake me at {0..23:hour}[ 30]",
        ] {
            _ = try builder.addTemplate(Template(source), lists: lists, scope: ScopeID(rawValue: 0))
        }
        let grammar = builder.build()
        return (grammar, ReferenceMatcher(grammar))
    }

    @Test(arguments: cases)
    func reads(said: String, readings: [String]) throws {
        let (grammar, twin) = try Self.grammar()
        let result = Matcher(grammar).match(SpokenText(said))
        #expect(result.best.map(GrammarFixture.describe) == readings)
        #expect(result == twin.match(SpokenText(said)))
    }

    @Test func skipsWordsThatMeanNothing() throws {
        var builder = GrammarBuilder()
        builder.skip(["please", "could you"])
        let list = builder.addList("x", entries: GrammarFixture.entries(["otter"]), acceptsUnlisted: false)
        _ = try builder.addTemplate(Template("open [the] {x} now"), lists: ["x": list], scope: ScopeID(rawValue: 0))
        let matcher = Matcher(builder.build())
        for said in ["please open otter now", "could you open the please otter now please", "open otter please now"] {
            #expect(matcher.match(SpokenText(said)).best.map(GrammarFixture.describe) == [#"0 x=0"otter""#], "\(said)")
        }
        for said in ["pleaseopen otter now", "please", "open otter", "open opleasetter now"] {
            #expect(matcher.match(SpokenText(said)).best.isEmpty, "\(said)")
        }
    }

    static let errors: [(rules: [String: String], phrase: String, message: String)] = [
        (
            ["a": "x <b>", "b": "y <a>"], "open <a>",
            "the rules lead back to themselves: a → b → a; write one of them out"
        ),
        (["a": "x"], "open <b>", "“open <b>” names a rule “b” that is nowhere; use one of “a”"),
        ([:], "open <b>", "“open <b>” names a rule “b” that is nowhere; add it"),
        (
            Dictionary(uniqueKeysWithValues: (0..<40).map { ("r\($0)", "<r\($0 + 1)><r\($0 + 1)>") } + [("r40", "x")]),
            "<r0>", "“<r0>” stands for more than 200000 texts and slots; split it, or use a list"
        ),
        (
            Dictionary(uniqueKeysWithValues: (0..<70).map { ("r\($0)", "<r\($0 + 1)>") } + [("r70", "x")]),
            "<r0>", "the rule “r64” stands within more than 64 others; write some of them out"
        ),
    ]

    @Test(arguments: errors)
    func refuses(rules: [String: String], phrase: String, message: String) {
        let error = #expect(throws: GrammarError.self) { try GrammarFixture([phrase], rules: rules) }
        #expect(error?.message == message)
    }

    /// A random phrase in the whole syntax over few words.
    private static func phrase(_ depth: Int, _ dice: inout Dice) -> String {
        (0..<dice.roll(1...3)).map { _ in
            let parts = depth == 0 ? [] : (0..<dice.roll(2...3)).map { _ in phrase(depth - 1, &dice) }
            switch depth == 0 ? dice.roll(0...5) : dice.roll(0...8) {
            case 0, 1, 2: return dice.pick(["a ", "b", "ab", "é ", " ", "1", "-", "A", "か"], else: "a")
            case 3: return dice.pick(["{x}", "{x} ", " {y}", "{z}"], else: "{x}")
            case 4: return "<r>"
            case 5: return dice.pick(["a", "b "], else: "a")
            case 6: return "[\(parts[0])]"
            case 7: return "(\(parts.joined(separator: "|")))"
            default: return "(\(parts.prefix(2).joined(separator: ";")))"
            }
        }.joined()
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func twinsAgree(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var matched = 0
        for round in 0..<60 {
            let phrases = (0..<dice.roll(1...3)).map { _ in
                "a\(dice.pick(["", " "], else: ""))" + Self.phrase(dice.roll(0...2), &dice)
            }
            let lists = ["x": ["a", "b a"], "y": ["ab", "1"], "z": []]
            let fixture = try GrammarFixture(phrases, lists: lists, unlisted: ["z"], rules: ["r": "(a|[b] )"])
            guard ReferenceMatcher(fixture.grammar).readsAll else { continue }
            for _ in 0..<8 {
                let said =
                    "a"
                    + (0..<dice.roll(0...4)).map { _ in
                        dice.pick([" a", "b", " b", "1", " ab", "é", "か", "-a"], else: "a")
                    }.joined()
                let (fast, slow) = (fixture.match(said), ReferenceMatcher(fixture.grammar).match(SpokenText(said)))
                #expect(
                    fast == slow || fast.wasTruncated && slow.wasTruncated,
                    "seed \(seed), round \(round): \(phrases) “\(said)”")
                matched += fast.best.isEmpty ? 0 : 1
            }
        }
        #expect(matched > 40)
    }
}
