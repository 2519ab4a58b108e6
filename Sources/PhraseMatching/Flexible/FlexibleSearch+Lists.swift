extension FlexibleSearch {
    /// Who fills a slot if it is no text of its list.
    enum Owner {
        static let none: Int16 = -1
        static let free: Int16 = -2
        static let unsaid: Int16 = -3
    }

    /// What the names of a list are read from, and where to.
    struct Reading {
        let source: CostRow
        let core: CostRow
        let owners: CostRow
        /// The least that the source costs beyond nothing in particular.
        let difference: Int16
        /// Entries that cost more lead nowhere; see `FlexibleBounds.Entry`.
        let limit: Int32
    }

    /// Names in order, so that each goes on from where it begins to differ from the one before.
    func read(_ list: SoundList, _ id: SlotListID, _ entries: Entries, _ reading: Reading) {
        let chosen = chosenTexts(id)
        var walk = NameWalk(self, list, from: reading.source, reading.difference)
        var known = bounds.entries(of: id)
        var excluded: UInt32?
        switch entries {
        case .all: break
        case .others(let value): excluded = value
        case .best: known = bounds.bestEntry(of: id)
        }
        for number in known {
            let entry = bounds.entry(number)
            guard entry.cost <= reading.limit, entries == .best || isWithinReach(entry: number) else { continue }
            let text = chosen?[Int(entry.place)] ?? Int(entry.place)
            if let excluded, list.values[text] == excluded { continue }
            guard let row = walk.read(text, for: self) else { continue }
            math.merge(
                row, adding: 0, of: Int16(truncatingIfNeeded: entry.place), into: reading.core, owners: reading.owners)
        }
    }

    /// Any words: they cost what they would as no part of a command.
    func readFreely(_ source: CostRow, _ core: CostRow, _ owners: CostRow) {
        var least = SoundCost.never.rawValue
        for word in utterance.words.indices {
            let (start, end) = (utterance.wordStarts[word], utterance.wordStarts[word + 1])
            guard start < end else { continue }
            let cost = utterance.background[end] - utterance.background[start]
            least = min(min(least, source[start] &+ costs.freeText) &+ cost, SoundCost.never.rawValue)
            if least < core[end] { (core[end], owners[end]) = (least, Owner.free) }
        }
    }
}
