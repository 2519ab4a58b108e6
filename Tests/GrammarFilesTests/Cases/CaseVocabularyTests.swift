import Foundation
import Testing

@testable import GrammarFiles

@Suite("What a case may name")
struct CaseVocabularyTests {
    private static func vocabulary(locale: String? = nil) -> CaseVocabulary {
        var vocabulary = CaseVocabulary(languages: ["de", "en", "pt-BR"], locale: locale)
        vocabulary.add(app: ["Clock", "Egg Timer"])
        vocabulary.add(intent: ["SetTimerIntent", "StartTimer"], parameters: ["wait", "label"])
        vocabulary.add(intent: ["StopTimer"], parameters: [])
        let sounds = CaseValues(
            DeclarativeApp.ValueType(
                name: "Sound",
                values: [.init(id: "gong", title: "Big Gong", synonyms: ["bong"]), .init(id: "3", title: "3")]))
        vocabulary.add(intent: ["PlaySound"], parameters: ["sound", "volume"], values: ["sound": sounds])
        vocabulary.add(intent: ["Ring"], parameters: ["sound"], values: ["sound": sounds])
        vocabulary.add(intent: ["Ring"], parameters: ["sound"])
        vocabulary.add(intent: ["FindTimer"], parameters: nil)
        return vocabulary
    }

    private static func message(_ line: String, locale: String? = nil) -> String? {
        do {
            _ = try PhraseCaseFile.read(Data(line.utf8), path: "c", checking: vocabulary(locale: locale))
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [
        #"{"text":"a","intent":"SetTimer","slots":{"wait":300},"app":"Clock","locale":"en"}"#,
        #"{"text":"a","intent":"SetTimerIntent","slots":{"wait":300,"label":"egg"},"app":"egg timer"}"#,
        #"{"text":"a","intent":"StartTimer","slots":{"label":"egg"},"locale":"en_GB"}"#,
        #"{"text":"a","intent":"StopTimer","locale":"pt-BR"}"#,
        #"{"text":"a","intent":"FindTimer","slots":{"whatever":1}}"#,
        #"{"text":"a","intent":"PlaySound","slots":{"sound":"Big Gong","volume":"loud"}}"#,
        #"{"text":"a","intent":"PlaySound","slots":{"sound":["gong",3.0,"3"]}}"#,
        #"{"text":"a","intent":"Ring","slots":{"sound":"Whistle"}}"#,
        #"{"text":"a","reject":true}"#, #"{"text":"a","ambiguous":["b","c"]}"#,
    ])
    func isKnown(_ line: String) {
        #expect(Self.message(line) == nil)
    }

    @Test(arguments: [
        (
            #"{"text":"a","intent":"SetTimr"}"#, 22,
            #"there is no intent "SetTimr"; did you mean "SetTimer"?"#
        ),
        (
            #"{"text":"a","intent":"OpenDoorIntent"}"#, 22,
            #"there is no intent "OpenDoor"; use one of FindTimer, PlaySound, Ring, SetTimer, StartTimer, StopTimer"#
        ),
        (
            #"{"text":"a","intent":"SetTimer","slots":{"wiat":300}}"#, 42,
            #""SetTimer" has no parameter "wiat"; did you mean "wait"?"#
        ),
        (
            #"{"text":"a","intent":"StopTimer","slots":{"wait":300}}"#, 43,
            #""StopTimer" has no parameter "wait"; leave it out"#
        ),
        (
            #"{"text":"a","intent":"PlaySound","slots":{"sound":"Big Gnog"}}"#, 51,
            #"there is no Sound "Big Gnog"; did you mean "Big Gong"?"#
        ),
        (
            #"{"text":"a","intent":"PlaySound","slots":{"sound":["gong","bong"]}}"#, 59,
            #"there is no Sound "bong"; use one of Big Gong, 3, or add it to the grammar"#
        ),
        (
            #"{"text":"a","reject":true,"app":"Nope"}"#, 33,
            #"there is no app "Nope"; use one of Clock, Egg Timer"#
        ),
        (
            #"{"text":"a","reject":true,"locale":"xx"}"#, 36,
            #"there is no language "xx"; use one of de, en, pt-BR"#
        ),
        (
            #"{"text":"a","ambiguous":["b"],"intent":"Nope"}"#, 40,
            #"there is no intent "Nope"; use one of FindTimer, PlaySound, Ring, SetTimer, StartTimer, StopTimer"#
        ),
    ])
    func isNot(_ line: String, _ column: Int, _ text: String) {
        let caret = String(repeating: " ", count: column - 1) + "^"
        #expect(Self.message(line) == "c:1:\(column): error: \(text)\n\(line)\n\(caret)")
    }

    /// The home of an English app with a lamp and a number.
    private static func home(_ line: String) -> String? {
        var vocabulary = CaseVocabulary(languages: ["de", "en"])
        vocabulary.add(app: ["Home"])
        vocabulary.add(language: "en")
        let lamps = CaseValues(
            DeclarativeApp.ValueType(
                name: "Lamp",
                values: [
                    .init(id: "d", title: "Desk lamp", synonyms: []), .init(id: "h", title: "Hall lamp", synonyms: []),
                ]))
        vocabulary.add(intent: ["Dim"], parameters: ["lamp", "level"], values: ["lamp": lamps])
        do {
            _ = try PhraseCaseFile.read(Data(line.utf8), path: "c", checking: vocabulary)
            return nil
        } catch { return error.message.split(separator: "\n").first.map(String.init) }
    }

    @Test(arguments: [
        (#"{"text":"a","ambiguous":["Desk lamp","Hall lamp"]}"#, nil),
        (#"{"text":"a","ambiguous":["Dim","Home","3"],"locale":"en_GB"}"#, nil),
        (
            #"{"text":"a","ambiguous":["Desk lamp","Hal lamp"]}"#,
            #"c:1:38: error: there is no title "Hal lamp"; did you mean "Hall lamp"?"#
        ),
        (
            #"{"text":"a","intent":"Dim","locale":"de"}"#,
            #"c:1:37: error: no app under test is in "de"; use one of en, or leave the case out with --locale"#
        ),
    ])
    func namesOfTitlesAndLanguagesAreChecked(_ line: String, _ message: String?) {
        #expect(Self.home(line) == message)
    }

    @Test("What is not said where another language is tested names what is not there") func otherLanguage() {
        let line = #"{"text":"a","intent":"Weck","locale":"de"}"#
        #expect(Self.message(line, locale: "en") == nil)
        #expect(Self.message(line, locale: "de-AT")?.contains("there is no intent \"Weck\"") == true)
        #expect(Self.message(#"{"text":"a","reject":true,"locale":"xx"}"#, locale: "en") != nil)
    }
}
