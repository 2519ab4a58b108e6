import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Long lists are read and compiled in parts at the same time; what they say does not depend on it.
@Suite struct LongListTests {
    private static func text(_ names: [String]) -> String {
        let lines = names.map { "      - \"\($0)\"\n" }.joined()
        return "phrasebook: 1\nlanguage: en\napp: {name: A}\nentities:\n  Page:\n    values:\n\(lines)"
            + "intents: {Open: {parameters: {page: {type: Page}}, phrases: [\"open ${page}\"]}}\n"
    }

    private static let names = (0..<20_000).map { "Page \($0) of \($0 % 3 == 0 ? "St. Ives" : "the book")" }

    /// Without the line of the file that it shows.
    private func message(_ names: [String]) -> String {
        do {
            _ = try DeclarativeAppFile.read(Self.text(names), name: "a.yaml")
            return "no error"
        } catch { return String(error.message.prefix { !$0.isNewline }) }
    }

    @Test func areUnderstoodByAllTheirForms() throws {
        // The last one's number in words is a name of another one.
        let app = try DeclarativeAppFile.read(Self.text(Self.names + ["Volume 2", "Volume two"]), name: "a.yaml")
        let matcher = AppMatcher(
            try AppGrammar([app]) { language throws(GrammarFileError) in
                try LanguagePackFile.load(language: language)
            })
        for (said, title) in [
            ("open page 17 of the book", "Page 17 of the book"),
            ("open page nineteen of the book", "Page 19 of the book"),
            ("open page 19998 of saint ives", "Page 19998 of St. Ives"), ("open volume 2", "Volume 2"),
            ("open volume two", "Volume two"),
        ] {
            #expect(matcher.match(said).best.map { $0.slots.map(\.value.title) } == [[title]], "\(said)")
        }
    }

    /// The first thing that is wrong is told.
    @Test func tellWhatIsWrong() {
        func sameID(_ line: Int) -> String {
            "a.yaml:\(line):9: error: the id \"Page 100 of the book\" stands already in line 107; give one of them another id"
        }
        var names = Self.names
        names[19_000] = names[100]
        #expect(message(names) == sameID(19_007))
        names[18_000] = "!!"
        #expect(
            message(names)
                == "a.yaml:18007:9: error: nothing of \"!!\" can be said; give it a synonym with letters or digits")
        names[200] = names[100]
        #expect(message(names) == sameID(207))
    }
}
