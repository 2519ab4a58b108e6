/// Explains one hypothesis by every phrase of a grammar at once, and keeps what each way costs.
///
/// A node's row is made from its parent's: its word, or the names of its list, are read along the utterance sound by sound.
/// What cannot become cheaper than what is known already is left alone, most of it before any row is made (`FlexibleBounds`).
final class FlexibleSearch {
    let compiled: CompiledFlexibleGrammar
    let utterance: HeardUtterance
    let prices: SoundPrices
    let rows: SearchRows
    let math: CostRowMath
    let costs: CostUnits
    let nodes: UnsafeMutablePointer<SearchNode>
    /// What each ending costs, in the order of the grammar's endings; `never` where it is out of reach.
    let finals: UnsafeMutableBufferPointer<Int16>
    let words: WordSounds
    let lists: [SoundList?]
    let bounds: FlexibleBounds
    let scratch: FlexibleScratch
    /// The texts that are read of each list, where not all are.
    private var chosen: [SlotListID: [Int]] = [:]
    /// Endings that cost more, beyond nothing in particular, are of no interest.
    private(set) var limit: Int32 = .max
    /// See `run`; of estimates, how many.
    private var slack: Int32 = 0
    private var templates = Int.max
    private var estimated = 0
    /// What follows each node that is wanted is known, see `boundRests`.
    var knowsRests = false

    init(
        _ compiled: CompiledFlexibleGrammar, _ utterance: HeardUtterance, _ prices: SoundPrices,
        _ scratch: FlexibleScratch
    ) {
        self.compiled = compiled
        self.utterance = utterance
        self.prices = prices
        self.scratch = scratch
        costs = prices.units
        rows = scratch.rows(for: utterance, prices, compiled)
        math = rows.math
        words = compiled.grammar.words
        lists = compiled.allLists
        nodes = scratch.nodes(compiled.grammar.nodes.count)
        finals = scratch.finals(compiled.grammar.endings.count)
        bounds = FlexibleBounds(scratch, words: words, lists: lists.count)
    }

    /// How much dearer than the cheapest a way may be and still be of interest.
    static let slack = SoundCost(wholeNats: 10).rawValue
    /// How much likelier as nothing in particular a name may be, as far as it is read, and still be of interest.
    static let patience = SoundCost(wholeNats: 9).rawValue

    /// Finds what each ending costs.
    ///
    /// - Parameters:
    ///   - wanted: Which nodes to look at; `nil` for all.
    ///   - floor: What costs more is of no interest; by default 10 nats more than nothing in particular.
    ///   - slack: What costs so much more than the cheapest ending is of no interest either.
    ///   - templates: Of how many templates, the cheapest ones, the ending is asked for; by default of all.
    ///   - probes: Of how many templates at least an estimate is asked for, if they cost at most 10 nats more than nothing in
    ///     particular.
    func run(
        only wanted: UnsafePointer<Bool>? = nil, floor: Int16? = nil, slack: Int16 = FlexibleSearch.slack,
        templates: Int = .max, probes: Int = 1
    ) {
        let all = compiled.grammar.nodes
        finals.update(repeating: SoundCost.never.rawValue)
        scratch.cheapest.removeAll()
        scratch.estimates.removeAll()
        knowsRests = false
        (self.slack, self.templates, estimated) = (Int32(slack), templates, probes > 1 ? CheapestEndings.limit : 0)
        let floor = Int32((floor ?? nothing &+ Self.slack) &- nothing)
        limit = probes > 1 ? max(floor, Int32(Self.slack)) : floor
        let endings = bounds(all, wanted, within: limit)
        // What promises most comes first, and with the names only that promise most: the better it is, the less of the rest
        // is worth looking at.
        for ending in endings where scratch.estimates.count < probes {
            let info = compiled.grammar.endings[Int(ending.number)]
            if !scratch.estimates.holds(info.template) {
                estimate(Int(ending.number), info, probe(Int(info.node), all))
            }
        }
        limit = min(floor, limit)
        if let best = scratch.estimates.first { tighten(to: Int32(best.cost) &+ self.slack) }
        let reachable = endings.prefix { $0.cost <= limit }
        boundRests(reachable, all)
        for ending in reachable {
            if ending.cost > limit { break }
            reach(Int(compiled.grammar.endings[Int(ending.number)].node), all)
        }
    }

    private func estimate(_ ending: Int, _ info: FlexibleGrammar.Ending, _ cost: Int16) {
        scratch.estimates.add(CheapestEndings.Item(ending: Int32(ending), template: info.template, cost: cost))
    }

    /// What costs more than the endings that are known now, by as much as nobody asks for, is of no interest.
    private func tighten() {
        guard let best = scratch.cheapest.first else { return }
        tighten(to: Int32(best.cost) &+ slack)
        guard scratch.cheapest.count >= templates, scratch.estimates.count >= estimated else { return }
        let last = scratch.cheapest[templates &- 1].cost
        tighten(to: Int32(estimated > 0 ? max(last, scratch.estimates[estimated &- 1].cost) : last))
    }

    private func tighten(to cost: Int32) { limit = min(limit, cost &- Int32(nothing)) }

    /// What it costs to say that it is nothing this grammar knows.
    private var nothing: Int16 { rows.background[math.count] }

    /// Makes the rows of a node, and of those before it, unless they lead nowhere.
    private func reach(_ index: Int, _ all: [FlexibleGrammar.Node]) {
        if nodes[index].isDone { return }
        nodes[index].isDone = true
        let parent = Int(all[index].parent)
        if parent >= 0 {
            reach(parent, all)
            guard nodes[parent].isReached, Int32(nodes[parent].least) <= limit &+ Int32(nothing) else { return }
        }
        let difference = parent < 0 ? 0 : nodes[parent].difference
        guard difference < Self.patience, Int32(difference) &+ nodes[index].whole <= limit,
            isWithinReach(index, all[index])
        else { return }
        if !nodes[index].isExact {
            explain(all[index].content, index, source(of: all[index]), difference)
            nodes[index].limit = limit
        }
        nodes[index].isReached = true
        compiled.forEachEnding(of: index) { ending in
            let cost = rows.behind(index)[math.count]
            finals[ending] = cost
            let template = compiled.grammar.endings[ending].template
            let item = CheapestEndings.Item(ending: Int32(ending), template: template, cost: cost)
            scratch.cheapest.add(item)
            scratch.estimates.add(item)
            tighten()
        }
    }

    /// What an ending costs at most.
    private func probe(_ index: Int, _ all: [FlexibleGrammar.Node]) -> Int16 {
        if !nodes[index].isProbed {
            let parent = Int(all[index].parent)
            if parent >= 0 { _ = probe(parent, all) }
            explain(
                all[index].content, index, source(of: all[index]), parent < 0 ? 0 : nodes[parent].difference,
                only: .best)
            nodes[index].isProbed = true
            if case .slot = all[index].content { return rows.behind(index)[math.count] }
            nodes[index].isExact = parent < 0 || nodes[parent].isExact
        }
        return rows.behind(index)[math.count]
    }

    /// What an ending costs if one slot on its way holds something else than this entry. The rows behind that slot are those
    /// of the other way then.
    ///
    /// - limit: what costs more may be left out.
    func costOfOtherWay(
        _ ending: Int, without value: UInt32, at node: Int, limit: Int16 = SoundCost.never.rawValue
    ) -> Int16 {
        self.limit = Int32(limit) &- Int32(nothing)
        for index in compiled.way(to: ending) where index >= node || nodes[index].limit < self.limit {
            let info = compiled.grammar.nodes[index]
            let parent = Int(info.parent)
            guard isWithinReach(index, info) else { return SoundCost.never.rawValue }
            explain(
                info.content, index, source(of: info), parent < 0 ? 0 : nodes[parent].difference,
                only: index == node ? .others(than: value) : .all)
            if index < node { nodes[index].limit = self.limit }
            // Without the entry nothing may be left.
            guard Int32(nodes[index].difference) &+ nodes[index].behind <= self.limit else {
                return SoundCost.never.rawValue
            }
        }
        return rows.behind(Int(compiled.grammar.endings[ending].node))[math.count]
    }

    func source(of node: FlexibleGrammar.Node) -> CostRow {
        node.parent < 0 ? rows.start : rows.behind(Int(node.parent))
    }

    /// Which entries of a list are read.
    enum Entries: Equatable {
        case all
        case others(than: UInt32)
        /// The one that promises most.
        case best
    }

    /// - difference: the least that the source costs beyond nothing in particular.
    private func explain(
        _ content: FlexibleGrammar.Content, _ index: Int, _ source: CostRow, _ difference: Int16,
        only entries: Entries = .all
    ) {
        let (core, behind) = (rows.core(index), rows.behind(index))
        switch content {
        case .reordered:
            math.fill(core)
            math.merge(source, adding: costs.contextFirst, into: core)
        case .word(let word): read(word: Int(word), source, core)
        case .slot(let list, _, let mayBeUnsaid):
            let owners = rows.owners(index)
            math.fill(core)
            math.fill(owners, with: SoundCost(rawValue: Owner.none))
            if let texts = self.list(list) {
                let reading = Reading(
                    source: source, core: core, owners: owners, difference: difference,
                    limit: limit &- nodes[index].behind &- Int32(difference))
                read(texts, list, entries, reading)
            }
            if compiled.acceptsUnlisted(list) { readFreely(source, core, owners) }
            if mayBeUnsaid {
                math.merge(source, adding: costs.missingContext, of: Owner.unsaid, into: core, owners: owners)
            }
        }
        if rows.addsUp {
            (nodes[index].least, nodes[index].difference) = math.pass(
                core, penalties: rows.penalties, background: rows.background, landings: rows.landings, into: behind)
        } else {
            math.copy(core, to: behind)
            math.pass(behind, gaps: rows.gaps, landings: rows.landings)
            nodes[index].least = math.least(behind)
            nodes[index].difference = math.leastDifference(behind, rows.background)
        }
    }

    func hasList(_ id: SlotListID) -> Bool {
        lists.indices.contains(Int(id.rawValue)) && lists[Int(id.rawValue)] != nil
    }

    func list(_ id: SlotListID) -> SoundList? {
        lists.indices.contains(Int(id.rawValue)) ? lists[Int(id.rawValue)] : nil
    }

    /// Chooses those of a long list before it is first read.
    func chooseTexts(_ id: SlotListID, of list: SoundList) -> [Int]? {
        if let known = chosenTexts(id) { return known }
        chosen[id] = list.promisingTexts(for: utterance, &scratch.counts)
        return chosen[id]
    }

    /// Of a long list that was read, the names that are.
    func chosenTexts(_ id: SlotListID) -> [Int]? { chosen.isEmpty ? nil : chosen[id] }

    /// The text that a number in an owners' row stands for.
    func text(_ owner: Int16, of list: SlotListID) -> Int { chosenTexts(list)?[Int(owner)] ?? Int(owner) }
}

/// What a search knows of a node.
struct SearchNode {
    /// What follows it costs at least, beyond nothing in particular, and that with the node itself.
    var behind: Int32
    var whole: Int32 = 0
    /// What it costs itself at least.
    var part: PartBound
    /// What follows it is worth a look.
    var isOpen = false
    /// Nothing follows it.
    var isLast = true
    /// It leads to an ending that is worth a look.
    var isWanted = false
    var isDone = false
    /// Its rows hold what it costs.
    var isReached = false
    /// Its rows were made with the best name of each slot alone; if there is no slot before them, they hold what it costs.
    var isProbed = false
    var isExact = false
    /// Ways that cost more may be missing in its rows.
    var limit = Int32.max
    /// Of the row behind it: the least, and the least beyond nothing in particular.
    var least: Int16 = 0
    var difference: Int16 = 0
}

// MARK: - Words

extension FlexibleSearch {
    private func read(word: Int, _ source: CostRow, _ core: CostRow) {
        let alternatives = words.alternatives(of: word)
        let row = readSounds(words.sounds(of: alternatives.lowerBound), source, math)
        math.merge(source, adding: bounds.missing(ofWord: word), and: row, into: core)
        for synonym in alternatives.dropFirst() {
            math.merge(readSounds(words.sounds(of: synonym), source, math), adding: costs.synonym, into: core)
        }
    }

    /// Reads a word along a row; the result stays until the next is read.
    ///
    /// - math: for as much of the rows as is asked for.
    func readSounds(_ sounds: UnsafeBufferPointer<UInt8>, _ source: CostRow, _ math: CostRowMath) -> CostRow {
        let (profiles, swaps) = (rows.profiles, !prices.isHeard)
        let stride = math.stride
        func profile(_ sound: UInt8) -> SoundProfile {
            SoundProfile(plain: profiles[Int(sound)] ?? makeProfile(sound), stride: stride)
        }
        let (base, count) = (sounds.baseAddress.unsafelyUnwrapped, sounds.count)
        var (row, target) = (source, rows.way(1))
        var depth = 0
        while depth < count {
            let sound = base[depth]
            let heard = profile(sound)
            math.advance(row, to: target, heard: heard)
            if swaps, depth > 0 {
                math.swap(
                    depth == 1 ? source : target - 2 &* stride, to: target, first: profile(base[depth &- 1]),
                    second: heard, cost: costs.swapped)
            }
            row = target
            target += stride
            depth &+= 1
        }
        return row
    }

    func missingCost(ofWord word: Int) -> Int16 {
        let own = words.sounds(of: words.alternatives(of: word).lowerBound)
        let whole = own.reduce(0) { $0 &+ rows.deletions[Int($1)] }
        return min(whole, words.isFunctionWord(word) ? costs.missingFunctionWord : costs.missingWord)
    }
}
