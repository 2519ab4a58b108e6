package import PhraseMatching

extension AnswerReader {
    /// What an utterance picks among the options that were offered.
    package enum Choice: Sendable, Hashable {
        /// Exactly this option, counted from zero.
        case one(Int)
        /// All of these fit equally: ask again.
        case several([Int])
        /// None of them is wanted.
        case neither
        /// A number or an ordinal beyond the options, as it was said: 5, or -4 for "the fourth to last".
        case outOfRange(Int)
        /// No answer to this question.
        case none
    }

    /// The option that is meant: by its whole title or a synonym, by its place, else by a part of a title.
    ///
    /// A number means the place, as the options are shown with numbers, unless it is beyond them and a part of a title.
    /// Where nothing was listed a place means nothing: `byPlace` is false then. "All" means several unless only one is wanted.
    /// What is refused is none, unless a pause stands in between: "no pasta", but "no, pasta".
    /// - Complexity: linear in the options for each way to take fillers off the utterance.
    package func choice(
        _ utterance: SpokenText, among options: [[String]], byPlace: Bool = true, takesAll: Bool = true
    ) -> Choice {
        guard let words = words(of: utterance) else { return .none }
        let titles = options.map { $0.map { Title($0) } }
        let trims = trims(of: words, by: aroundChoice)
        let signed = utterance.signedWords
        let candidates = trims.map { Array(signed[$0]) }
        func fitting(_ fits: (Title, [String]) -> Bool) -> Choice? {
            for candidate in candidates {
                let found = titles.indices.filter { titles[$0].contains { fits($0, candidate) } }
                if !found.isEmpty { return found.count == 1 ? .one(found[0]) : .several(found) }
            }
            return nil
        }
        if let exact = fitting({ $0.isWhole($1) }) { return exact }
        if refusals.cover(words, with: fillers) { return .neither }
        if let instead = correction(in: utterance, words) {
            return choice(instead, among: options, byPlace: byPlace, takesAll: takesAll)
        }
        let isAll = all.cover(words, with: fillers)
        if isAll, takesAll { return .several(Array(options.indices)) }
        // “Les deux” is no second place.
        let place = byPlace && !isAll ? place(in: utterance, words, trims, among: options.count) : nil
        if let index = place?.index { return .one(index) }
        if !aroundChoice.prefixes(of: words)[words.count],
            let part = fitting({ $0.containsRun($1) }) ?? fitting({ $0.containsInOrder($1) })
        {
            return part
        }
        return place.map { .outOfRange($0.said) } ?? .none
    }

    /// The option at the place that is all that was said: "3", "number three", "the last one".
    package func place(_ utterance: SpokenText, among count: Int) -> Int? {
        guard let words = words(of: utterance) else { return nil }
        if let instead = correction(in: utterance, words) { return place(instead, among: count) }
        return place(in: utterance, words, trims(of: words, by: aroundChoice), among: count)?.index
    }

    /// Whether all options are meant: "all of them".
    package func isAll(_ utterance: SpokenText) -> Bool {
        words(of: utterance).map { all.cover($0, with: fillers) } ?? false
    }

    /// The ordinal or number that is said, with as many words as possible: "twenty one" is 21, not 20 and "one".
    ///
    /// Ordinals count from 1, or from the end with -1; "minus one" is nothing to count with.
    private func place(
        in utterance: SpokenText, _ words: [String], _ trims: [Range<Int>], among count: Int
    ) -> (said: Int, index: Int?)? {
        let signed = utterance.signedWords
        for range in trims {
            if let place = ordinals.read(words[range]) {
                let index = place < 0 ? count + place : place - 1
                return (place, (0..<count).contains(index) ? index : nil)
            }
            let spoken = utterance.words[range]
            guard let first = spoken.first, let last = spoken.last else { continue }
            let sign = signed[range.lowerBound].hasPrefix("-") ? "-" : ""
            let text = SpokenText(sign + utterance.substring(first.span.lowerBound..<last.span.upperBound))
            if let number = values.number(text) {
                return number.integer.map { ($0, $0 > 0 && $0 <= count ? $0 - 1 : nil) }
            }
        }
        return nil
    }
}

/// The folded words of a title or synonym.
private struct Title {
    let words: [String]
    let joined: String

    init(_ text: String) {
        words = SpokenText(text).signedWords
        joined = words.joined()
    }

    /// Written together or apart: "field notes" is "FieldNotes".
    func isWhole(_ other: [String]) -> Bool { !words.isEmpty && joined == other.joined() }

    /// Whether the others are some neighbouring words of the title.
    func containsRun(_ other: [String]) -> Bool {
        guard let first = other.first, words.count > 1 || other.count == 1 else { return false }
        let wanted = other.joined()
        return words.indices.contains { start in
            guard wanted.hasPrefix(words[start]) || words[start] == first else { return false }
            var run = ""
            for word in words[start...] {
                run += word
                if run.utf8.count >= wanted.utf8.count { break }
            }
            return run == wanted
        }
    }

    /// Whether the others are words of the title, in its order: "heron tide" for "Heron at low tide".
    func containsInOrder(_ other: [String]) -> Bool {
        var rest = words[...]
        for word in other {
            guard let found = rest.firstIndex(of: word) else { return false }
            rest = rest[(found + 1)...]
        }
        return !other.isEmpty
    }
}
