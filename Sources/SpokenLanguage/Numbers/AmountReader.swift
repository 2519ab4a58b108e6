/// Finds numbers among the tokens of an utterance: the "three and a half" of "three and a half miles".
struct AmountReader: Sendable {
    let numbers: NumberReader
    private let separators: Set<String>
    /// So many tokens make a number at most.
    private static let lengthLimit = 48

    init(_ numbers: NumberReader) {
        self.numbers = numbers
        separators = numbers.digits.signs.union(["/", "."])
    }

    /// The numbers that begin at a place, the longest first.
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: SpokenNumber, end: Int)] {
        let words = words(tokens, from: start)
        return words.indices.reversed().compactMap { last in
            numbers.read(words.map(\.text)[...last]).map { ($0, words[last].end) }
        }
    }

    /// The same, and an article before what is counted: "an hour".
    func counts(_ tokens: SpokenTokens, at start: Int) -> [(meaning: SpokenNumber, end: Int)] {
        let found = matches(tokens, at: start)
        guard tokens.has(start), numbers.articles.contains([tokens[start].text]) else { return found }
        return found + [(SpokenNumber(1), start + 1)]
    }

    /// All of an utterance as one number.
    func whole(_ tokens: SpokenTokens) -> SpokenNumber? {
        guard !tokens.isEmpty else { return nil }
        let words = words(tokens, from: 0)
        guard words.last?.end == tokens.count else { return nil }
        return numbers.read(words.map(\.text)[...])
    }

    /// The words that may be parts of a number from a place on; digits are one word with what is glued between them.
    private func words(_ tokens: SpokenTokens, from start: Int) -> [(text: String, end: Int)] {
        var words: [(text: String, end: Int)] = []
        var index = start
        while index < tokens.count, index < start + Self.lengthLimit {
            let token = tokens[index]
            if token.kind == .digits || token.text == "#" || token.text == "+" {
                let end = endOfDigits(tokens, from: index)
                words.append((tokens.joined(index..<end), end))
                index = end
                continue
            }
            if token.text == "." || token.text == ",", words.isEmpty, tokens.isGlued(index + 1) {
                let end = endOfDigits(tokens, from: index + 1)
                words.append(("0" + tokens.joined(index..<end), end))
                index = end
                continue
            }
            if token.text == "-" {
                // A sign stands before digits, with nothing right before it.
                guard index == start, !token.isGlued, tokens.isGlued(index + 1) else { break }
            } else if !numbers.isPart(token.text) {
                break
            }
            index += 1
            words.append((token.text, index))
        }
        return words
    }

    private func endOfDigits(_ tokens: SpokenTokens, from start: Int) -> Int {
        var end = start + 1
        if tokens[start].kind != .digits, tokens.isGlued(end), tokens[end].kind == .digits { end += 1 }
        while tokens.isGlued(end), separators.contains(tokens[end].text), tokens.isGlued(end + 1),
            tokens[end + 1].kind == .digits
        {
            end += 2
        }
        if tokens.isGlued(end), tokens[end].kind == .sign, tokens[end].text.first?.isNumber == true { end += 1 }
        return end
    }
}
