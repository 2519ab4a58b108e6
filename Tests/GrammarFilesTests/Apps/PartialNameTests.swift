import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Parts of names that several things have")
struct PartialNameTests {
    private static func matcher(_ language: String, _ verb: String, _ names: String) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Note: {values: [\(names)]}
                intents:
                  Delete: {parameters: {note: {type: Note}}, phrases: ["\(verb) ${note}"]}
                """)
    }

    /// All of them are named, however long they are, also where the part is a slip away; a whole name is meant alone.
    @Test(arguments: [
        ("en", "delete", "Heron nest, Heron at low tide, Otter", "delete heron", ["Heron at low tide", "Heron nest"]),
        ("en", "delete", "Heron nest, Heron at low tide, Otter", "delete herron", ["Heron at low tide", "Heron nest"]),
        (
            "en", "delete", "Heron nest, Old heron by the sea, Heron at low tide", "delete the heron",
            ["Heron at low tide", "Heron nest", "Old heron by the sea"]
        ),
        ("en", "delete", "Heron, Heron nest, Heron at low tide", "delete heron", ["Heron"]),
        ("en", "delete", "Heron, Heron nest, Heron at low tide", "delete herron", ["Heron"]),
        ("en", "delete", "Heron nest, Otter tracks, Badger", "delete heron", ["Heron nest"]),
        ("en", "delete", "Heron nest, Heron at low tide, Otter", "delete heron tide", ["Heron at low tide"]),
        (
            "de", "lösche", "Reiher am Teich, Reihernest im Schilf, Reiher bei Ebbe", "lösche Reiher",
            ["Reiher am Teich", "Reiher bei Ebbe"]
        ),
        (
            "fr", "supprime", "Héron gris, Héron à marée basse, Loutre", "supprime héron",
            ["Héron gris", "Héron à marée basse"]
        ),
        (
            "es", "borra", "Garza gris, Garza con marea baja, Nutria", "borra garza",
            ["Garza con marea baja", "Garza gris"]
        ),
    ])
    func areAskedAboutTogether(
        _ language: String, _ verb: String, _ names: String, _ text: String, _ meant: [String]
    ) throws {
        let match = try Self.matcher(language, verb, names).match(text)
        let found = match.best.compactMap(\.slots.first?.value.title).sorted()
        #expect(
            match.status == (meant.count == 1 ? .matched : .ambiguous) && found == meant, "\(match.status) \(found)")
    }
}
