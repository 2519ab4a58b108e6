/// Walks over the tokens of a declaration and knows their text.
struct SourceCursor {
    let tokens: [SourceToken]
    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
        tokens = SourceLexer.tokens(of: source)
    }

    var current: SourceToken? { token(at: place) }
    var next: SourceToken? { token(at: place + 1) }
    var isAtEnd: Bool { place >= tokens.count }

    private func token(at place: Int) -> SourceToken? { tokens.indices.contains(place) ? tokens[place] : nil }

    mutating func advance() { place += 1 }

    /// Goes over a token if it is this sign.
    mutating func take(_ sign: Character) -> Bool {
        guard current?.isSign(sign) == true else { return false }
        advance()
        return true
    }

    /// Goes behind the bracket that closes the one here.
    mutating func skipBrackets() {
        var depth = 0
        repeat {
            depth += current?.depth ?? 0
            advance()
        } while depth > 0 && !isAtEnd
    }

    /// Goes over `<…>`; an arrow in it is no bracket.
    mutating func skipGenerics() {
        guard current?.isSign("<") == true else { return }
        var depth = 0
        while let token = current {
            if token.isSign("-"), next?.isSign(">") == true {
                advance()
            } else if token.isSign("<") {
                depth += 1
            } else if token.isSign(">") {
                depth -= 1
            } else if token.depth > 0 {
                skipBrackets()
                continue
            }
            advance()
            if depth == 0 { return }
        }
    }

    /// The source between two tokens, without white space around it.
    func text(from start: Int, to end: Int) -> String {
        guard start < end, end <= tokens.count else { return "" }
        return String(decoding: bytes[tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound], as: UTF8.self)
    }
}
