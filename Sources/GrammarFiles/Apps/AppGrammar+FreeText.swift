import PhraseMatching
import SpokenLanguage

extension AppGrammar {
    /// All that is dictated for a slot with any words: what was said there with the signs around it, without words that mean nothing
    /// between the verb and the rest of the command: "add please milk to groceries".
    func dictated(_ slot: SlotMatch, of match: Match, in spoken: SpokenText) -> Range<Int> {
        guard let app = meanings[match.template]?.place.app, match.slots.first == slot else {
            return spoken.saidSpan(at: slot.span)
        }
        return spoken.saidSpan(at: hesitations[app].bare(slot.span, in: spoken))
    }
}
