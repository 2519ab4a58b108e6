/// The literal words of a grammar, how rare each is, and which templates hold it: what a rejected utterance is compared
/// with.
///
/// A word in every phrase ("in") says next to nothing about which phrase was meant; a word in one ("toggle") says nearly
/// all.
struct WordIndex: Sendable {
    struct Word: Sendable {
        let letters: [Unicode.Scalar]
        let set: LetterSet
        var weight = 0.0
        var templates: [TemplateID] = []
    }

    /// A template as a row of words and slots.
    enum Item: Sendable {
        case word(Int)
        case slot(SlotListID)
    }

    private(set) var words: [Word] = []
    /// By the template's id.
    private(set) var rows: [[Item]] = []
    private(set) var listWeights: [SlotListID: Double] = [:]
    private(set) var templatesByList: [SlotListID: [TemplateID]] = [:]
    /// What a word counts that no template holds.
    private(set) var strangerWeight = 1.0

    private var numbers: [String: Int] = [:]

    init(_ phrases: [Grammar.Phrase]) {
        for (index, phrase) in phrases.enumerated() {
            add(phrase.pattern, TemplateID(rawValue: UInt32(index)))
        }
        for index in words.indices {
            words[index].weight = Self.rarity(of: words[index].templates.count, among: rows.count)
        }
        listWeights = templatesByList.mapValues { Self.rarity(of: $0.count, among: phrases.count) }
        if !words.isEmpty { strangerWeight = words.map(\.weight).reduce(0, +) / Double(words.count) }
    }

    func number(of word: String) -> Int? { numbers[word] }

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
        words.append(Word(letters: letters, set: LetterSet(letters)))
        return words.count - 1
    }

    /// One and the number of halvings from all templates to those that hold it.
    private static func rarity(of count: Int, among all: Int) -> Double {
        let ratio = Double(max(all, 1)) / Double(max(count, 1))
        return 1 + Double(ratio.exponent) + ratio.significand - 1
    }
}
