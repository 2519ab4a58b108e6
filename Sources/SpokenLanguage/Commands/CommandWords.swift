/// What may be said in a command around what its phrase holds.
package struct CommandWords: Sendable, Hashable {
    /// Means nothing wherever it is said: "um", "please".
    package var skipped: [String] = []
    /// May stand before a name: "the".
    package var articles: [String] = []
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
    /// Before or behind a command that is said word for word they mean nothing: "yes", "right away". Heard within
    /// something else they mean something.
    package var asides: [String] = []
    /// Said before a command, what the machine is called: "computer", "hey google".
    package var wakeWords: [String] = []
    /// Ways to ask for the same, word for word, under a name, each with "…" for what it is done to: "turn … off".
    package var wordings: [String: [String]] = [:]
    /// Words of phrases that may stand for each other: "song", "track".
    package var synonyms: [[String]] = []
    /// Begin a part of a command that may stand elsewhere in it: "in", "to".
    package var prepositions: [String] = []
    /// Those of them that say which one is meant, as a name before it does: "the lights in the kitchen".
    package var attributives: [String] = []
    /// Those of them that may stand for each other before a name: "de", "en".
    package var alikePrepositions: [[String]] = []
    /// Words that sound like small ones, by these: "too" by "to".
    package var soundAlikes: [String: [String]] = [:]
    /// Verbs by the preposition before whom something is for, which may be left out: "send it to Anna", "send Anna it".
    package var recipients: [String: [String]] = [:]
    /// Ways to address an app before a command and behind it, each with "…" for its name: "tell … to", "in …".
    package var addressesBefore: [String] = []
    package var addressesBehind: [String] = []
    /// Words that ask for the same, under a name: "open" is "open", "show", "go to".
    package var actions: [String: [String]] = [:]
    /// For the name of an action, those that it must never be taken for.
    package var opposites: [String: [String]] = [:]

    package init() {}
}
