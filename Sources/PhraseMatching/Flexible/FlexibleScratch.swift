/// The storage of a search, kept from one utterance to the next. One caller at a time uses it, so what is asked for within
/// the loops of a search is not guarded at each access.
final class FlexibleScratch: @unchecked Sendable {
    private var memory: UnsafeMutablePointer<Int16> = .allocate(capacity: 1)
    private var capacity = 1
    private let profiles: UnsafeMutablePointer<CostRow?> = .allocate(capacity: SoundTable.size)
    private var nodes = Pool<SearchNode>()
    private var finals = Pool<Int16>()
    private var wantedNodes = Pool<Bool>()
    /// By list; none before the first hypothesis of an utterance was read.
    @exclusivity(unchecked) var promising = Pool<FlexibleBounds.Promising>()
    @exclusivity(unchecked) var promisingTexts = Pool<Int32>()
    @exclusivity(unchecked) var otherTexts = Pool<Int32>()
    private var parts = Pool<FlexibleBounds.Part>()
    private var texts = Pool<Bool>()
    /// See `FlexibleBounds`.
    @exclusivity(unchecked) var entries = Pool<FlexibleBounds.Entry>()
    /// What each entry costs at least behind each position.
    @exclusivity(unchecked) var entryRows = Pool<Int16>()
    @exclusivity(unchecked) var endings = Pool<FlexibleBounds.Ending>()
    /// Of the last search: what was found, and that with what was only estimated.
    @exclusivity(unchecked) var cheapest = CheapestEndings()
    @exclusivity(unchecked) var estimates = CheapestEndings()
    /// Zero between two searches; see `Shortlist.candidates`.
    var counts: [UInt16] = []
    let words = WordMemory()

    init() { profiles.initialize(repeating: nil, count: SoundTable.size) }

    deinit {
        memory.deallocate()
        profiles.deallocate()
    }

    /// Makes room for a search, and its first rows.
    func rows(
        for utterance: HeardUtterance, _ prices: SoundPrices, _ compiled: CompiledFlexibleGrammar
    ) -> SearchRows {
        let math = CostRowMath(count: utterance.sounds.count)
        let words = compiled.grammar.words
        let counts = SearchRows.Counts(
            ways: max(SoundList.textLimit, words.longest) + 2, nodes: compiled.grammar.nodes.count,
            parts: words.count + compiled.source.lists.count, texts: words.textCount)
        let needed = counts.all * math.stride + CostRowMath.padding
        if needed > capacity {
            memory.deallocate()
            capacity = needed * 5 / 4
            memory = .allocate(capacity: capacity)
            memory.initialize(repeating: SoundCost.never.rawValue, count: capacity)
        }
        profiles.update(repeating: nil, count: SoundTable.size)
        let rows = SearchRows(
            math: math, counts: counts, base: memory + CostRowMath.padding, profiles: profiles, prices: prices)
        rows.fillCosts(utterance)
        return rows
    }

    // Storage of a search, without anything in it.

    func nodes(_ count: Int) -> UnsafeMutablePointer<SearchNode> { Self.room(&nodes, count) }
    func finals(_ count: Int) -> UnsafeMutableBufferPointer<Int16> {
        UnsafeMutableBufferPointer(start: Self.room(&finals, count), count: count)
    }
    func parts(_ count: Int) -> UnsafeMutablePointer<FlexibleBounds.Part> { Self.room(&parts, count) }
    func texts(_ count: Int) -> UnsafeMutablePointer<Bool> { Self.room(&texts, count) }

    /// Which nodes later hypotheses of an utterance are compared with; `nil` before its first was read.
    var wanted: UnsafePointer<Bool>? { wantedNodes.count == 0 ? nil : UnsafePointer(wantedNodes.base) }

    /// Of a list, the texts that later hypotheses are compared with; `nil` for all.
    func promising(of list: SlotListID) -> FlexibleBounds.Promising? {
        promising.count == 0 ? nil : promising[Int(list.rawValue)]
    }

    func wantAnything() {
        wantedNodes.removeAll()
        promising.removeAll()
        promisingTexts.removeAll()
    }

    func wantNothing(of count: Int) -> UnsafeMutablePointer<Bool> {
        let wanted = Self.room(&wantedNodes, count)
        wanted.update(repeating: false, count: count)
        return wanted
    }

    private static func room<Element>(_ pool: inout Pool<Element>, _ count: Int) -> UnsafeMutablePointer<Element> {
        pool.removeAll()
        return pool.extend(by: count)
    }
}
