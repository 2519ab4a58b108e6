@testable import PhraseMatching
import Testing

/// The automaton against edit distances with costs, cell by cell.
@Suite struct SlipAutomatonTests {
    /// What a word costs at least, wherever in an utterance it is said.
    private struct Twin {
        let prices: SoundPrices
        let heard: [SlipAutomaton.HeardSound]

        func cost(of word: [UInt8]) -> Int {
            let never = 1_000_000
            var rows = [[Int](repeating: 0, count: heard.count + 1)]
            for (depth, sound) in word.enumerated() {
                let before = rows[depth]
                let row = (0...heard.count).map { end in
                    var least = before[end] + Int(prices.deletions[Int(sound)])
                    for count in 0...2 where end - count > 0 {
                        let extras = heard[(end - count)..<end].reduce(0) { $0 + extra($1) }
                        least = min(least, before[end - count - 1] + cost(heard[end - count - 1].sound, sound) + extras)
                    }
                    if depth > 0, end > 1 {
                        let swapped =
                            cost(heard[end - 2].sound, sound) + cost(heard[end - 1].sound, word[depth - 1])
                            + Int(prices.units.swapped)
                        least = min(least, rows[depth - 1][end - 2] + swapped)
                    }
                    return min(least, never)
                }
                rows.append(row)
            }
            return rows[word.count].min() ?? never
        }

        private func cost(_ heard: UInt8, _ said: UInt8) -> Int {
            Int(prices.substitutions[Int(said) * SoundTable.size + Int(heard)])
        }

        /// As `HeardUtterance` has it; of a small word the least there is.
        private func extra(_ heard: SlipAutomaton.HeardSound) -> Int {
            if heard.isSmall { return Int(HeardUtterance.leastExtra) }
            let rarity = Double(prices.rarities[Int(heard.sound)]) * prices.costs.evidence
            return Int(prices.extra) + Int(Int16(rarity))
        }
    }

    private static func prices(_ number: Int) -> SoundPrices {
        let model = FlexibleFixture.model()
        switch number {
        case 0: return SoundPrices(.letters, model.typed, isHeard: false)
        case 1: return SoundPrices(model.table, model.transcribed, isHeard: false)
        default:
            var generous = model.typed
            (generous.slip, generous.sharpness, generous.swapped) = (7, 0.5, 2)
            return SoundPrices(model.table, generous, isHeard: false)
        }
    }

    @Test(arguments: 0..<3, 0..<40 as Range<UInt64>)
    func whateverIsSaidIsFound(number: Int, seed: UInt64) {
        var dice = Dice(seed: seed)
        let prices = Self.prices(number)
        let letters = "aeiknst".map { Sound(letter: $0).rawValue }
        func sounds(_ count: ClosedRange<Int>) -> [UInt8] {
            (0..<dice.roll(count)).map { _ in dice.pick(letters, else: 0) }
        }
        let words = (0..<40).map { _ in sounds(1...12) }
        var builder = SlipAutomatonBuilder(prices, sounds: Set(words.joined()))
        let places = words.map { word in word.withUnsafeBufferPointer { builder.add($0) } }
        let automaton = builder.build()
        var (found, missed) = (0, 0)
        for _ in 0..<20 {
            // Half of them are a word with a few slips.
            var said = sounds(1...20)
            if dice.chance(70) { said += dice.pick(words, else: []) + sounds(0...4) }
            for _ in 0..<dice.roll(0...2) { said[dice.roll(0...said.count - 1)] = dice.pick(letters, else: 0) }
            let small = dice.roll(0...said.count)
            let heard = said.enumerated().map {
                SlipAutomaton.HeardSound(sound: $1, isSmall: $0 >= small && $0 < small + 4)
            }
            let reached = heard.withUnsafeBufferPointer { heard in
                (0..<automaton.laneCount).map { automaton.reached($0, by: heard) }
            }
            let twin = Twin(prices: prices, heard: heard)
            for (word, ends) in zip(words, places) {
                guard let ends else { continue }
                let isFound = ends.contains { reached[$0.lane] & $0.bit != 0 }
                let isSaid = twin.cost(of: word) <= Int(prices.units.allowance(for: word.count))
                #expect(isFound || !isSaid, "seed \(seed): \(word) in \(said)")
                (found, missed) = (found + (isFound ? 1 : 0), missed + (isFound ? 0 : 1))
            }
        }
        #expect(number == 2 || found > 0 && missed > 0)
    }
}
