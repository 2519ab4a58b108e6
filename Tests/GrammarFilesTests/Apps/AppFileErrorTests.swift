import Foundation
import TestSupport
import Testing

@testable import GrammarFiles

@Suite struct AppFileErrorTests {
    /// What is said of a file that begins as it should, from the line of the fault on.
    private static let start = "phrasebook: 1\nlanguage: en\napp: {name: A}\n"
    private static let plain = "intents: {Go: {phrases: [go]}}\n"

    private func message(_ text: String) -> String {
        do {
            _ = try DeclarativeAppFile.read(text, name: "a.yaml")
            return "no error"
        } catch { return error.message }
    }

    private static let wholes: [(String, String)] = [
        (
            "phrasebook: 2",
            "a.yaml:1:13: error: version \"2\" of the format is not known here; this program reads version 1"
        ),
        ("language: en", "a.yaml:1:1: error: the key \"phrasebook\" is missing; add it"),
        ("phrasebook: 1", "a.yaml:1:1: error: the key \"language\" is missing; add it"),
        ("phrasebook: 1\nlanguage: en", "a.yaml:1:1: error: the key \"app\" is missing; add it"),
        ("phrasebook: 1\nlanguage: en\napp: {}", "a.yaml:3:6: error: the key \"name\" is missing; add it"),
        ("[]", "a.yaml:1:1: error: \"the file\" must be a mapping, not a list; change it"),
        ("", "a.yaml:1:1: error: there is nothing in this file; write the keys it needs"),
    ]

    private static let parts: [(String, String)] = [
        ("", "a.yaml:1:1: error: the key \"intents\" is missing; add it"),
        ("intent: {}", "a.yaml:4:1: error: unknown key \"intent\"; did you mean \"intents\"?"),
        ("app: {name: B}", "a.yaml:4:1: error: \"app\" stands already in line 3; remove one of them"),
        ("entities: {Note: {}}", "a.yaml:4:12: error: the key \"values\" is missing; add it"),
        ("entities: {Note: {value: []}}", "a.yaml:4:19: error: unknown key \"value\"; did you mean \"values\"?"),
        (
            "entities: {Note: {values: [a, a]}}",
            "a.yaml:4:31: error: the id \"a\" stands already in line 4; give one of them another id"
        ),
        ("entities: {Note: {values: [{id: a}]}}", "a.yaml:4:28: error: the key \"title\" is missing; add it"),
        (
            "entities: {Int: {values: []}}",
            "a.yaml:4:12: error: \"Int\" has a meaning of its own; choose another name"
        ),
        (
            "entities: {A: {values: []}}\nenums: {A: {}}",
            "a.yaml:5:9: error: there is an entity \"A\" already; choose another name"
        ),
        (
            "entities: {A: {file: none.csv}}",
            "a.yaml:4:22: error: there is no file \"none.csv\"; its path is relative to this file"
        ),
        (
            "intents: {Go: {phrases: [\"\", go]}}",
            "a.yaml:4:26: error: \"phrases\" must be a text, not an empty text; change it"
        ),
        (
            "intents: {Go: {parameters: {n: {type: Int, default: 300, range: [0, 100]}}, phrases: [go]}}",
            "a.yaml:4:53: error: \"300\" is not within the range; choose one from 0 to 100"
        ),
        (
            "intents: {Go: {parameters: {n: {type: Double, range: [0.5, 1], default: 0}}, phrases: [go]}}",
            "a.yaml:4:73: error: \"0\" is not within the range; choose one from 0.5 to 1"
        ),
        ("enums: {A: {a: {titel: A}}}", "a.yaml:4:17: error: unknown key \"titel\"; did you mean \"title\"?"),
        (
            "rules: {a: \"[a\"}",
            "a.yaml:4:13: error: the group has no end; write ] behind it, or \\[ for the character itself"
        ),
        (
            "rules: {a: <b>, b: <a>}",
            "a.yaml:4:12: error: the rules lead back to themselves (a, b, a); write one of them out"
        ),
        (
            "rules: {a: <b>}",
            "a.yaml:4:12: error: there is no rule \"b\"; use one of a, or declare it"
        ),
        ("intents: {Go: {}}", "a.yaml:4:11: error: the key \"phrases\" is missing; add it"),
        (
            "intents: {Go: {phrases: go}}",
            "a.yaml:4:25: error: \"phrases\" must be a list of texts, not a text; change it"
        ),
        (
            "intents: {Go: {phrases: [\"go to ${plce}\"], parameters: {place: {type: String}}}}",
            "a.yaml:4:35: error: there is no parameter \"plce\"; did you mean \"place\"?"
        ),
        (
            "intents: {Go: {phrases: [\"go <to>\"]}}",
            "a.yaml:4:31: error: there is no rule \"to\"; declare it under \"rules\""
        ),
        (
            "intents: {Go: {phrases: [\"go {x:place}\"], parameters: {place: {type: String}}}}",
            "a.yaml:4:31: error: there is no parameter, entity or enum \"x\"; use one of place, applicationName"
        ),
        (
            "intents: {Go: {phrases: [\"go ${n} or ${n}\"], parameters: {n: {type: Int}}}}",
            "a.yaml:4:40: error: \"n\" may be said twice in this phrase; declare a parameter of its own for each"
        ),
        (
            "rules: {x: \"to ${n}\"}\nintents: {Go: {phrases: [\"go <x> [<x>]\"], parameters: {n: {type: Int}}}}",
            "a.yaml:5:26: error: \"n\" may be said twice in this phrase; declare a parameter of its own for each"
        ),
        (
            "entities: {T: {values: [X]}}\nintents: {Go: {phrases: [\"go {T:n}\"], parameters: {n: {type: Int}}}}",
            "a.yaml:5:31: error: \"n\" is Int, and no T; write ${n}, or declare it as T"
        ),
        (
            "rules: {x: \"to ${plce}\"}\nintents: {Go: {phrases: [\"go <x>\"], parameters: {place: {type: String}}}}",
            "a.yaml:4:18: error: there is no parameter \"plce\"; did you mean \"place\"?"
        ),
        (
            "entities: {T: {values: [X, 🍕]}}\nintents: {}",
            "a.yaml:4:28: error: nothing of \"🍕\" can be said; give it a synonym with letters or digits"
        ),
        (
            "intents: {Go: {phrases: [\"go {1..3:place}\"], parameters: {place: {type: String}}}}",
            "a.yaml:4:36: error: a range is for Int and Double, not for String; leave it out"
        ),
        (
            "intents: {Go: {phrases: [\"go (\"]}}",
            "a.yaml:4:30: error: the group has no end; write ) behind it, or \\( for the character itself"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: Strin}}}}",
            "a.yaml:4:54: error: there is no type \"Strin\"; did you mean \"String\"?"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: Measurement(weight)}}}}",
            "a.yaml:4:54: error: there is no type \"Measurement(weight)\"; use one of Measurement(acceleration), "
                + "Measurement(angle), Measurement(area), Measurement(duration), Measurement(energy), "
                + "Measurement(frequency), Measurement(informationStorage), Measurement(length), Measurement(mass), "
                + "Measurement(power), Measurement(pressure), Measurement(speed), Measurement(temperature), "
                + "Measurement(volume)"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {}}}}",
            "a.yaml:4:47: error: the key \"type\" is missing; add it"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: String, range: [1, 2]}}}}",
            "a.yaml:4:69: error: a range is for Int and Double, not for String; leave it out"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: Int, range: [2, 1]}}}}",
            "a.yaml:4:66: error: the range holds nothing; write the lower number first"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: Int, range: [1, 2.5]}}}}",
            "a.yaml:4:66: error: \"range\" must be two whole numbers, [lowest, highest], not a list; change it"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: Int, default: many}}}}",
            "a.yaml:4:68: error: \"many\" is no Int; write one"
        ),
        (
            "intents: {Go: {phrases: [go], parameters: {a: {type: Bool, list: maybe}}}}",
            "a.yaml:4:66: error: \"list\" must be true or false, not a text; change it"
        ),
        (
            "intents: {Go: {phrases: [go], perform: {say: \"${b}\"}}}",
            "a.yaml:4:46: error: there is no parameter \"b\"; use one of applicationName, or declare it"
        ),
        (
            "intents: {Go: {phrases: [go], perform: {run: ls}}}",
            "a.yaml:4:46: error: \"run\" must be a list of texts, not a text; change it"
        ),
    ]

    @Test(arguments: wholes) func filesAreChecked(text: String, expected: String) {
        #expect(firstLine(message(text)) == expected)
    }

    @Test(arguments: parts) func faultsAreNamedWithTheirPlace(text: String, expected: String) {
        #expect(firstLine(message(Self.start + text)) == expected)
    }

    private func firstLine(_ text: String) -> String {
        String(text.split(separator: "\n", omittingEmptySubsequences: false)[0])
    }

    @Test func theLineIsShownWithACaret() {
        #expect(
            message(Self.start + "intents:\n  Go:\n    phrases:\n      - go to ${plce}\n") == """
                a.yaml:7:17: error: there is no parameter "plce"; use one of applicationName, or declare it
                      - go to ${plce}
                                ^
                """)
    }

    /// As editors of Windows write it.
    @Test func marksOfOtherSystemsAreNoPartOfTheText() {
        let start = "\u{FEFF}" + Self.start.replacing("\n", with: "\r\n")
        #expect(message(start + Self.plain.replacing("\n", with: "\r\n")) == "no error")
        #expect(firstLine(message(start + "x: 1")) == firstLine(message(Self.start + "x: 1")))
    }

    private static let tables: [(String, String)] = [
        (
            "",
            "t.csv:1:1: error: the first line names no column \"title\"; begin the file with \"id,title,synonyms\"\n^"
        ),
        ("id,name\n", "t.csv:1:4: error: unknown column \"name\"; use one of id, title, synonyms\nid,name\n   ^"),
        (
            "title,title\n",
            "t.csv:1:7: error: the column \"title\" stands twice; remove one of them\ntitle,title\n      ^"
        ),
        (
            "id,title\na,b,c\n",
            "t.csv:2:1: error: 3 values for 2 columns; quote values that hold a comma, and write nothing between two "
                + "commas for no value\na,b,c\n^"
        ),
        (
            "id,title\n\na,\"b\n",
            "t.csv:3:3: error: the quoted value that begins here does not end; write \" behind it, and \"\" for a quote "
                + "within\na,\"b\n  ^"
        ),
        (
            "title\n5\" nails\n",
            "t.csv:2:2: error: a quote within a value; quote the whole value, and write \"\" for a quote within\n5\" nails\n ^"
        ),
        ("title\na\0b\n", "t.csv:2:1: error: a null byte in this value; write text\na\0b\n^"),
        (
            "id,title\na,🍕\n",
            "t.csv:2:3: error: nothing of \"🍕\" can be said; give it a synonym with letters or digits\na,🍕\n  ^"
        ),
        ("id,title\na,\n", "t.csv:2:3: error: the title is empty; write one\na,\n  ^"),
        (
            "id,title\na,x\r\na,y",
            "t.csv:3:1: error: the id \"a\" stands already in line 2; give one of them another id\na,y\n^"
        ),
    ]

    /// Spaces around commas are for whoever reads the file.
    @Test func valuesOfATableHaveNoSpacesAround() throws {
        let table = try EntityTable(Data("id, title , synonyms\no, Otter , the otter | swimmer\n".utf8), path: "t.csv")
        #expect(
            try table.values() == [
                DeclarativeApp.Value(id: "o", title: "Otter", synonyms: ["the otter", "swimmer"])
            ])
    }

    @Test func aSignIsSaidByASynonym() {
        #expect(
            message(Self.start + "entities: {T: {values: [{title: 🍕, synonyms: [pizza]}]}}\n" + Self.plain)
                == "no error")
    }

    @Test(arguments: [
        "(set ${n}|put ${n})", "set ${n} [in ${applicationName}]", "<n> [or so]",
    ])
    func aSlotMayBeSaidOnce(phrase: String) {
        let app =
            "rules: {n: \"(at|to) ${n}\"}\nintents: {Go: {phrases: [\"\(phrase)\"], parameters: {n: {type: Int}}}}"
        #expect(message(Self.start + app) == "no error")
    }

    @Test func severalValuesMayBeSaidInSeveralSlots() {
        let app = "intents: {Go: {phrases: [\"${n} and ${n}\"], parameters: {n: {type: Int, list: true}}}}"
        #expect(message(Self.start + app) == "no error")
    }

    @Test(arguments: tables)
    func aTableIsChecked(text: String, expected: String) throws {
        let folder = try ScratchFolder()
        try Data((text).utf8).write(to: folder.file("t.csv"))
        try Data((Self.start + "entities: {T: {file: t.csv}}\n" + Self.plain).utf8).write(to: folder.file("a.yaml"))
        do {
            _ = try DeclarativeAppFile.load(path: folder.file("a.yaml").path)
            Issue.record("no error")
        } catch {
            let message = error.message.replacingOccurrences(of: folder.file("t.csv").path, with: "t.csv")
            #expect(message == expected || message + "\n^" == expected)
        }
    }

    @Test func aTableIsRead() throws {
        let folder = try ScratchFolder()
        let text =
            "\u{FEFF}id,title,synonyms\r\nheron,\"Heron, at \"\"low\"\" tide\",heron note|the heron\r\n\r\n,Otter,\n\"x\",\"two\nlines\",\"\""
        try Data((text).utf8).write(to: folder.file("t.csv"))
        try Data((Self.start + "entities: {T: {values: [Fox], file: t.csv}}\n" + Self.plain).utf8).write(
            to: folder.file("a.yaml"))
        let app = try DeclarativeAppFile.load(path: folder.file("a.yaml").path)
        #expect(
            app.values(of: "T")?.values == [
                .init(id: "Fox", title: "Fox"),
                .init(id: "heron", title: "Heron, at \"low\" tide", synonyms: ["heron note", "the heron"]),
                .init(id: "Otter", title: "Otter"), .init(id: "x", title: "two\nlines"),
            ])
    }
}
