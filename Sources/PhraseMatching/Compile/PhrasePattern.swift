/// A template as the engines read it: folded literals and slot lists, with what must be true where two of them meet.
///
/// `Open ${target}'s page in ${applicationName}` has five parts; `target` is glued to `'s page`, the others stand apart.
struct PhrasePattern: Sendable {
    enum Content: Sendable, Hashable {
        case literal(FoldedText)
        case slot(SlotListID)
    }

    struct Part: Sendable, Hashable {
        let content: Content
        /// What the utterance must show where this part ends.
        var edge: Edge
    }

    /// Where a part may end.
    enum Edge: UInt8, Sendable, Hashable {
        /// The template has a space here: so must the utterance, or something else that keeps words apart.
        case apart
        /// The template has no space here ("${area}licht", 「${target}を開く」): anywhere between two characters.
        case glued
        /// The end of the utterance.
        case end
    }

    private(set) var parts: [Part] = []

    /// Takes the list of each slot in the order of the template's slots.
    init(_ template: Template, lists: [SlotListID]) {
        var lists = lists.makeIterator()
        for piece in template.pieces {
            switch piece {
            case .text(let text): addLiteral(FoldedText(text))
            case .slot:
                guard let list = lists.next() else { continue }
                parts.append(Part(content: .slot(list), edge: .glued))
            }
        }
        if !parts.isEmpty { parts[parts.count - 1].edge = .end }
    }

    private mutating func addLiteral(_ text: FoldedText) {
        if text.boundaries.first == .space { keepLastApart() }
        guard !text.isEmpty else { return }
        parts.append(Part(content: .literal(text.withoutOuterBoundaries()), edge: .glued))
        if text.boundaries.last == .space { keepLastApart() }
    }

    private mutating func keepLastApart() {
        if !parts.isEmpty { parts[parts.count - 1].edge = .apart }
    }
}

extension FoldedText {
    /// The same text, whatever stood around it.
    func withoutOuterBoundaries() -> FoldedText {
        var text = self
        guard let last = boundaries.indices.last, last > 0 else { return text }
        text.boundaries[0] = .inside
        text.boundaries[last] = .inside
        return text
    }
}
