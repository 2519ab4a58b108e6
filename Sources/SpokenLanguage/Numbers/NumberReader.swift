import Foundation
import PhraseMatching

/// Reads a number that takes up all of some words: in digits, in words, or both ("2.5 million").
///
/// The words are folded; digits are one word with their separators: "1,250.75".
struct NumberReader: Sendable {
    let cardinals: CardinalReader
    /// Of any language.
    private let scripts = CardinalReader.ofScripts
    let digits: DigitReader
    let half: PhraseSet
    let articles: PhraseSet
    let partitives: PhraseSet
    private let minus: PhraseSet
    private let below: PhraseSet
    private let point: PhraseSet
    private let percent: PhraseSet
    private let joiners: PhraseSet
    let groups: [String: Int]
    let fractions: [String: Int]
    private let others: [String: SpokenNumber]
    /// Ends of words that are "and a half": "zweieinhalb".
    private let halfEndings: [String]
    /// All words that may stand in a number, besides those that are one.
    private let vocabulary: Set<String>

    /// The locale is for the region, which may write digits in its own way.
    init(_ words: NumberWords, _ locale: Locale? = nil) {
        cardinals = CardinalReader(words)
        digits = DigitReader(words, locale)
        minus = PhraseSet(words.minus)
        below = PhraseSet(words.below)
        point = PhraseSet(words.point)
        half = PhraseSet(words.half)
        articles = PhraseSet(words.articles)
        partitives = PhraseSet(words.partitives)
        percent = PhraseSet(words.percent)
        joiners = PhraseSet(words.joiners)
        groups = Self.folded(words.groups)
        fractions = Self.folded(words.fractions)
        others = Self.folded(words.others.compactMapValues { SpokenNumber(digits: $0) })
        halfEndings = words.half.map(Self.key).filter { $0.count > 5 }
        let phrases = [minus, below, point, half, articles, partitives, percent, joiners]
        vocabulary = Set(groups.keys).union(fractions.keys).union(others.keys)
            .union(phrases.flatMap(\.words))
    }

    private static func key(_ text: String) -> String { SpokenText(text).foldedWords.joined() }

    private static func folded<Value>(_ table: [String: Value]) -> [String: Value] {
        Dictionary(table.map { (key($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a word is a number, or may be a part of one.
    func isPart(_ word: String) -> Bool {
        guard let first = word.first, !first.isNumber, word != "-", word != "+", word != "#" else { return true }
        return vocabulary.contains(word) || cardinals.begins(with: word) || scripts.begins(with: word)
            || halfEndings.contains { word.hasSuffix($0) }
    }

    func read(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let first = words.first else { return nil }
        if first == "-", words.count > 1 { return unsigned(words.dropFirst())?.negated }
        if let end = words.indices.first(where: { minus.contains(words[words.startIndex...$0]) }) {
            return unsigned(words[(end + 1)...])?.negated
        }
        if let start = words.indices.dropFirst().first(where: { below.contains(words[$0...]) }) {
            return unsigned(words[..<start])?.negated
        }
        return unsigned(words)
    }

    private func unsigned(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let start = words.indices.dropFirst().first(where: { percent.contains(words[$0...]) }) else {
            return amount(words)
        }
        var number = amount(words[..<start])
        number?.isPercent = true
        return number
    }

    private func amount(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard !words.isEmpty else { return nil }
        if half.contains(words) { return SpokenNumber(1).divided(by: 2) }
        return plain(words) ?? withHalf(words) ?? grouped(words) ?? fraction(words) ?? mixed(words)
            ?? scaledFraction(words)
    }

    /// A number without "half", "dozen" and "quarter".
    private func plain(_ words: ArraySlice<String>) -> SpokenNumber? {
        if let other = others[words.joined()] { return other }
        return whole(words) ?? decimal(words) ?? scaled(words)
    }

    private func whole(_ words: ArraySlice<String>) -> SpokenNumber? {
        digits.read(words) ?? (cardinals.read(words) ?? scripts.read(words)).map { SpokenNumber($0) }
    }

    /// "two and a half", "zweieinhalb"; of what is counted in thousands or dozens it is half of one: "a million and a half".
    private func withHalf(_ words: ArraySlice<String>) -> SpokenNumber? {
        // The longest way to say "and a half" first, which leaves no "and" behind.
        for split in words.indices.dropFirst() where half.contains(words[split...]) {
            let before = words[..<split]
            if let number = plain(before) ?? grouped(before) {
                return number.plus(SpokenNumber(step(before)).divided(by: 2))
            }
        }
        guard words.count == 1, let word = words.first else { return nil }
        for ending in halfEndings where word.hasSuffix(ending) {
            if let number = whole([String(word.dropLast(ending.count))]) {
                return number.plus(SpokenNumber(1).divided(by: 2))
            }
        }
        return nil
    }

    private func step(_ words: ArraySlice<String>) -> Int {
        guard let last = words.last else { return 1 }
        return cardinals.multipliers[last].flatMap { $0 >= 1000 ? $0 : nil } ?? groups[last] ?? 1
    }

    /// "a dozen", "two dozen", "half a dozen", "a couple of".
    private func grouped(_ words: ArraySlice<String>) -> SpokenNumber? {
        let words = withoutPartitive(words)
        guard let last = words.last, let size = groups[last] else { return nil }
        let count = words.dropLast()
        if count.isEmpty || articles.contains(count) { return SpokenNumber(size) }
        if let half = halfCount(count) { return half.times(size) }
        return (whole(count) ?? withHalf(count)).flatMap { $0.times(size) }
    }

    private func withoutPartitive(_ words: ArraySlice<String>) -> ArraySlice<String> {
        guard let last = words.last, partitives.contains([last]) else { return words }
        return words.dropLast()
    }

    /// "half", "half a", "half of a", before what is counted.
    private func halfCount(_ words: ArraySlice<String>) -> SpokenNumber? {
        let isHalf = words.indices.contains { end in
            let rest = words[(end + 1)...].filter { !partitives.contains([$0]) }
            return half.contains(words[...end]) && (rest.isEmpty || articles.contains(rest[...]))
        }
        return isHalf ? SpokenNumber(1).divided(by: 2) : nil
    }

    /// "a quarter", "three quarters".
    private func fraction(_ words: ArraySlice<String>) -> SpokenNumber? {
        let words = withoutPartitive(words)
        guard let last = words.last, let lower = fractions[last] else { return nil }
        let count = words.dropLast()
        if count.isEmpty || articles.contains(count) { return SpokenNumber(1).divided(by: lower) }
        return whole(count)?.divided(by: lower)
    }

    /// "two and three quarters".
    private func mixed(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let split = words.indices.dropFirst().first(where: { joiners.contains(words[$0...$0]) }),
            let whole = whole(words[..<split]), whole.isWhole, let part = fraction(words[(split + 1)...])
        else { return nil }
        return whole.plus(part)
    }

    /// "half a million", "three quarters of a million", "two and a half thousand".
    private func scaledFraction(_ words: ArraySlice<String>) -> SpokenNumber? {
        var scale = words
        while let last = scale.last, cardinals.multipliers[last] != nil { scale.removeLast() }
        guard scale.count < words.count, !scale.isEmpty else { return nil }
        var count = scale
        if let last = count.last, articles.contains([last]) { count.removeLast() }
        let part = halfCount(count) ?? fraction(count) ?? withHalf(count) ?? mixed(count) ?? others[count.joined()]
        return part.flatMap { multiply($0, by: words[scale.endIndex...]) }
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
        guard let digits = decimals(behind), let value = SpokenNumber(digits: "\(integer).\(digits)") else {
            return nil
        }
        return multiply(value, by: words[behind.endIndex...])
    }

    private func decimals(_ words: ArraySlice<String>) -> String? {
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
