/// Takes off quotes and brackets that are around a text, or are shared with what stands next to it.
///
///     “hello, world.”     // hello, world.
///     (aside)             // (aside)
///     hello”              // hello, where the quote began before it
struct QuotedText {
    let text: String
    /// What stands before it and behind it.
    let before: String
    let behind: String

    /// The text without what encloses it.
    var content: Substring {
        if let inside { return inside }
        var rest = text[...]
        // A mark behind the quote belongs to the sentence around it.
        let core = rest.last.map { Self.ends.contains($0) } == true ? rest.dropLast() : rest
        if let last = core.last, core.count > 1, Self.isClosing(last, before), !Self.isBalanced(last, core) {
            rest = core.dropLast()
        }
        if let first = rest.first, rest.count > 1, let close = Self.pairs.first(where: { $0.open == first })?.close,
            behind.contains(close), !rest.dropFirst().contains(close)
        {
            rest = rest.dropFirst()
        }
        return rest
    }

    /// Whether a mark closes what is still open in what stands before.
    static func isClosing(_ mark: Character, _ before: String) -> Bool {
        pairs.contains { pair in
            guard pair.close == mark else { return false }
            let opened = before.count { $0 == pair.open }
            return pair.open == pair.close ? opened % 2 == 1 : opened > before.count { $0 == pair.close }
        }
    }

    /// Whether what the last mark closes is opened in the text itself.
    private static func isBalanced(_ mark: Character, _ text: Substring) -> Bool {
        let marks = text.count { $0 == mark }
        return pairs.contains { pair in
            guard pair.close == mark else { return false }
            return pair.open == pair.close ? marks % 2 == 0 : text.count { $0 == pair.open } >= marks
        }
    }

    /// What is between quotes that enclose all of it; `nil` where none do.
    private var inside: Substring? {
        let core = text.last.map { Self.ends.contains($0) } == true ? text.dropLast() : text[...]
        for (open, close) in Self.quotes where text.first == open {
            for body in [text[...], core] where body.count > 2 && body.last == close {
                let inner = body.dropFirst().dropLast()
                guard !Self.hasQuote(open, close, inner) else { continue }
                let trimmed = inner.drop(while: \.isWhitespace)
                let end = trimmed.lastIndex { !$0.isWhitespace }
                if let end { return trimmed[...end] }
            }
        }
        return nil
    }

    /// Whether a quote begins or ends within; an apostrophe within a word is none.
    private static func hasQuote(_ open: Character, _ close: Character, _ text: Substring) -> Bool {
        text.indices.contains { index in
            guard text[index] == open || text[index] == close else { return false }
            guard "'’".contains(text[index]), index > text.startIndex else { return true }
            let next = text.index(after: index)
            return !text[text.index(before: index)].isLetter || next == text.endIndex || !text[next].isLetter
        }
    }

    private static let ends: Set<Character> = [".", ",", ";", "!", "?"]
    private static let quotes: [(open: Character, close: Character)] = [
        ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("«", "»"), ("»", "«"), ("‹", "›"), ("‘", "’"), ("'", "'"),
    ]
    /// What may be shared with neighbours; an apostrophe says too little.
    private static let pairs: [(open: Character, close: Character)] = [
        ("\"", "\""), ("“", "”"), ("„", "“"), ("„", "”"), ("«", "»"), ("(", ")"), ("[", "]"),
    ]
}
