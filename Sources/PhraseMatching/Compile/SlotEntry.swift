/// One thing that a slot may hold, with all the texts that name it.
///
///     SlotEntry(value: 7, texts: ["Heron at low tide", "the heron note"])
package struct SlotEntry: Sendable, Hashable {
    /// The caller's number for it, returned in a match.
    package let value: UInt32
    /// The title first, then synonyms. A text that holds nothing to say (only punctuation or emoji) names nothing.
    package let texts: [String]

    package init(value: UInt32, texts: [String]) {
        self.value = value
        self.texts = texts
    }
}
