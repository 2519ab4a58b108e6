import PhraseMatching

/// Reads places: "first" is 1, "2nd" is 2, "twenty first" is 21, "last" is -1.
struct OrdinalReader: Sendable {
    private var places: [String: Int] = [:]
    private let suffixes: [String]
    private let endings: [String]
    private let cardinals: CardinalReader

    init(_ pack: LanguagePack) {
        for (text, place) in pack.ordinals {
            places[SpokenText(text).words.map(\.folded).joined()] = place
        }
        suffixes = pack.ordinalSuffixes.map { Folding.fold($0) }
        endings = pack.ordinalEndings.map { Folding.fold($0) }.sorted { $0.count > $1.count }
        cardinals = CardinalReader(pack.numbers)
    }

    func read(_ words: ArraySlice<String>) -> Int? {
        let text = words.joined()
        if let place = places[text] ?? compound(words) { return place }
        guard words.count == 1 else { return nil }
        let digits = text.prefix { ("0"..."9").contains($0) }
        guard digits.isEmpty else {
            return suffixes.contains(String(text.dropFirst(digits.count))) ? Int(digits) : nil
        }
        for ending in endings where text.hasSuffix(ending) && text.count > ending.count {
            if let number = cardinals.read([String(text.dropLast(ending.count))]) { return number }
        }
        return nil
    }

    /// "twenty first" is twenty, and the first.
    private func compound(_ words: ArraySlice<String>) -> Int? {
        guard words.count == 2, let first = words.first, let tens = cardinals.words[first], tens % 10 == 0,
            (20...90).contains(tens), let unit = places[words[words.endIndex - 1]], (1...9).contains(unit)
        else { return nil }
        return tens + unit
    }

    /// The places that begin among tokens, the longest first: words, or digits with what makes them an ordinal ("2nd", "2.").
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: Int, end: Int)] {
        guard tokens.has(start) else { return [] }
        if tokens[start].kind == .digits {
            guard tokens.isGlued(start + 1), let number = Int(tokens[start].text) else { return [] }
            let mark = tokens[start + 1].text
            let isOrdinal = suffixes.contains(mark) || mark == "." && !tokens.isGlued(start + 2)
            return isOrdinal ? [(number, start + 2)] : []
        }
        return (start + 1...min(tokens.count, start + 3)).reversed().compactMap { end in
            read(tokens.tokens[start..<end].map(\.text)[...]).map { ($0, end) }
        }
    }
}
