/// What the flexible tier knows of a language: how it sounds, which words mean little, which mean the same, and which the
/// opposite. A language pack fills it.
package struct FlexibleModel: Sendable {
    /// Words of one meaning, under a name that `opposites` uses.
    package struct Action: Sendable, Hashable {
        package let name: String
        package let words: [String]

        package init(name: String, words: [String]) {
            self.name = name
            self.words = words
        }
    }

    package var table = SoundTable()
    package var speller = SoundSpeller()
    /// Whatever may be said around a command and means nothing, one or more words each: "could you", "please".
    package var fillers: [String] = []
    /// Those of them that mean nothing within a command either: "um".
    package var skipped: [String] = []
    /// What a machine is called by who tells it something, before the command, one or more words each: "computer".
    package var wakeWords: [String] = []
    /// What may be changed in a phrase that goes on saying the same.
    package var paraphrases = ParaphraseWords()
    /// Words that are everywhere and say little: "the", "in", "my".
    package var functionWords: [String] = []
    /// Words that sound like small ones, and stand for them where a phrase has these: "too" for "to".
    package var soundAlikes: [String: [String]] = [:]
    /// What stands between two things that are asked for at once, a word each: "and", "then".
    package var joiners: [String] = []
    package var actions: [Action] = []
    /// Pairs of names of actions that exclude each other.
    package var opposites: [(String, String)] = []
    /// Which words are near one another and mean something else.
    package var senses = SenseWords()
    /// Words that say a number: "seven", "hundred". What says another number is never taken for a slip.
    package var numberNames: [String] = []
    /// Words between those of one number: "and".
    package var numberJoiners: [String] = []
    /// Several of these make one word: "fünfundzwanzig".
    package var joinsNumbers = false
    /// How a whole number that is written in digits is said.
    package var numberWords: @Sendable (Int) -> [String] = { _ in [] }
    package var typed = FlexibleCosts.typed
    package var transcribed = FlexibleCosts.transcribed
    package var heard = FlexibleCosts.heard
    package var typedCalibration = FlexibleCalibration.typed
    package var transcribedCalibration = FlexibleCalibration.transcribed
    package var heardCalibration = FlexibleCalibration.heard

    package init() {}
}
