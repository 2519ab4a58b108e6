/// Explains one hypothesis by every phrase of a grammar at once, and keeps what each way costs.
///
/// A node's row is made from its parent's: its word, or the names of its list, are read along the utterance sound by sound.
/// What cannot become cheaper than what is known already is left alone.
struct FlexibleSearch {
    let compiled: CompiledFlexibleGrammar
    let utterance: HeardUtterance
    let prices: SoundPrices
    let rows: SearchRows
    private let math: CostRowMath
    private let costs: CostUnits
    /// The texts that are read of each list, where not all are.
    private var chosen: [SlotListID: [Int]] = [:]

    init(
        _ compiled: CompiledFlexibleGrammar, _ utterance: HeardUtterance, _ prices: SoundPrices,
        _ scratch: FlexibleScratch
    ) {
        self.compiled = compiled
        self.utterance = utterance
        self.prices = prices
        costs = prices.units
        rows = scratch.rows(for: utterance, prices, nodes: compiled.grammar.nodes.count)
        math = rows.math
        for id in compiled.longLists {
            chosen[id] = compiled.list(id)?.shortlist?.candidates(for: utterance.sounds, counts: &scratch.counts)
        }
    }

    /// How much dearer than the cheapest a way may be and still be of interest.
    private static let slack = SoundCost(nats: 10).rawValue
    /// How much likelier as nothing in particular a name may be, as far as it is read, and still be of interest.
    private static let patience = SoundCost(nats: 9).rawValue

    /// What each ending costs, in the order of the grammar's endings; `never` where it is out of reach.
    ///
    /// - nodes: those to look at; `nil` for all.
    mutating func run(only nodes: [Bool]?) -> [Int16] {
        let end = utterance.sounds.count
        var finals = [Int16](repeating: SoundCost.never.rawValue, count: compiled.grammar.endings.count)
        var limit = utterance.background[end] &+ Self.slack
        let all = compiled.grammar.nodes
        for (index, node) in all.enumerated() where nodes?[index] ?? true {
            let source = source(of: node)
            guard math.least(source) < limit, math.leastDifference(source, rows.background) < Self.patience else {
                math.fill(rows.behind(index))
                continue
            }
            explain(node.content, index, source, without: nil)
            for ending in compiled.endings(of: index) {
                finals[ending] = rows.behind(index)[end]
                limit = min(limit, finals[ending] &+ Self.slack)
            }
        }
        return finals
    }

    /// What an ending costs if one slot on its way holds something else than this entry. The rows behind that slot are those
    /// of the other way then.
    mutating func costOfOtherWay(_ ending: Int, without value: UInt32, at node: Int) -> Int16 {
        for index in compiled.way(to: ending) where index >= node {
            let info = compiled.grammar.nodes[index]
            explain(info.content, index, source(of: info), without: index == node ? value : nil)
        }
        return rows.behind(Int(compiled.grammar.endings[ending].node))[utterance.sounds.count]
    }

    func source(of node: FlexibleGrammar.Node) -> CostRow {
        node.parent < 0 ? rows.start : rows.behind(Int(node.parent))
    }

    private func explain(
        _ content: FlexibleGrammar.Content, _ index: Int, _ source: CostRow, without value: UInt32?
    ) {
        let (core, behind) = (rows.core(index), rows.behind(index))
        math.fill(core)
        switch content {
        case .reordered: math.merge(source, adding: costs.contextFirst, into: core)
        case .word(let word): read(compiled.grammar.words[Int(word)], source, core)
        case .slot(let list, _, let mayBeUnsaid):
            let owners = rows.owners(index)
            math.fill(owners, with: SoundCost(rawValue: Owner.none))
            if let texts = compiled.list(list) { read(texts, chosen[list], without: value, source, core, owners) }
            if compiled.acceptsUnlisted(list) { readFreely(source, core, owners) }
            if mayBeUnsaid {
                math.merge(source, adding: costs.missingContext, of: Owner.unsaid, into: core, owners: owners)
            }
        }
        math.copy(core, to: behind)
        math.pass(behind, gaps: rows.gaps, landings: rows.landings)
    }
}

// MARK: - Words

extension FlexibleSearch {
    private func read(_ word: FlexibleGrammar.Word, _ source: CostRow, _ core: CostRow) {
        for (number, alternative) in word.alternatives.enumerated() {
            var (row, before) = (source, source)
            for (depth, sound) in alternative.enumerated() {
                let target = rows.way(depth % 3)
                advance(row, to: target, sound)
                if depth > 0, !prices.isHeard { swap(before, to: target, alternative[depth - 1], sound) }
                (before, row) = (row, target)
            }
            math.merge(row, adding: number == 0 ? 0 : costs.synonym, into: core)
        }
        math.merge(source, adding: missingCost(of: word), into: core)
    }

    func missingCost(of word: FlexibleGrammar.Word) -> Int16 {
        let whole = word.alternatives[0].reduce(0) { $0 &+ rows.deletions[Int($1)] }
        return min(whole, word.isFunctionWord ? costs.missingFunctionWord : costs.missingWord)
    }

    @inline(__always)
    private func swap(_ before: CostRow, to target: CostRow, _ first: UInt8, _ second: UInt8) {
        math.swap(
            before, to: target, first: rows.profile(first), second: rows.profile(second), cost: costs.swapped)
    }

    @inline(__always)
    private func advance(_ source: CostRow, to target: CostRow, _ sound: UInt8) {
        math.advance(
            source, to: target, heard: rows.profile(sound), missing: rows.deletions[Int(sound)])
    }
}

// MARK: - Slots

extension FlexibleSearch {
    /// Who fills a slot if it is no text of its list.
    enum Owner {
        static let none: Int16 = -1
        static let free: Int16 = -2
        static let unsaid: Int16 = -3
    }

    /// Names in order, so that each goes on from where it begins to differ from the one before.
    private func read(
        _ list: SoundList, _ chosen: [Int]?, without value: UInt32?, _ source: CostRow, _ core: CostRow,
        _ owners: CostRow
    ) {
        math.copy(source, to: rows.way(0))
        let limit = math.leastDifference(source, rows.background) &+ Self.patience
        // How far the rows are those of the last name, and from where on they are hopeless.
        var (known, last, hopeless) = (0, -1, Int.max)
        for place in 0..<(chosen?.count ?? list.values.count) {
            let text = chosen?[place] ?? place
            if let value, list.values[text] == value { continue }
            known = min(known, last < 0 ? 0 : list.sharedLength(last, text))
            last = text
            if hopeless <= known { continue }
            hopeless = read(list, list.range(of: text), from: known, limit)
            known = Int.max
            guard hopeless == Int.max else { continue }
            math.merge(
                rows.way(list.range(of: text).count), adding: 0, of: Int16(truncatingIfNeeded: place), into: core,
                owners: owners)
        }
    }

    /// Goes on along a name from as far as the one before it had the same sounds.
    /// - Returns: from where on it is not worth reading, `Int.max` if it is.
    @inline(__always)
    private func read(_ list: SoundList, _ range: Range<Int>, from known: Int, _ limit: Int16) -> Int {
        var depth = known
        while depth < range.count {
            let sound = list.sounds[range.lowerBound + depth]
            let (source, target) = (rows.way(depth), rows.way(depth + 1))
            depth += 1
            if SoundList.isMark(sound) {
                math.copy(source, to: target)
                let start = Int(list.wordStarts[range.lowerBound + depth - 1])
                let cost = missingCost(list.sounds[range.lowerBound + start..<range.lowerBound + depth - 1], sound)
                math.merge(rows.way(start), adding: cost, into: target)
            } else {
                advance(source, to: target, sound)
                if !prices.isHeard, depth > 1 {
                    let last = list.sounds[range.lowerBound + depth - 2]
                    if !SoundList.isMark(last) { swap(rows.way(depth - 2), to: target, last, sound) }
                }
                guard depth & 3 == 0 else { continue }
                if math.leastDifference(target, rows.background) > limit { return depth }
            }
        }
        return Int.max
    }

    func missingCost(_ sounds: some Collection<UInt8>, _ mark: UInt8) -> Int16 {
        let limit = mark == SoundList.Mark.functionWord ? costs.missingFunctionWord : costs.missingNameWord
        return sounds.count > 3 ? limit : min(limit, sounds.reduce(0) { $0 &+ rows.deletions[Int($1)] })
    }

    /// The text that a number in an owners' row stands for.
    func text(_ owner: Int16, of list: SlotListID) -> Int { chosen[list]?[Int(owner)] ?? Int(owner) }

    /// Any words: they cost what they would as no part of a command.
    private func readFreely(_ source: CostRow, _ core: CostRow, _ owners: CostRow) {
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
