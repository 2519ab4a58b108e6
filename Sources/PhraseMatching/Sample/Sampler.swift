/// Makes up utterances that a grammar accepts: every way to say a phrase may come, the same ones for the same seed.
///
///     var sampler = Sampler(grammar, seed: 1)
///     sampler.utterance(of: TemplateID(rawValue: 0))      // "turn off the kitchen light"
package struct Sampler: Sendable {
    private let grammar: Grammar
    private var numbers: SeededNumbers
    private let unlisted: @Sendable (TemplateID, Int) -> [String]?
    /// What may be said in each slot of a template that is in no list.
    private var known: [TemplateID: [[FoldedText]]] = [:]
    /// The same for the template at hand.
    private var choices: [[FoldedText]] = []

    /// - Parameters:
    ///   - grammar: What can be said.
    ///   - seed: The same one gives the same utterances.
    ///   - unlisted: What is said in a slot of a template, by its place, that takes words of no list; nil for any words.
    package init(
        _ grammar: Grammar, seed: UInt64, unlisted: @escaping @Sendable (TemplateID, Int) -> [String]? = { _, _ in nil }
    ) {
        self.grammar = grammar
        numbers = SeededNumbers(seed: seed)
        self.unlisted = unlisted
    }

    private static let anyWords = ["something", "oat milk", "the long way home"]

    /// One utterance of a template; `nil` where there is nothing to be said in a slot.
    package mutating func utterance(of id: TemplateID) -> String? {
        guard let phrase = grammar.phrase(id) else { return nil }
        choices =
            known[id]
            ?? phrase.slotNames.indices.map { (unlisted(id, $0) ?? Self.anyWords).map { FoldedText($0) } }
        known[id] = choices
        var row = Row()
        guard add(phrase.tree, to: &row), !row.text.isEmpty else { return nil }
        return row.text.string
    }

    /// Texts that were put together, and how the next one joins.
    private struct Row {
        var text = FoldedText()
        var join = TextJoin()

        mutating func append(_ new: FoldedText, edge: TextJoin.Edge) {
            if text.boundaries.isEmpty {
                text = new.withoutOuterBoundaries()
            } else {
                let boundary: Boundary =
                    switch edge {
                    case .apart: .space
                    case .open, .glued: .joined
                    case .within(let boundary, _): boundary
                    }
                text.append(new, edge: .within(boundary, isAmongDigits: false))
            }
        }
    }

    private mutating func add(_ tree: PhraseTree, to row: inout Row) -> Bool {
        switch tree {
        case .text(let text):
            if !text.isEmpty { row.append(text, edge: row.join.edge(to: text)) }
            row.join = row.join.after(text)
            return true
        case .slot(let index, let list, let acceptsUnlisted, let mayJoin):
            guard let text = entry(of: list, acceptsUnlisted ? choices[index] : []) else { return false }
            row.append(text, edge: row.join.edgeToSlot)
            row.join = .afterSlot(mayJoin: mayJoin)
            return true
        case .sequence(let items):
            for item in items where !add(item, to: &row) { return false }
            return true
        case .choice(let items): return items.isEmpty || add(items[numbers.roll(items.count)], to: &row)
        case .permutation(let items): return addPermuted(items, to: &row)
        }
    }

    private mutating func addPermuted(_ items: [PhraseTree], to row: inout Row) -> Bool {
        var rest = items
        while !rest.isEmpty {
            guard add(rest.remove(at: numbers.roll(rest.count)), to: &row) else { return false }
            if !rest.isEmpty { row.join = row.join.after(FoldedText(" ")) }
        }
        return true
    }

    private mutating func entry(of id: SlotListID, _ unlisted: [FoldedText]) -> FoldedText? {
        guard let list = grammar.list(id) else { return nil }
        let texts = list.texts.view
        let choices = texts.count + unlisted.count
        guard choices > 0 else { return nil }
        let choice = numbers.roll(choices)
        // Where a text was removed the next one that stands is taken.
        for place in [choice..<choices, 0..<choice].joined() {
            if place >= texts.count { return unlisted[place - texts.count] }
            if let found = texts.text(at: place) { return found.text }
        }
        return nil
    }
}

extension FoldedText {
    /// The words with a space wherever they are kept apart.
    fileprivate var string: String {
        var spaced: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if index > 0, boundaries[index] >= .mark { spaced.append(UInt8(ascii: " ")) }
            spaced.append(byte)
        }
        return String(decoding: spaced, as: UTF8.self)
    }
}
