package import PhraseMatching

/// Says a half before the unit that it is said behind: "19 degrees and a half" as "19 and a half degrees", which is what a phrase with a
/// number and a unit takes.
package struct HalfBehindUnit: Sendable {
    /// An utterance in which a half is said before its unit.
    package struct Moved: Sendable {
        package let spoken: SpokenText
        /// UTF-8 offsets of the unit and the half, half-open; they are the same in both utterances.
        fileprivate let place: Range<Int>

        /// A part of `spoken` as one of the utterance: what has the half has its unit, too.
        package func span(_ span: Range<Int>) -> Range<Int> {
            place.contains(span.upperBound) ? span.lowerBound..<place.upperBound : span
        }
    }

    /// "and a half", with the "and".
    private let halves: PhraseSet
    private let lasts: SpelledPhrases
    private let units: PhraseSet
    private let numbers: NumberReader

    package init(_ pack: LanguagePack) {
        let joiners = PhraseSet(pack.numbers.joiners)
        let texts = pack.numbers.half.filter { SpokenText($0).foldedWords.first.map { joiners.contains($0) } ?? false }
        halves = PhraseSet(texts)
        lasts = SpelledPhrases(texts.compactMap { SpokenText($0).foldedWords.last })
        units = PhraseSet(pack.units.names.values.flatMap(\.self))
        numbers = NumberReader(pack.numbers)
    }

    /// The utterance with a half before its unit; nil where none is said behind one.
    package func moved(_ spoken: SpokenText) -> Moved? {
        guard halves.longest > 0, lasts.occur(in: spoken) else { return nil }
        let words = spoken.words
        let folded = words.map(\.folded)
        for unit in words.indices.dropFirst() where units.contains(folded[unit]) && numbers.isPart(folded[unit - 1]) {
            let length = halves.length(at: folded[(unit + 1)...])
            guard length > 0 else { continue }
            let place = words[unit].span.lowerBound..<words[unit + length].span.upperBound
            let half = spoken.substring(words[unit + 1].span.lowerBound..<place.upperBound)
            let gap = spoken.substring(words[unit].span.upperBound..<words[unit + 1].span.lowerBound)
            let text =
                spoken.substring(0..<place.lowerBound) + half + gap + spoken.substring(words[unit].span)
                + spoken.substring(place.upperBound..<spoken.text.utf8.count)
            return Moved(spoken: SpokenText(text), place: place)
        }
        return nil
    }
}
