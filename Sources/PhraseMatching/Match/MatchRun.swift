/// The work of one match after the other, with all the storage it needs, which is kept.
///
/// *Forward* over the bytes through `PlaceSets`, which says whether the utterance is a phrase at all. Most have one reading, which
/// is traced from where it arrived (`trace`). Where two ways meet there are two more passes: *backward*, which leaves the
/// few places that lead to the end (`live`); and forward once more over those, with the best few readings of each.
struct MatchRun {
    /// Readings kept at each place: one more than a result holds, to see that there were more.
    static let width = MatchResult.limit + 1

    /// A whole reading: its slots are in the trail.
    struct Whole {
        let template: TemplateID
        let rank: Rank
        let slot: Int32
    }

    var sets: PlaceSets
    /// The lists of the grammar at hand, which own the views of them.
    private var lists: (asked: LaterGrammarLists, found: GrammarLists)?
    /// Who was asked for them, and is kept.
    private var askedLists: ObjectIdentifier?
    private(set) var views = UnsafeBufferPointer<ListView>(start: nil, count: 0)
    private(set) var filter = ListFilter.View.none
    var spoken = FoldedView()
    var end = 0

    /// One more than there are bytes.
    var positions = Pool<Position>()
    /// Positions of which nothing is known, to be copied: faster than writing each.
    var blanks = Pool<Position>()
    /// As many; where there is more than one way.
    var lives = Pool<Life>()
    /// A bit for each position whose readings are others than those of the position before it, or where an entry begins.
    var busy = Pool<UInt64>()
    var hits = SlotHits()
    var inflows = Pool<Inflow>()

    /// Reading out: the readings of each live place.
    var readingLists = Pool<ReadingList>()
    var currents = Pool<Current>()
    var renumbered = Pool<Int32>()
    var trail = ReadingTrail()
    var partials = Pool<ReadingTrail.Partial>()

    /// Ranked, at most `width`.
    var wholes = Pool<Whole>()
    var vetoes = Pool<ScopeID>()
    /// A negative phrase fits.
    var vetoed: Bool { vetoes.count > 0 }
    /// What was done so far, to prove that it grows with the utterance and not faster.
    var stepCount = 0

    /// What is found out about a position forward.
    struct Position {
        /// Where readings stand.
        var standing = PlaceSetID.empty
        /// The step over the byte or character that begins here.
        var step: Int32 = 0
        /// The last stretch of those that end here; negative: none.
        var arrival: Int32 = -1
        /// How many bytes before it the step begins that leads here.
        var width: UInt8 = 1
    }

    /// What is found out about a position backward and reading out.
    struct Life {
        /// Those places that lead to the end.
        var live = PlaceSetID.empty
        /// The passage of the byte or character before it, and the first of the inflows that end there (negative: none).
        var passage = PassageMemory.none
        var firstInflow: Int32 = -1
        /// The readings of its first live place; kept where it is busy only.
        var firstList: Int32 = 0
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
        guard !text.bytes.isEmpty else { return }
        sets.keepWithinLimit()
        takeLists(of: grammar)
        spoken = text
        end = text.bytes.count
        if forward(grammar.skipped), !trace(grammar), backward() {
            readOut()
            collect(grammar)
        }
        spoken = FoldedView()
    }

    /// Takes the lists of another grammar than last time.
    @inline(__always)
    private mutating func takeLists(of grammar: Grammar) {
        let asked = ObjectIdentifier(grammar.listsToAsk)
        if asked != askedLists { takeLists(grammar.listsToAsk) }
    }

    @inline(never)
    private mutating func takeLists(_ asked: LaterGrammarLists) {
        let found = asked.value
        lists = (asked, found)
        askedLists = ObjectIdentifier(asked)
        (filter, views) = (found.filter, found.views)
    }
}
