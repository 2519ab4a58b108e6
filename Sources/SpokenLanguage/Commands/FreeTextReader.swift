import PhraseMatching

/// Hears what in free text belongs to the command around it.
///
/// Any words are free text, also those that take the command back. Where they stand tells: in a short text without a subject of its
/// own a denial is the command's if it is the first word or the last one and the phrase goes on ("add no milk to …"), or if it is the
/// first one right behind a verb that is none of saying ("buy no milk"). In what is dictated it is a part of that: "text Sam I'm not
/// coming", "note: do not feed the cat".
struct FreeTextReader: Sendable {
    private let small: Set<String>
    private let prepositions: Set<String>
    private let denials: Set<String>
    private let nothing: Set<String>
    private let pronouns: Set<String>
    private let infinitives: Set<String>
    private let speaking: Set<String>
    private let joiners: Set<String>
    private let around: PhraseSet

    /// A longer text is no name of a thing.
    private static let longest = 4

    init(_ pack: LanguagePack) {
        let (commands, statements) = (pack.commands, pack.statements)
        prepositions = OrderReader.folded(commands.paraphrases.prepositions)
        small = OrderReader.folded(pack.functionWords + statements.determiners + pack.senses.directions)
            .union(prepositions).subtracting(OrderReader.folded(statements.denials))
        denials = OrderReader.folded(statements.denials)
        nothing = OrderReader.folded(statements.nothing)
        pronouns = OrderReader.folded(statements.pronouns)
        infinitives = OrderReader.folded(statements.infinitives)
        speaking = OrderReader.folded(statements.speaking)
        joiners = OrderReader.folded(commands.joiners + commands.sequels)
        around = PhraseSet(commands.polite, commands.skipped, commands.paraphrases.asides)
    }

    /// Whether some free text of a sentence denies it, says nothing, or holds another command.
    func doubts(_ sentence: SaidSentence, leads: @autoclosure () -> Set<String>) -> Bool {
        sentence.command.slots.indices.contains { slot in
            guard sentence.command.slots[slot].kind == .text else { return false }
            let text = sentence.words(in: slot)
            if text.isEmpty { return isPiece(sentence.command.slots[slot].span, sentence) }
            guard !isSetOff(text, sentence) else { return false }
            return saysNothing(text, sentence) || isDenied(text, sentence) || holdsCommand(text, sentence, leads())
        }
    }

    /// Whether it is the end of a word of the phrase: "que" is no "qu'" with an "e" behind it.
    private func isPiece(_ span: Range<Int>, _ sentence: SaidSentence) -> Bool {
        span.count <= Self.longestPiece
            && sentence.command.spoken.substring(0..<span.lowerBound).last?.isLetter ?? false
    }

    private static let longestPiece = 2

    /// Whether a quote or a colon stands before it.
    private func isSetOff(_ text: Range<Int>, _ sentence: SaidSentence) -> Bool {
        guard text.lowerBound > 0 else { return false }
        let (before, first) = (sentence.words[text.lowerBound - 1], sentence.words[text.lowerBound])
        let gap = sentence.command.spoken.substring(before.span.upperBound..<first.span.lowerBound)
        return gap.contains { !$0.isWhitespace && $0 != "-" }
    }

    /// Whether it has small words only, or "nothing".
    private func saysNothing(_ text: Range<Int>, _ sentence: SaidSentence) -> Bool {
        text.allSatisfy { place in
            let word = sentence.words[place].folded
            return small.contains(word) || nothing.contains(word)
        }
    }

    private func isDenied(_ text: Range<Int>, _ sentence: SaidSentence) -> Bool {
        let words = sentence.words[text].map(\.folded)
        guard 2...Self.longest ~= words.count else { return false }
        let isLast = denials.contains(words[words.count - 1])
        let isFirst = denials.contains(words[0]) && !infinitives.contains(words[1])
        guard isFirst || isLast, !words.contains(where: pronouns.contains) else { return false }
        let before = sentence.words.indices[..<text.lowerBound]
        guard !before.isEmpty, before.allSatisfy(sentence.isLoose) else { return false }
        if goesOn(behind: text, sentence) { return true }
        let isVerb = text.lowerBound == sentence.start + 1
        return isFirst && isVerb && !speaking.contains(sentence.words[sentence.start].folded)
    }

    /// Whether the phrase goes on behind it.
    private func goesOn(behind text: Range<Int>, _ sentence: SaidSentence) -> Bool {
        let rest = sentence.words[text.upperBound...].map(\.folded)
        return !rest.isEmpty && !around.suffixes(of: rest)[0]
    }

    /// Whether behind "and" something else is asked for, and the command was at its end before: "milk to groceries and clear …".
    private func holdsCommand(
        _ text: Range<Int>, _ sentence: SaidSentence, _ leads: @autoclosure () -> Set<String>
    ) -> Bool {
        let words = sentence.words[text].map(\.folded)
        guard let joiner = words.indices.dropLast().first(where: { joiners.contains(words[$0]) }),
            words[..<joiner].contains(where: { prepositions.contains($0) && sentence.own.contains($0) }),
            goesOn(behind: text, sentence)
        else { return false }
        return words.indices.dropFirst(joiner + 1).contains { place in
            joiners.contains(words[place - 1]) && leads().contains(words[place])
        }
    }
}
