/// By what a sentence with the words of a phrase is known to tell, name or deny something in place of asking for it.
///
/// Those whose accents count are compared as they are written: Spanish "si" (if) is no "sí".
package struct StatementWords: Sendable, Hashable {
    /// Stand before a noun: "the lock on the door" locks none.
    package var determiners: [String] = []
    /// Say how something is: "the light is at 50 percent". Their accents count.
    package var states: [String] = []
    /// Begin a question about that, which a phrase may answer: "what".
    package var questions: [String] = []
    /// Forms that tell what was done, where no rule makes them of the verb: "wrote".
    package var told: [String] = []
    /// What verbs end in that tell it, where an accent makes the difference: "é" of "cerré".
    package var toldAccents: [String] = []
    /// Make a report of a sentence wherever they stand in it. Their accents count: Spanish "él" is no "el".
    package var subjects: [String] = []
    /// Those that begin a clause of its own within free text: "I", "you".
    package var pronouns: [String] = []
    /// Whom something is done for: "wake you" is not "wake me".
    package var objects: [String] = []
    /// The same, written at the end of a verb: Spanish "lo" of "despiértalo".
    package var enclitics: [String] = []
    /// Say where to, not how far, before a length of time: "skip back to thirty seconds".
    package var destinations: [String] = []
    /// Stand between two things of which one is meant: "or".
    package var alternatives: [String] = []
    /// Deny what stands beside them in free text: "add no milk".
    package var denials: [String] = []
    /// The same, where they are all that is said: "nothing".
    package var nothing: [String] = []
    /// Behind a denial they begin a clause: "not to forget the keys".
    package var infinitives: [String] = []
    /// Verbs of what is dictated, in which a denial may come first: "note no parking".
    package var speaking: [String] = []

    package init() {}
}
