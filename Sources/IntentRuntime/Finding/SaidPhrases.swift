import PhraseMatching

/// Phrases of a language, compared word for word.
struct SaidPhrases: Sendable {
    /// The words of each phrase, the longest phrases first.
    private let phrases: [[String]]

    init(_ phrases: [String]) {
        let folded = phrases.map { SpokenText($0).words.map(\.folded) }.filter { !$0.isEmpty }
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

/// Names that may be said in one word or in several: “FieldNotes” is “field notes”.
struct SaidNames: Sendable {
    private let names: Set<String>
    /// Nobody says a name in more words.
    private static let wordLimit = 8

    init(_ names: [String]) {
        self.names = Set(names.map { SpokenText($0).words.map(\.folded).joined() }.filter { !$0.isEmpty })
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
