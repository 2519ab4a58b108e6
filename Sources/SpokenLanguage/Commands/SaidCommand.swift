package import PhraseMatching

/// What was said for a phrase, and which of it stands in the slots.
package struct SaidCommand: Sendable {
    /// What a slot takes.
    package enum Kind: Sendable, Hashable {
        case name
        /// Any words.
        case text
        case number
        case time
        /// A length of time.
        case duration
        /// Several of whatever.
        case list
        case value

        /// Whether what is in it tells which words of it are none: "was" in "kitchen light was", "or" in "milk or bread".
        package var isNamed: Bool { self == .name || self == .list }
    }

    package struct Slot: Sendable {
        package let kind: Kind
        /// UTF-8 offsets into the utterance as given, half-open.
        package let span: Range<Int>
        /// As spoken; of a list its items, of a name that itself.
        package let text: String

        package init(_ kind: Kind, span: Range<Int>, text: String) {
            (self.kind, self.span, self.text) = (kind, span, text)
        }
    }

    package let spoken: SpokenText
    package let template: Template
    /// What else is known in it: names of the app.
    package let names: [String]
    package let slots: [Slot]
    /// Nothing is said but the words of the phrase.
    package let isWordForWord: Bool

    package init(_ spoken: SpokenText, _ template: Template, names: [String], slots: [Slot], isWordForWord: Bool) {
        (self.spoken, self.template, self.names) = (spoken, template, names)
        (self.slots, self.isWordForWord) = (slots, isWordForWord)
    }

    /// Whether it may be anything but an order: a phrase that is said word for word, without free text and accents, is one.
    package var needsReading: Bool {
        !isWordForWord || slots.contains { $0.kind == .text } || spoken.text.utf8.contains { $0 >= 0x80 }
    }

    /// The utterance without what is dictated: what denies or reports there is no part of the command.
    package var withoutText: SpokenText {
        let texts = slots.filter { $0.kind == .text }
        guard !texts.isEmpty else { return spoken }
        let words = spoken.words.filter { word in !texts.contains { $0.span.contains(word.span.lowerBound) } }
        return SpokenText(words.map { spoken.substring($0.span) }.joined(separator: " "))
    }
}
