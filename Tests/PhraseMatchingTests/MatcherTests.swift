import PhraseMatching
import Testing

@Suite struct MatcherTests {
    /// One table for the matcher and its twin: what is said, and all best readings.
    static let cases: [(said: String, readings: [String])] = [
        ("Open Heron nest in FieldNotes", [#"0 target=2"Heron nest" applicationName=0"FieldNotes""#]),
        ("open heron nest in field notes", [#"0 target=2"heron nest" applicationName=0"field notes""#]),
        ("OPEN HERON NEST IN FIELD-NOTES!", [#"0 target=2"HERON NEST" applicationName=0"FIELD-NOTES""#]),
        ("open heron nest in fieldnotes", [#"0 target=2"heron nest" applicationName=0"fieldnotes""#]),
        ("open heron nest in nature diary", [#"0 target=2"heron nest" applicationName=0"nature diary""#]),
        ("“open heronnest in ﬁeld notes.”", [#"0 target=2"heronnest" applicationName=0"ﬁeld notes""#]),
        // Two notes with one title.
        (
            "open otter tracks in field notes",
            [
                #"0 target=0"otter tracks" applicationName=0"field notes""#,
                #"0 target=14"otter tracks" applicationName=0"field notes""#,
            ]
        ),
        ("create a note in field notes", [#"1 applicationName=0"field notes""#]),
        ("createanote in fieldnotes", [#"1 applicationName=0"fieldnotes""#]),
        ("new field notes note", [#"2 applicationName=0"field notes""#]),
        ("toggle pin on heron at low tide", [#"3 target=1"heron at low tide""#]),
        ("show pins in field notes", [#"4 screen=0"pins" applicationName=0"field notes""#]),
        ("search field notes for low tide", [#"5 applicationName=0"field notes" text=?"low tide""#]),
        ("search field notes for notes for me", [#"5 applicationName=0"field notes" text=?"notes for me""#]),
        ("add oat milk to groceries in tasks", [#"6 text=?"oat milk" list=0"groceries" tasks=0"tasks""#]),
        ("add a to b to work in tasks", [#"6 text=?"a to b" list=1"work" tasks=0"tasks""#]),
        // Nothing of these is a phrase.
        ("create an ote in field notes", []),
        ("open otter tracks infield notes", []),
        ("open otter tracks in field notes please", []),
        ("please open otter tracks in field notes", []),
        ("open heron in field notes", []),
        ("open in field notes", []),
        ("open otter tracks in tasks", []),
        ("we walked along the river", []),
        ("search field notes for", []),
        ("search field notes for ...", []),
        ("", []), (" \t\n", []), ("…!?", []), ("\0", []), ("🦦", []),
    ]

    @Test(arguments: cases)
    func reads(said: String, readings: [String]) throws {
        #expect(try GrammarFixture.apps().readings(said) == readings)
    }

    /// How names are written and said.
    static let names: [(title: String, said: [String])] = [
        ("Café Menu", ["cafe menu", "café menu", "cafe\u{301} menu", "CAFÉ MENU", "cafémenu"]),
        ("Wi-Fi Setup", ["wi fi setup", "wifi setup", "Wi-Fi Setup", "wi‑fi set-up"]),
        ("O'Brien", ["o'brien", "obrien", "o’brien", "o brien", "O‘Brien", "'O'Brien'"]),
        ("St. Ives", ["st ives", "st. ives", "St.Ives", "stives"]),
        ("Straße", ["strasse", "STRASSE", "straße", "STRAẞE"]),
        ("İstanbul", ["istanbul", "İSTANBUL", "i\u{307}stanbul", "ISTANBUL"]),
        ("Plan A|B", ["plan a|b", "plan a b"]),
        ("Note (old)", ["note old", "note (old)"]),
        ("C++ tips", ["c++ tips", "C ++ tips"]),
        ("PM2.5 log", ["pm2.5 log", "pm 2.5 log"]),
        ("Chapter 2", ["chapter 2", "chapter２", "Chapter-2"]),
        ("AC/DC", ["ac dc", "AC/DC", "acdc"]),
        ("Q&A", ["q & a", "q&a", "Q＆A"]),
        ("2nd draft", ["2nd draft", "2 nd draft"]),
        ("Rock 'n' Roll", ["rock n roll", "rock'n'roll", "Rock ’n’ Roll"]),
        ("naïve", ["naive", "nai\u{308}ve", "NAÏVE", "na\u{ad}ïve"]),
        ("Müller", ["muller", "MÜLLER", "mu\u{308}ller"]),
    ]

    @Test(arguments: names)
    func understandsNames(title: String, said: [String]) throws {
        let fixture = try GrammarFixture(["open ${x} now"], lists: ["x": [title]])
        for text in said {
            #expect(fixture.readings("open \(text) now") == ["0 x=0\"\(text.trimmingMarks())\""], "\(text)")
        }
    }

    static let strangers: [(title: String, said: [String])] = [
        ("C++ tips", ["c tips", "c + tips"]), ("Q&A", ["q a"]), ("PM2.5 log", ["pm25 log", "pm 2 5 log"]),
        ("Chapter 2", ["chapter", "chapter 22"]), ("Track 12", ["track 1 2"]), ("Track 1 2", ["track 12"]),
        ("A note", ["an ote"]), ("Two words here", ["twow ords here"]), ("½ cup", ["12 cup", "1 2 cup"]),
        ("か", ["が"]), ("No", ["№ 1"]),
    ]

    @Test(arguments: strangers)
    func keepsStrangersApart(title: String, said: [String]) throws {
        let fixture = try GrammarFixture(["open ${x} now"], lists: ["x": [title]])
        for text in said { #expect(fixture.readings("open \(text) now") == [], "\(text)") }
    }

    /// A number with a point, comma or colon is one number: nothing begins or ends within it.
    @Test func keepsNumbersWhole() throws {
        let fixture = try GrammarFixture(
            ["at ${n} ${t}", "in ${n}${t}", "by ${n}30", "on ${t}${n}", "for ${n} uhr", "to ${time}"],
            lists: ["n": ["7", "30", "2"], "time": ["7:30", "2,5"]], unlisted: ["t"])
        for text in [
            "at 7:30", "in 7:30", "by 7:30", "on 7:30", "for 7:30 uhr", "in 2.5", "on 2,5", "by 7.30", "to 7 30",
            "to 7",
            "to 730", "to 2.5", "at 7:30 sharp", "in 30:7:2",
        ] {
            #expect(fixture.readings(text) == [], "\(text)")
        }
        #expect(fixture.readings("at 7 sharp") == [#"0 n=0"7" t=?"sharp""#])
        #expect(fixture.readings("at 7 7:30") == [#"0 n=0"7" t=?"7:30""#])
        #expect(fixture.readings("in 7x") == [#"1 n=0"7" t=?"x""#])
        #expect(fixture.readings("for 7 uhr") == [#"4 n=0"7""#])
        #expect(fixture.readings("to 7:30") == [#"5 time=0"7:30""#])
        #expect(fixture.readings("to 2,5") == [#"5 time=1"2,5""#])
    }

    @Test func recognizesWithoutAResult() throws {
        let fixture = try GrammarFixture.apps()
        let (matcher, scratch) = (Matcher(fixture.grammar), MatchScratch())
        for (said, readings) in Self.cases + [("open note (old) in field notes", [])] {
            let best = matcher.match(SpokenText(said)).best
            let recognition = matcher.recognize(said, in: scratch)
            #expect(recognition.best == best.first?.template && recognition.ties == best.count, "\(said) \(readings)")
            for (number, match) in best.enumerated() {
                #expect(scratch.template(of: number) == match.template)
                let slots = scratch.slots(of: number).map(scratch.slot)
                #expect(slots.map(\.value) == match.slots.map(\.value) && slots.map(\.span) == match.slots.map(\.span))
            }
        }
        #expect(matcher.recognize("open a note in a new window in field notes", in: scratch).vetoed)
    }

    @Test func readsScriptsWithoutSpaces() throws {
        let fixture = try GrammarFixture(
            ["${applicationName}で${target}を開く", "打开 ${target}", "doe ${area}licht aan", "เปิด${target}"],
            lists: [
                "applicationName": ["フィールドノート"], "target": ["カワウソ", "水獭", "แม่น้ำ"], "area": ["keuken"],
            ])
        #expect(
            fixture.readings("フィールドノートでカワウソを開く")
                == [#"0 applicationName=0"フィールドノート" target=0"カワウソ""#])
        #expect(fixture.readings("ﾌｨｰﾙﾄﾞﾉｰﾄ で ｶﾜｳｿ を 開く") == [#"0 applicationName=0"ﾌｨｰﾙﾄﾞﾉｰﾄ" target=0"ｶﾜｳｿ""#])
        #expect(fixture.readings("打开水獭") == [#"1 target=1"水獭""#])
        #expect(fixture.readings("Doe keukenlicht aan") == [#"2 area=0"keuken""#])
        #expect(fixture.readings("doe keuken licht aan") == [#"2 area=0"keuken""#])
        #expect(fixture.readings("เปิดแม่น้ำ") == [#"3 target=2"แม่น้ำ""#])
    }

    @Test func returnsEveryEntryOfAText() throws {
        let titles = Array(repeating: "Heron", count: 30)
        let result = try GrammarFixture(["open ${x}"], lists: ["x": titles]).match("open heron")
        #expect(result.best.compactMap { $0.slots.first?.value } == Array(0..<10))
        #expect(result.wasTruncated)
    }

    @Test func listsBelowTheBest() throws {
        let fixture = try GrammarFixture(
            ["open ${x}", "open ${y}"], lists: ["x": ["low tide"]], unlisted: ["x", "y"])
        let result = fixture.match("open low tide")
        #expect(result.best.map(GrammarFixture.describe) == [#"0 x=0"low tide""#])
        #expect(result.matches.map(GrammarFixture.describe) == [#"0 x=0"low tide""#, #"1 y=?"low tide""#])
        #expect(result.matches.allSatisfy { $0.score == 1 && $0.tier == .exact })
        #expect(!result.wasTruncated)
    }

    @Test func reportsAPhraseOfTwoApps() throws {
        let fixture = try GrammarFixture(["open ${x} now", "1:open ${y} now"], lists: ["x": ["work"], "y": ["Work"]])
        #expect(fixture.readings("open work now") == [#"0 x=0"work""#, #"1 y=0"work""#])
    }

    @Test func negativePhrasesVetoTheirScopeOnly() throws {
        let fixture = try GrammarFixture(
            ["open ${x}", "1:open ${x}", "!open the pod bay doors", "!open nothing"],
            lists: ["x": ["the pod bay doors", "a door"]])
        let vetoed = fixture.match("Open the pod-bay doors!")
        #expect(vetoed.best.map(\.template.rawValue) == [1])
        #expect(vetoed.vetoed)
        #expect(!fixture.match("open a door").vetoed)
        #expect(fixture.match("open a door").best.count == 2)
        // Also where no phrase fits.
        #expect(fixture.match("open nothing") == MatchResult(vetoed: true))
        #expect(try GrammarFixture.apps().match("open a note in a new window in field notes").vetoed)
    }

    @Test func replacedListsLeaveOldSnapshotsAlone() throws {
        let fixture = try GrammarFixture(["open ${x}", "show ${x}"], lists: ["x": ["heron"]])
        let list = try #require(fixture.lists["x"])
        let later = fixture.grammar.replacingList(list, entries: [SlotEntry(value: 9, texts: ["otter"])])
        #expect(fixture.match("open heron").best.count == 1)
        #expect(fixture.match("open otter").best.isEmpty)
        #expect(Matcher(later).match(SpokenText("show otter")).best.first?.slots.first?.value == 9)
        #expect(Matcher(later).match(SpokenText("open heron")).best.isEmpty)
        let same = later.replacingList(SlotListID(rawValue: 99), entries: [])
        #expect(Matcher(same).match(SpokenText("show otter")).best.count == 1)
    }

    @Test func refusesOverlongUtterancesCheaply() throws {
        let fixture = try GrammarFixture(["open ${x}"], unlisted: ["x"])
        for text in [
            String(repeating: "open a ", count: 1_400_000), "open " + String(repeating: "x", count: 10_000_000),
            String(repeating: "開", count: 11_000), String(repeating: "ю", count: 17_000),
        ] {
            let (result, steps) = Matcher(fixture.grammar).matchCountingSteps(SpokenText(text))
            #expect(result.isOverlong && result.matches.isEmpty && steps == 0)
        }
        let long = "open " + Array(repeating: "word", count: 4000).joined(separator: " ")
        #expect(fixture.match(long).best.first?.slots.first?.span == 5..<long.utf8.count)
    }
}

extension String {
    /// Quotes around a name are not part of it.
    fileprivate func trimmingMarks() -> String {
        hasPrefix("'") ? String(dropFirst().dropLast()) : self
    }
}
