import PhraseMatching

/// Whole utterances that begin with a text, from phrases with names in their slots.
struct PhraseCompletions {
    let text: String
    let limit: Int
    /// In the order in which they were found, each once.
    private(set) var found: [String] = []
    private var seen: Set<String> = []

    init(of text: String, limit: Int) {
        self.text = text
        self.limit = limit
    }

    /// Adds what one phrase comes to, with each of the names that may stand in a slot.
    mutating func add(_ pieces: [Template.Piece], names: (_ slot: String) -> [String]) {
        guard found.count < limit else { return }
        complete(pieces[...], "", names)
    }

    /// Fills the pieces from the left as long as what stands there agrees with the text; `false` ends the search.
    @discardableResult
    private mutating func complete(
        _ pieces: ArraySlice<Template.Piece>, _ before: String, _ names: (String) -> [String]
    ) -> Bool {
        guard let piece = pieces.first else {
            if seen.insert(before).inserted { found.append(before) }
            return found.count < limit
        }
        let texts: [String] =
            switch piece {
            case .text(let text): [text]
            case .slot(let name): names(name)
            }
        for next in texts {
            let whole = before + next
            guard agrees(whole) else { continue }
            guard complete(pieces.dropFirst(), whole, names) else { return false }
        }
        return true
    }

    /// Whether one of the two begins with the other, whatever the case.
    private func agrees(_ whole: String) -> Bool {
        zip(whole, text).allSatisfy { $0 == $1 || $0.lowercased() == $1.lowercased() }
    }
}
