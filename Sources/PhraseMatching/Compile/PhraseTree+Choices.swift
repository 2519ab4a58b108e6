extension PhraseTree {
    /// A phrase in which "[the]" is not there at all: choices that may be left out and say nothing that matters.
    ///
    /// - saysLittle: whether words do not matter.
    func withoutChoices(_ saysLittle: ([String]) -> Bool) -> PhraseTree {
        if case .choice(let items) = self, items.contains(where: \.saysNothing),
            items.allSatisfy({ $0.saysOnly(saysLittle) })
        {
            return .nothing
        }
        return mappingParts { $0.withoutChoices(saysLittle) }
    }

    private var saysNothing: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .slot, .choice: false
        case .sequence(let items), .permutation(let items): items.allSatisfy(\.saysNothing)
        }
    }

    private func saysOnly(_ saysLittle: ([String]) -> Bool) -> Bool {
        switch self {
        case .text(let text): saysLittle(text.words(separatedBy: .mark).map(text.string))
        case .slot: false
        case .sequence(let items), .permutation(let items), .choice(let items):
            items.allSatisfy { $0.saysOnly(saysLittle) }
        }
    }
}
