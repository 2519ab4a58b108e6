import PhraseMatching
import SpokenLanguage

extension AppGrammar {
    /// Why a match means nothing, where that can be said: what is wrong with what was said for a parameter.
    func refusal(of match: Match, in spoken: SpokenText) -> SpokenFault? {
        guard let meaning = meanings[match.template] else { return nil }
        let intent = intent(at: meaning.place)
        return match.slots.lazy.compactMap { [self] slot in
            intent.parameter(slot.name).flatMap { parameter in
                self.readers[meaning.place.app].reading(of: spoken.value(at: slot.span), for: parameter).fault
            }
        }.first
    }
}
