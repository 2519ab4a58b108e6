/// What deviations cost beyond the least that each sound of a word costs anyhow.
struct SlipCosts {
    private let prices: SoundPrices
    private let leasts: [Int]
    let swapped: Int
    /// The least that a sound from nowhere costs in a word that is everywhere, and in any other.
    let smallExtra: Int
    let plainExtra: Int

    init(_ prices: SoundPrices) {
        self.prices = prices
        swapped = Int(prices.units.swapped)
        leasts = (0..<SoundTable.size).map { said in
            let heard = prices.substitutions + said * SoundTable.size
            return (0..<SoundTable.size).reduce(Int(prices.deletions[said])) { min($0, Int(heard[$1])) }
        }
        let rarity = (0..<SoundTable.size).reduce(Int16.max) { min($0, prices.rarities[$1]) }
        smallExtra = Int(min(HeardUtterance.leastExtra, prices.extra))
        plainExtra = Int(prices.extra &+ Int16(Double(rarity) * prices.costs.evidence))
    }

    func least(of sound: UInt8) -> Int { leasts[Int(sound)] }

    func missing(_ sound: UInt8) -> Int { Int(prices.deletions[Int(sound)]) - leasts[Int(sound)] }

    func cost(of heard: UInt8, heardFor said: UInt8) -> Int {
        Int(prices.substitutions[Int(said) * SoundTable.size + Int(heard)]) - leasts[Int(said)]
    }
}

/// Kinds of sounds that are heard: those that cost the same in place of each sound of the words are one. Most sounds are in no
/// word, and a lane has a number for each kind.
struct HeardKinds {
    /// One sound of each.
    let examples: [UInt8]
    /// Of each sound.
    let kinds: [UInt8]

    init(_ sounds: Set<UInt8>, _ costs: SlipCosts) {
        var (examples, kinds, kindOfCosts) = ([UInt8](), [UInt8](), [[Int]: UInt8]())
        let sounds = sounds.sorted()
        for heard in (0..<SoundTable.size).map({ UInt8($0) }) {
            let all = sounds.map { costs.cost(of: heard, heardFor: $0) }
            let kind = kindOfCosts[all] ?? UInt8(examples.count)
            if Int(kind) == examples.count {
                examples.append(heard)
                kindOfCosts[all] = kind
            }
            kinds.append(kind)
        }
        (self.examples, self.kinds) = (examples, kinds)
    }

    var count: Int { examples.count }
}
