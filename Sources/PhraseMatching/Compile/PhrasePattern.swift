/// One way to say a template, as the slow engine and the search for near templates read it: folded literals and slot lists, with what
/// must be true where two of them meet.
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

    fileprivate(set) var parts: [Part] = []
    /// Which of the phrase's slots each slot among the parts is.
    fileprivate(set) var slotIndexes: [Int] = []
}

/// Puts a row of texts and slots together.
struct PhrasePatternBuilder {
    private var pattern = PhrasePattern()
    private var join = TextJoin()
    private var literal: FoldedText?

    mutating func add(_ row: [PhraseTree]) {
        for item in row {
            switch item {
            case .text(let text): add(text)
            case .slot(let index, let list, _, let mayJoin): add(index, list, mayJoin)
            case .sequence, .choice, .permutation: continue
            }
        }
    }

    consuming func finish() -> PhrasePattern {
        endLiteral()
        if let last = pattern.parts.indices.last { pattern.parts[last].edge = .end }
        return pattern
    }

    private mutating func add(_ text: FoldedText) {
        if !text.isEmpty {
            let edge = join.edge(to: text)
            if literal == nil {
                endPart(edge)
                literal = text
            } else {
                literal?.append(text, edge: edge)
            }
        }
        join = join.after(text)
    }

    private mutating func add(_ index: Int, _ list: SlotListID, _ mayJoin: Bool) {
        let edge = join.edgeToSlot
        endLiteral()
        endPart(edge)
        pattern.parts.append(PhrasePattern.Part(content: .slot(list), edge: .glued))
        pattern.slotIndexes.append(index)
        join = .afterSlot(mayJoin: mayJoin)
    }

    private mutating func endLiteral() {
        guard let text = literal else { return }
        pattern.parts.append(PhrasePattern.Part(content: .literal(text.withoutOuterBoundaries()), edge: .glued))
        literal = nil
    }

    private mutating func endPart(_ edge: TextJoin.Edge) {
        guard let last = pattern.parts.indices.last else { return }
        pattern.parts[last].edge = edge == .apart ? .apart : .glued
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
