import PhraseMatching

/// Phrases of a language, compared word for word.
struct SaidPhrases: Sendable {
    /// The words of each phrase, the longest phrases first.
    private let phrases: [[String]]

    /// Phrases; `orNone` says whether an empty one counts, which stands everywhere.
    init(_ phrases: [String], orNone: Bool = false) {
        let folded = phrases.map { SpokenText($0).foldedWords }.filter { orNone || !$0.isEmpty }
        self.phrases = folded.sorted { $0.count > $1.count }
    }

    /// How many words of the phrases that stand at a place, the longest first.
    func lengths(in words: [String], at place: Int, before end: Int) -> [Int] {
        phrases.filter { place + $0.count <= end && words[place..<place + $0.count].elementsEqual($0) }
            .map(\.count).unique
    }

    /// How many words the longest phrase at a place has.
    func length(in words: [String], at place: Int, before end: Int) -> Int? {
        lengths(in: words, at: place, before: end).first
    }
}

/// Phrases that may stand on both sides of something: “mit … beginnt”.
struct SaidFrames: Sendable {
    /// What stands before it, by what stands behind it; mostly that is nothing.
    private let openings: [(closing: [String], phrases: SaidPhrases)]

    init(_ phrases: [String]) {
        let parts = phrases.map { phrase in
            let parts = phrase.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (opening: parts[0], closing: parts.count > 1 ? SpokenText(parts[1]).foldedWords : [])
        }
        openings = Dictionary(grouping: parts, by: \.closing).map { closing, parts in
            (closing, SaidPhrases(parts.map(\.opening), orNone: !closing.isEmpty))
        }.sorted { ($0.closing.count, $0.closing.joined()) > ($1.closing.count, $1.closing.joined()) }
    }

    /// How many words stand before it at a place, with the words that must stand behind it, and where those stand first.
    func lengths(
        in words: [String], at place: Int, before end: Int
    ) -> [(length: Int, closing: [String], closingPlace: Int)] {
        openings.flatMap { closing, phrases in
            phrases.lengths(in: words, at: place, before: end).compactMap { length in
                let first = words[..<end].dropFirst(place + length + 1).firstRange(of: closing)?.lowerBound
                guard closing.isEmpty || first != nil else { return nil }
                return (length: length, closing: closing, closingPlace: closing.isEmpty ? 0 : first ?? 0)
            }
        }
    }
}

/// Names that may be said in one word or in several: “FieldNotes” is “field notes”.
struct SaidNames: Sendable {
    private let names: Set<String>
    /// Nobody says a name in more words.
    private static let wordLimit = 8

    init(_ names: [String]) {
        self.names = Set(names.map { SpokenText($0).foldedWords.joined() }.filter { !$0.isEmpty })
    }

    /// How many words of the names that stand at a place, the longest first.
    func lengths(in words: [String], at place: Int, before end: Int) -> [Int] {
        guard place < end else { return [] }
        return (1...min(Self.wordLimit, end - place)).reversed().filter { length in
            names.contains(words[place..<place + length].joined())
        }
    }

    /// How many words the longest name at a place has.
    func length(in words: [String], at place: Int, before end: Int) -> Int? {
        lengths(in: words, at: place, before: end).first
    }
}
