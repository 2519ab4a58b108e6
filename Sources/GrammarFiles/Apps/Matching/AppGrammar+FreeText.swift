import PhraseMatching
import SpokenLanguage

extension AppGrammar {
    /// All that is dictated for a slot with any words: what was said there with the signs around it, without words that mean nothing
    /// between the verb and the rest of the command: "add please milk to groceries".
    func dictated(_ slot: SlotMatch, of match: Match, in spoken: SpokenText) -> Range<Int> {
        guard let app = meanings[match.template]?.place.app, match.slots.first == slot else {
            return spoken.saidSpan(at: slot.span)
        }
        let next = spoken.words.first { $0.span.lowerBound >= slot.span.upperBound }
        let isBesideSlot = match.slots.contains { $0.span.lowerBound == next?.span.lowerBound }
        return spoken.saidSpan(at: hesitations[app].bare(slot.span, in: spoken, keepsEnd: isBesideSlot))
    }
}
