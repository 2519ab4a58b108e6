import PhraseMatching

/// A command word by word, with which of its words are whose.
final class SaidSentence {
    let command: SaidCommand
    let words: [SpokenText.Word]
    /// Of each word, the slot that it stands in.
    private let slots: [Int?]
    private let openings: PhraseSet

    /// - openings: what means nothing before a command.
    init(_ command: SaidCommand, openings: PhraseSet) {
        (self.command, self.openings) = (command, openings)
        let words = command.spoken.words
        slots = words.map { word in command.slots.firstIndex { $0.span.contains(word.span.lowerBound) } }
        self.words = words
    }

    /// The first words of the phrase.
    private(set) lazy var leads = command.template.leadingWords

    /// Words of the phrase, and names that are known in it.
    private(set) lazy var own = Set(ownWords.map(\.folded))
    /// The same as they are written.
    private(set) lazy var spelledOwn = Set(ownWords.map(\.spelled))

    private lazy var ownWords = (command.template.literals + command.names).flatMap { text in
        let spoken = SpokenText(text)
        return spoken.words.map { (folded: $0.folded, spelled: Self.spelled($0, spoken)) }
    }

    /// Words of the plainest way to say the phrase with all its slots: none of them may be left out.
    private(set) lazy var needed: Set<String> = {
        let pieces = command.template.plainest(with: Set(command.template.slotNames))
        let texts = pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
        return Set(SpokenText.foldedWords(of: texts))
    }()

    /// The first word of what is asked for.
    private(set) lazy var start: Int = {
        let folded = words.map(\.folded)
        var start = 0
        while start < folded.count, !leads.contains(folded[start]) {
            let length = openings.length(at: folded[start...])
            if length == 0 { break }
            start += length
        }
        return start
    }()

    /// Whether a word means nothing around a command.
    func isOpening(_ word: Int) -> Bool { openings.contains(words[word].folded) }

    /// A word as it was given, accents and all.
    func spelled(_ word: Int) -> String { Self.spelled(words[word], command.spoken) }

    private static func spelled(_ word: SpokenText.Word, _ spoken: SpokenText) -> String {
        spoken.substring(word.span).lowercased()
    }

    /// The slot that a word stands in; nil for a word of the phrase, and for what is no part of it.
    func slot(of word: Int) -> SaidCommand.Slot? {
        guard words.indices.contains(word) else { return nil }
        return slots[word].map { command.slots[$0] }
    }

    func isLoose(_ word: Int) -> Bool { words.indices.contains(word) && slots[word] == nil }

    /// Whether a word is said beside a name, though it stands in its slot, as small words do.
    func isBesideName(_ word: Int) -> Bool {
        guard let slot = slot(of: word), slot.kind == .name else { return false }
        return !SpokenText(slot.text).foldedWords.contains(words[word].folded)
    }

    /// The words in a slot, by its place.
    func words(in slot: Int) -> Range<Int> {
        guard let first = slots.firstIndex(of: slot), let last = slots.lastIndex(of: slot) else { return 0..<0 }
        return first..<last + 1
    }
}
