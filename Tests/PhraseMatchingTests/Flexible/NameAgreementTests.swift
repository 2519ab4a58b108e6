import Testing

@testable import PhraseMatching

@Suite struct NameAgreementTests {
    private static let names = [
        "red box tail", "blue fox tail", "large brown brown", "field notes", "otter tracks", "deer track", "tall lamp",
        "parkwood lane", "langley road",
    ]

    /// `other`, `1 slip`, `1 slip sure`, or nothing.
    private static func shown(_ said: String, _ name: String, isLong: Bool) -> String {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        let vocabulary = NameVocabulary(names.map(words), isLong: isLong)
        let agreement = NameAgreement(said: words(said), name: words(name), unsaid: 0, in: vocabulary) {
            $0.filter { $0 != "k" && $0 != "c" } == $1.filter { $0 != "k" && $0 != "c" }
        }
        return [
            agreement.isOther ? "other" : nil, agreement.slips.map { "\($0)" }, agreement.isSure ? "sure" : nil,
        ].compactMap { $0 }.joined(separator: " ")
    }

    @Test(arguments: [
        ("red box tail", "red box tail", "0", "0 sure"), ("red bxo tail", "red box tail", "1", "1 sure"),
        ("red bxo tial", "red box tail", "2", "2"),
        // A word of another name.
        ("red fox tail", "red box tail", "other 1", "other 1 sure"), ("red tall box", "red box tail", "other", "other"),
        ("large brown brwn", "large brown brown", "1", "1 sure"),
        ("large brown", "large brown brown", "", ""), ("red box", "red box tail", "", ""),
        // Forms of a word, where they tell no names apart.
        ("otter track", "otter tracks", "1", "other 1 sure"),
        // Split and joined.
        ("fieldnotes", "field notes", "0", "0 sure"), ("fieldnots", "field notes", "1", "1 sure"),
        // Other words, and such as sound alike.
        ("red elephant tail", "red box tail", "", "other"), ("red cboxk tail", "red box tail", "", ""),
        ("red", "tall lamp", "other", "other"),
        // Another first letter, with which words of the list begin, or none.
        ("larkwood lane", "parkwood lane", "1", "other 1 sure"), ("zarkwood lane", "parkwood lane", "1", "1 sure"),
        ("arkwood lane", "parkwood lane", "1", "1 sure"), ("pakrwood lane", "parkwood lane", "1", "1 sure"),
    ])
    func wordsAreHeldAgainstThoseOfTheName(said: String, name: String, inShort: String, inLong: String) {
        #expect(Self.shown(said, name, isLong: false) == inShort)
        #expect(Self.shown(said, name, isLong: true) == inLong)
    }
}
