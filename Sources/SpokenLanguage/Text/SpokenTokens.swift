import PhraseMatching

/// A text as words, runs of digits and signs: what readers of dates, amounts and units go through.
///
///     SpokenTokens("at 7:30, $5.20")      // at 7 : 30 $ 5 . 20
///
/// Unlike the words of a `SpokenText` nothing that says something is lost: neither a sign nor the dots of a date.
struct SpokenTokens: Sendable {
    struct Token: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            case word, digits, sign
        }

        let kind: Kind
        /// Folded: lower case, no diacritics.
        let text: String
        /// As it was given.
        let raw: String
        /// Nothing stands between it and the one before.
        let isGlued: Bool
    }

    /// Nobody says a value in more words; what is longer is none.
    static let limit = 64

    let tokens: [Token]
    let isOverlong: Bool

    init(_ text: String) {
        var lexer = TokenLexer(text, keepsSigns: false)
        tokens = lexer.tokens(limit: Self.limit)
        isOverlong = lexer.isOverlong
    }

    /// The same with every sign: for what is written in a language pack.
    init(pattern: String) {
        var lexer = TokenLexer(pattern, keepsSigns: true)
        tokens = lexer.tokens(limit: Self.limit)
        isOverlong = lexer.isOverlong
    }

    init(_ tokens: [Token]) {
        self.tokens = tokens
        isOverlong = false
    }

    var count: Int { tokens.count }
    var isEmpty: Bool { tokens.isEmpty || isOverlong }
    subscript(index: Int) -> Token { tokens[index] }
    func has(_ index: Int) -> Bool { tokens.indices.contains(index) }

    /// Whether nothing stands at a place or behind it, but for the point of a sentence.
    func isEnd(_ index: Int) -> Bool { index == count || index > 0 && index == count - 1 && tokens[index].text == "." }

    /// Whether a token is there and is glued to the one before.
    func isGlued(_ index: Int) -> Bool { has(index) && tokens[index].isGlued }

    /// The text of some tokens without what stands between them.
    func joined(_ range: Range<Int>) -> String { tokens[range].reduce(into: "") { $0 += $1.text } }

    /// The places behind a text that begins here, written together or apart: one at most.
    func end(of text: String, from start: Int) -> Int? {
        var rest = text[...]
        var index = start
        while !rest.isEmpty {
            guard has(index), rest.hasPrefix(tokens[index].text) else { return nil }
            rest = rest.dropFirst(tokens[index].text.count)
            index += 1
        }
        return index
    }
}

/// Takes a text apart.
private struct TokenLexer {
    private let characters: [Character]
    private let keepsSigns: Bool
    private var index = 0
    private var found: [SpokenTokens.Token] = []
    private(set) var isOverlong = false

    init(_ text: String, keepsSigns: Bool) {
        // Without places where a line may break, and other marks that nobody sees.
        let visible = text.unicodeScalars.lazy.filter { $0.properties.generalCategory != .format }
        characters = Array(String(String.UnicodeScalarView(visible.flatMap(Self.narrow))))
        self.keepsSigns = keepsSigns
    }

    mutating func tokens(limit: Int) -> [SpokenTokens.Token] {
        var isGlued = false
        while index < characters.count {
            guard found.count < limit else {
                isOverlong = true
                return []
            }
            let start = index
            let character = characters[index]
            if Self.isDigit(character) {
                index = end(of: Self.isDigit)
                add(.digits, start, isGlued)
            } else if Self.isLetter(character) {
                index = end(of: Self.isLetter)
                add(.word, start, isGlued)
            } else {
                index += 1
                guard !character.isWhitespace, isKept(start) else {
                    // An apostrophe between letters parts two words without a space.
                    isGlued = isGlued && !character.isWhitespace
                    continue
                }
                add(.sign, start, isGlued)
            }
            isGlued = true
        }
        return found
    }

    private func end(of isPart: (Character) -> Bool) -> Int {
        characters[index...].firstIndex { !isPart($0) } ?? characters.count
    }

    private mutating func add(_ kind: SpokenTokens.Token.Kind, _ start: Int, _ isGlued: Bool) {
        let raw = String(characters[start..<index])
        let text: String
        switch kind {
        case .digits: text = raw.reduce(into: "") { $0 += $1.wholeNumberValue.map { String($0) } ?? "" }
        case .word: text = Folding.fold(raw)
        case .sign: text = Self.alike[raw] ?? raw
        }
        found.append(SpokenTokens.Token(kind: kind, text: text, raw: raw, isGlued: isGlued))
    }

    /// Signs that say nothing at their place are left out.
    private func isKept(_ place: Int) -> Bool {
        let before = place > 0 ? characters[place - 1] : " "
        let behind = place + 1 < characters.count ? characters[place + 1] : " "
        switch characters[place] {
        // Within words they say nothing: "o'clock", "week-end".
        case "'", "’", "-", "–": if keepsSigns { return !Self.isLetter(before) }
        default: if keepsSigns { return true }
        }
        switch characters[place] {
        case ":", ",": return Self.isDigit(before) && Self.isDigit(behind)
        // Behind digits it makes an ordinal or ends a sentence.
        case ".": return Self.isDigit(before) || Self.isDigit(behind)
        case "-", "–", "−": return Self.isDigit(behind) || Self.currencies.contains(behind)
        case "'", "’", "′", "\"", "”", "″": return Self.isDigit(before)
        case "!", "?", ";", "(", ")", "[", "]", "“", "„", "«", "»", "…", "¿", "¡", "‘": return false
        default: return true
        }
    }

    /// What East Asian keyboards write wide, and degrees in one character, as it is written elsewhere.
    private static func narrow(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "\u{FF01}"..."\u{FF5E}": [Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar]
        case "℃": ["°", "C"]
        case "℉": ["°", "F"]
        case "。": ["."]
        case "、": [","]
        case "￥": ["¥"]
        case "￡": ["£"]
        case "￦": ["₩"]
        case "٪": ["%"]
        default: [scalar]
        }
    }

    private static let currencies: Set<Character> = ["$", "€", "£", "¥"]
    private static let alike = ["–": "-", "−": "-", "’": "'", "′": "'", "”": "\"", "″": "\"", "º": "°", "˚": "°"]

    private static func isDigit(_ character: Character) -> Bool {
        if let ascii = character.asciiValue { return (0x30...0x39).contains(ascii) }
        return character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isLetter && character != "º" && character != "ª"
    }
}
