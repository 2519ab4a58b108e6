/// Words that differ in a part that makes the contrary, or another thing, of the rest: "unpublish" and "publish", "import" and
/// "export".
package struct ContraryWords: Sendable {
    /// Those that a word may have part in, by its first byte.
    private let beginnings: [[Pair]]
    private let words: [Pair]
    private let leads: [Pair]
    private let titles: [Pair]
    private let genders: [Pair]

    /// Two that exclude each other; one of them may be empty.
    private struct Pair {
        let one: String
        let other: String
    }

    package init(_ senses: SenseWords) {
        let beginnings =
            senses.negatingBeginnings.map { Pair(one: "", other: Self.folded($0)) }
            + senses.contraryBeginnings.flatMap(Self.pairs)
        self.beginnings = (UInt8.min...UInt8.max).map { byte in
            beginnings.filter { $0.one.utf8.first == byte || $0.other.utf8.first == byte }
        }
        words = senses.contraryWords.flatMap(Self.pairs)
        leads = senses.contraryLeads.flatMap(Self.pairs)
        titles = senses.contraryTitles.flatMap(Self.pairs)
        genders = senses.genderEndings.flatMap { text in
            let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Self.folded($0) }
            return sides.indices.flatMap { side in
                sides[(side + 1)...].map { Pair(one: sides[side], other: $0) }
            }
        }
    }

    private static func folded(_ text: some StringProtocol) -> String {
        SpokenText(String(text)).foldedWords.joined()
    }

    /// Of "to into/from off": each word on one side with each on the other.
    private static func pairs(_ text: String) -> [Pair] {
        let sides = text.split(separator: "/").map { $0.split(separator: " ").map(folded) }
        return sides.indices.flatMap { side in
            sides[(side + 1)...].joined().flatMap { other in sides[side].map { Pair(one: $0, other: other) } }
        }
    }

    /// Whether two words are what other people are called: "mr" and "mrs".
    func areTitles(_ one: String, _ other: String) -> Bool { Self.exclude(one, other, titles) }

    /// Whether two words differ in the ending that makes another person of a given name: "robert" and "roberta".
    func areGenders(_ one: String, _ other: String) -> Bool {
        genders.contains { Self.differ(one, other, inEnding: $0) || Self.differ(other, one, inEnding: $0) }
    }

    private static func differ(_ one: String, _ other: String, inEnding pair: Pair) -> Bool {
        guard one.hasSuffix(pair.one), other.hasSuffix(pair.other) else { return false }
        let (stem, otherStem) = (one.dropLast(pair.one.count), other.dropLast(pair.other.count))
        guard stem.count >= leastRest, stem == otherStem else { return false }
        // Behind a vowel one more is no ending: "Mari" is "Maria".
        return !pair.one.isEmpty || !(stem.last.map { "aeiou".contains($0) } ?? true)
    }

    /// Whether one small word says the contrary of another: "from" and "to".
    package func exclude(_ one: String, _ other: String) -> Bool {
        Self.exclude(one, other, words)
    }

    /// The same before a name: "for" and "to".
    func excludeBeforeNames(_ one: String, _ other: String) -> Bool {
        exclude(one, other) || Self.exclude(one, other, leads)
    }

    private static func exclude(_ one: String, _ other: String, _ pairs: [Pair]) -> Bool {
        pairs.contains { $0.one == one && $0.other == other || $0.one == other && $0.other == one }
    }

    /// Whether two words differ in what they begin with, and that makes something else; the rest may be a slip away.
    package func differ(_ one: String, _ other: String) -> Bool {
        guard let first = one.utf8.first, let otherFirst = other.utf8.first else { return false }
        func differ(in pair: Pair) -> Bool { self.differ(one, other, in: pair) || self.differ(other, one, in: pair) }
        return beginnings[Int(first)].contains(where: differ)
            || first != otherFirst && beginnings[Int(otherFirst)].contains(where: differ)
    }

    private func differ(_ one: String, _ other: String, in pair: Pair) -> Bool {
        guard one.hasPrefix(pair.one), other.hasPrefix(pair.other) else { return false }
        let (rest, otherRest) = (String(one.dropFirst(pair.one.count)), String(other.dropFirst(pair.other.count)))
        guard rest.count >= (pair.one.isEmpty ? Self.leastWhole : Self.leastRest) else { return false }
        return rest == otherRest || rest.count >= Self.leastSlipped && WordNeighbours.isOneSlip(rest, otherRest)
    }

    /// The letters of a word that may stand without a beginning: "do" of "undo".
    private static let leastWhole = 2
    private static let leastRest = 3
    /// A slip in shorter rests makes other words of them.
    private static let leastSlipped = 5
}
