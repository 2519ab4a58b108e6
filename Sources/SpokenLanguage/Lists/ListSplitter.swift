package import PhraseMatching

/// Takes apart what names several things: "milk, eggs and bread".
///
///     let splitter = ListSplitter(english)
///     splitter.pieces("salt and vinegar, eggs")     // salt | and vinegar | , eggs
///     splitter.items(of: pieces) { $0 == "salt and vinegar" }     // "salt and vinegar", "eggs"
package struct ListSplitter: Sendable {
    /// A part between joiners, with where it is in the text.
    package struct Piece: Sendable, Hashable {
        /// UTF-8 offsets into the text, half-open.
        package let span: Range<Int>
        /// A comma stands before it.
        package let isBehindComma: Bool
    }

    /// Nobody lists more in one breath.
    package static let limit = 24
    private let joiners: Set<String>
    private let isDecimalComma: Bool

    package init(_ pack: LanguagePack) {
        isDecimalComma = pack.numbers.decimalSeparator == ","
        joiners = Set(SpokenText.foldedWords(of: pack.commands.joiners))
    }

    /// The parts between commas and joiners; one where there are none.
    package func pieces(_ spoken: SpokenText) -> [Piece] {
        var pieces: [Piece] = []
        var open: Range<Int>?
        var isBehindComma = false
        var last = 0
        for part in parts(of: spoken) {
            let hasComma = spoken.substring(last..<part.span.lowerBound).contains { ",;".contains($0) }
            if part.isJoiner || hasComma, let piece = open {
                pieces.append(Piece(span: piece, isBehindComma: isBehindComma))
                (open, isBehindComma) = (nil, false)
            }
            isBehindComma = isBehindComma || hasComma && !pieces.isEmpty
            if !part.isJoiner { open = (open?.lowerBound ?? part.span.lowerBound)..<part.span.upperBound }
            last = part.span.upperBound
        }
        if let open { pieces.append(Piece(span: open, isBehindComma: isBehindComma)) }
        return pieces.count <= Self.limit ? pieces : []
    }

    /// The words; of digits with commas between them those that are numbers by themselves: "1,2,3", unlike "1,250".
    private func parts(of spoken: SpokenText) -> [(span: Range<Int>, isJoiner: Bool)] {
        spoken.words.flatMap { word -> [(span: Range<Int>, isJoiner: Bool)] in
            let digits = spoken.substring(word.span).split(separator: ",", omittingEmptySubsequences: false)
            guard digits.count > 1, !isNumber(digits) else { return [(word.span, joiners.contains(word.folded))] }
            var start = word.span.lowerBound
            return digits.map { part in
                defer { start += part.utf8.count + 1 }
                return (start..<start + part.utf8.count, false)
            }
        }
    }

    /// Whether commas between digits are those of a number: before groups of three, or before its fraction.
    private func isNumber(_ parts: [Substring]) -> Bool {
        if parts.contains(where: { $0.isEmpty || !($0.first?.isNumber ?? false) }) { return true }
        if isDecimalComma { return parts.count == 2 }
        return parts.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
    }

    /// The items where they are read at once; see the other `items`.
    package func items<Item>(
        of spoken: SpokenText, crossesCommas: Bool, isText: Bool = false,
        read: (SpokenText, _ isOnePiece: Bool) -> Item?
    ) -> [Item]? {
        var search = ItemSearch(pieces(spoken), crossesCommas)
        var items: [Item] = []
        while let tried = search.next() {
            let text = isText ? spoken.said(at: tried.span) : spoken.value(at: tried.span)
            guard let item = read(text, tried.isOnePiece) else { continue }
            items.append(item)
            search.take()
        }
        return search.isDone && !items.isEmpty ? items : nil
    }

    /// The items, each as long as possible: what is one thing wins over its parts.
    ///
    /// - Parameters:
    ///   - spoken: The text.
    ///   - crossesCommas: Whether one thing may have a comma in it.
    ///   - isText: Whether the things are free text, which keeps all signs.
    ///   - read: What a stretch is, nil where it is nothing by itself.
    /// - Returns: What the stretches are; nil where one of them is nothing.
    package func items<Item>(
        of spoken: SpokenText, crossesCommas: Bool, isText: Bool = false,
        read: (SpokenText, _ isOnePiece: Bool) async throws -> Item?
    ) async rethrows -> [Item]? {
        var search = ItemSearch(pieces(spoken), crossesCommas)
        var items: [Item] = []
        while let tried = search.next() {
            let text = isText ? spoken.said(at: tried.span) : spoken.value(at: tried.span)
            guard let item = try await read(text, tried.isOnePiece) else { continue }
            items.append(item)
            search.take()
        }
        return search.isDone && !items.isEmpty ? items : nil
    }
}

/// The stretches of a list in the order in which they are tried: the longest first.
private struct ItemSearch {
    private let pieces: [ListSplitter.Piece]
    private let crossesCommas: Bool
    private var start = 0
    private var end: Int
    private var tried = 0
    /// One thing has at most so many joiners in it, and one.
    private static let longest = 5

    init(_ pieces: [ListSplitter.Piece], _ crossesCommas: Bool) {
        (self.pieces, self.crossesCommas) = (pieces, crossesCommas)
        end = min(pieces.count, Self.longest)
    }

    var isDone: Bool { start == pieces.count }

    /// The next stretch to be tried; nil when all are taken, or one is nothing.
    mutating func next() -> (span: Range<Int>, isOnePiece: Bool)? {
        while end > start {
            tried = end
            end -= 1
            if !crossesCommas, pieces[(start + 1)..<tried].contains(where: \.isBehindComma) { continue }
            return (pieces[start].span.lowerBound..<pieces[tried - 1].span.upperBound, tried == start + 1)
        }
        return nil
    }

    /// What was tried last is an item.
    mutating func take() {
        start = tried
        end = min(pieces.count, start + Self.longest)
    }
}
