import PhraseMatching

/// Reads a number that takes up all of some words of an utterance: in digits, in words, or both ("2.5 million").
struct NumberReader: Sendable {
    let cardinals: CardinalReader
    let digits: DigitReader
    private let minus: PhraseSet
    private let point: PhraseSet
    private let half: PhraseSet

    init(_ words: NumberWords) {
        cardinals = CardinalReader(words)
        digits = DigitReader(words)
        minus = PhraseSet(words.minus)
        point = PhraseSet(words.point)
        half = PhraseSet(words.half)
    }

    func read(_ utterance: SpokenText, _ range: Range<Int>) -> SpokenNumber? {
        let words = utterance.words[range].flatMap { separated($0.folded) }
        if let end = words.indices.first(where: { minus.contains(words[0...$0]) }) {
            return unsigned(words[(end + 1)...])?.negated
        }
        let number = unsigned(words[...])
        return hasMinusSign(utterance, before: range.lowerBound) ? number?.negated : number
    }

    /// "5k" and "3million" are two words each.
    private func separated(_ word: String) -> [String] {
        let letters = word.drop { !$0.isLetter }
        guard letters.startIndex > word.startIndex, cardinals.multipliers[String(letters)] != nil else { return [word] }
        return [String(word[..<letters.startIndex]), String(letters)]
    }

    /// A sign is not said, so it is no word: a hyphen right before the digits, with nothing right before it.
    private func hasMinusSign(_ utterance: SpokenText, before index: Int) -> Bool {
        let start = utterance.words[index].span.lowerBound
        let before = utterance.substring(0..<start)
        guard let sign = before.last, sign == "-" || sign == "−" else { return false }
        return before.dropLast().last?.isWhitespace ?? true
    }

    private func unsigned(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard !words.isEmpty else { return nil }
        if half.contains(words) { return SpokenNumber(0.5) }
        // The longest way to say "and a half" first, which leaves no "and" behind.
        for split in words.indices.dropFirst() where half.contains(words[split...]) {
            if let whole = whole(words[..<split]) { return whole.plus(0.5) }
        }
        return whole(words) ?? decimal(words) ?? scaled(words)
    }

    private func whole(_ words: ArraySlice<String>) -> SpokenNumber? {
        digits.read(words) ?? cardinals.read(words).map { SpokenNumber($0) }
    }

    /// "three point one four", "three point fourteen".
    private func decimal(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let split = words.indices.first(where: { point.contains(words[$0...$0]) }) else { return nil }
        let before = words[..<split]
        guard let whole = before.isEmpty ? SpokenNumber(0) : whole(before), let integer = whole.integer else {
            return nil
        }
        var behind = words[(split + 1)...]
        while let last = behind.last, cardinals.multipliers[last] != nil { behind.removeLast() }
        guard let digits = fraction(behind), let value = Double("\(integer).\(digits)") else { return nil }
        return multiply(SpokenNumber(value), by: words[behind.endIndex...])
    }

    private func fraction(_ words: ArraySlice<String>) -> String? {
        guard !words.isEmpty else { return nil }
        let single = words.map { word in
            word.allSatisfy { ("0"..."9").contains($0) } ? word : cardinals.words[word].map(String.init)
        }
        if single.allSatisfy({ $0?.count == 1 }) { return single.compactMap { $0 }.joined() }
        return whole(words)?.integer.map(String.init)
    }

    /// "3 million", "2.5 thousand".
    private func scaled(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let split = words.indices.first(where: { cardinals.multipliers[words[$0]] != nil }) else { return nil }
        return digits.read(words[..<split]).flatMap { multiply($0, by: words[split...]) }
    }

    private func multiply(_ number: SpokenNumber, by words: ArraySlice<String>) -> SpokenNumber? {
        var product = number
        for word in words {
            guard let factor = cardinals.multipliers[word], let next = product.times(factor) else { return nil }
            product = next
        }
        return product
    }
}
