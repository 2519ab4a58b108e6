import Foundation
import GrammarFiles
import Testing

/// Files that were damaged at random: each is read, or refused with a message; none brings the program down.
@Suite struct MutatedFileTests {
    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, count)
        }

        /// A few bytes changed, left out, doubled or cut off.
        mutating func damaged(_ text: String) -> [UInt8] {
            let alphabet = Array("{}[]()<>|;:\\\"'$,.-#0129aé\n \t\u{1}".utf8) + [0xFF, 0x00]
            var bytes = Array(text.utf8)
            for _ in 0...roll(4) where !bytes.isEmpty {
                let place = roll(bytes.count)
                switch roll(5) {
                case 0: bytes[place] = alphabet[roll(alphabet.count)]
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(alphabet[roll(alphabet.count)], at: place)
                case 3:
                    bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + roll(40))], at: roll(bytes.count))
                default: if roll(8) == 0 { bytes.removeSubrange(place...) }
                }
            }
            return bytes
        }
    }

    @Test func appsAreReadOrRefused() throws {
        let pack = try LanguagePackFile.load(language: "en")
        var dice = Dice(state: 7)
        var read = 0
        for _ in 0..<400 {
            let text = String(decoding: dice.damaged(AppGrammarTests.lights), as: UTF8.self)
            do {
                let app = try DeclarativeAppFile.read(text, name: "a.yaml")
                let grammar = try AppGrammar([app]) { _ throws(GrammarFileError) in pack }
                _ = AppMatcher(grammar).match("um set the light in the room two to seventy five percent")
                read += 1
            } catch { #expect(error.message.hasPrefix("a.yaml")) }
        }
        #expect((20..<380).contains(read))
    }

    @Test func casesAreReadOrRefused() {
        let text = """
            {"text":["open bryan","x"],"intent":"OpenNote","slots":{"target":"Bryan \\u0026 Inge","n":5e3,"l":[true,"a"]}}
            {"text":"😀","reject":true,"tags":["a"]}

            """
        var dice = Dice(state: 8)
        for name in ["c.jsonl", "c.yaml"] {
            for _ in 0..<4_000 {
                do { _ = try PhraseCaseFile.read(Data(dice.damaged(text)), path: name) } catch {
                    #expect(error.message.hasPrefix(name))
                }
            }
        }
    }

    @Test func numbersBeyondAllBoundsAreRefusedOrRead() throws {
        let pack = try LanguagePackFile.load(language: "en")
        let ranges = [
            "[-9223372036854775808, 9223372036854775807]", "[0, 9223372036854775807]",
            "[9223372036854775807, 9223372036854775807]",
            "[0, 100000000000]",
        ]
        for range in ranges {
            let text = """
                phrasebook: 1
                language: en
                app: {name: A}
                intents: {Go: {parameters: {n: {type: Int, range: \(range)}}, phrases: ["go {n}"]}}
                """
            let grammar = try AppGrammar([DeclarativeAppFile.read(text, name: "a.yaml")]) {
                _ throws(GrammarFileError) in pack
            }
            _ = AppMatcher(grammar).match("go 9223372036854775807")
            #expect(AppMatcher(grammar).match("go banana").best.isEmpty)
        }
    }

    @Test func aLongLineIsReadInOnePass() throws {
        let slots = (0..<20_000).map { "\"s\($0)\":[\"é\",\($0)]" }.joined(separator: ",")
        let cases = try PhraseCaseFile.read(
            Data("{\"text\":\"x\",\"intent\":\"y\",\"slots\":{\(slots)}}".utf8), path: "c")
        #expect(cases[0].slots.count == 20_000)
    }

    @Test func anUnknownLanguageIsFoundAtItsKey() throws {
        let text = "phrasebook: 1\nlanguage: xx\napp: {name: A}\nintents: {Go: {phrases: [go]}}\n"
        let app = try DeclarativeAppFile.read(text, name: "a.yaml")
        do {
            _ = try AppGrammar([app]) { language throws(GrammarFileError) in
                try LanguagePackFile.load(language: language)
            }
            Issue.record("no error")
        } catch {
            #expect(error.message.hasPrefix("a.yaml:2:11: error: there is no language pack for \"xx\" in "))
            #expect(!error.isMissing)
        }
    }
}
