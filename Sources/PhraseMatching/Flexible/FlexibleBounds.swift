/// What the words and lists of phrases cost at least in one utterance, wherever in it they begin.
///
/// Each is read once, for all phrases that have it. All costs are those beyond nothing in particular.
struct FlexibleBounds {
    /// An entry of a list that may be worth reading.
    struct Entry {
        /// Which text of the list, or of those that were chosen of it.
        let place: Int32
        /// The least that it costs.
        let cost: Int32
    }

    /// A word or a list. What it costs at least behind each position is a row, `SearchRows.part`.
    struct Part {
        var isRead = false
        /// The least that it costs.
        var cost: Int32 = 0
        /// Of a word, what it costs not to be said.
        var missing: Int16 = 0
        /// Of a list, where its entries are.
        var firstEntry = 0
        var entryCount = 0
        /// Which of those is the one that costs least.
        var bestEntry = 0
    }

    /// How an ending may cost at least.
    struct Ending {
        let number: Int32
        let cost: Int32
    }

    private let parts: UnsafeMutablePointer<Part>
    /// Whether the texts of words were read; see `SearchRows.text`.
    private let texts: UnsafeMutablePointer<Bool>
    private let words: Int
    private let scratch: FlexibleScratch

    init(_ scratch: FlexibleScratch, words: WordSounds, lists: Int) {
        self.scratch = scratch
        self.words = words.count
        parts = scratch.parts(words.count + lists)
        parts.update(repeating: Part(), count: words.count + lists)
        texts = scratch.texts(words.textCount)
        texts.update(repeating: false, count: words.textCount)
        scratch.entries.removeAll()
        scratch.entryRows.removeAll()
    }

    /// What a word that was read costs if it is not said.
    func missing(ofWord word: Int) -> Int16 { parts[word].missing }

    func number(of list: SlotListID) -> Int { words + Int(list.rawValue) }

    /// Whether a text of words is asked for the first time.
    fileprivate func isNew(text: Int) -> Bool {
        defer { texts[text] = true }
        return !texts[text]
    }

    fileprivate func part(_ number: Int, _ read: () -> Part) -> Part {
        if !parts[number].isRead {
            parts[number] = read()
            parts[number].isRead = true
        }
        return parts[number]
    }

    /// The entries of a list that are not hopeless wherever they begin, by their numbers among those of all lists.
    func entries(of list: SlotListID) -> Range<Int> {
        let part = parts[number(of: list)]
        return part.firstEntry..<part.firstEntry + part.entryCount
    }

    /// The one of them that costs least, if there is any.
    func bestEntry(of list: SlotListID) -> Range<Int> {
        let part = parts[number(of: list)]
        let best = part.firstEntry + part.bestEntry
        return best..<best + min(1, part.entryCount)
    }

    /// The texts of a list that do not do much worse than its best.
    struct Promising {
        /// Where they are among those of all lists.
        let texts: Range<Int>
        /// What the best costs.
        let cost: Int32

        /// How much dearer than the best the others may be.
        static let reach = Int32(SoundCost(wholeNats: 4).rawValue)
    }

    /// Keeps those of each list for later searches.
    func keepPromising(lists: Int) {
        for number in words..<words + lists {
            let part = parts[number]
            let first = scratch.promisingTexts.count
            for number in part.firstEntry..<part.firstEntry + part.entryCount {
                let entry = entry(number)
                if entry.cost <= part.cost &+ Promising.reach { scratch.promisingTexts.append(entry.place) }
            }
            scratch.promising.append(Promising(texts: first..<scratch.promisingTexts.count, cost: part.cost))
        }
    }

    func entry(_ number: Int) -> Entry { scratch.entries.base[number] }

    /// What an entry costs at least behind each position, wherever it begins.
    func row(ofEntry number: Int, _ math: CostRowMath) -> CostRow { scratch.entryRows.base + number &* math.width }
}

/// A part of a phrase: by its row, or at one cost anywhere.
struct PartBound {
    var row: CostRow?
    var anywhere: Int16
    var least: Int32
}

extension FlexibleSearch {
    /// More than anything costs.
    private static let never = Int32(1 << 20)

    /// Finds what each ending costs at least, by what its parts cost at least and by their order: no slot is read again.
    ///
    /// - limit: beyond nothing in particular; endings that cost more are left out.
    /// - Returns: The cheapest first.
    func bounds(
        _ all: [FlexibleGrammar.Node], _ wanted: UnsafePointer<Bool>?, within limit: Int32
    ) -> UnsafeMutableBufferPointer<FlexibleBounds.Ending> {
        boundBehind(all, wanted)
        scratch.endings.removeAll()
        for (index, node) in all.enumerated() where nodes[index].isOpen {
            let parent = Int(node.parent)
            nodes[index].isOpen = false
            guard parent < 0 || nodes[parent].isOpen else { continue }
            let (part, isLast) = (nodes[index].part, nodes[index].isLast)
            let source = parent < 0 ? rows.startBound : rows.behind(parent)
            let row = part.row ?? rows.noPart
            let cost =
                isLast
                ? math.bound(source, row, part.anywhere, penalties: rows.penalties, background: rows.background)
                : math.bound(
                    source, row, part.anywhere, penalties: rows.penalties, landings: rows.landings,
                    background: rows.background, into: rows.behind(index))
            if cost <= limit {
                compiled.forEachEnding(of: index) { ending in
                    scratch.endings.append(FlexibleBounds.Ending(number: Int32(ending), cost: cost))
                }
            }
            if isLast { continue }
            // What follows a row that is hopeless, or cannot end within the limit, is not looked at.
            let least = Int32(rows.behind(index)[math.count])
            nodes[index].isOpen = least < Int32(Self.patience) && least &+ nodes[index].behind <= limit
        }
        var endings = UnsafeMutableBufferPointer(start: scratch.endings.base, count: scratch.endings.count)
        endings.sort { $0.cost == $1.cost ? $0.number < $1.number : $0.cost < $1.cost }
        return endings
    }

    /// What follows each node costs at least; children come behind their parents.
    private func boundBehind(_ all: [FlexibleGrammar.Node], _ wanted: UnsafePointer<Bool>?) {
        nodes.update(
            repeating: SearchNode(behind: Self.never, part: PartBound(anywhere: 0, least: 0)), count: all.count)
        for ending in compiled.grammar.endings { nodes[Int(ending.node)].behind = 0 }
        var index = all.count
        while index > 0 {
            index -= 1
            guard wanted?[index] ?? true else { continue }
            nodes[index].isOpen = true
            let part = bound(of: all[index].content)
            let whole = min(part.least &+ nodes[index].behind, Self.never)
            nodes[index].part = part
            nodes[index].whole = whole
            let parent = Int(all[index].parent)
            if parent >= 0 {
                nodes[parent].behind = min(nodes[parent].behind, whole)
                nodes[parent].isLast = false
            }
        }
    }

    private func bound(of content: FlexibleGrammar.Content) -> PartBound {
        switch content {
        case .reordered: return PartBound(anywhere: costs.contextFirst, least: Int32(costs.contextFirst))
        case .word(let word):
            let part = bounds.part(Int(word)) { self.part(ofWord: Int(word)) }
            return PartBound(
                row: rows.part(Int(word)), anywhere: part.missing, least: min(part.cost, Int32(part.missing)))
        case .slot(let id, _, let mayBeUnsaid):
            var bound = PartBound(anywhere: CostRowMath.boundLimit, least: Self.never)
            if hasList(id) {
                bound.row = rows.part(bounds.number(of: id))
                bound.least = bounds.part(bounds.number(of: id)) { part(of: id) }.cost
            }
            if compiled.acceptsUnlisted(id) { bound.anywhere = costs.freeText }
            if mayBeUnsaid { bound.anywhere = min(bound.anywhere, costs.missingContext) }
            if bound.anywhere < CostRowMath.boundLimit { bound.least = min(bound.least, Int32(bound.anywhere)) }
            return bound
        }
    }

    private func part(ofWord word: Int) -> FlexibleBounds.Part {
        let row = rows.part(word)
        let alternatives = words.alternatives(of: word)
        math.copy(said(alternatives.lowerBound), to: row)
        for synonym in alternatives.dropFirst() { math.merge(said(synonym), adding: costs.synonym, into: row) }
        let cost = Int32(math.makeBound(row, beyond: rows.background))
        return FlexibleBounds.Part(cost: cost, missing: missingCost(ofWord: word))
    }

    /// What it costs to say an alternative of a word, which other words may have as well, wherever it begins.
    private func said(_ alternative: Int) -> CostRow {
        let text = words.text(of: alternative)
        let row = rows.text(text)
        if bounds.isNew(text: text) {
            math.copy(readSounds(words.sounds(of: alternative), rows.anywhere, math), to: row)
        }
        return row
    }

    /// Of a later hypothesis of an utterance only the names that the first one resembles are read, if one of them is as near
    /// as it was there.
    private func part(of id: SlotListID) -> FlexibleBounds.Part {
        guard let list = list(id) else { return FlexibleBounds.Part(cost: Self.never) }
        let chosen = list.isLong ? chooseTexts(id, of: list) : nil
        let count = chosen?.count ?? list.values.count
        math.fill(rows.part(bounds.number(of: id)), with: SoundCost(rawValue: CostRowMath.boundLimit))
        var part = FlexibleBounds.Part(cost: Self.never, firstEntry: scratch.entries.count)
        guard chosen == nil, let promising = scratch.promising(of: id) else {
            read(0..<count, of: list, id, chosen, into: &part)
            return part
        }
        let texts = UnsafeBufferPointer(
            start: scratch.promisingTexts.base + promising.texts.lowerBound, count: promising.texts.count)
        read(texts.lazy.map(Int.init), of: list, id, nil, into: &part)
        if part.cost > promising.cost {
            read(others(than: texts, of: count), of: list, id, nil, into: &part)
        }
        return part
    }

    /// All texts of a list but some, which are in ascending order; until others are asked for.
    private func others(than texts: UnsafeBufferPointer<Int32>, of count: Int) -> some Sequence<Int> {
        scratch.otherTexts.removeAll()
        var next = 0
        for place in 0..<Int32(count) {
            if next < texts.count, texts[next] == place {
                next += 1
            } else {
                scratch.otherTexts.append(place)
            }
        }
        return UnsafeBufferPointer(start: scratch.otherTexts.base, count: scratch.otherTexts.count).lazy.map(Int.init)
    }

    /// Entries that are hopeless wherever they begin are hopeless from any row.
    private func read(
        _ places: some Sequence<Int>, of list: SoundList, _ id: SlotListID, _ chosen: [Int]?,
        into part: inout FlexibleBounds.Part
    ) {
        let row = rows.part(bounds.number(of: id))
        var walk = NameWalk(self, list, from: rows.anywhere, 0)
        for place in places {
            guard let read = walk.read(chosen?[place] ?? place, for: self) else { continue }
            let beyond = scratch.entryRows.extend(by: math.width)
            let cost = Int32(math.makeBound(read, beyond: rows.background, into: beyond, least: row))
            if cost < part.cost {
                part.cost = cost
                part.bestEntry = scratch.entries.count - part.firstEntry
            }
            scratch.entries.append(FlexibleBounds.Entry(place: Int32(place), cost: cost))
        }
        part.entryCount = scratch.entries.count - part.firstEntry
    }
}
