import PhraseMatching
import Testing

@Suite("Names like one that nobody knows")
struct NearNamesTests {
    private static let names = [
        "Otter tracks", "Heron nest", "Heron at low tide", "Café menu", "New note", "otter", "湖の夜", "",
    ]

    @Test(arguments: [
        ("oter track", ["Otter tracks", "otter"]), ("heron", ["Heron nest", "Heron at low tide"]),
        ("HERON NESTS", ["Heron nest", "Heron at low tide"]),
        ("the cafe menus", ["Café menu"]), ("otter tracks", ["Otter tracks", "otter"]), ("shopping list", []),
        ("湖の夜", ["湖の夜"]), ("", []), ("…", []), ("note new", ["New note"]),
    ])
    func near(_ text: String, _ expected: [String]) {
        #expect(NearNames.near(text, among: Self.names, limit: 3) == expected)
    }

    @Test func onlyAFewAreNamed() {
        let names = (1...5_000).map { "heron \($0)" }
        #expect(NearNames.near("herons", among: names, limit: 2) == ["heron 1", "heron 2"])
        #expect(NearNames.near("herons", among: names, limit: 0) == [])
    }
}
