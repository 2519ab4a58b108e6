/// The words that the names of a list are made of.
final class NameVocabulary: Sendable {
    let words: [String]
    private let numbers: [String: UInt32]
    /// Of each text, one after another, the numbers of its words.
    private let textWords: [UInt32]
    private let textStarts: [UInt32]
    /// Of a long list.
    private let index: NameIndex?
    private let each: SoundCost
    /// The first two letters of each word of a long list.
    private let beginnings: Set<Substring>

    /// - texts: for each, its words, without digits.
    /// - isLong: the list is too long to be read whole.
    /// - isSmall: whether a word is everywhere.
    init(_ texts: [[String]], isLong: Bool, isSmall: (String) -> Bool = { _ in false }) {
        var (words, numbers): ([String], [String: UInt32]) = ([], [:])
        var (textWords, textStarts): ([UInt32], [UInt32]) = ([], [0])
        for text in texts {
            for word in text {
                let number = numbers[word] ?? UInt32(words.count)
                if number == words.count {
                    numbers[word] = number
                    words.append(word)
                }
                textWords.append(number)
            }
            textStarts.append(UInt32(textWords.count))
        }
        self.words = words
        (self.numbers, self.textWords, self.textStarts) = (numbers, textWords, textStarts)
        each = SoundCost(nats: Logarithm.of(words.count))
        beginnings = isLong ? Set(words.map { $0.prefix(2) }) : []
        index = isLong ? NameIndex(words, textWords, textStarts, isSmall: isSmall) : nil
    }

    /// The list is too long to be read whole.
    var isLong: Bool { index != nil }

    func contains(_ word: String) -> Bool { numbers[word] != nil }

    /// Whether some word of a long list has the first two letters of a word.
    func hasWord(beginningLike word: String) -> Bool { beginnings.contains(word.prefix(2)) }

    func words(of text: Int) -> [String] {
        textWords[Int(textStarts[text])..<Int(textStarts[text + 1])].map { words[Int($0)] }
    }

    /// What words are worth at most in a long list, where many names share their words: as if all were equally frequent. `nil`
    /// where one is in no name, and in a short list.
    func cost(of words: [String]) -> SoundCost? {
        isLong && words.allSatisfy(contains) ? SoundCost(nats: each.nats * Double(words.count)) : nil
    }

    /// See `NameIndex.texts`.
    func texts(said words: [String], counts: inout [UInt16]) -> [Int]? {
        index?.texts(said: words.map { ($0, numbers[$0]) }, counts: &counts)
    }
}
