/// The tables of one way to hear, as the search reads them.
///
/// It is kept for the life of a matcher and read through pointers: a row of costs is fetched for each sound of each name.
final class SoundPrices: @unchecked Sendable {
    let costs: FlexibleCosts
    /// For each sound that was said, what each sound costs that is heard for it.
    let substitutions: UnsafeMutablePointer<Int16>
    let deletions: UnsafeMutablePointer<Int16>
    let dearestDeletion: Int16
    /// What a sound says by being there at all.
    let rarities: UnsafeMutablePointer<Int16>
    /// The same as evidence in a word, by the kind of the word, and what such a word costs besides; see `FlexibleCosts.weights`.
    private let worths: UnsafeMutablePointer<Int16>
    private let gaps: UnsafeMutablePointer<Int16>
    /// A recogniser heard it; else a person typed it.
    let isHeard: Bool
    let extra: Int16
    let units: CostUnits

    init(_ table: SoundTable, _ costs: FlexibleCosts, isHeard: Bool) {
        self.isHeard = isHeard
        self.costs = costs
        units = CostUnits(costs)
        let size = SoundTable.size
        substitutions = .allocate(capacity: size * size)
        deletions = .allocate(capacity: size)
        rarities = .allocate(capacity: size)
        worths = .allocate(capacity: size * Lexicon.Kind.allCases.count)
        gaps = .allocate(capacity: Lexicon.Kind.allCases.count)
        for said in 0..<size {
            let sound = Sound(rawValue: UInt8(said))
            for heard in 0..<size {
                let cost = table.cost(of: Sound(rawValue: UInt8(heard)), heardFor: sound).nats
                let sharpened = said == heard ? cost / costs.sharpness : cost * costs.sharpness
                (substitutions + said * size + heard).initialize(to: Self.step(sharpened))
            }
            let deletion = table.cost(ofMissing: sound).nats * costs.sharpness
            (deletions + said).initialize(to: Self.step(deletion))
            (rarities + said).initialize(to: min(table.rarity(of: sound).rawValue, Self.rarityLimit))
        }
        for kind in Lexicon.Kind.allCases {
            let (evidence, penalty) = costs.weights(of: kind)
            (gaps + Int(kind.rawValue)).initialize(to: SoundCost(nats: penalty).rawValue)
            for sound in 0..<size {
                (worths + Int(kind.rawValue) * size + sound).initialize(to: Int16(Double(rarities[sound]) * evidence))
            }
        }
        dearestDeletion = UnsafeBufferPointer(start: deletions, count: size).reduce(1, max)
        extra = Self.step(table.extra.nats * costs.sharpness)
    }

    /// What each sound is worth in a word of a kind.
    func worths(of kind: Lexicon.Kind) -> UnsafePointer<Int16> {
        UnsafePointer(worths + Int(kind.rawValue) * SoundTable.size)
    }

    /// What a word of a kind costs besides its sounds where the phrase does not have it.
    func gap(of kind: Lexicon.Kind) -> Int16 { gaps[Int(kind.rawValue)] }

    /// As rare as a sound may be: the longest utterance stays cheaper than `never`.
    private static let rarityLimit = SoundCost(nats: 6).rawValue

    /// What one step costs; more than this says no more, and three of them on top of `never` must not overflow.
    private static func step(_ nats: Double) -> Int16 { SoundCost(nats: min(nats, 100)).rawValue }

    deinit {
        substitutions.deallocate()
        deletions.deallocate()
        rarities.deallocate()
        worths.deallocate()
        gaps.deallocate()
    }
}

/// `FlexibleCosts` in the unit of the rows.
struct CostUnits {
    let missingFunctionWord, missingWord, missingNameWord, missingContext, contextFirst, synonym, freeText,
        swapped: Int16

    /// What one slip costs in a word; a long word has room for two.
    private let slip: Int16

    /// What the slips of a word of some sounds may cost together.
    func allowance(for count: Int) -> Int16 {
        switch count {
        case ..<3: slip / 4
        case ..<8: slip
        default: 2 &* slip
        }
    }

    /// The same for a word that is not said.
    var allowanceOfMissing: Int16 { allowance(for: 3) }

    init(_ costs: FlexibleCosts) {
        func units(_ nats: Double) -> Int16 { SoundCost(nats: nats).rawValue }
        missingFunctionWord = units(costs.missingFunctionWord)
        missingWord = units(costs.missingWord)
        missingNameWord = units(costs.missingNameWord)
        missingContext = units(costs.missingContext)
        contextFirst = units(costs.contextFirst)
        synonym = units(costs.synonym)
        freeText = units(costs.freeText)
        swapped = units(costs.swapped)
        slip = units(costs.slip)
    }
}
