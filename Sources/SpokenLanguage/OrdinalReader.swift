import PhraseMatching

/// Reads places: "first" is 1, "2nd" is 2, "last" is -1.
struct OrdinalReader: Sendable {
    private var places: [String: Int] = [:]
    private let suffixes: [String]

    init(_ pack: LanguagePack) {
        for (text, place) in pack.ordinals {
            places[SpokenText(text).words.map(\.folded).joined()] = place
        }
        suffixes = pack.ordinalSuffixes.map { Folding.fold($0) }
    }

    func read(_ words: ArraySlice<String>) -> Int? {
        let text = words.joined()
        if let place = places[text] { return place }
        guard words.count == 1 else { return nil }
        let digits = text.prefix { ("0"..."9").contains($0) }
        guard suffixes.contains(String(text.dropFirst(digits.count))) else { return nil }
        return Int(digits)
    }
}
