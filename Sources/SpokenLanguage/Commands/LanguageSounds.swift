package import PhraseMatching

/// How a language sounds: how its words are read aloud, and what recognisers and people take for what.
///
/// It is read only where an utterance says no phrase exactly, so it is a file of its own (`Grammars/README.md`).
package struct LanguageSounds: Sendable, Hashable {
    package var table: SoundTable
    package var speller: SoundSpeller

    package init(table: SoundTable = SoundTable(), speller: SoundSpeller = SoundSpeller()) {
        self.table = table
        self.speller = speller
    }
}
