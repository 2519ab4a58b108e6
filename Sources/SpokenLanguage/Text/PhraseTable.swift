/// What phrases of a language mean, found where they stand among the tokens of an utterance, written together or apart.
struct PhraseTable<Meaning: Sendable>: Sendable {
    private var meanings: [String: [Meaning]] = [:]
    private var longest = 0

    init(_ phrases: [(String, Meaning)]) {
        for (phrase, meaning) in phrases {
            let tokens = SpokenTokens(pattern: phrase)
            guard !tokens.isEmpty else { continue }
            meanings[tokens.joined(0..<tokens.count), default: []].append(meaning)
            // What is written together may be said apart.
            longest = max(longest, tokens.count + 1)
        }
    }

    var isEmpty: Bool { meanings.isEmpty }

    /// All that begin at a place, the longest first.
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: Meaning, end: Int)] {
        guard start < tokens.count, !isEmpty else { return [] }
        let ends = (start + 1...min(tokens.count, start + longest)).reversed()
        return ends.flatMap { end in (meanings[tokens.joined(start..<end)] ?? []).map { ($0, end) } }
    }

    /// What all of the text means.
    func whole(_ tokens: SpokenTokens) -> Meaning? { meanings[tokens.joined(0..<tokens.count)]?.first }

    func meanings(of word: String) -> [Meaning] { meanings[word] ?? [] }
}

extension PhraseTable {
    /// Phrases by what they mean: `[2: ["two", "deux"]]`, in the order of the meanings.
    init(_ lists: some Sequence<(Meaning, [String])>) {
        self.init(lists.flatMap { meaning, phrases in phrases.map { ($0, meaning) } })
    }
}
