import PhraseMatching
import Testing

@Suite struct TextTests {
    static let folded: [(text: String, folded: String)] = [
        ("Straße", "strasse"), ("STRAẞE", "strasse"), ("ＣＡＦÉ ２", "cafe 2"), ("Cafe\u{301}", "cafe"),
        ("İstanbul", "istanbul"),
        ("ISTANBUL", "istanbul"), ("ﬁeld ﬀ", "field ff"), ("O’Brien", "obrien"), ("Wi-Fi", "wi fi"),
        ("Ørsted Łódź", "orsted lodz"),
        ("Ünïcödé", "unicode"), ("ŒUVRE", "oeuvre"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Ёлка", "елка"), ("أَحْمَد", "احمد"),
        ("٣٤", "34"),
        ("ｶﾞ", Folding.fold("ガ")), ("が", Folding.fold("か\u{3099}")),
        ("한국", Folding.fold("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}")),
        ("…—!", ""), ("", ""), ("a\u{200B}b", "a b"), ("so\u{AD}ft", "soft"), ("C# & C++", "c# & c++"),
        ("3.5, 10:30. 1,000", "3.5 10:30 1,000"),
        ("x²", "x2"), ("№ 5", "no 5"), ("👩‍👩‍👧 family", "family"), ("a\0b", "a b"), ("a\u{FFFD}b", "a b"),
        ("twenty-three", "twenty three"),
    ]

    @Test(arguments: folded)
    func folds(text: String, folded: String) {
        #expect(Folding.fold(text) == folded)
        #expect(Folding.fold(folded) == folded)
    }

    @Test func aVoicingMarkIsAnotherLetter() {
        #expect(Folding.fold("が") != Folding.fold("か"))
    }

    static let spans: [(text: String, words: [String])] = [
        ("Open  “Café”!", ["Open", "Café"]), ("Open Cafe\u{301}.", ["Open", "Cafe\u{301}"]),
        ("🦦 otter🦦s", ["otter", "s"]),
        ("ﬁeld\tnotes\n", ["ﬁeld", "notes"]), ("한국 사람", ["한국", "사람"]),
        ("e\u{301}\u{327}\u{200D}x", ["e\u{301}\u{327}\u{200D}x"]),
        ("'q&a'", ["q&a"]), ("FieldNotes 2nd", ["FieldNotes", "2nd"]), ("\u{301}a", ["a"]),
        (String(decoding: [0x63, 0xE9, 0x20, 0xF0, 0x9F, 0x61], as: UTF8.self), ["c", "a"]),
    ]

    @Test(arguments: spans)
    func keepsSpans(text: String, words: [String]) {
        let spoken = SpokenText(text)
        #expect(spoken.words.map { spoken.substring($0.span) }.map { Array($0.utf8) } == words.map { Array($0.utf8) })
    }

    @Test func substringsNeverTrap() {
        let spoken = SpokenText("é")
        #expect(spoken.substring(0..<2) == "é")
        #expect(spoken.substring(0..<99) == "é")
        #expect(spoken.substring(0..<1) == "\u{FFFD}")
        #expect(spoken.substring(7..<9) == "")
    }

    @Test func aSlotTakesItsBracketsAlong() throws {
        let fixture = try GrammarFixture(["call it ${t} now"], unlisted: ["t"])
        for name in ["plan (b)", "(old) plan", "C# [x] {y}", "plan"] {
            #expect(fixture.match("call it \(name) now").best.first?.slots.first?.text == name)
        }
        #expect(fixture.match("call it (plan now)").best.first?.slots.first?.text == "plan")
    }

    @Test func equalOnlyByteByByte() {
        #expect(SpokenText("é") != SpokenText("e\u{301}"))
        #expect(SpokenText("é") == SpokenText("é"))
        #expect(Set([SpokenText("a"), SpokenText("a")]).count == 1)
    }

    @Test func everyScalarFoldsOnceAndForAll() {
        for value in 0..<0x11_0000 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
            let once = Folding.fold(String(scalar))
            if Folding.fold(once) != once {
                Issue.record("U+\(String(value, radix: 16)) “\(once)” “\(Folding.fold(once))”")
            }
        }
    }
}
