import PhraseMatching

/// Takes a title apart into what may be said otherwise and what stays as it is.
struct TitleReader {
    let numbers: TitleNumbers
    private let symbols: [String: [String]]
    private let currencies: [String: [String]]
    private let abbreviations: [String: [String]]
    /// Words that recognisers write otherwise: "and" as "&".
    private let written: [String: [String]]

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
    }

    private static func key(_ text: String) -> String { text.lowercased().replacing("’", with: "'") }

    func pieces(of title: String) -> [TitlePiece] {
        var pieces: [TitlePiece] = []
        var rest = title[...]
        while let first = rest.first {
            if let piece = currency(&rest) ?? number(&rest) ?? numberWords(&rest) ?? word(&rest) ?? symbol(&rest) {
                pieces.append(piece)
            } else {
                rest.removeFirst()
                pieces.append(TitlePiece(String(first)))
            }
        }
        return pieces
    }

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
        rest.firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? rest.endIndex
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
