/// One walk of the automaton over one utterance, from its beginning to its end, never back.
///
/// At each position it knows which nodes readings have reached, with the best few readings of each. A literal or an entry
/// carries them to a later position; an unlisted slot stays open and offers every later position to what follows it.
struct MatchRun {
    private let grammar: Grammar
    private let graph: PhraseGraph
    private let spoken: FoldedText
    private var states: StateTable
    private var store = ReadingStore()
    private var entries: EntryHits
    /// Unlisted slots that have begun, each with the readings before it.
    private var openSlots: [(edge: PhraseGraph.SlotEdge, readings: Int)] = []
    /// The place in `openSlots` of an edge of the graph.
    private var openPlaces: [Int: Int] = [:]
    /// What was done so far, to prove that it grows with the utterance and not faster.
    private(set) var steps = 0

    private var end: Int { spoken.bytes.count }

    init(_ grammar: Grammar, _ spoken: FoldedText) {
        self.grammar = grammar
        graph = grammar.graph
        self.spoken = spoken
        states = StateTable(positions: spoken.bytes.count + 1)
        entries = EntryHits(listCount: grammar.lists.count)
    }

    /// All readings of the whole utterance that may be among the best, and the scopes that a negative phrase vetoes.
    mutating func run() -> (readings: [Reading], vetoed: Set<ScopeID>) {
        let first = states.readings(at: .root, 0, in: &store)
        store.insert(ReadingStore.Partial(rank: .zero, slot: -1), into: first)
        for position in 0..<end {
            closeOpenSlots(at: position)
            for state in states.states(at: position) { advance(state, from: position) }
        }
        closeOpenSlots(at: end)
        return collect()
    }

    private mutating func advance(_ state: StateTable.State, from position: Int) {
        steps += 1
        let node = graph[state.node]
        readLiterals(of: node, state.readings, from: position)
        for index in node.slots {
            readEntries(of: graph.slots[index], state.readings, from: position)
            openSlot(index, state.readings, at: position)
        }
    }

    private mutating func readLiterals(of node: PhraseGraph.Node, _ readings: Int, from position: Int) {
        var found: [(text: Int, end: Int)] = []
        let literals = graph.literals
        literals.walk(node.literals, along: spoken.bytes, from: position, steps: &steps) { texts, end, steps in
            steps += texts.count
            for text in texts { found.append((text, end)) }
        }
        for (text, end) in found {
            let target = NodeID(rawValue: literals.payloads[text])
            guard spoken.allows(graph[target].edge, at: end) else { continue }
            steps += end - position
            guard let cost = spoken.cost(of: literals, text, at: position) else { continue }
            let rank = Rank.literal(bytes: end - position, boundaryCost: cost)
            let list = states.readings(at: target, end, in: &store)
            for index in 0..<store.count(of: readings) {
                steps += 1
                var partial = store[readings, index]
                partial.rank = partial.rank + rank
                store.insert(partial, into: list)
            }
        }
    }

    private mutating func readEntries(of edge: PhraseGraph.SlotEdge, _ readings: Int, from position: Int) {
        guard let list = grammar.list(edge.list) else { return }
        for index in entries.range(of: list, edge.list, at: position, in: spoken, steps: &steps) {
            let hit = entries.hits[index]
            guard spoken.allows(graph[edge.target].edge, at: hit.end) else { continue }
            let rank = Rank.listed(bytes: hit.end - position, boundaryCost: hit.cost)
            let slot = Reading.Slot(span: position..<hit.end, value: hit.value)
            let target = states.readings(at: edge.target, hit.end, in: &store)
            for place in 0..<store.count(of: readings) {
                steps += 1
                let partial = store[readings, place]
                guard store.hasRoom(in: target, for: partial.rank + rank) else { continue }
                store.insert(store.extend(partial, with: slot, rank: rank), into: target)
            }
        }
    }

    private mutating func openSlot(_ edge: Int, _ readings: Int, at position: Int) {
        let slot = graph.slots[edge]
        guard grammar.list(slot.list)?.acceptsUnlisted == true else { return }
        let place = openPlaces[edge] ?? openSlots.count
        if place == openSlots.count {
            openPlaces[edge] = place
            openSlots.append((slot, store.addList()))
        }
        let list = openSlots[place].readings
        for index in 0..<store.count(of: readings) {
            steps += 1
            let partial = store[readings, index]
            guard store.hasRoom(in: list, for: partial.rank + .unlisted) else { continue }
            store.insert(store.open(partial, at: position, rank: .unlisted), into: list)
        }
    }

    /// Lets every open slot end here, where what follows it could go on.
    private mutating func closeOpenSlots(at position: Int) {
        for (edge, readings) in openSlots {
            steps += 1
            guard canGoOn(from: edge.target, at: position) else { continue }
            let target = states.readings(at: edge.target, position, in: &store)
            for index in 0..<store.count(of: readings) {
                steps += 1
                let partial = store[readings, index]
                guard store.hasRoom(in: target, for: partial.rank) else { continue }
                store.insert(store.close(partial, at: position), into: target)
            }
        }
    }

    private mutating func canGoOn(from id: NodeID, at position: Int) -> Bool {
        let node = graph[id]
        guard spoken.allows(node.edge, at: position) else { return false }
        guard position < end, node.slots.isEmpty else { return true }
        return graph.literals.canBegin(node.literals, with: spoken.bytes[position], steps: &steps)
    }

    private func collect() -> (readings: [Reading], vetoed: Set<ScopeID>) {
        var readings: [Reading] = []
        var vetoed: Set<ScopeID> = []
        for state in states.states(at: end) {
            for terminal in graph.terminals[graph[state.node].terminals] {
                switch terminal {
                case .negative(let scope): vetoed.insert(scope)
                case .template(let template):
                    for index in 0..<store.count(of: state.readings) {
                        let partial = store[state.readings, index]
                        readings.append(
                            Reading(template: template, rank: partial.rank, slots: store.slots(of: partial)))
                    }
                }
            }
        }
        return (readings, vetoed)
    }
}
