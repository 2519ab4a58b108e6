/// What a phrase has between two spaces: mostly a word or a slot.
struct PhraseToken {
    struct Slot {
        let list: SlotListID
        let kind: SlotKind
        /// Its place among those of the template; nil where several are one amount.
        var index: Int?
    }

    var pieces: [PhraseTree]
    /// Its letters; none where it holds a slot.
    var word: String?
    /// The slot that it is, and nothing else.
    var slot: Slot?
    /// An article stands before it, which says where a name begins.
    var followsArticle = false

    init(_ word: String) {
        pieces = [.text(FoldedText(word))]
        self.word = word
    }

    /// One of several texts; nil where there is none.
    init?(oneOf texts: [String]) {
        guard !texts.isEmpty else { return nil }
        pieces = [.oneOf(texts.map { .text(FoldedText($0)) })]
    }

    private init() { (pieces, word) = ([], "") }

    /// A row of texts and slots as tokens.
    static func tokens(of row: [PhraseTree], _ kind: (Int) -> SlotKind) -> [PhraseToken] {
        var tokens: [PhraseToken] = []
        var isApart = true
        func add(_ change: (inout PhraseToken) -> Void) {
            if isApart { tokens.append(PhraseToken()) }
            change(&tokens[tokens.count - 1])
            isApart = false
        }
        for piece in row {
            switch piece {
            case .text(let text):
                isApart = isApart || text.boundaries.first == .space
                for range in text.words(separatedBy: .space) {
                    isApart = isApart || range.lowerBound > 0
                    add { $0.add(text.slice(range), saying: text.string(range)) }
                }
                isApart = isApart || text.boundaries.last == .space
            case .slot(let index, let list, _, _):
                add { $0.add(piece, Slot(list: list, kind: kind(index), index: index)) }
            // An amount, which stays as it is.
            case .sequence, .choice, .permutation:
                add { $0.add(piece, piece.firstSlot.map { Slot(list: $0, kind: .value) }) }
            }
        }
        return tokens
    }

    private mutating func add(_ text: FoldedText, saying letters: String) {
        pieces.append(.text(text))
        word = word.map { $0 + letters }
        slot = nil
    }

    private mutating func add(_ piece: PhraseTree, _ slot: Slot?) {
        self.slot = pieces.isEmpty ? slot : nil
        pieces.append(piece)
        word = nil
    }

    /// Tokens in a row, with spaces between.
    static func tree(_ tokens: [PhraseToken]) -> PhraseTree {
        .spaced(tokens.map { .sequence($0.pieces) })
    }
}

extension PhraseTree {
    /// Parts in a row, with spaces between.
    static func spaced(_ parts: [PhraseTree]) -> PhraseTree {
        .sequence(Array(parts.map { [$0] }.joined(separator: [.text(FoldedText(" "))])))
    }

    /// Parts in any order, with spaces between.
    static func anyOrder(_ parts: [PhraseTree]) -> PhraseTree {
        parts.count == 1 ? parts[0] : .permutation(parts)
    }

    /// One of some.
    static func oneOf(_ parts: [PhraseTree]) -> PhraseTree { parts.count == 1 ? parts[0] : .choice(parts) }
}

extension PhraseTree {
    /// The list of the first slot in it.
    fileprivate var firstSlot: SlotListID? {
        switch self {
        case .text: nil
        case .slot(_, let list, _, _): list
        case .sequence(let items), .choice(let items), .permutation(let items):
            items.lazy.compactMap(\.firstSlot).first
        }
    }
}

extension FoldedText {
    /// What stands from a place on, with the space behind it.
    func suffix(from place: Int) -> FoldedText {
        FoldedText(bytes: Array(bytes[place...]), boundaries: Array(boundaries[place...]), isOverlong: false)
    }

    fileprivate func slice(_ range: Range<Int>) -> FoldedText {
        FoldedText(
            bytes: Array(bytes[range]), boundaries: Array(boundaries[range.lowerBound...range.upperBound]),
            isOverlong: false
        ).withoutOuterBoundaries()
    }
}
