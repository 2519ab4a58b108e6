import Foundation
import GrammarFiles
import Grammars
import PhraseMatching
import SpokenLanguage
import Testing

@Suite struct LanguagePackTests {
    @Test func aPackIsRead() throws {
        let text = """
            language: xx
            answers:
              yes: [da, "yes"]
              no:
                - njet
            choices:
              ordinals: {perwy: 1, poslednij: -1}
            numbers:
              words:
                odin: 1
              unitsBeforeTens: true
              longTens: [60]
              decimalSeparator: ","
            titles:
              symbols: {"&": [i]}
              currencies: {"₽": [rublej]}
              abbreviations: {d: [dom, dorogoj]}
              written: ["&"]
              letters: {ž: [zh]}
              yearsInPairs: true
            commands:
              skipped: [nu]
              articles: [moj]
              joiners: [i]
              sequels: [potem]
              negations: [nje]
              innerNegations: [njet]
              withdrawals: [ostanowi]
              reports: [počemu]
              wakeWords: [kompjuter]
              wordings: {wkljutschit: ["wkljutschi …", "… wkljutschi"]}
              synonyms: {pesnja: [trek]}
              prepositions: [w, na]
              attributives: [w]
              asides: [opjat]
              recipients: {k: [pošli]}
              addressesBefore: [skaži …]
              addressesBehind: [w …]
            senses:
              verbEndings: [l, la]
              verbBeginnings: [po]
              turning: [bez]
              particles: [proč]
              relative: [na]
              wordEndings: [ejschij]
              telling: [moj]
              denying: [nje]
              directions: [wwerch]
              contraryWords: [w/iz]
              negatingBeginnings: [bes]
              contraryBeginnings: [w/wy]
              things: [dwerj]
              handling: {open: [otkroj]}
              lasting: [tajmer]
              ending: {stop: [stoj]}
              ordinary: >-
                smotri
                dom
            statements:
              determiners: [etot]
              states: [jest]
              questions: [tschto]
              told: [byl]
              toldAccents: [á]
              subjects: ["on"]
              pronouns: [ja]
              objects: [menja]
              alternatives: [ili]
              denials: [nje]
              nothing: [nitschego]
              infinitives: [tolko]
              speaking: [skaži]
            """
        var expected = LanguagePack(language: "xx")
        expected.yes = ["da", "yes"]
        expected.no = ["njet"]
        expected.ordinals = ["perwy": 1, "poslednij": -1]
        expected.ordinalNames = [1: ["perwy"]]
        expected.titles.symbols = ["&": ["i"]]
        expected.titles.currencies = ["₽": ["rublej"]]
        expected.titles.abbreviations = ["d": ["dom", "dorogoj"]]
        expected.titles.written = ["&"]
        expected.titles.letters = ["ž": ["zh"]]
        expected.titles.yearsInPairs = true
        expected.commands.skipped = ["nu"]
        expected.commands.paraphrases.articles = ["moj"]
        expected.commands.joiners = ["i"]
        expected.commands.sequels = ["potem"]
        expected.commands.innerNegations = ["njet"]
        expected.commands.withdrawals = ["ostanowi"]
        expected.commands.reports = ["počemu"]
        expected.commands.wakeWords = ["kompjuter"]
        expected.commands.paraphrases.wordings = [["wkljutschi …", "… wkljutschi"]]
        expected.commands.paraphrases.synonyms = [["pesnja", "trek"]]
        expected.commands.paraphrases.prepositions = ["w", "na"]
        expected.commands.paraphrases.attributives = ["w"]
        expected.commands.paraphrases.asides = ["opjat"]
        expected.commands.paraphrases.recipients = ["k": ["pošli"]]
        expected.commands.paraphrases.addressesBefore = ["skaži …"]
        expected.commands.paraphrases.addressesBehind = ["w …"]
        expected.commands.negations = ["nje"]
        expected.senses.verbEndings = ["l", "la"]
        expected.senses.verbBeginnings = ["po"]
        expected.senses.turning = ["bez"]
        expected.senses.particles = ["proč"]
        expected.senses.relative = ["na"]
        expected.senses.wordEndings = ["ejschij"]
        expected.senses.telling = ["moj"]
        expected.senses.denying = ["nje"]
        expected.senses.directions = ["wwerch"]
        expected.senses.contraryWords = ["w/iz"]
        expected.senses.negatingBeginnings = ["bes"]
        expected.senses.contraryBeginnings = ["w/wy"]
        expected.senses.things = ["dwerj"]
        expected.senses.handling = ["open": ["otkroj"]]
        expected.senses.lasting = ["tajmer"]
        expected.senses.ending = ["stop": ["stoj"]]
        expected.statements.determiners = ["etot"]
        expected.statements.states = ["jest"]
        expected.statements.questions = ["tschto"]
        expected.statements.told = ["byl"]
        expected.statements.toldAccents = ["á"]
        expected.statements.subjects = ["on"]
        expected.statements.pronouns = ["ja"]
        expected.statements.objects = ["menja"]
        expected.statements.alternatives = ["ili"]
        expected.statements.denials = ["nje"]
        expected.statements.nothing = ["nitschego"]
        expected.statements.infinitives = ["tolko"]
        expected.statements.speaking = ["skaži"]
        expected.senses.ordinary = ["smotri", "dom"]
        expected.numbers.words = ["odin": 1]
        expected.numbers.unitsBeforeTens = true
        expected.numbers.longTens = [60]
        expected.numbers.decimalSeparator = ","
        #expect(try LanguagePackFile.read(Data(text.utf8), path: "xx.yaml") == expected)
    }

    @Test(arguments: [
        ("", "xx.yaml:1:1: error: there is nothing in this file; write the keys it needs"),
        (
            "- a",
            """
            xx.yaml:1:1: error: "the file" must be a mapping, not a list; change it
            - a
            ^
            """
        ),
        (
            "answers: {}",
            """
            xx.yaml:1:1: error: the key "language" is missing; add it
            answers: {}
            ^
            """
        ),
        (
            "language: xx\nanswer:\n  yes: [ja]\n",
            """
            xx.yaml:2:1: error: unknown key "answer"; did you mean "answers"?
            answer:
            ^
            """
        ),
        (
            "language: xx\nanswers:\n  yse: [ja]\n",
            """
            xx.yaml:3:3: error: unknown key "yse"; did you mean "yes"?
              yse: [ja]
              ^
            """
        ),
        (
            "language: xx\nanswers:\n  yes: ja\n",
            """
            xx.yaml:3:8: error: "yes" must be a list of texts, not a text; change it
              yes: ja
                   ^
            """
        ),
        (
            "language: xx\nanswers:\n  yes: [ja, [nein]]\n",
            """
            xx.yaml:3:13: error: "yes" must be a text, not a list; change it
              yes: [ja, [nein]]
                        ^
            """
        ),
        (
            "language: xx\ncommands:\n  wordings: {an: [schalte an]}\n",
            """
            xx.yaml:3:19: error: "an" must be words with one … for what it is done to, not other words; change it
              wordings: {an: [schalte an]}
                              ^
            """
        ),
        (
            "language: xx\ncommands:\n  addressesBehind: [in … bei …]\n",
            """
            xx.yaml:3:21: error: "addressesBehind" must be words with one … for the name of the app, not other words; change it
              addressesBehind: [in … bei …]
                                ^
            """
        ),
        (
            "language: xx\nnumbers:\n  words: {ein: eins}\n",
            """
            xx.yaml:3:16: error: "ein" must be a whole number, not a text; change it
              words: {ein: eins}
                           ^
            """
        ),
        (
            "language: xx\nlanguage: yy\n",
            """
            xx.yaml:2:1: error: "language" stands already in line 1; remove one of them
            language: yy
            ^
            """
        ),
        (
            "language: xx\nanswers: {yes: &a [ja], no: *a}\n",
            """
            xx.yaml:2:16: error: anchors and aliases are not read; write the value out
            answers: {yes: &a [ja], no: *a}
                           ^
            """
        ),
        (
            "language: !include x\n",
            """
            xx.yaml:1:11: error: the tag "!include" is not read; leave it out
            language: !include x
                      ^
            """
        ),
        (
            "language: xx\n---\nlanguage: yy\n",
            """
            xx.yaml:2:1: error: a second document begins here; put it into a file of its own
            ---
            ^
            """
        ),
        (
            "language: [xx\nanswers: {}\n",
            """
            xx.yaml:2:8: error: did not find expected ',' or ']'; correct the YAML here
            answers: {}
                   ^
            """
        ),
        (
            "language: xx\nwords: []\n",
            """
            xx.yaml:2:1: error: unknown key "words"; use one of language, answers, confirmations, actions, choices, functionWords, numbers, dates, durations, money, units, links, titles, commands, senses, statements, texts
            words: []
            ^
            """
        ),
        (
            "language: xx\n? [a, b]\n: c\n",
            """
            xx.yaml:2:3: error: a key must be a text; write it on one line
            ? [a, b]
              ^
            """
        ),
        (
            "language: xx\ndates: {clock: {'half {hour': 30}}\n",
            """
            xx.yaml:2:17: error: the slot has no end; write } behind its name
            dates: {clock: {'half {hour': 30}}
                            ^
            """
        ),
        (
            "language: xx\ndates: {clock: {'{hour} to {minute}': later}}\n",
            """
            xx.yaml:2:39: error: "{hour} to {minute}" must be minutes such as 30, -15 or -minutes, not a text; change it
            dates: {clock: {'{hour} to {minute}': later}}
                                                  ^
            """
        ),
        (
            "language: xx\ndates: {later: ['in {time}']}\n",
            """
            xx.yaml:2:17: error: no slot is called {time} here; write one of {base}, {duration}
            dates: {later: ['in {time}']}
                            ^
            """
        ),
        (
            "language: xx\ndates: {parts: [{from: 5, to: 3}]}\n",
            """
            xx.yaml:2:31: error: "to" must be a whole number from 6 to 36, not a text; change it
            dates: {parts: [{from: 5, to: 3}]}
                                          ^
            """
        ),
        (
            "language: xx\ndurations: {units: {hours: [h]}}\n",
            """
            xx.yaml:2:21: error: unknown key "hours"; did you mean "hour"?
            durations: {units: {hours: [h]}}
                                ^
            """
        ),
        (
            "language: xx\ndurations: {names: {fortnight: 14}}\n",
            """
            xx.yaml:2:32: error: "fortnight" must be a duration such as P14D or PT15M, not a text; change it
            durations: {names: {fortnight: 14}}
                                           ^
            """
        ),
        (
            "language: xx\nmoney: {currencies: {euro: {}}}\n",
            """
            xx.yaml:2:22: error: "currencies" must be a code of ISO 4217 such as EUR, not "euro"; change it
            money: {currencies: {euro: {}}}
                                 ^
            """
        ),
        (
            "language: xx\nunits: {length: {kilometres: [km]}}\n",
            """
            xx.yaml:2:18: error: unknown key "kilometres"; did you mean "kilometers"?
            units: {length: {kilometres: [km]}}
                             ^
            """
        ),
        (
            "language: x\u{1}\n",
            """
            xx.yaml:1:12: error: control characters are not allowed; correct the YAML here
            language: x\u{1}
                       ^
            """
        ),
    ])
    func faultsAreNamedWithTheirPlace(text: String, message: String) {
        #expect(self.message { _ = try LanguagePackFile.read(Data(text.utf8), path: "xx.yaml") } == message)
    }

    @Test func hostileFilesAreRefused() {
        let deep = Data(("language: " + String(repeating: "[", count: 100_000)).utf8)
        #expect(
            message { _ = try LanguagePackFile.read(deep, path: "x") }.hasPrefix(
                "x:1:75: error: nested more than 64 deep; flatten it"))
        let many = Data(("language: [" + String(repeating: "1,", count: 600_000) + "1]").utf8)
        #expect(
            message { _ = try LanguagePackFile.read(many, path: "x") }.contains(
                "more than 500000 values; split the file"))
        let large = Data(count: 17 << 20)
        #expect(message { _ = try LanguagePackFile.read(large, path: "x") } == "x: error: larger than 16 MiB; split it")
        #expect(
            message { _ = try LanguagePackFile.read(Data([0xC3, 0x28]), path: "x") }
                == "x: error: not UTF-8; save it as UTF-8")
    }

    @Test func theLanguageIsFoundByItsCode() throws {
        for (code, language) in [("en", "en"), ("en-GB", "en"), ("en_US.UTF-8", "en"), ("de_AT@euro", "de")] {
            #expect(try LanguagePackFile.load(language: code).language == language)
        }
    }

    @Test(arguments: ["xx", "C", "", "../../etc/passwd", "/etc/passwd"])
    func anUnknownLanguageNamesTheOthers(code: String) throws {
        let folder = try ResourceFolder.find(explicit: nil)
        let known = LanguagePackFile.languages(in: folder).joined(separator: ", ")
        #expect(known.contains("de, en"))
        #expect(
            message { _ = try LanguagePackFile.load(language: code, searching: folder) }
                == "there is no language pack for \"\(code)\" in \"\(folder.languages.path)\"; there are \(known)")
    }

    @Test func aPackForAnotherLanguageIsRefused() throws {
        let base = FileManager.default.temporaryDirectory.appendingPathComponent("packs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: base) }
        let folder = ResourceFolder(url: base)
        try FileManager.default.createDirectory(at: folder.languages, withIntermediateDirectories: true)
        let file = folder.languages.appendingPathComponent("nl.yaml")
        try Data("language: de".utf8).write(to: file)
        #expect(
            message { _ = try LanguagePackFile.load(language: "nl", searching: folder) }
                == """
                \(file.path):1:1: error: the pack is for "de"; its file name says "nl", make them agree
                language: de
                ^
                """)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(
            message { _ = try LanguagePackFile.load(language: "nl", searching: folder) }
                == "\(file.path): error: cannot be read (is a directory); check its path and permissions")
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing was thrown"
        } catch {
            return "\(error)"
        }
    }
}
