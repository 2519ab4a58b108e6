/// A small generator of its own (SplitMix64), so that a failure can be repeated anywhere from its seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<T>(_ items: [T], else fallback: T) -> T { items.randomElement(using: &self) ?? fallback }

    mutating func chance(_ percent: Int) -> Bool { roll(1...100) <= percent }
}
