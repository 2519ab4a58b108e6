/// The literal words of a grammar, how rare each is, and which templates hold it: what a rejected utterance is compared
/// with.
///
/// A word in every phrase ("in") says next to nothing about which phrase was meant; a word in one ("toggle") says nearly
/// all.
struct WordIndex: Sendable {
    struct Word: Sendable {
        let letters: [Unicode.Scalar]
        /// Short words are in every sentence of every language; alone they relate nothing to anything.
        let isTelling: Bool
        var weight = 0.0
        var templates: [TemplateID] = []
    }

    /// A template as a row of words and slots.
    enum Item: Sendable {
        case word(Int)
        case slot(SlotListID)
    }

    private(set) var words: [Word] = []
    /// Of each word, one behind the other: all of them are looked at for a word that may be a typo.
    private var letterSets: [LetterSet] = []
    /// By the template's id.
    private(set) var rows: [[Item]] = []
    private(set) var listWeights: [SlotListID: Double] = [:]
    private(set) var templatesByList: [SlotListID: [TemplateID]] = [:]
    /// What a word counts that no template holds.
    private(set) var strangerWeight = 1.0

    /// Lists in slots of templates, in ascending order.
    private(set) var lists: [SlotListID] = []

    private var numbers: [String: Int] = [:]
    /// Of words in the letters of English: no other bytes are the same word.
    private var plainNumbers = WordNumbers([])

    init(_ phrases: [Grammar.Phrase]) {
        for (index, phrase) in phrases.enumerated() {
            add(phrase.pattern, TemplateID(rawValue: UInt32(index)))
        }
        for index in words.indices {
            words[index].weight = Self.rarity(of: words[index].templates.count, among: rows.count)
        }
        lists = templatesByList.keys.sorted { $0.rawValue < $1.rawValue }
        listWeights = templatesByList.mapValues { Self.rarity(of: $0.count, among: phrases.count) }
        if !words.isEmpty { strangerWeight = words.map(\.weight).reduce(0, +) / Double(words.count) }
        plainNumbers = WordNumbers(words.map { word in word.letters.flatMap { Array(String($0).utf8) } })
    }

    /// The word that stands there.
    func number(of range: Range<Int>, in spoken: FoldedView) -> Int? {
        let word = spoken.bytes[range]
        return word.allSatisfy { $0 < 0x80 } ? plainNumbers.number(of: word) : numbers[spoken.string(range)]
    }

    /// Every word within a few typos of one that is none of them, with how many.
    func neighbours(of letters: [Unicode.Scalar]) -> [(word: Int, typos: Int)] {
        let (tolerance, set) = (EditDistance.tolerance(for: letters.count), LetterSet(letters))
        guard tolerance > 0 else { return [] }
        return letterSets.indices.compactMap { number in
            guard set.isWithin(tolerance, of: letterSets[number]) else { return nil }
            return EditDistance.typos(letters, words[number].letters).map { (word: number, typos: $0) }
        }
    }

    private mutating func add(_ pattern: PhrasePattern, _ template: TemplateID) {
        var row: [Item] = []
        for part in pattern.parts {
            switch part.content {
            case .slot(let list):
                row.append(.slot(list))
                if templatesByList[list]?.last != template { templatesByList[list, default: []].append(template) }
            case .literal(let text):
                for range in text.words(separatedBy: .seam) {
                    let number = intern(text.string(range))
                    row.append(.word(number))
                    if words[number].templates.last != template { words[number].templates.append(template) }
                }
            }
        }
        rows.append(row)
    }

    private mutating func intern(_ word: String) -> Int {
        if let known = numbers[word] { return known }
        numbers[word] = words.count
        let letters = Array(word.unicodeScalars)
        let isTelling = letters.count >= 4 || letters.contains { $0.value > 0x2E80 }
        words.append(Word(letters: letters, isTelling: isTelling))
        letterSets.append(LetterSet(letters))
        return words.count - 1
    }

    /// One and the number of halvings from all templates to those that hold it.
    private static func rarity(of count: Int, among all: Int) -> Double {
        let ratio = Double(max(all, 1)) / Double(max(count, 1))
        return 1 + Double(ratio.exponent) + ratio.significand - 1
    }
}
