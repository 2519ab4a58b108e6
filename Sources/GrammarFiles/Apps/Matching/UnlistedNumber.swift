import PhraseMatching
import SpokenLanguage

/// Tells of a number that a phrase would take if it were in the range that the phrase lists.
///
///     "set desk to 150"      // as "set desk to 0" it is a phrase, whose numbers end at 100
struct UnlistedNumber {
    private let readers: [SpokenValueReader]
    private let contents: [SlotListID: AppGrammar.Content]
    private let ranges: Set<NumberRange>

    /// No number is said in more words.
    private static let wordLimit = 8

    init(_ grammar: AppGrammar) {
        contents = grammar.contents
        ranges = Set(contents.values.compactMap(\.numbers))
        let languages = Dictionary(zip(grammar.apps.map(\.language), grammar.readers)) { first, _ in first }
        readers = ranges.isEmpty ? [] : languages.sorted { $0.key < $1.key }.map(\.value.answers.values)
    }

    /// Whether a word of an utterance may say a number that some phrase lists.
    func mayBeSaid(in spoken: SpokenText) -> Bool {
        spoken.words.contains { word in readers.contains { $0.mayBeOfNumber(word.folded) } }
    }

    /// What is wrong with a number of something that is no phrase as it was said.
    func fault(in spoken: SpokenText, match: (SpokenText) -> MatchResult) -> SpokenFault? {
        guard !readers.isEmpty, !spoken.isOverlong else { return nil }
        for span in spans(of: spoken) {
            let text = SpokenText(spoken.substring(span))
            for number in readers.lazy.compactMap({ $0.number(text) }) {
                for range in ranges where !range.bounds.contains(number.value) {
                    let said = SpokenText(spoken.replacing(span, with: String(range.lowest)))
                    // A sign before a number is in no slot.
                    let place = span.lowerBound + (range.lowest < 0 ? 1 : 0)
                    if fits(match(said), range, at: place) { return .outOfRange(number.value, range.bounds) }
                }
            }
        }
        return nil
    }

    /// Whether a phrase takes the range's numbers there.
    private func fits(_ result: MatchResult, _ range: NumberRange, at place: Int) -> Bool {
        result.matches.contains { match in
            match.slots.contains { slot in
                slot.span.lowerBound == place && slot.value != nil && contents[slot.list]?.numbers == range
            }
        }
    }

    /// Words in a row that may say a number, the longer ones first: of “one hundred and fifty” nobody said “one hundred”.
    private func spans(of spoken: SpokenText) -> [Range<Int>] {
        let words = spoken.words
        let mayCount = words.map { word in readers.contains { $0.mayBeOfNumber(word.folded) } }
        return words.indices.flatMap { first in
            words.indices[first...].prefix(Self.wordLimit).prefix { mayCount[$0] }.reversed()
                .map { words[first].span.lowerBound..<words[$0].span.upperBound }
        }
    }
}

extension AppGrammar.Content {
    fileprivate var numbers: NumberRange? {
        if case .numbers(let range) = self { range } else { nil }
    }
}

extension NumberRange {
    fileprivate var bounds: ClosedRange<Double> { Double(lowest)...Double(highest) }
}

extension SpokenText {
    fileprivate func replacing(_ span: Range<Int>, with text: String) -> String {
        substring(0..<span.lowerBound) + text + substring(span.upperBound..<self.text.utf8.count)
    }
}
