/// The storage of a search, kept from one utterance to the next. One caller at a time uses it.
final class FlexibleScratch: @unchecked Sendable {
    private var memory: UnsafeMutablePointer<Int16> = .allocate(capacity: 1)
    private var capacity = 1
    private let profilesBuilt: UnsafeMutablePointer<UInt32> = .allocate(capacity: SoundTable.size)
    private var stamp: UInt32 = 0
    /// Zero between two searches; see `Shortlist.candidates`.
    var counts: [UInt16] = []
    /// Words that were read aloud already.
    private var soundsByWord: [String: [UInt8]] = [:]

    private static let wordLimit = 8_192

    init() { profilesBuilt.initialize(repeating: 0, count: SoundTable.size) }

    deinit {
        memory.deallocate()
        profilesBuilt.deallocate()
    }

    func sounds(of word: String, _ reader: WordReader) -> [UInt8] {
        if let known = soundsByWord[word] { return known }
        if soundsByWord.count > Self.wordLimit { soundsByWord.removeAll() }
        let made = reader.sounds(of: word)
        soundsByWord[word] = made
        return made
    }

    /// Makes room for a search, and its first rows.
    func rows(for utterance: HeardUtterance, _ prices: SoundPrices, nodes: Int) -> SearchRows {
        let math = CostRowMath(count: utterance.sounds.count)
        let needed = SearchRows.count(nodes: nodes) * math.stride + CostRowMath.padding
        if needed > capacity {
            memory.deallocate()
            capacity = needed * 5 / 4
            memory = .allocate(capacity: capacity)
            memory.initialize(repeating: SoundCost.never.rawValue, count: capacity)
        }
        stamp &+= 1
        let rows = SearchRows(
            math: math, base: memory + CostRowMath.padding, stamp: stamp, profilesBuilt: profilesBuilt, prices: prices)
        rows.fillCosts(utterance)
        return rows
    }
}

/// The rows of one search, in storage that must outlive it.
struct SearchRows {
    let math: CostRowMath
    let base: CostRow
    let stamp: UInt32
    let profilesBuilt: UnsafeMutablePointer<UInt32>
    let substitutions: UnsafeMutablePointer<Int16>
    let deletions: UnsafeMutablePointer<Int16>

    init(
        math: CostRowMath, base: CostRow, stamp: UInt32, profilesBuilt: UnsafeMutablePointer<UInt32>,
        prices: SoundPrices
    ) {
        self.math = math
        self.base = base
        self.stamp = stamp
        self.profilesBuilt = profilesBuilt
        substitutions = prices.substitutions
        deletions = prices.deletions
    }

    private enum Place {
        static let profiles = 0
        static let ways = 3 * SoundTable.size
        static let gaps = ways + SoundList.textLimit + 2
        static let extras = gaps + 1
        static let sounds = gaps + 2
        static let background = gaps + 3
        static let start = gaps + 4
        static let landings = gaps + 5
        static let nodes = gaps + 6
    }

    static func count(nodes: Int) -> Int { Place.nodes + 3 * nodes }

    @inline(__always)
    private func row(_ place: Int) -> CostRow { base + place * math.stride }

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
    /// Before the phrase begins.
    var start: CostRow { row(Place.start) }
    /// Behind the first sounds of a name or word.
    @inline(__always)
    func way(_ depth: Int) -> CostRow { row(Place.ways + depth) }
    /// Behind a node, and whatever was said after it that the phrase does not have.
    func behind(_ node: Int) -> CostRow { row(Place.nodes + 3 * node) }
    /// Right behind a node.
    func core(_ node: Int) -> CostRow { row(Place.nodes + 3 * node + 1) }
    /// Which text of its list a slot holds.
    func owners(_ node: Int) -> CostRow { row(Place.nodes + 3 * node + 2) }

    fileprivate func fillCosts(_ utterance: HeardUtterance) {
        for row in [gaps, extras] { math.fill(row, with: .impassable) }
        math.fill(background, with: SoundCost(rawValue: 0))
        math.fill(start)
        for (index, sound) in utterance.sounds.enumerated() {
            gaps[index + 1] = utterance.gaps[index]
            extras[index + 1] = utterance.extras[index]
            sounds[index + 1] = Int16(sound)
        }
        for (index, cost) in utterance.background.enumerated() { background[index] = cost }
        start[0] = 0
        let inside: SoundCost = utterance.landsInWords ? SoundCost(rawValue: 0) : .impassable
        math.fill(landings, with: inside)
        for end in utterance.wordStarts { landings[end] = 0 }
        math.pass(start, gaps: gaps, landings: landings)
    }

    /// What each sound of the utterance costs for one of the phrase; made when it is first asked for.
    @inline(__always)
    func profile(_ sound: UInt8) -> SoundProfile {
        let place = Place.profiles + 3 * Int(sound)
        let profile = SoundProfile(plain: row(place), withOneMore: row(place + 1), withTwoMore: row(place + 2))
        if profilesBuilt[Int(sound)] != stamp { build(profile, sound) }
        return profile
    }

    private func build(_ profile: SoundProfile, _ sound: UInt8) {
        profilesBuilt[Int(sound)] = stamp
        math.fill(profile.plain, with: .impassable)
        math.fill(profile.withOneMore, with: .impassable)
        math.fill(profile.withTwoMore, with: .impassable)
        let costs = substitutions + Int(sound) * SoundTable.size
        let (sounds, extras) = (sounds, extras)
        for place in 1..<math.count + 1 {
            let cost = costs[Int(sounds[place])]
            profile.plain[place] = cost
            guard place < math.count else { continue }
            profile.withOneMore[place + 1] = cost &+ extras[place + 1]
            guard place + 1 < math.count else { continue }
            profile.withTwoMore[place + 2] = cost &+ extras[place + 1] &+ extras[place + 2]
        }
    }
}
