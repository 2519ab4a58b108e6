/// What a language says of words that are near one another, or near a phrase, and mean something else.
///
///     var words = SenseWords()
///     words.verbEndings = ["ed", "ing"]     // "opened" tells, "open" asks
///     words.relative = ["by"]               // "by 20 percent" is not "to 20 percent"
package struct SenseWords: Sendable, Hashable {
    /// Words that everybody says: one of them is no slip of another word.
    package var ordinary: [String] = []
    /// Names of people and places: one of them is no slip of another one that is listed.
    package var names: [String] = []
    /// What else such a word may end in: "est" of "latest".
    package var wordEndings: [String] = []
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
    /// Small words that say which way, and must be said where a phrase ends in one, or its verb has one: "turn … up".
    package var directions: [String] = []
    /// Sides of small words that exclude each other: "to into/from off".
    package var contraryWords: [String] = []
    /// What makes another word of a word that it is put before: "un", "dis".
    package var negatingBeginnings: [String] = []
    /// The same before a name only, since before a value they mean the same: "for Anna" is not "to Anna".
    package var contraryLeads: [String] = []
    /// Sides of beginnings that exclude each other: "im/ex", "max/min".
    package var contraryBeginnings: [String] = []
    /// Small words that tell names apart: "Your River" is not "My River".
    package var telling: [String] = []
    /// Those of them that must be said: "Empty City" is not "No Empty City".
    package var denying: [String] = []
    /// Words that ask for several things: "all" is no "hall".
    package var quantifiers: [String] = []
    /// Sides of what people are called that exclude each other: "mr/mrs".
    package var contraryTitles: [String] = []
    /// Sides of endings that make another person of a given name: "/a" of "Robert" and "Roberta".
    package var genderEndings: [String] = []
    /// What is moved by hand. A verb for that is no other word for what a program does: "show the door" opens none.
    package var things: [String] = []
    /// Verbs for that, under a name; those under one name mean the same.
    package var handling: [String: [String]] = [:]
    /// What goes on by itself, and verbs for that in the same way: "pause the timer" cancels none.
    package var lasting: [String] = []
    package var ending: [String: [String]] = [:]

    /// Rows of a keyboard: hands slip to neighbours there.
    package var keys: [String] = []
    /// Letters that are read alike at the beginning of a word: "vw" of "Ventilator".
    package var alikeLetters: [String] = []

    package init() {}
}
