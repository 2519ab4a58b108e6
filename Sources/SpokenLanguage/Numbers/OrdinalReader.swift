import PhraseMatching

/// Reads places: "first" is 1, "2nd" is 2, "twenty first" is 21, "last" is -1.
struct OrdinalReader: Sendable {
    private var places: [String: Int] = [:]
    private let suffixes: [String]
    private let endings: [String]
    private let cardinals: CardinalReader

    init(_ pack: LanguagePack) {
        for (text, place) in pack.ordinals {
            places[SpokenText(text).foldedWords.joined()] = place
        }
        suffixes = pack.ordinalSuffixes.map { suffix in
            let tokens = SpokenTokens(pattern: suffix)
            return tokens.joined(0..<tokens.count)
        }
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

    /// The places that begin among tokens, the longest first: words, or digits with what makes them an ordinal ("2nd", "1.º").
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: Int, end: Int)] {
        guard tokens.has(start) else { return [] }
        if tokens[start].kind == .digits {
            guard let number = Int(tokens[start].text) else { return [] }
            return endsOfSuffix(tokens, from: start + 1).map { (number, $0) }
        }
        return (start + 1...min(tokens.count, start + 3)).reversed().compactMap { end in
            read(tokens.tokens[start..<end].map(\.text)[...]).map { ($0, end) }
        }
    }

    /// The places behind a suffix that is written right at digits; a point is one only where nothing follows it at once.
    private func endsOfSuffix(_ tokens: SpokenTokens, from start: Int) -> [Int] {
        let glued = (start..<start + 2).prefix { tokens.isGlued($0) }
        return glued.map { $0 + 1 }.reversed().filter { end in
            suffixes.contains(tokens.joined(start..<end))
                && !(tokens[end - 1].text == "." && tokens.isGlued(end))
        }
    }
}
