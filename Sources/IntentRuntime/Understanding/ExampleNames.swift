import PhraseMatching

/// Names of things that could be said somewhere, sorted once by how they begin, so that the one that was said is found in any
/// number of them.
struct ExampleNames: Sendable {
    private struct Name: Sendable {
        let place: Int
        let parts: NameParts
    }

    private let names: [String]
    /// By their first words, each in the order of the names.
    private let byFirstWord: [String: [Name]]

    init(_ names: [String]) {
        self.names = names
        var sorted: [String: [Name]] = [:]
        for (place, name) in names.enumerated() {
            let parts = NameParts(name)
            if let first = parts.words.first { sorted[first, default: []].append(Name(place: place, parts: parts)) }
        }
        byFirstWord = sorted
    }

    /// The first name that was said, or else the first one; `nil` where there are none.
    func name(near spoken: SpokenText) -> String? {
        let said = NameParts(spoken)
        let places = said.words.lazy.compactMap { word in
            byFirstWord[word]?.first { said.hold($0.parts) }?.place
        }
        return places.min().map { names[$0] } ?? names.first
    }
}
