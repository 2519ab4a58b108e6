/// The rows of one search, in storage that must outlive it.
struct SearchRows {
    let math: CostRowMath
    private let counts: Counts
    private let base: CostRow
    /// By sound, `nil` where none was asked for yet; see `profile`.
    let profiles: UnsafeMutablePointer<CostRow?>
    private let stride: Int
    let substitutions: UnsafeMutablePointer<Int16>
    let deletions: UnsafeMutablePointer<Int16>

    init(
        math: CostRowMath, counts: Counts, base: CostRow, profiles: UnsafeMutablePointer<CostRow?>, prices: SoundPrices
    ) {
        self.math = math
        self.counts = counts
        self.base = base
        self.profiles = profiles
        stride = math.stride
        substitutions = prices.substitutions
        deletions = prices.deletions
    }

    private enum Place {
        static let profiles = 0
        static let gaps = 3 * SoundTable.size
        static let extras = gaps + 1
        static let sounds = gaps + 2
        static let background = gaps + 3
        static let anywhere = gaps + 4
        static let start = gaps + 5
        static let landings = gaps + 6
        static let penalties = gaps + 7
        static let startBound = gaps + 8
        static let noPart = gaps + 9
        static let room = gaps + 10
        static let ways = gaps + 11
    }

    /// How many rows there are.
    struct Counts {
        /// For the sounds of one name or word.
        let ways: Int
        let nodes: Int
        /// Words and lists.
        let parts: Int
        /// Of words; see `WordSounds.text`.
        let texts: Int

        var all: Int { Place.ways + ways + 4 * nodes + parts + texts }
    }

    @inline(__always)
    private func row(_ place: Int) -> CostRow { base + place &* math.stride }

    @inline(__always)
    private func nodeRow(_ node: Int, _ part: Int) -> CostRow { row(Place.ways &+ counts.ways &+ 4 &* node &+ part) }

    /// What the sound before each position costs as a part of a word that the phrase does not have.
    var gaps: CostRow { row(Place.gaps) }
    /// What it costs to go on with the phrase at each position after words that it does not have.
    var landings: CostRow { row(Place.landings) }
    /// The same within a word or name.
    var extras: CostRow { row(Place.extras) }
    /// The sound before each position.
    var sounds: CostRow { row(Place.sounds) }
    /// `HeardUtterance.background` as a row.
    var background: CostRow { row(Place.background) }
    /// The same, to begin anywhere as if what stands before were nothing in particular.
    var anywhere: CostRow { row(Place.anywhere) }
    /// Before the phrase begins.
    var start: CostRow { row(Place.start) }
    /// What the sounds up to each position cost beyond that as parts of words that the phrase does not have.
    var penalties: CostRow { row(Place.penalties) }
    /// `start`, beyond nothing in particular, and the least up to each position.
    var startBound: CostRow { row(Place.startBound) }
    /// That of nothing at all; see `part`.
    var noPart: CostRow { row(Place.noPart) }
    /// What a word or list costs at least, beyond nothing in particular, wherever it begins.
    func part(_ number: Int) -> CostRow { row(Place.ways &+ counts.ways &+ 4 &* counts.nodes &+ number) }
    /// What a text of words costs, wherever it begins.
    func text(_ number: Int) -> CostRow { part(counts.parts &+ number) }
    /// Behind the first sounds of a name or word.
    @inline(__always)
    func way(_ depth: Int) -> CostRow { row(Place.ways &+ depth) }
    /// Behind a node, and whatever was said after it that the phrase does not have.
    func behind(_ node: Int) -> CostRow { nodeRow(node, 0) }
    /// Right behind a node.
    func core(_ node: Int) -> CostRow { nodeRow(node, 1) }
    /// Which text of its list a slot holds.
    func owners(_ node: Int) -> CostRow { nodeRow(node, 2) }
    /// What follows a node costs at least, from each position on, beyond nothing in particular.
    func rest(_ node: Int) -> CostRow { nodeRow(node, 3) }
    /// What everything but one part costs at least, where that part ends; see `FlexibleSearch.surround`.
    var room: CostRow { row(Place.room) }

    /// Whether what stands in these rows adds up within 16 bits; see `CostRowMath.addsUp`.
    var addsUp: Bool { math.addsUp(penalties, background) }

    func fillCosts(_ utterance: HeardUtterance) {
        // Rows of another length lay here before.
        for depth in 0..<counts.ways { math.fillPadding(way(depth)) }
        math.fill(gaps, with: .impassable)
        math.fill(extras, with: .impassable)
        math.fill(background, with: SoundCost(rawValue: 0))
        math.fill(start)
        math.fill(penalties, with: SoundCost(rawValue: 0))
        math.fill(noPart, with: SoundCost(rawValue: CostRowMath.boundLimit))
        let (heardGaps, heardExtras) = (utterance.gaps, utterance.extras)
        for (index, sound) in utterance.sounds.enumerated() {
            let rarity = utterance.background[index + 1] &- utterance.background[index]
            penalties[index + 1] = penalties[index] &+ heardGaps[index] &- rarity
            gaps[index + 1] = heardGaps[index]
            extras[index + 1] = heardExtras[index]
            sounds[index + 1] = Int16(sound)
        }
        math.fill(anywhere)
        for (index, cost) in utterance.background.enumerated() {
            background[index] = cost
            anywhere[index] = cost
        }
        start[0] = 0
        let inside: SoundCost = utterance.landsInWords ? SoundCost(rawValue: 0) : .impassable
        math.fill(landings, with: inside)
        for end in utterance.wordStarts { landings[end] = 0 }
        math.pass(start, gaps: gaps, landings: landings)
        math.copy(start, to: startBound)
        _ = math.makeBound(startBound, beyond: background)
        math.settle(startBound)
    }

    /// What each sound of the utterance costs for one of the phrase; made when it is first asked for.
    @inline(__always)
    func profile(_ sound: UInt8) -> SoundProfile {
        SoundProfile(plain: profiles[Int(sound)] ?? build(sound), stride: stride)
    }

    @inline(never)
    private func build(_ sound: UInt8) -> CostRow {
        let profile = SoundProfile(plain: row(Place.profiles &+ 3 &* Int(sound)), stride: stride)
        profiles[Int(sound)] = profile.plain
        // No sound stands before the first position, nor behind the last.
        let impassable = CostRowMath.Eight(repeating: SoundCost.impassable.rawValue)
        CostRowMath.store(impassable, profile.plain, -CostRowMath.padding)
        CostRowMath.store(impassable, profile.plain, 0)
        CostRowMath.store(impassable, profile.plain, math.width - 8)
        CostRowMath.store(impassable, profile.withOneMore, -CostRowMath.padding)
        let costs = substitutions + Int(sound) * SoundTable.size
        let (sounds, plain, count) = (sounds, profile.plain, math.count)
        var place = 1
        while place <= count {
            plain[place] = costs[Int(sounds[place])]
            place &+= 1
        }
        math.lengthen(profile, extras: extras)
        CostRowMath.store(CostRowMath.Eight(repeating: deletions[Int(sound)]), profile.missing, 0)
        return profile.plain
    }
}
