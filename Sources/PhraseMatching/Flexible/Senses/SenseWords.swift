/// What a language says of words that are near one another, or near a phrase, and mean something else.
///
///     var words = SenseWords()
///     words.verbEndings = ["ed", "ing"]     // "opened" tells, "open" asks
///     words.relative = ["by"]               // "by 20 percent" is not "to 20 percent"
package struct SenseWords: Sendable, Hashable {
    /// Words that everybody says: one of them is no slip of another word.
    package var ordinary: [String] = []
    /// What a verb ends in where it tells, or names, what is done in place of asking for it: "ed", "ing".
    package var verbEndings: [String] = []
    /// What such a form begins with, be it behind another part of the word: "ge" of "ausgeschaltet".
    package var verbBeginnings: [String] = []
    /// Words that make something else of a command: "out", "without".
    package var turning: [String] = []
    /// The same for words that do so as the last of it: German "auf" belongs to the verb then.
    package var particles: [String] = []
    /// Words before a number that make a difference, or a limit, of it: "by", "under".
    package var relative: [String] = []
    /// What is moved by hand. A verb for that is no other word for what a program does: "show the door" opens none.
    package var things: [String] = []
    /// Verbs for that, under a name; those under one name mean the same.
    package var handling: [String: [String]] = [:]

    package init() {}
}
