/// The work of one match after the other, with all the storage it needs, which is kept.
///
/// Three passes: *forward* over the bytes through `PlaceSets`, which says whether the utterance is a phrase at all;
/// *backward* from where it arrived, which leaves the few places that lead there (`Lattice`); and forward once more over
/// those, with the best few readings of each.
struct MatchRun {
    /// Readings kept at each place: one more than a result holds, to see that there were more.
    static let width = MatchResult.limit + 1

    /// A whole reading: its slots are in the trail.
    struct Whole {
        let template: TemplateID
        let rank: Rank
        let slot: Int32
    }

    private var sets: PlaceSets
    /// The lists of the grammar at hand, and their texts.
    private var lists: [SlotList] = []
    private var texts = Pool<SlotTextsView>()
    private var ranksFirst = Pool<Bool>()
    private var spoken = FoldedView()
    private var end = 0
    private var gaps = Pool<Gap>()
    private var standing = Pool<PlaceSetID>()
    private var hits = SlotHits()
    private var skips = Pool<Skip>()
    private var lattice = Lattice()
    private var trail = ReadingTrail()
    private var partials = Pool<ReadingTrail.Partial>()
    /// Ranked, at most `width`.
    private(set) var wholes = Pool<Whole>()
    private var vetoes = Pool<ScopeID>()
    /// Something matched and was taken away.
    private(set) var vetoed = false
    /// What was done so far, to prove that it grows with the utterance and not faster.
    private var stepCount = 0

    private struct Skip {
        let start: Int32
        let end: Int32
    }

    init(_ graph: PhraseGraph) {
        sets = PlaceSets(graph)
    }

    var steps: Int { stepCount + sets.work }

    func isFor(_ graph: PhraseGraph) -> Bool { sets.owner === graph }

    func slots(of whole: Whole) -> [Reading.Slot] { trail.slots(of: whole.slot) }

    /// The readings that were found, best first.
    var readings: [Reading] {
        wholes.indices.map { index in
            let whole = wholes[index]
            return Reading(template: whole.template, rank: whole.rank, slots: slots(of: whole))
        }
    }

    /// Finds all readings of the whole utterance that may be among the best.
    mutating func match(_ text: FoldedView, in grammar: Grammar) {
        wholes.removeAll()
        vetoes.removeAll()
        vetoed = false
        guard !text.bytes.isEmpty else { return }
        if sets.size > PlaceSets.limit { sets.clear() }
        takeLists(of: grammar)
        spoken = text
        match(grammar)
        spoken = FoldedView()
    }

    private mutating func match(_ grammar: Grammar) {
        begin()
        forward(grammar.skipped)
        let last = standing[end]
        guard sets[last].hasTerminals else { return }
        backward(last)
        readOut()
        collect(last, grammar)
    }

    /// Looks at the lists anew where they are others than last time.
    private mutating func takeLists(of grammar: Grammar) {
        let isSame = lists.withUnsafeBufferPointer { mine in
            grammar.lists.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress && $0.count == mine.count }
        }
        if isSame { return }
        lists = grammar.lists
        texts.removeAll()
        ranksFirst.removeAll()
        for list in lists {
            texts.append(list.texts.view)
            ranksFirst.append(list.ranksFirst)
        }
    }

    private mutating func begin() {
        end = spoken.bytes.count
        gaps.removeAll()
        var wasDigit = false
        for position in 0..<end {
            let isDigit = BoundaryAgreement.isDigit(spoken.bytes[position])
            gaps.append(Gap(spoken.boundaries[position], betweenDigits: wasDigit && isDigit))
            wasDigit = isDigit
        }
        standing.removeAll()
        standing.append(repeating: .empty, count: end + 1)
        hits.begin(listCount: texts.count, positions: end + 1)
        skips.removeAll()
    }

    // MARK: - Forward: where readings stand

    private mutating func forward(_ skipped: SlotListID?) {
        standing[0] = sets.root
        for position in 0..<end {
            stepCount += 1
            let set = standing[position]
            guard set != .empty else { continue }
            if let skipped { skip(skipped, from: position, set) }
            let gap = gaps[position]
            if sets[set].hasSlots { readEntries(at: position, set, gap) }
            let next = sets.step(set, gap, spoken.bytes[position])
            standing[position + 1] = sets.union(standing[position + 1], next)
        }
    }

    private mutating func readEntries(at position: Int, _ set: PlaceSetID, _ gap: Gap) {
        for index in sets.slots(set, gap) {
            let link = sets.links[index]
            let list = texts[Int(link.list.rawValue)]
            var last = -1
            for hit in hits.range(of: list, link.list, at: position, in: spoken, steps: &stepCount) {
                let end = Int(hits.hits[hit].end)
                if end == last { continue }
                last = end
                standing[end] = sets.union(standing[end], link.target)
            }
        }
    }

    /// Words that mean nothing leave every reading where it is.
    private mutating func skip(_ id: SlotListID, from position: Int, _ set: PlaceSetID) {
        guard position == 0 || gaps[position].isBreak else { return }
        let first = skips.count
        for hit in hits.range(of: texts[Int(id.rawValue)], id, at: position, in: spoken, steps: &stepCount) {
            let end = Int(hits.hits[hit].end)
            guard end == self.end || gaps[end].isBreak else { continue }
            if skips.count > first, skips[skips.count - 1].end == Int32(end) { continue }
            skips.append(Skip(start: Int32(position), end: Int32(end)))
            standing[end] = sets.union(standing[end], set)
        }
    }

    // MARK: - Backward: which of them arrive

    private mutating func backward(_ last: PlaceSetID) {
        lattice.begin(positions: end + 1)
        for index in sets[last].elements {
            let element = sets.elements[index]
            if sets.graph.places[element.place.index].terminal >= 0 { _ = lattice.node(element, at: end) }
        }
        var position = end
        while position >= 0 {
            var node = lattice.first(at: position)
            while node >= 0 {
                stepCount += 1
                lattice.take(node)
                trace(node, position)
                node = lattice.below(node)
            }
            position -= 1
        }
    }

    /// Finds what leads to a node.
    private mutating func trace(_ node: Int32, _ position: Int) {
        let standing = lattice.nodes[Int(node)].standing
        let graph = sets.graph
        for index in graph.places[standing.place.index].arrivals {
            let edge = graph.edges[Int(graph.incoming[Int(index)])]
            stepCount += 1
            switch edge.kind {
            case .byte, .any: traceByte(edge, node, standing.mode, position)
            case .slot: if standing.mode == .plain { traceEntries(edge, node, position) }
            case .jump, .close:
                let source = StandingPlace(edge.source, standing.mode)
                guard isReached(source, at: position) else { continue }
                lattice.add(
                    edge.kind == .jump ? .text : .closing, .zero, from: lattice.node(source, at: position), to: node)
            }
        }
        for index in skips.indices {
            let skip = skips[index]
            guard Int(skip.end) == position, isReached(standing, at: Int(skip.start)) else { continue }
            lattice.add(.text, .zero, from: lattice.node(standing, at: Int(skip.start)), to: node)
        }
    }

    private func isReached(_ place: StandingPlace, at position: Int) -> Bool {
        sets.graph.places[place.place.index].isHub || sets.contains(place, in: standing[position])
    }

    private func modeCount(at position: Int) -> UInt8 { sets[standing[position]].hasModes ? 3 : 1 }

    private mutating func traceByte(_ edge: PhraseGraph.Edge, _ node: Int32, _ mode: WordMode, _ position: Int) {
        guard position > 0, edge.kind == .any || edge.byte == spoken.bytes[position - 1] else { return }
        let content: Lattice.Content =
            edge.kind == .byte || edge.source == edge.target ? .text : .opening(slot: edge.slot)
        let isOpening = edge.kind == .any && edge.source != edge.target
        for before in 0..<modeCount(at: position - 1) {
            let before = WordMode(rawValue: before) ?? .plain
            guard let (after, cost) = edge.join.step(before, gaps[position - 1]), after == mode else { continue }
            let source = StandingPlace(edge.source, before)
            guard isReached(source, at: position - 1) else { continue }
            let rank: Rank =
                edge.kind == .byte
                ? .literal(bytes: 1, boundaryCost: cost) : isOpening ? .unlisted(bytes: 1) : .unlistedByte
            let (origin, start, along) = followChain(to: source, position - 1)
            lattice.add(content, rank + along, from: lattice.node(origin, at: start), to: node)
        }
    }

    /// Goes back along a literal to where something else could have led to it: what lies between needs no nodes.
    private mutating func followChain(
        to source: StandingPlace, _ position: Int
    ) -> (origin: StandingPlace, position: Int, rank: Rank) {
        let graph = sets.graph
        var (standing, position, bytes, cost) = (source, position, 0, 0)
        while position > 0, skips.count == 0, !sets[self.standing[position - 1]].hasModes {
            let arrivals = graph.places[standing.place.index].arrivals
            guard arrivals.count == 1 else { break }
            let edge = graph.edges[Int(graph.incoming[Int(arrivals.lowerBound)])]
            guard edge.kind == .byte, let (_, more) = edge.join.step(.plain, gaps[position - 1]) else { break }
            stepCount += 1
            (position, bytes, cost) = (position - 1, bytes + 1, cost + more)
            standing = StandingPlace(edge.source, .plain)
        }
        return (standing, position, .literal(bytes: bytes, boundaryCost: cost))
    }

    private mutating func traceEntries(_ edge: PhraseGraph.Edge, _ node: Int32, _ position: Int) {
        var index = hits.heads[position]
        while index >= 0 {
            let hit = hits.hits[Int(index)]
            if hit.list == edge.list { trace(edge, index, hit, node) }
            index = hit.next
        }
    }

    private mutating func trace(
        _ edge: PhraseGraph.Edge, _ index: Int32, _ hit: SlotHits.Hit, _ node: Int32
    ) {
        let start = Int(hit.start)
        for before in 0..<modeCount(at: start) {
            let before = WordMode(rawValue: before) ?? .plain
            let source = StandingPlace(edge.source, before)
            guard edge.join.step(before, gaps[start]) != nil, isReached(source, at: start) else { continue }
            let rank = Rank.listed(
                bytes: Int(hit.end - hit.start), boundaryCost: Int(hit.cost),
                ranksFirst: ranksFirst[Int(hit.list.rawValue)])
            lattice.add(
                .entry(slot: edge.slot, hit: index), rank, from: lattice.node(source, at: start), to: node)
        }
    }

    // MARK: - Reading out: the best few of each

    private mutating func readOut() {
        trail.removeAll()
        partials.removeAll()
        for place in lattice.order.indices.reversed() {
            let node = lattice.order[place]
            let first = partials.count
            if lattice.nodes[Int(node)].standing == StandingPlace(.root, .plain), lattice.nodes[Int(node)].position == 0
            {
                partials.append(ReadingTrail.Partial(rank: .zero, slot: -1))
            }
            var index = lattice.nodes[Int(node)].arrivals
            while index >= 0 {
                let arrival = lattice.arrivals[Int(index)]
                for source in lattice.nodes[Int(arrival.source)].readings {
                    stepCount += 1
                    let position = Int(lattice.nodes[Int(node)].position)
                    carry(partials[Int(source)], arrival, to: position, since: first)
                }
                index = arrival.next
            }
            lattice.setReadings(Int32(first)..<Int32(partials.count), of: node)
        }
    }

    private mutating func carry(
        _ partial: ReadingTrail.Partial, _ arrival: Lattice.Arrival, to position: Int, since first: Int
    ) {
        var partial = partial
        partial.rank = partial.rank + arrival.rank
        if partials.count - first == Self.width, partial.rank < partials[partials.count - 1].rank { return }
        switch arrival.content {
        case .text: break
        case .entry(let slot, let hit):
            let hit = hits.hits[Int(hit)]
            partial = trail.extend(
                partial, with: Reading.Slot(index: slot, span: Int(hit.start)..<Int(hit.end), value: hit.value))
        case .opening(let slot): partial = trail.open(partial, slot, at: position - 1)
        case .closing: partial = trail.close(partial, at: position)
        }
        insert(partial, since: first)
    }

    /// Puts a reading among those of a node; of two with the same slots the better one stays.
    private mutating func insert(_ new: ReadingTrail.Partial, since first: Int) {
        var place = first
        while place < partials.count {
            let order = trail.compare(new.slot, partials[place].slot)
            let isBetter = new.rank == partials[place].rank ? order < 0 : new.rank > partials[place].rank
            if isBetter { break }
            if order == 0 { return }
            place += 1
        }
        partials.insert(new, at: place)
        place += 1
        while place < partials.count {
            if trail.compare(new.slot, partials[place].slot) == 0 {
                partials.remove(at: place)
                return
            }
            place += 1
        }
        if partials.count - first > Self.width { partials.removeLast() }
    }

    // MARK: - Collecting

    private mutating func collect(_ last: PlaceSetID, _ grammar: Grammar) {
        let (graph, terminals) = (sets.graph, sets.owner.terminals)
        for index in sets[last].elements {
            let terminal = graph.places[sets.elements[index].place.index].terminal
            guard terminal >= 0, case .negative(let scope) = terminals[Int(terminal)] else { continue }
            if !isVetoed(scope) { vetoes.append(scope) }
        }
        for index in sets[last].elements {
            let element = sets.elements[index]
            let terminal = graph.places[element.place.index].terminal
            guard terminal >= 0, case .template(let template) = terminals[Int(terminal)] else { continue }
            if let scope = grammar.scope(of: template), isVetoed(scope) {
                vetoed = true
                continue
            }
            for partial in lattice.nodes[Int(lattice.node(element, at: end))].readings {
                stepCount += 1
                let partial = partials[Int(partial)]
                insert(Whole(template: template, rank: partial.rank, slot: partial.slot))
            }
        }
    }

    private mutating func insert(_ new: Whole) {
        if let twin = twin(of: new) {
            guard wholes[twin].rank < new.rank else { return }
            wholes.remove(at: twin)
        }
        var place = wholes.count
        while place > 0, precedes(new, wholes[place - 1]) { place -= 1 }
        guard place < Self.width else { return }
        wholes.insert(new, at: place)
        if wholes.count > Self.width { wholes.removeLast() }
    }

    private func isVetoed(_ scope: ScopeID) -> Bool { vetoes.indices.contains { vetoes[$0] == scope } }

    private func twin(of new: Whole) -> Int? {
        wholes.indices.first { wholes[$0].template == new.template && trail.compare(wholes[$0].slot, new.slot) == 0 }
    }

    private func precedes(_ a: Whole, _ b: Whole) -> Bool {
        if a.rank != b.rank { return a.rank > b.rank }
        if a.template != b.template { return a.template.rawValue < b.template.rawValue }
        return trail.compare(a.slot, b.slot) < 0
    }
}
