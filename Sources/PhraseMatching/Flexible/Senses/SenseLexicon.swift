/// The words of `SenseWords`, folded and looked up by text.
final class SenseLexicon: Sendable {
    private let ordinary: Set<String>
    private let endings: [String]
    private let wordEndings: [String]
    private let beginnings: [String]
    private let turning: Set<String>
    private let relative: Set<String>
    private let particles: Set<String>
    private let prepositions: Set<String>
    private let articles: Set<String>
    private let directions: Set<String>
    private let telling: Set<String>
    private let denying: Set<String>
    private let quantifiers: Set<String>
    private let names: Set<String>
    private let contraries: ContraryWords
    private let skipped: Set<String>
    private let keys: KeyNeighbours
    private let dealings: [Dealing]

    /// Verbs for things of one kind; those of one set mean the same.
    private struct Dealing {
        let things: Set<String>
        let verbs: [Set<String>]

        init(_ things: [String], _ verbs: [String: [String]]) {
            self.things = SenseLexicon.folded(things)
            self.verbs = verbs.values.map { Set($0.map { SpokenText($0).foldedWords.joined(separator: " ") }) }
        }

        /// Whether a word is such a thing, or ends in it, as German words do: "Haustür".
        func isThing(_ word: String) -> Bool {
            things.contains(word) || things.contains { $0.utf8.count > 2 && word.hasSuffix($0) }
        }

        /// Whether one verb is for such things, and the other is none that means this.
        func tells(_ verb: String, from other: String) -> Bool {
            let own = verbs.filter { $0.contains(verb) }
            return !own.isEmpty && !own.contains { $0.contains(other) }
        }
    }

    init(_ model: FlexibleModel) {
        let words = model.senses
        ordinary = Self.folded(words.ordinary)
        endings = Self.folded(words.verbEndings).sorted { ($1.count, $0) < ($0.count, $1) }
        wordEndings = Self.folded(words.wordEndings).sorted()
        beginnings = Self.folded(words.verbBeginnings).sorted()
        turning = Self.folded(words.turning)
        relative = Self.folded(words.relative)
        particles = Self.folded(words.particles)
        prepositions = Self.folded(model.paraphrases.prepositions)
        articles = Self.folded(model.paraphrases.articles)
        directions = Self.folded(words.directions)
        denying = Self.folded(words.denying)
        quantifiers = Self.folded(words.quantifiers)
        names = Self.folded(words.names)
        telling = Self.folded(words.telling).union(denying)
        contraries = ContraryWords(words)
        skipped = Self.folded(model.skipped)
        keys = KeyNeighbours(words.keys, alike: words.alikeLetters)
        dealings = [Dealing(words.things, words.handling), Dealing(words.lasting, words.ending)]
    }

    private static func folded(_ words: [String]) -> Set<String> {
        // Folding many words at once takes less time; a text has 4 096 at most.
        let starts = stride(from: 0, to: words.count, by: 1_000)
        return Set(
            starts.flatMap { start in
                SpokenText(words[start..<min(start + 1_000, words.count)].joined(separator: " ")).foldedWords
            })
    }

    func isTurning(_ word: String) -> Bool { turning.contains(word) }

    /// Whether a word means nothing even in what is dictated: "um".
    func isSkipped(_ word: String) -> Bool { skipped.contains(word) }

    func isParticle(_ word: String) -> Bool { particles.contains(word) }

    func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

    func isArticle(_ word: String) -> Bool { articles.contains(word) }

    func isDirection(_ word: String) -> Bool { directions.contains(word) }

    /// Whether a word says which way, or makes something else of a command.
    func hasDirection(_ word: String) -> Bool { isDirection(word) || isTurning(word) || isParticle(word) }

    /// Whether a small word tells names apart.
    func isTelling(_ word: String) -> Bool { telling.contains(word) }

    /// Whether a name that has a word is none without it.
    func isDenying(_ word: String) -> Bool { denying.contains(word) }

    /// Whether a word asks for several things.
    func isQuantifier(_ word: String) -> Bool { quantifiers.contains(word) }

    /// Whether a word is what people or places are called.
    func isName(_ word: String) -> Bool { names.contains(word) }

    /// Whether two words are what other people are called. What everybody says is no given name.
    func nameOthers(_ word: String, _ other: String) -> Bool {
        contraries.areTitles(word, other) || contraries.areGenders(word, other) && !ordinary.contains(other)
    }

    /// See `ContraryWords.exclude`.
    func exclude(_ word: String, _ other: String) -> Bool { contraries.exclude(word, other) }

    /// See `ContraryWords.excludeBeforeNames`.
    func excludeBeforeNames(_ word: String, _ other: String) -> Bool { contraries.excludeBeforeNames(word, other) }

    /// See `ContraryWords.differ`.
    func areContrary(_ word: String, _ other: String) -> Bool { contraries.differ(word, other) }

    /// See `KeyNeighbours.differAtFirst`.
    func differAtFirst(_ word: String, _ other: String) -> Bool { keys.differAtFirst(word, other) }

    func isRelative(_ word: String) -> Bool { relative.contains(word) }

    /// Whether a word, or what it is a form of, is one that everybody says.
    func isOrdinary(_ word: String) -> Bool {
        ordinary.contains(word) || stems(of: word, endings + wordEndings).contains(where: ordinary.contains)
    }

    /// Whether a word is put together of two that everybody says, the second of which another word ends in as well:
    /// "Kirchenlicht" beside "Küchenlicht".
    func isCompound(_ word: String, endingAs other: String) -> Bool {
        let shared = zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count
        guard shared >= Self.leastTail, shared < word.count else { return false }
        return (Self.leastTail...shared).contains { length in
            let head = String(word.dropLast(length))
            return ordinary.contains(String(word.suffix(length)))
                && (ordinary.contains(head)
                    || Self.links.contains { ordinary.contains(stem(of: head, without: $0) ?? "") })
        }
    }

    private static let leastTail = 4
    /// What stands between the words of a compound.
    private static let links = ["n", "s", "en", "es", "er", "e"]

    /// Whether two words are forms of one that everybody says: "sings" and "singing".
    func areForms(_ one: String, _ other: String) -> Bool {
        let stems = stems(of: other, endings).filter(ordinary.contains)
        return self.stems(of: one, endings).contains(where: stems.contains)
    }

    /// What a word may be a form of.
    private func stems(of word: String, _ endings: [String]) -> [String] {
        endings.compactMap { stem(of: word, without: $0) }.flatMap { [$0, undoubled($0), $0 + "e"] }
    }

    /// Whether a word is a verb as it is told, or named, where the verb itself asks: "opened" for "open", "ausgeschaltet" for
    /// "ausschalten". A verb that tells or names itself does not ask.
    ///
    /// - leastEnding: The letters of an ending that counts.
    func isOtherForm(_ word: String, of verb: String, leastEnding: Int = 1) -> Bool {
        guard word != verb, mayBeForm(word, of: verb) else { return false }
        if endings.contains(where: { $0.count >= leastEnding && isForm(word, of: verb, endingIn: $0) }) { return true }
        return beginnings.contains { beginning in
            guard let rest = without(beginning, word, verb) else { return false }
            return rest.commonPrefix(with: verb).count >= max(Self.leastShared, verb.count - Self.longestVerbEnding)
        }
    }

    /// Most words begin with another letter than the verb, and with nothing that is put before one.
    private func mayBeForm(_ word: String, of verb: String) -> Bool {
        word.utf8.first == verb.utf8.first || beginnings.contains(where: word.hasPrefix)
    }

    private func isForm(_ word: String, of verb: String, endingIn ending: String) -> Bool {
        guard let stem = stem(of: word, without: ending) else { return false }
        if stem == verb || undoubled(stem) == verb { return true }
        // What the verb itself has behind that may be a vowel, "e" of "close", or "en" of "schalten".
        guard verb.hasPrefix(stem), !verb.hasSuffix(ending) else { return false }
        let rest = String(verb.dropFirst(stem.count))
        return rest.count <= Self.longestVerbEnding && !endings.contains(rest)
    }

    private static let longestVerbEnding = 2
    private static let leastShared = 3

    private func stem(of word: String, without ending: String) -> String? {
        guard word.hasSuffix(ending), word.count >= ending.count + 2 else { return nil }
        return String(word.dropLast(ending.count))
    }

    /// A form without what it begins with, where the verb is the same up to there.
    private func without(_ beginning: String, _ word: String, _ verb: String) -> String? {
        let shared = word.commonPrefix(with: verb)
        // What follows may begin as the verb goes on there: "gegeben" is a form of "geben".
        let starts = (0...min(shared.count, beginning.count)).map { shared.count - $0 }
        guard let start = starts.first(where: { word.dropFirst($0).hasPrefix(beginning) }) else { return nil }
        return String(word.prefix(start)) + word.dropFirst(start + beginning.count)
    }

    private func undoubled(_ stem: String) -> String {
        let last = stem.suffix(2)
        return last.count == 2 && last.first == last.last ? String(stem.dropLast()) : stem
    }

    /// Whether a verb is for things that some words name, and another one is none that means this: "show" is no "open" for a door.
    func isDealing(_ verb: String, butNot other: String, with words: some Sequence<String>) -> Bool {
        dealings.contains { $0.tells(verb, from: other) && words.contains(where: $0.isThing) }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> Substring {
        prefix(zip(self, other).prefix { $0 == $1 }.count)
    }
}
