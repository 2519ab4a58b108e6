import PhraseMatching

/// Takes a title apart into what may be said otherwise and what stays as it is.
struct TitleReader {
    let numbers: TitleNumbers
    private let known = Known()
    private let symbols: [String: [String]]
    private let currencies: [String: [String]]
    private let abbreviations: [String: [String]]
    /// Words that recognisers write otherwise: "and" as "&".
    private let written: [String: [String]]
    private let letters: [Character: String]

    init(_ pack: LanguagePack) {
        numbers = TitleNumbers(pack)
        symbols = pack.titles.symbols
        currencies = pack.titles.currencies
        abbreviations = Dictionary(
            pack.titles.abbreviations.map { (Self.key($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        var written: [String: [String]] = [:]
        for short in pack.titles.written {
            for word in pack.titles.symbols[short] ?? pack.titles.abbreviations[short] ?? [] {
                written[Self.key(word), default: []].append(short)
            }
        }
        self.written = written
        letters = pack.titles.letters.reduce(into: [:]) { all, entry in
            if entry.key.count == 1, let letter = entry.key.first { all[letter] = entry.value.first }
        }
    }

    /// The title without letters that may be written as two, "Müller" as "Mueller"; nil where it has none.
    func spelledOut(_ title: String) -> String? {
        guard !letters.isEmpty, title.utf8.contains(where: { $0 > 0x7F }) else { return nil }
        var (spelled, isOther) = ("", false)
        for character in title {
            if let small = character.lowercased().first, let two = letters[small] {
                spelled += character.isUppercase ? two.prefix(1).uppercased() + two.dropFirst() : two
                isOther = true
            } else {
                spelled.append(character)
            }
        }
        return isOther ? spelled : nil
    }

    private static func key(_ text: String) -> String { text.lowercased().replacing("’", with: "'") }

    /// What may be said otherwise, with what stands between; one piece where nothing may.
    func pieces(of title: String) -> [TitlePiece] {
        var pieces: [TitlePiece] = []
        var rest = title[...]
        var plain = rest.startIndex
        while let first = rest.first {
            let start = rest.startIndex
            guard let piece = piece(&rest, from: first), piece.isVariable else {
                if rest.startIndex == start { rest.removeFirst() }
                continue
            }
            if plain < start { pieces.append(TitlePiece(String(title[plain..<start]))) }
            pieces.append(piece)
            plain = rest.startIndex
        }
        if plain < title.endIndex { pieces.append(TitlePiece(String(title[plain...]))) }
        return pieces
    }

    /// Whether a title has letters that everybody knows and spaces alone, and no word with another form: most are like that, and
    /// characters take several times as long as their bytes.
    func isPlain(_ title: String) -> Bool {
        var title = title
        return title.withUTF8 { bytes in
            var rest = bytes[...]
            while let first = rest.first {
                if first == UInt8(ascii: " ") {
                    rest.removeFirst()
                    continue
                }
                let word = rest.prefix(while: Self.isOfWord)
                guard !word.isEmpty, !isTelling(String(decoding: word, as: UTF8.self)) else { return false }
                rest = rest[word.endIndex...]
            }
            return true
        }
    }

    /// What begins here and may be said otherwise; else what is known to stay is taken off the rest.
    private func piece(_ rest: inout Substring, from first: Character) -> TitlePiece? {
        if first == " " { return nil }
        if Self.isOfWord(first) {
            let end = Self.wordEnd(rest)
            guard isTelling(String(rest[..<end])) else {
                rest = rest[end...]
                return nil
            }
            return numberWords(&rest) ?? word(&rest)
        }
        if ("0"..."9").contains(first) { return number(&rest) }
        return currency(&rest) ?? symbol(&rest)
    }

    /// Whether a word has another form, alone or with those behind it. Most titles have none, and share their words.
    private func isTelling(_ word: String) -> Bool {
        if let known = known.words[word] { return known }
        let key = Self.key(word)
        let isTelling = abbreviations[key] != nil || written[key] != nil || numbers.begins(with: key)
        if known.words.count > Self.knownLimit { known.words = [:] }
        known.words[word] = isTelling
        return isTelling
    }

    private final class Known {
        var words: [String: Bool] = [:]
    }

    private static let knownLimit = 100_000

    /// "$5" is "five dollars".
    private func currency(_ rest: inout Substring) -> TitlePiece? {
        guard let sign = rest.first, let words = currencies[String(sign)] else { return nil }
        let start = rest.startIndex
        var behind = rest.dropFirst()
        guard let number = numbers.takeDigits(&behind) else { return nil }
        rest = behind
        let amounts = number.said.prefix(1) + [number.written]
        return TitlePiece(
            String(rest.base[start..<rest.startIndex]),
            said: words.prefix(2).flatMap { word in amounts.map { "\($0) \(word)" } })
    }

    private func number(_ rest: inout Substring) -> TitlePiece? {
        numbers.takeOrdinal(&rest) ?? numbers.takeDigits(&rest).map { TitlePiece($0.written, said: $0.said) }
    }

    private func numberWords(_ rest: inout Substring) -> TitlePiece? {
        numbers.takeWords(&rest) { Self.wordEnd($0) }
    }

    /// A word, with the point of an abbreviation.
    private func word(_ rest: inout Substring) -> TitlePiece? {
        let end = Self.wordEnd(rest)
        guard end > rest.startIndex else { return nil }
        let word = rest[..<end]
        guard let said = abbreviations[Self.key(String(word))] else {
            rest = rest[end...]
            return TitlePiece(String(word), written: written[Self.key(String(word))] ?? [])
        }
        let hasPoint = rest[end...].first == "."
        // A letter alone is a letter: "Plan M" is no "Plan monsieur".
        guard hasPoint || word.count > 1 else {
            rest = rest[end...]
            return TitlePiece(String(word))
        }
        let written = hasPoint ? rest[...end] : word
        rest = rest[written.endIndex...]
        return TitlePiece(String(written), said: said)
    }

    /// Letters and apostrophes: "O'Brien", "'n'".
    private static func wordEnd(_ rest: Substring) -> Substring.Index {
        rest.firstIndex { !isOfWord($0) } ?? rest.endIndex
    }

    /// The properties of a character take as long as all the rest of a title in letters that everybody knows.
    private static func isOfWord(_ character: Character) -> Bool {
        character.asciiValue.map(isOfWord) ?? (character.isLetter || character == "’")
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "'")
    }

    /// One symbol, or the same one several times: "C++".
    private func symbol(_ rest: inout Substring) -> TitlePiece? {
        for length in [2, 1] {
            let sign = rest.prefix(length)
            guard sign.count == length, let words = symbols[String(sign)] else { continue }
            var count = 0
            let start = rest.startIndex
            while rest.hasPrefix(sign) {
                rest = rest.dropFirst(length)
                count += 1
            }
            return TitlePiece(
                String(rest.base[start..<rest.startIndex]),
                said: words.map { Array(repeating: $0, count: count).joined(separator: " ") })
        }
        return nil
    }
}
