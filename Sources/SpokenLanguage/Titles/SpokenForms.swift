import PhraseMatching

/// The other ways in which people say or write a title: numbers, symbols and abbreviations in words, and the other way round.
///
///     let forms = SpokenForms(english)
///     forms.forms(of: "Chapter 2")      // ["Chapter two"]
///     forms.forms(of: "50% off")        // ["fifty percent off", "fifty % off", "50 percent off", …]
///     forms.forms(of: "St. Ives")       // ["saint Ives", "street Ives"]
///     SpokenForms(german).forms(of: "Müller")      // ["Mueller"]
///
/// Case, accents and punctuation need no form of their own: the engine folds them.
package struct SpokenForms {
    /// More forms than anybody uses.
    package static let limit = 8
    /// Longer titles are not said, at least not in another way.
    private static let lengthLimit = 400

    private let reader: TitleReader

    package init(_ pack: LanguagePack) {
        reader = TitleReader(pack)
    }

    /// At most `limit` forms, the one in which everything is said first; none where the title is said as it is written.
    /// - Complexity: linear in the title.
    package func forms(of title: String) -> [String] {
        guard title.utf8.count <= Self.lengthLimit else { return [] }
        let said = saidForms(of: title)
        guard let spelled = reader.spelledOut(title) else { return said }
        return Array((said.prefix(Self.limit - 1) + [spelled] + saidForms(of: spelled)).prefix(Self.limit))
    }

    private func saidForms(of title: String) -> [String] {
        if reader.isPlain(title) { return [] }
        let pieces = reader.pieces(of: title)
        guard pieces.contains(where: \.isVariable) else { return [] }
        var rows: [TitleRow] = [TitleRow()]
        for piece in pieces {
            rows = Array(rows.lazy.flatMap { row in piece.options.map { row.appending($0) } }.prefix(Self.limit + 1))
        }
        var seen: Set<String> = [Folding.fold(title)]
        return Array(rows.map(\.text).filter { seen.insert(Folding.fold($0)).inserted }.prefix(Self.limit))
    }

    /// How a whole number is said, every way that is common: "one hundred five", "one hundred and five", "a hundred and five".
    package func words(for number: Int) -> [String] { reader.numbers.words(for: number) }

    /// The same with its forms beside what is counted: "veintiún", "hundertzwanzig".
    package func numerals(for number: Int) -> [String] { reader.numbers.numerals(for: number) }
}

extension LanguagePack {
    /// The other ways to say one title; keep a `SpokenForms` for many.
    package func spokenForms(of title: String) -> [String] { SpokenForms(self).forms(of: title) }
}

/// A part of a title, with what may be said in its place.
struct TitlePiece {
    enum Option {
        case written(String)
        /// Words that stand apart from what is around them.
        case said(String)
    }

    let options: [Option]

    /// What may be said in place of a text, and what may be written.
    init(_ text: String, said: [String] = [], written: [String] = []) {
        // The first way to say it comes first, so that the first of all forms says everything.
        options = said.prefix(1).map(Option.said) + [.written(text)] + (said.dropFirst() + written).map(Option.said)
    }

    var isVariable: Bool { options.count > 1 }
}

/// A title in the making.
private struct TitleRow {
    private(set) var text = ""
    private var endsInSaid = false

    func appending(_ option: TitlePiece.Option) -> TitleRow {
        var row = self
        switch option {
        case .written(let written):
            if endsInSaid, written.first?.isWhitespace == false { row.text += " " }
            row.text += written
            row.endsInSaid = false
        case .said(let said):
            if let last = text.last, !last.isWhitespace { row.text += " " }
            row.text += said
            row.endsInSaid = true
        }
        return row
    }
}
