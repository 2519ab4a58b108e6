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
        for number in known {
            let entry = bounds.entry(number)
            guard entry.cost <= reading.limit, entries == .best || isWithinReach(entry: number) else { continue }
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
        let (rows, math, swaps) = (rows, math, !prices.isHeard)
        let (background, stride) = (rows.background, math.stride)
        let sounds = list.sounds.baseAddress.unsafelyUnwrapped + range.lowerBound
        let count = range.count
        var depth = known
        var target = rows.way(depth)
        while depth < count {
            let sound = sounds[depth]
            let source = target
            target += stride
            depth &+= 1
            if SoundList.isMark(sound) {
                endWord(range.lowerBound &+ depth &- 1, of: list, depth, target)
                continue
            }
            math.advance(source, to: target, heard: rows.profile(sound))
            if swaps, depth > 1 { swap(sounds[depth &- 2], sound, depth) }
            if depth & 3 == 0, !math.isRow(target, beyond: background, within: limit) { return depth }
        }
        return Int.max
    }

    /// The row behind the mark at the end of a word, which may have been left out.
    ///
    /// - mark: where it stands among the sounds of the list.
    @inline(never)
    private func endWord(_ mark: Int, of list: SoundList, _ depth: Int, _ target: CostRow) {
        let start = Int(list.wordStarts[mark])
        let count = depth &- 1 &- start
        let word = UnsafeBufferPointer(rebasing: list.sounds[mark &- count..<mark])
        let missing = missingCost(word, list.sounds[mark])
        math.merge(rows.way(start), adding: missing, and: target - math.stride, into: target)
    }

    /// The two sounds before a depth were said in the wrong order.
    @inline(never)
    private func swap(_ first: UInt8, _ second: UInt8, _ depth: Int) {
        if SoundList.isMark(first) { return }
        math.swap(
            rows.way(depth &- 2), to: rows.way(depth), first: rows.profile(first), second: rows.profile(second),
            cost: costs.swapped)
    }

    func missingCost(_ sounds: UnsafeBufferPointer<UInt8>, _ mark: UInt8) -> Int16 {
        let limit = mark == SoundList.Mark.functionWord ? costs.missingFunctionWord : costs.missingNameWord
        if sounds.count > 3 { return limit }
        var whole: Int16 = 0
        for sound in sounds { whole &+= rows.deletions[Int(sound)] }
        return min(limit, whole)
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
