import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Addresses, and several things in one breath.
@Suite struct LinkAndListTests {
    @Test(
        arguments: [
            ("example dot com", "https://example.com"), ("www.example.com", "https://www.example.com"),
            ("example.com/news", "https://example.com/news"),
            ("https://example.com/a?b=1", "https://example.com/a?b=1"),
            ("https colon slash slash example dot com slash news", "https://example.com/news"),
            ("my dash site dot example dot org", "https://my-site.example.org"),
            ("mailto:ann@example.com", "mailto:ann@example.com"),
            ("otter tracks", nil), ("example", nil), ("dot com", nil), ("1.5", nil), ("https://", nil),
            ("one dot two dot 3", nil), ("localhost:8080", "http://localhost:8080"), ("localhost", "http://localhost"),
            ("192.168.0.1", "http://192.168.0.1"), ("192.168.0.1:80/a", "http://192.168.0.1:80/a"),
            ("192.168.0.256", nil), ("1.2.3", nil), ("localhost:port", nil),
            ("example.com:8080", "https://example.com:8080"),
        ] as [(String, String?)])
    func links(text: String, expected: String?) throws {
        #expect(try Speaker("en_US").reader.link(SpokenText(text))?.absoluteString == expected)
    }

    @Test(
        arguments: [
            ("ann at example dot com", "ann@example.com"), ("Ann@Example.com", "ann@example.com"),
            ("ann dot lee at example dot co dot uk", "ann.lee@example.co.uk"),
            ("ann underscore lee at example dot com", "ann_lee@example.com"),
            ("ann", nil), ("ann at home", nil), ("@example.com", nil), ("a@b@c.com", nil),
        ] as [(String, String?)])
    func emails(text: String, expected: String?) throws {
        #expect(try Speaker("en_US").reader.email(SpokenText(text)) == expected)
    }

    @Test(
        arguments: [
            ("555 0100", "555 0100"), ("+49 30 123456", "+49 30 123456"), ("(030) 123-456", "(030) 123-456"),
            ("five five five one two three four", "5551234"), ("plus four nine three zero one two three", "+4930123"),
            ("five", nil), ("ann", nil), ("12 apples", nil),
        ] as [(String, String?)])
    func phones(text: String, expected: String?) throws {
        #expect(try Speaker("en_US").reader.phone(SpokenText(text)) == expected)
    }

    @Test(arguments: [
        ("de_DE", "ann ät example punkt de", "ann@example.de"),
        ("fr_FR", "anne arobase exemple point fr", "anne@exemple.fr"),
        ("es_ES", "ana arroba ejemplo punto es", "ana@ejemplo.es"),
    ])
    func otherEmails(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).reader.email(SpokenText(text)) == expected)
    }

    @Test(
        arguments: [
            ("milk, eggs and bread", ["milk", "eggs", "bread"]), ("milk", ["milk"]),
            ("salt and vinegar", ["salt and vinegar"]),
            ("milk, salt and vinegar and eggs", ["milk", "salt and vinegar", "eggs"]),
            ("eggs, and milk", ["eggs", "milk"]), ("Heron, at low tide and milk", ["Heron, at low tide", "milk"]),
            ("oat milk and eggs", ["oat milk", "eggs"]), ("", nil), ("and", nil), (",", nil),
        ] as [(String, [String]?)])
    func lists(text: String, expected: [String]?) throws {
        let splitter = ListSplitter(try Speaker.pack("en"))
        let known = ["salt and vinegar", "Heron, at low tide"]
        let items = splitter.items(of: SpokenText(text), crossesCommas: true) { piece, isOnePiece in
            isOnePiece || known.contains(piece.text) ? piece.text : nil
        }
        #expect(items == expected)
    }

    @Test(
        "A comma within digits parts them unless it belongs to a number",
        arguments: [
            ("en", "1,2,3", ["1", "2", "3"]), ("en", "2,3", ["2", "3"]), ("en", "1,250 and 3", ["1,250", "3"]),
            ("en", "1,250,000", ["1,250,000"]), ("en", "-1,-2", ["-1", "-2"]), ("de", "1,5 und 2", ["1,5", "2"]),
            ("de", "1,2,3", ["1", "2", "3"]),
        ])
    func digits(language: String, text: String, expected: [String]) throws {
        let splitter = ListSplitter(try Speaker.pack(language))
        let items = splitter.items(of: SpokenText(text), crossesCommas: false) { $1 ? $0.text : nil }
        #expect(items == expected)
    }

    @Test("What stands between the items is the language's")
    func otherLists() throws {
        let german = ListSplitter(try Speaker.pack("de"))
        #expect(
            german.items(of: SpokenText("Milch, Eier und Brot"), crossesCommas: false) { $1 ? $0.text : nil } == [
                "Milch", "Eier", "Brot",
            ])
        let numbers = try Speaker("en_US").reader
        let read = ListSplitter(try Speaker.pack("en")).items(
            of: SpokenText("one hundred and five, two and 3"), crossesCommas: false
        ) { text, _ in
            numbers.number(text)?.integer
        }
        #expect(read == [105, 2, 3])
    }

    @Test("A number keeps the signs that are written at it")
    func signs() {
        #expect(SpokenText("heat to -5 degrees").value(at: 9..<10).text == "-5")
        #expect(SpokenText("a 6'2\" board").value(at: 2..<5).text == "6'2\"")
        #expect(SpokenText("re-open it").value(at: 3..<7).text == "open")
        #expect(SpokenText("1,-2").value(at: 3..<4).text == "-2")
        #expect(SpokenText("the \"jar\"").value(at: 5..<8).text == "jar")
        #expect(SpokenText("to \"6\"").value(at: 4..<5).text == "6")
    }

    @Test(
        "Days of which the month is said once",
        arguments: [
            ("en_US", ["the 1st", "the 2nd of may"], ["the 1st may", "the 2nd of may"]),
            ("en_US", ["may 1st", "2nd", "june 3rd"], ["may 1st", "may 2nd", "june 3rd"]),
            ("en_US", ["tomorrow", "the 2nd of may"], ["tomorrow", "the 2nd of may"]),
            ("en_US", ["the 1st", "the 2nd"], ["the 1st", "the 2nd"]),
            ("de_DE", ["am 1.", "2. Mai"], ["am 1. Mai", "2. Mai"]),
        ])
    func series(region: String, said: [String], expected: [String]) throws {
        let speaker = try Speaker(region)
        let texts = speaker.reader.withMonths(said.map { SpokenText($0) }, as: .date, at: speaker.moment)
        #expect(texts.map(\.text) == expected)
    }
}
