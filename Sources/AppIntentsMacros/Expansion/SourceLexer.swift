/// Takes Swift source apart into tokens; comments and white space are left out.
///
/// It knows what can hide a bracket or a keyword: comments in comments, strings of all kinds with code in them, regular
/// expressions, names in backticks. It does not know the language: what cannot be Swift is taken apart all the same.
///
///     SourceLexer.tokens(of: "var a = \"\\(b) /* c */\" // d").count      // 4: var, a, =, the string
struct SourceLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [SourceToken] = []
    private var isLineStart = true

    private static let tripleQuote = [UInt8](repeating: UInt8(ascii: "\""), count: 3)

    private init(_ source: String) {
        bytes = Array(source.utf8)
    }

    /// The tokens of a source, in order.
    /// - Complexity: O(length).
    static func tokens(of source: String) -> [SourceToken] {
        var lexer = SourceLexer(source)
        while lexer.step() {}
        return lexer.tokens
    }

    // MARK: Characters

    private func byte(_ ahead: Int = 0) -> UInt8? {
        let place = position + ahead
        return place < bytes.count ? bytes[place] : nil
    }

    private func isNext(_ text: StaticString, _ ahead: Int = 0) -> Bool {
        for offset in 0..<text.utf8CodeUnitCount where byte(ahead + offset) != text.utf8Start[offset] { return false }
        return true
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    // MARK: Tokens

    /// Reads one token, or skips what is none; `false` at the end.
    private mutating func step() -> Bool {
        guard let first = byte() else { return false }
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isLineStart = true
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: position += 1
        case UInt8(ascii: "/") where isNext("//"): skipLine()
        case UInt8(ascii: "/") where isNext("/*"): skipBlockComment()
        case UInt8(ascii: "/") where mayBeginRegex && regexLength(hashes: 0) != nil:
            add(.regex, length: regexLength(hashes: 0) ?? 1)
        case UInt8(ascii: "\""): addString(hashes: 0)
        case UInt8(ascii: "#"): addPound()
        case UInt8(ascii: "`"): addQuotedName()
        default: addWordOrSign(first)
        }
        return true
    }

    private mutating func add(_ kind: SourceToken.Kind, length: Int, isQuoted: Bool = false) {
        let end = min(position + max(length, 1), bytes.count)
        tokens.append(
            SourceToken(kind: kind, range: position..<end, startsLine: isLineStart, isQuoted: isQuoted))
        position = end
        isLineStart = false
    }

    private mutating func addWordOrSign(_ first: UInt8) {
        guard Self.isName(first) else { return add(.sign(Character(Unicode.Scalar(first))), length: 1) }
        let rest = bytes[position...].prefix(while: Self.isName)
        add(Self.isDigit(first) ? .number : .word(String(decoding: rest, as: UTF8.self)), length: rest.count)
    }

    private mutating func addQuotedName() {
        let name = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        add(.word(String(decoding: name, as: UTF8.self)), length: name.count + 2, isQuoted: true)
    }

    private mutating func addPound() {
        let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        if byte(hashes) == UInt8(ascii: "\"") { return addString(hashes: hashes) }
        if byte(hashes) == UInt8(ascii: "/"), let length = regexLength(hashes: hashes) {
            return add(.regex, length: length)
        }
        let name = bytes[(position + 1)...].prefix(while: Self.isName)
        add(.pound(String(decoding: name, as: UTF8.self)), length: name.count + 1)
    }

    // MARK: Comments

    private mutating func skipLine() {
        position += bytes[position...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.count
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if isNext("/*") {
                depth += 1
                position += 2
            } else if isNext("*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte() == UInt8(ascii: "\n") { isLineStart = true }
                position += 1
            }
        }
    }

    // MARK: Strings

    /// Reads a string with its delimiters; one that does not end is read to the end of its line or, over several lines, of
    /// the source.
    private mutating func addString(hashes: Int) {
        add(.string, length: stringEnd(from: position, hashes: hashes) - position)
    }

    private func stringEnd(from start: Int, hashes: Int) -> Int {
        let isMultiline = bytes[(start + hashes)...].starts(with: Self.tripleQuote)
        var place = start + hashes + (isMultiline ? 3 : 1)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\") where hasHashes(hashes, at: place + 1):
                place += 1 + hashes
                place =
                    place < bytes.count && bytes[place] == UInt8(ascii: "(") ? interpolationEnd(from: place) : place + 1
            case UInt8(ascii: "\"") where !isMultiline && hasHashes(hashes, at: place + 1):
                return place + 1 + hashes
            case UInt8(ascii: "\"")
            where isMultiline && bytes[place...].starts(with: Self.tripleQuote) && hasHashes(hashes, at: place + 3):
                return place + 3 + hashes
            case UInt8(ascii: "\n") where !isMultiline: return place
            default: place += 1
            }
        }
        return bytes.count
    }

    private func hasHashes(_ count: Int, at place: Int) -> Bool {
        place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Behind the bracket that closes what is interpolated: code, with strings and comments of its own.
    private func interpolationEnd(from start: Int) -> Int {
        var inner = self
        inner.position = start
        inner.tokens = []
        var depth = 0
        repeat {
            guard inner.step() else { return bytes.count }
            // Each step adds at most one token, and none that was looked at is needed again.
            if let token = inner.tokens.popLast() {
                inner.tokens = [token]
                if token.isSign("(") { depth += 1 } else if token.isSign(")") { depth -= 1 }
            }
        } while depth > 0 || inner.tokens.isEmpty
        return inner.position
    }

    // MARK: Regular expressions

    /// Whether a slash here begins a regular expression: not behind something that can be divided.
    private var mayBeginRegex: Bool {
        guard let next = byte(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\t") else { return false }
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .word(let word): return !last.isQuoted && Self.wordsBeforeValues.contains(word)
        case .sign(let sign): return "([{,:;=&|!?~<>+-*%^".contains(sign)
        case .string, .number, .regex, .pound: return false
        }
    }

    private static let wordsBeforeValues: Set<String> = [
        "return", "in", "case", "where", "if", "while", "guard", "else", "try", "await", "throw", "is", "as",
    ]

    /// Up to the slash that ends it: on the same line, or anywhere between number signs.
    private func regexLength(hashes: Int) -> Int? {
        var place = position + hashes + 1
        var isClass = false
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): isClass = true
            case UInt8(ascii: "]"): isClass = false
            case UInt8(ascii: "/") where (!isClass || hashes > 0) && hasHashes(hashes, at: place + 1):
                return place + 1 + hashes - position
            case UInt8(ascii: "\n") where hashes == 0: return nil
            default: break
            }
            place += 1
        }
        return nil
    }
}
