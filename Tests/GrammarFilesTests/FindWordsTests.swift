import Foundation
import GrammarFiles
import Grammars
import Testing

@Suite("How one asks for things is read from files")
struct FindWordsTests {
    @Test func aFileIsRead() throws {
        let text = """
            language: xx
            verbs: [find]
            plurals: {"": s, y: ies, ay: ays, e: [en, n]}
            inflections: {"": [e, en]}
            prefixes: ["l'"]
            capitalNouns: true
            limits: {before: [up to], after: [limit], units: [results]}
            conditions: [whose]
            and: [and]
            comparisons:
              contains: {text: [contains], list: [has]}
              equalTo: {any: [is]}
            orders:
              by: [by]
              superlatives: {date: {descending: [newest]}}
            measures:
              - {of: length, names: [distance], greaterThan: [longer than], descending: [longest]}
            """
        let words = try FindWordsFile.read(Data(text.utf8), path: "xx.yaml")
        #expect(words.verbs == ["find"] && words.conditions == ["whose"] && words.or == [])
        #expect(words.limitsBefore == ["up to"] && words.limitsAfter == ["limit"] && words.limitUnits == ["results"])
        #expect(
            words.comparisons.map { "\($0.name) \($0.kind) \($0.phrases)" } == [
                "equalTo any [\"is\"]", "contains text [\"contains\"]", "contains list [\"has\"]",
            ])
        let superlatives = words.superlatives.filter { !$0.phrases.isEmpty }
        #expect(superlatives.map { "\($0.kind) \($0.isDescending) \($0.phrases)" } == ["date true [\"newest\"]"])
        #expect(["day", "city", "otter"].map(words.plural) == ["days", "cities", "otters"])
        #expect(words.plurals(of: "reise") == ["reisen", "reisn"] && words.inflected("rot") == ["rote", "roten"])
        #expect(words.prefixed("auteur") == ["auteur", "l'auteur"] && words.noun("Weg") == "Weg")
        let measure = try #require(words.measures.first)
        #expect(measure.quantity == "length" && measure.names == ["distance"] && measure.descending == ["longest"])
        #expect(measure.comparisons.map { "\($0.name) \($0.phrases)" } == ["greaterThan [\"longer than\"]"])
    }

    @Test(
        "A key that is none is named with its place",
        arguments: [
            ("language: xx\nverb: [find]", "xx.yaml:2:1: error: "),
            ("language: xx\ncomparisons: {holds: {any: [x]}}", "xx.yaml:2:15: error: "),
            ("language: xx\norders: {superlatives: {place: {}}}", "xx.yaml:2:25: error: "),
            ("verbs: [find]", "xx.yaml:1:1: error: "),
            ("language: xx\nmeasures: {of: length}", "xx.yaml:2:11: error: "),
            ("language: xx\nmeasures: [{of: beauty}]", "xx.yaml:2:17: error: "),
            ("language: xx\nmeasures: [{names: [length]}]", "xx.yaml:2:12: error: "),
            ("language: xx\nmeasures: [{of: length, longer: [longer]}]", "xx.yaml:2:25: error: "),
        ])
    func refused(_ text: String, _ start: String) {
        let error = #expect(throws: GrammarFileError.self) {
            try FindWordsFile.read(Data(text.utf8), path: "xx.yaml")
        }
        #expect(error.map { "\($0)".hasPrefix(start) } == true, "\(String(describing: error))")
    }

    @Test("Each file of the house words every comparison, and the language that its name says") func house() throws {
        let folder = try ResourceFolder.find(explicit: nil)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.finding.path).filter {
            $0.hasSuffix(".yaml")
        }
        #expect(Set(files) == ["de.yaml", "en.yaml", "es.yaml", "fr.yaml"])
        for file in files {
            let words = try #require(try FindWordsFile.load(language: String(file.dropLast(5)), searching: folder))
            #expect(Set(words.comparisons.map(\.name)) == Set(FindWordsFile.comparisons))
            #expect(!words.verbs.isEmpty && !words.by.isEmpty && !words.superlatives.isEmpty)
            #expect(Set(words.measures.map(\.quantity)).isSuperset(of: ["length", "duration", "money", "date", "any"]))
            // A phrase that stands for two comparisons of one kind cannot be told apart.
            for kind in FindWords.Kind.allCases {
                let phrases = words.comparisons.filter { $0.kind == kind && $0.name != "isBetween" }.flatMap(\.phrases)
                #expect(Set(phrases).count == phrases.count)
            }
        }
        #expect(try FindWordsFile.load(language: "en-GB", searching: folder) == FindWordsFile.words(of: "en"))
        #expect(try FindWordsFile.load(language: "tlh", searching: folder) == nil)
    }
}
