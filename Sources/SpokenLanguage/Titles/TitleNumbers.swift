import PhraseMatching

/// Numbers of titles: digits and how they are said, words and how they are written.
struct TitleNumbers {
    struct Digits {
        let written: String
        let said: [String]
    }

    /// What was spelled before: a formatter takes longer than all else that is done to a title.
    private final class Known {
        var words: [Int: [String]] = [:]
    }

    private let known = Known()
    private let spelling: NumberSpelling
    private let cardinals: CardinalReader
    private let digits: DigitReader
    private let separators: Set<Character>
    let joiners: [String]
    /// All words of the pack for a number, below zero those for what is multiplied.
    let synonyms: [Int: [String]]
    let unitsBeforeTens: Bool
    private let articles: [String]
    private let yearsInPairs: Bool
    private let ordinalNames: [Int: [String]]
    private let ordinalsByName: [String: Int]
    private let ordinalSuffixes: [String]

    init(_ pack: LanguagePack) {
        spelling = NumberSpelling(language: pack.language)
        cardinals = CardinalReader(pack.numbers)
        digits = DigitReader(pack.numbers)
        separators = Set(pack.numbers.decimalSeparator + pack.numbers.groupingSeparator)
        joiners = pack.numbers.joiners
        let words = pack.numbers.words.map { ($0.value, $0.key) } + pack.numbers.multipliers.map { (-$0.value, $0.key) }
        synonyms = Dictionary(grouping: words, by: \.0).mapValues { $0.map(\.1).sorted() }
        unitsBeforeTens = pack.numbers.unitsBeforeTens
        articles = pack.numbers.articles
        yearsInPairs = pack.titles.yearsInPairs
        ordinalNames = pack.ordinalNames
        ordinalsByName = Dictionary(
            pack.ordinalNames.flatMap { place, names in names.map { ($0.lowercased(), place) } },
            uniquingKeysWith: { first, _ in first })
        ordinalSuffixes = pack.ordinalSuffixes.sorted { $0.count > $1.count }
    }

    /// Digits with separators between them: "2.5", "1,250".
    func takeDigits(_ rest: inout Substring) -> Digits? {
        let written = Self.digits(rest, separators)
        guard !written.isEmpty, let number = digits.read([String(written)][...]) else { return nil }
        rest = rest[written.endIndex...]
        return Digits(written: String(written), said: said(number, isPadded: written.first == "0" && written.count > 1))
    }

    /// A number with a zero before it, and one so large, is said digit by digit, if at all.
    private func said(_ number: SpokenNumber, isPadded: Bool) -> [String] {
        guard let integer = number.integer else { return spelling.words(for: number.value) }
        guard !isPadded, (0..<Self.largest).contains(integer) else { return [] }
        return words(for: integer)
    }

    /// Larger ones in titles are identifiers.
    private static let largest = 10_000

    private static func digits(_ rest: Substring, _ separators: Set<Character>) -> Substring {
        var end = rest.startIndex
        var index = end
        while index < rest.endIndex {
            let isDigit = ("0"..."9").contains(rest[index])
            guard isDigit || separators.contains(rest[index]) && end > rest.startIndex else { break }
            rest.formIndex(after: &index)
            if isDigit { end = index }
        }
        return rest[..<end]
    }

    /// "2nd" is "second".
    func takeOrdinal(_ rest: inout Substring) -> TitlePiece? {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard let place = Int(digits) else { return nil }
        let letters = rest[digits.endIndex...].prefix { $0.isLetter }
        guard ordinalSuffixes.contains(letters.lowercased()) else { return nil }
        rest = rest[letters.endIndex...]
        let names = names(of: place)
        let fitting = names.filter { $0.hasSuffix(letters.lowercased()) }
        return TitlePiece(String(digits + letters), said: fitting.isEmpty ? names : fitting)
    }

    /// "twenty first" is twenty, and the name of one; of 20 and more only some have a name of their own.
    private func names(of place: Int) -> [String] {
        if let names = ordinalNames[place] { return names }
        guard place > 20, place % 10 > 0, let tens = words(for: place - place % 10).first,
            let whole = words(for: place).first, whole.hasPrefix(tens)
        else { return [] }
        return (ordinalNames[place % 10] ?? []).map { "\(tens) \($0)" }
    }

    /// Words that make a number, as many as do: "forty-two" is "42"; "second" is "2nd".
    func takeWords(_ rest: inout Substring, wordEnd: (Substring) -> Substring.Index) -> TitlePiece? {
        var words: [String] = []
        var best: (end: Substring.Index, number: Int)?
        var behind = rest
        while words.count < Self.wordLimit {
            let end = wordEnd(behind)
            guard end > behind.startIndex else { break }
            words.append(behind[..<end].lowercased())
            guard !words[0].isEmpty, words.count > 1 || words[0].count > 1 else { break }
            if let number = cardinals.read(words[...]) { best = (end, number) }
            if words.count == 1, best == nil { break }
            guard let gap = rest.base[end...].first, gap == " " || gap == "-" else { break }
            behind = rest[rest.index(after: end)...]
        }
        guard let best else { return ordinal(&rest, wordEnd(rest)) }
        defer { rest = rest[best.end...] }
        return TitlePiece(String(rest[..<best.end]), said: [String(best.number)])
    }

    /// Whether a word is a number or a place, or begins one.
    func begins(with word: String) -> Bool {
        word.count > 1 && cardinals.read([word]) != nil || ordinalsByName[word] != nil
    }

    private func ordinal(_ rest: inout Substring, _ end: Substring.Index) -> TitlePiece? {
        let word = rest[..<end]
        guard let place = ordinalsByName[word.lowercased()] else { return nil }
        rest = rest[end...]
        let suffix = ordinalSuffixes.first { word.lowercased().hasSuffix($0) }
        return TitlePiece(String(word), said: suffix.map { ["\(place)\($0)"] } ?? [])
    }

    private static let wordLimit = 8
}

// MARK: - Saying

extension TitleNumbers {
    /// How a whole number is said, every way that is common.
    func words(for number: Int) -> [String] {
        guard (0..<Self.largest).contains(number) else { return spelling.words(for: number) }
        if let words = known.words[number] { return words }
        let words = newWords(for: number)
        known.words[number] = words
        return words
    }

    private func newWords(for number: Int) -> [String] {
        guard let plain = spelling.words(for: number).first else { return [] }
        let ways = [plain] + joined(number) + pair(number)
        return ways + withArticle(number, ways)
    }

    /// "one hundred and five", where the language reads it so.
    private func joined(_ number: Int) -> [String] {
        guard number > 100, number % 100 > 0, let joiner = joiners.first,
            let head = spelling.words(for: number - number % 100).first,
            let tail = spelling.words(for: number % 100).first
        else { return [] }
        return ["\(head) \(joiner) \(tail)"].filter { isRead($0, as: number) }
    }

    /// "a hundred" for "one hundred", where the language reads it so.
    private func withArticle(_ number: Int, _ ways: [String]) -> [String] {
        guard number > 99, let article = articles.first, let one = spelling.words(for: 1).first else { return [] }
        return ways.filter { $0.hasPrefix(one + " ") }.map { article + $0.dropFirst(one.count) }
            .filter { isRead($0, as: number) }
    }

    func isRead(_ text: String, as number: Int) -> Bool {
        cardinals.read(SpokenText(text).foldedWords[...]) == number
    }

    /// "nineteen eighty-four".
    private func pair(_ number: Int) -> [String] {
        guard yearsInPairs, (1100..<2100).contains(number), number % 100 > 9,
            let head = spelling.words(for: number / 100).first, let tail = spelling.words(for: number % 100).first
        else { return [] }
        return ["\(head) \(tail)"]
    }
}
