package import PhraseMatching

/// Hears that of two texts one asks for the opposite of the other, and else for the same.
///
///     reader.areOpposite(SpokenText("turn on the oven"), SpokenText("turn off the oven"))     // true
///     reader.areOpposite(SpokenText("unlock the door"), SpokenText("lock the door"))          // true
///     reader.areOpposite(SpokenText("call Bob"), SpokenText("call Mum"))                      // false
package struct OppositeReader: Sendable {
    private let contraries: ContraryWords
    /// The names of what a word asks for.
    private let actions: [String: Set<String>]
    /// By the name of what is asked for.
    private let opposites: [String: Set<String>]

    package init(_ pack: LanguagePack) {
        contraries = ContraryWords(pack.senses)
        actions = pack.commands.actions.reduce(into: [:]) { actions, entry in
            for word in SpokenText.foldedWords(of: entry.value) { actions[word, default: []].insert(entry.key) }
        }
        opposites = pack.commands.opposites.reduce(into: [:]) { opposites, entry in
            for other in entry.value {
                opposites[entry.key, default: []].insert(other)
                opposites[other, default: []].insert(entry.key)
            }
        }
    }

    /// Whether two texts have all words in common but some that say opposites.
    package func areOpposite(_ one: SpokenText, _ other: SpokenText) -> Bool {
        // Most texts differ by more.
        guard Self.differingBytes(one.text, other.text) <= Self.mostBytes else { return false }
        let (words, otherWords) = (one.foldedWords, other.foldedWords)
        let (rest, otherRest) = (Self.rest(words, without: otherWords), Self.rest(otherWords, without: words))
        guard rest.count < words.count, 1...Self.most ~= rest.count, 1...Self.most ~= otherRest.count else {
            return false
        }
        return rest.contains { word in otherRest.contains { exclude(word, $0) } }
    }

    /// Whether a text has all words of another one.
    static func hasAllWords(_ text: SpokenText, of other: SpokenText) -> Bool {
        rest(other.foldedWords, without: text.foldedWords).isEmpty
    }

    /// What is between the beginning and the end that two texts have in common.
    private static func differingBytes(_ one: String, _ other: String) -> Int {
        let (bytes, others) = (one.utf8, other.utf8)
        let shortest = min(bytes.count, others.count)
        let before = zip(bytes, others).prefix { $0 == $1 }.count
        let behind = zip(bytes.reversed(), others.reversed()).prefix(shortest - before).prefix { $0 == $1 }.count
        return max(bytes.count, others.count) - before - behind
    }

    /// Two words of each, with what stands between them: "switch the television on" and "switch the television off".
    private static let mostBytes = 40

    /// More words make another sentence.
    private static let most = 2

    /// Each word takes away one like it.
    private static func rest(_ words: [String], without others: [String]) -> [String] {
        var others = others
        return words.filter { word in
            guard let place = others.firstIndex(of: word) else { return true }
            others.remove(at: place)
            return false
        }
    }

    private func exclude(_ word: String, _ other: String) -> Bool {
        if contraries.exclude(word, other) || contraries.differ(word, other) { return true }
        guard let own = actions[word], let theirs = actions[other], own.isDisjoint(with: theirs) else { return false }
        return own.contains { opposites[$0].map { !$0.isDisjoint(with: theirs) } ?? false }
    }
}
