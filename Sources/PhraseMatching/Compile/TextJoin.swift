/// What stands between two parts of a template that meet: the one rule by which both the automaton and its twin put
/// texts of different groups together.
///
/// `turn(s|ed)` is read as "turns" and "turned" are; `[the ]{x}` asks for a boundary behind "the" and for none without it.
struct TextJoin: Hashable, Sendable {
    enum Tail: Hashable, Sendable {
        /// Nothing was said yet.
        case start
        /// - mayJoin: the word behind it may be written together with it ("Wohnzimmertemperatur").
        case slot(mayJoin: Bool)
        case text(ScalarKind, endsInDigit: Bool)
    }

    var tail = Tail.start
    /// The widest boundary since the last character.
    var pending = Boundary.inside

    /// How a text goes on from here: what its first byte asks of the utterance.
    func edge(to text: FoldedText) -> Edge {
        let pending = max(self.pending, text.boundaries.first ?? .inside)
        switch tail {
        case .start: return .open
        case .slot(let mayJoin): return pending == .space && !mayJoin ? .apart : .glued
        case .text(let kind, let endsInDigit):
            let first = text.firstKind
            if first == .kept, pending == .inside { return .within(.inside, isAmongDigits: false) }
            let natural = Self.natural(kind, first)
            return .within(
                max(pending, natural), isAmongDigits: endsInDigit && BoundaryAgreement.isDigit(text.bytes[0]))
        }
    }

    var edgeToSlot: Edge {
        tail == .start ? .open : pending == .space ? .apart : .glued
    }

    /// Behind a text that has something to say, or only spaces and punctuation.
    func after(_ text: FoldedText) -> TextJoin {
        guard let last = text.bytes.last else {
            return TextJoin(tail: tail, pending: max(pending, text.boundaries.first ?? .inside))
        }
        return TextJoin(
            tail: .text(text.lastKind, endsInDigit: BoundaryAgreement.isDigit(last)),
            pending: text.boundaries.last ?? .inside)
    }

    static func afterSlot(mayJoin: Bool) -> TextJoin { TextJoin(tail: .slot(mayJoin: mayJoin)) }

    private static func natural(_ a: ScalarKind, _ b: ScalarKind) -> Boundary {
        switch (a, b) {
        case (.digit, .digit), (.letter, .letter), (.kept, .letter): .joined
        default: .seam
        }
    }

    /// What a byte or a slot asks of the boundary before it.
    enum Edge: Hashable, Sendable {
        /// The utterance begins here.
        case open
        case glued
        case apart
        /// Within a literal: words may be joined or split, see `BoundaryAgreement`.
        case within(Boundary, isAmongDigits: Bool)
    }
}

extension FoldedText {
    fileprivate var firstKind: ScalarKind { scalars(bytes[...]).first.map(ScalarKind.init) ?? .mark }

    /// The kind of the last scalar; of a letter with marks that of the letter.
    fileprivate var lastKind: ScalarKind {
        let kinds = scalars(bytes.suffix(16)).map(ScalarKind.init)
        return kinds.last { $0 != .kept } ?? kinds.last ?? .mark
    }

    private func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        let start = bytes.firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
        return Array(String(decoding: bytes[start...].prefix(16), as: UTF8.self).unicodeScalars)
    }

    /// Puts two texts together as one.
    mutating func append(_ text: FoldedText, edge: TextJoin.Edge) {
        guard case .within(let boundary, _) = edge else { return }
        boundaries[boundaries.count - 1] = boundary
        bytes += text.bytes
        boundaries += text.boundaries.dropFirst()
    }
}
