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
        let limit = reading.difference &+ Self.patience
        let chosen = chosenTexts(id)
        var walk = NameWalk()
        math.copy(reading.source, to: rows.way(0))
        var known = bounds.entries(of: id)
        var excluded: UInt32?
        switch entries {
        case .all: break
        case .others(let value): excluded = value
        case .best: known = bounds.bestEntry(of: id)
        }
        for entry in known where entry.cost <= reading.limit {
            let text = chosen?[Int(entry.place)] ?? Int(entry.place)
            if let excluded, list.values[text] == excluded { continue }
            guard let row = read(text, of: list, limit, &walk) else { continue }
            math.merge(
                row, adding: 0, of: Int16(truncatingIfNeeded: entry.place), into: reading.core, owners: reading.owners)
        }
    }

    /// How far the rows are those of the name that was read last, and from where on they are hopeless.
    struct NameWalk {
        fileprivate var known = 0
        fileprivate var last = -1
        fileprivate var hopeless = Int.max
    }

    /// Reads one name from the row of the first way; names come in order.
    ///
    /// - Returns: the row behind it, `nil` if it is not worth reading to its end.
    func read(_ text: Int, of list: SoundList, _ limit: Int16, _ walk: inout NameWalk) -> CostRow? {
        walk.known = min(walk.known, walk.last < 0 ? 0 : list.sharedLength(walk.last, text))
        walk.last = text
        if walk.hopeless <= walk.known { return nil }
        let range = list.range(of: text)
        walk.hopeless = read(list, range, from: walk.known, limit)
        walk.known = Int.max
        return walk.hopeless == Int.max ? rows.way(range.count) : nil
    }

    /// Goes on along a name from as far as the one before it had the same sounds.
    /// - Returns: from where on it is not worth reading, `Int.max` if it is.
    private func read(_ list: SoundList, _ range: Range<Int>, from known: Int, _ limit: Int16) -> Int {
        let (rows, math, swaps, swapped) = (rows, math, !prices.isHeard, costs.swapped)
        let (background, stride, deletions) = (rows.background, math.stride, rows.deletions)
        let sounds = list.sounds.baseAddress.unsafelyUnwrapped + range.lowerBound
        let count = range.count
        var depth = known
        var source = rows.way(depth)
        while depth < count {
            let sound = sounds[depth]
            let target = source + stride
            depth &+= 1
            if SoundList.isMark(sound) {
                math.copy(source, to: target)
                let start = Int(list.wordStarts[range.lowerBound &+ depth &- 1])
                let word = UnsafeBufferPointer(start: sounds + start, count: depth &- 1 &- start)
                math.merge(rows.way(start), adding: missingCost(word, sound), into: target)
            } else {
                math.advance(source, to: target, heard: rows.profile(sound), missing: deletions[Int(sound)])
                if swaps, depth > 1 {
                    let last = sounds[depth &- 2]
                    if !SoundList.isMark(last) {
                        math.swap(
                            source - stride, to: target, first: rows.profile(last), second: rows.profile(sound),
                            cost: swapped)
                    }
                }
                if depth & 3 == 0, math.leastDifference(target, background) > limit { return depth }
            }
            source = target
        }
        return Int.max
    }

    func missingCost(_ sounds: UnsafeBufferPointer<UInt8>, _ mark: UInt8) -> Int16 {
        let limit = mark == SoundList.Mark.functionWord ? costs.missingFunctionWord : costs.missingNameWord
        return sounds.count > 3 ? limit : min(limit, sounds.reduce(0) { $0 &+ rows.deletions[Int($1)] })
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
