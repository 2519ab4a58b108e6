/// What a language lets one change in a phrase without changing what is asked for. A language pack fills it.
package struct ParaphraseWords: Sendable, Hashable {
    /// Ways to ask for the same, each with "…" for what it is done to: "turn … off", "switch off …".
    package var wordings: [[String]] = []
    /// Forms that verbs have which no wording names, by their endings: each with "~" for the stem, "…" for what it is done to and
    /// "+" for the part of the verb that stands apart. A phrase is known by the first form of a row: of "~ … +" and "… +~en" for
    /// "ruf ${person} an" also "${person} anrufen".
    package var conjugations: [[String]] = []
    /// Parts of verbs that stand apart: "an".
    package var verbParts: [String] = []
    /// Say how much, and may be left out where a phrase says no more than that something is more or less: "a bit".
    package var degrees: [String] = []
    /// Words that say so: "louder", "up".
    package var gradable: [String] = []
    /// For whom it is done, which need not be said: "mir".
    package var benefactives: [String] = []
    /// What leads from one place to another: "the door in the garage" is not the garage door.
    package var passages: [String] = []
    /// Words that may stand for each other: "song", "track".
    package var synonyms: [[String]] = []
    /// Say nothing, wherever they stand, and may stand before a name: "the".
    package var articles: [String] = []
    /// Begin a part of a command that may stand elsewhere in it: "in the kitchen", "to 21".
    package var prepositions: [String] = []
    /// Those of them that say which one is meant, so that what follows may stand before it instead: "the lights in the kitchen",
    /// "the kitchen lights".
    package var attributives: [String] = []
    /// Those of them that may stand for each other before a name: "the light of the kitchen", "the light in the kitchen".
    package var alikePrepositions: [[String]] = []
    /// Verbs by the preposition before whom something is for, which may be left out: "send it to Anna", "send Anna it".
    package var recipients: [String: [String]] = [:]
    /// May be said before a command and behind it, besides fillers: "yes", "right away". Heard within something else they mean
    /// something.
    package var asides: [String] = []
    /// Ways to address an app before a command and behind it, each with "…" for its name: "tell … to", "in …".
    package var addressesBefore: [String] = []
    package var addressesBehind: [String] = []

    package init() {}
}

/// What stands in a slot of a phrase, as far as its place matters.
package enum SlotKind: Sendable {
    /// Something that has a name.
    case listed
    /// Words that are read as a number, a date, a length of time, and mean nothing else.
    case value
    /// Any words: nothing but their place says that they belong there.
    case text
}
