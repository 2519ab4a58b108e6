import PhraseMatching

/// Phrases that can be recognised among folded words, written together or apart: "nevermind" is "never mind".
struct PhraseSet: Sendable {
    private var phrases: Set<String> = []
    /// Each word of a phrase.
    private var parts: Set<String> = []
    /// Of the longest phrase, in words; one more, since what was written together may be said apart.
    private(set) var longest = 0
    /// By its first byte, how many bytes a phrase has, a bit for each number: what has another shape need not be put together.
    private var lengths = [UInt64](repeating: 0, count: 256)

    init(_ texts: [String]...) {
        for text in texts.joined() {
            let words = SpokenText(text).foldedWords
            guard !words.isEmpty else { continue }
            let phrase = words.joined()
            phrases.insert(phrase)
            if let first = phrase.utf8.first { lengths[Int(first)] |= Self.bit(phrase.utf8.count) }
            parts.formUnion(words)
            longest = max(longest, words.count + 1)
        }
    }

    func contains(_ words: ArraySlice<String>) -> Bool {
        guard words.count <= longest, let first = words.first?.utf8.first else { return false }
        let length = words.reduce(0) { $0 + $1.utf8.count }
        return lengths[Int(first)] & Self.bit(length) != 0 && phrases.contains(Self.joined(words))
    }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.dropFirst().reduce(into: words.first ?? "") { $0 += $1 }
    }

    /// Whether one word alone is a phrase.
    func contains(_ word: String) -> Bool {
        guard let first = word.utf8.first else { return false }
        return lengths[Int(first)] & Self.bit(word.utf8.count) != 0 && phrases.contains(word)
    }

    private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

    /// Each word of a phrase, and each phrase written together.
    var words: Set<String> { parts.union(phrases) }

    /// How many words the longest phrase takes that the words begin with; 0 where there is none.
    func length(at words: ArraySlice<String>) -> Int {
        (0...min(words.count, longest)).last { $0 > 0 && contains(words.prefix($0)) } ?? 0
    }

    /// How far phrases of this set reach from the beginning, one after another: `[k]` tells whether the first k words are
    /// nothing but phrases.
    func prefixes(of words: [String]) -> [Bool] {
        var reached = [Bool](repeating: false, count: words.count + 1)
        reached[0] = true
        for start in words.indices where reached[start] {
            for end in ends(from: start, in: words) where contains(words[start..<end]) { reached[end] = true }
        }
        return reached
    }

    /// The same from the end: `[k]` tells whether all from word k on is nothing but phrases.
    func suffixes(of words: [String]) -> [Bool] {
        var reached = [Bool](repeating: false, count: words.count + 1)
        reached[words.count] = true
        for start in words.indices.reversed() {
            reached[start] = ends(from: start, in: words).contains { reached[$0] && contains(words[start..<$0]) }
        }
        return reached
    }

    private func ends(from start: Int, in words: [String]) -> ClosedRange<Int> {
        start + 1...min(words.count, start + max(longest, 1))
    }

    /// Whether the words are phrases of this set and of `optional`, one after another, with at least one of this set.
    func cover(_ words: [String], with optional: PhraseSet) -> Bool {
        // For each number of words read: whether that can be done without a phrase of this set, and with one.
        var without = [Bool](repeating: false, count: words.count + 1)
        var with = without
        without[0] = true
        for start in words.indices where without[start] || with[start] {
            for end in start + 1...min(words.count, start + max(longest, optional.longest, 1)) {
                if contains(words[start..<end]) { with[end] = true }
                guard optional.contains(words[start..<end]) else { continue }
                without[end] = without[end] || without[start]
                with[end] = with[end] || with[start]
            }
        }
        return with[words.count]
    }
}
