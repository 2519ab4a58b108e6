package import PhraseMatching

/// What people say in one language besides the command itself, as data.
///
/// Texts are written as people write them ("don't", "never mind"); readers fold them. `Grammars/README.md` describes the file.
package struct LanguagePack: Sendable, Hashable {
    /// A language code: "en".
    package var language: String
    /// "yes", "go ahead".
    package var yes: [String] = []
    /// "no", "not now".
    package var no: [String] = []
    /// Ends whatever is being asked: "cancel", "never mind".
    package var cancel: [String] = []
    /// Refuses all that is offered: "none of them".
    package var neither: [String] = []
    /// Takes all that is offered: "both", "all of them".
    package var all: [String] = []
    /// States of a switch besides yes and no: "on", "enabled".
    package var on: [String] = []
    package var off: [String] = []
    /// Says nothing: "um", "please", "I think".
    package var fillers: [String] = []
    /// Works a control that is shown: "press", "tap".
    package var press: [String] = []
    /// Takes back what was done last: "undo that"; and does it again: "redo".
    package var undo: [String] = []
    package var redo: [String] = []
    /// Stands around an ordinal, a number or a name in a choice: "number", "the", "one".
    package var choiceWords: [String] = []
    /// Says in a choice that something is not wanted, besides what negates: "without", "except".
    package var exclusions: [String] = []
    /// Lists what else there is to choose from: "more", "show more".
    package var more: [String] = []
    /// Words that name nothing by themselves: "the", "in". A part of a title needs another word.
    package var functionWords: [String] = []
    /// "first" is 1, "last" is -1.
    package var ordinals: [String: Int] = [:]
    /// What makes digits an ordinal: "nd" in "2nd".
    package var ordinalSuffixes: [String] = []
    /// What makes a number in words an ordinal: "ste" in "zwanzigste".
    package var ordinalEndings: [String] = []
    /// The names of each place that people count with: 1 is "first", not "top"; 21 may have none of its own.
    package var ordinalNames: [Int: [String]] = [:]
    package var numbers = NumberWords()
    package var dates = DateWords()
    package var durations = DurationWords()
    package var money = MoneyWords()
    package var units = UnitWords()
    package var links = LinkWords()
    package var titles = TitleWords()
    package var commands = CommandWords()
    package var senses = SenseWords()
    package var statements = StatementWords()
    package var confirmations = ConfirmationWords()

    /// What the program's own sentences are in this language, by their English: "Done." is "Erledigt.".
    package var texts: [String: String] = [:]

    package init(language: String) {
        self.language = language
    }
}
