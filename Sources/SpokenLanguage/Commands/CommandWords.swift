package import PhraseMatching

/// What may be said in a command around what its phrase holds.
package struct CommandWords: Sendable, Hashable {
    /// Means nothing wherever it is said: "um", "please".
    package var skipped: [String] = []
    /// What may be changed in a phrase, or said around it, that is said word for word.
    package var paraphrases = ParaphraseWords()
    /// Words with the forms that they have before what follows, alone or with an article: "de", "d'", "du", "de la".
    package var contractions: [[String]] = []
    /// Stands between the items of a list: "and".
    package var joiners: [String] = []
    /// Stands between two commands: "then".
    package var sequels: [String] = []
    /// Says that something is not to be done: "not", "don't". What sounds like a phrase is never taken for it then.
    package var negations: [String] = []
    /// The same, but where the command begins they answer what was asked before: "no".
    package var innerNegations: [String] = []
    /// Said behind a command, what takes it back, besides what cancels: "scratch that".
    package var withdrawals: [String] = []
    /// What begins so asks or tells something: "did you", "why", "if".
    package var reports: [String] = []
    /// May be said around a command and means nothing there: "could you", "I want to".
    package var polite: [String] = []
    /// Said before a command, what the machine is called: "computer", "hey google".
    package var wakeWords: [String] = []
    /// Words that sound like small ones, by these: "too" by "to".
    package var soundAlikes: [String: [String]] = [:]
    /// Words that ask for the same, under a name: "open" is "open", "show", "go to".
    package var actions: [String: [String]] = [:]
    /// For the name of an action, those that it must never be taken for.
    package var opposites: [String: [String]] = [:]

    package init() {}
}
