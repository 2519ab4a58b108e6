@testable import PhraseMatching
import Testing

/// The search against its slow twin, on random grammars.
///
/// What the search owes: a way is never cheaper than it is; and it costs exactly what the twin says, with the same patience
/// for names, wherever that is less than 16 nats beyond the best ending, or beyond nothing at all if that is less.
@Suite struct FlexibleSearchTests {
    /// A random grammar, and utterances about it.
    private struct Random {
        var dice: Dice
        let compiled: CompiledFlexibleGrammar
        let prices: SoundPrices

        init(seed: UInt64) throws {
            dice = Dice(seed: seed)
            let fixture = try Random.fixture(&dice)
            let model = FlexibleFixture.model()
            compiled = CompiledFlexibleGrammar(
                fixture.grammar, model, WordReader(model, isHeard: true), contextSlots: ["app"]
            ) { _ in true }
            let isHeard = dice.chance(50)
            prices = SoundPrices(model.table, isHeard ? model.heard : model.typed, isHeard: isHeard)
        }

        private static let words = [
            "open", "show", "the", "in", "shine", "knit", "cats", "a", "nice", "light", "delete", "note", "tin", "sky",
        ]

        private static func text(_ count: ClosedRange<Int>, _ dice: inout Dice) -> String {
            (0..<dice.roll(count)).map { _ in dice.pick(words, else: "") }.joined(separator: " ")
        }

        private static func fixture(_ dice: inout Dice) throws -> GrammarFixture {
            let phrases = (0..<dice.roll(1...4)).map { _ in
                let parts = [
                    text(1...2, &dice),
                    dice.pick(["{name}", "{name} in {app}", "{free}", "{name} the {other}"], else: ""),
                ]
                return dice.chance(70) ? parts.joined(separator: " ") : parts[0]
            }
            let names = (0..<dice.roll(0...6)).map { _ in text(1...3, &dice) }
            return try GrammarFixture(
                phrases, lists: ["name": names, "app": ["Sky notes"], "other": ["cat", "tins and cats"]],
                unlisted: ["free"], rules: [:])
        }

        /// A phrase with letters changed, or words at random.
        mutating func utterance() -> HeardUtterance? {
            var sampler = Sampler(compiled.source, seed: dice.next())
            let number = UInt32(dice.roll(0...compiled.source.phrases.count - 1))
            let sampled = sampler.utterance(of: TemplateID(rawValue: number)) ?? ""
            var letters = Array(dice.chance(70) ? sampled : Self.text(1...5, &dice))
            for _ in 0..<dice.roll(0...4) where !letters.isEmpty {
                let place = dice.roll(0...letters.count - 1)
                if dice.chance(50) {
                    letters.remove(at: place)
                } else {
                    letters[place] = dice.pick(Array("aeikst n"), else: "x")
                }
            }
            return HeardUtterance(SpokenText(String(letters)), WordMemory(), compiled, prices)
        }
    }

    private static let slack = 160
    private static let patience = 144
    private static let never = Int(SoundCost.never.rawValue)

    @Test(arguments: 0..<60 as Range<UInt64>)
    func everyEndingCostsWhatTheTwinSays(seed: UInt64) throws {
        var random = try Random(seed: seed)
        let scratch = FlexibleScratch()
        defer { withExtendedLifetime(scratch) {} }
        for _ in 0..<8 {
            guard let utterance = random.utterance() else { continue }
            let search = FlexibleSearch(random.compiled, utterance, random.prices, scratch)
            search.run()
            let found = search.finals.map(Int.init)
            func twin(_ patience: Int?) -> [Int] {
                FlexibleTwin(
                    compiled: random.compiled, utterance: utterance, prices: random.prices, patience: patience
                ).costs()
            }
            let (patient, endless) = (twin(Self.patience), twin(nil))
            let nothing = Int(utterance.background[utterance.sounds.count])
            let limit = min(nothing, patient.min() ?? nothing) + Self.slack
            for ending in found.indices {
                #expect(found[ending] >= endless[ending], "seed \(seed)")
                #expect(found[ending] == patient[ending] || patient[ending] >= limit, "seed \(seed)")
            }
            withExtendedLifetime(FlexibleScratch()) { scratch in
                let fresh = FlexibleSearch(random.compiled, utterance, random.prices, scratch)
                fresh.run()
                #expect(fresh.finals.map(Int.init) == found, "storage that was used before, seed \(seed)")
            }
        }
    }

    /// What an ending costs at least is never more than it costs, so nothing is missed for it; and whoever asks for less finds
    /// the same within that.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func boundsMissNothing(seed: UInt64) throws {
        var random = try Random(seed: seed)
        let scratch = FlexibleScratch()
        defer { withExtendedLifetime(scratch) {} }
        let nodes = random.compiled.grammar.nodes
        for _ in 0..<8 {
            guard let utterance = random.utterance() else { continue }
            let twin = FlexibleTwin(
                compiled: random.compiled, utterance: utterance, prices: random.prices, patience: Self.patience
            ).costs()
            let nothing = Int(utterance.background[utterance.sounds.count])
            let search = FlexibleSearch(random.compiled, utterance, random.prices, scratch)
            let bounds = Dictionary(
                uniqueKeysWithValues: search.bounds(nodes, nil, within: 1_000).map { (Int($0.number), Int($0.cost)) })
            for (ending, cost) in twin.enumerated() where cost <= nothing + 1_000 {
                #expect(try #require(bounds[ending], "seed \(seed)") + nothing <= cost, "seed \(seed)")
            }
            let (floor, slack) = (nothing + random.dice.roll(-200...100), random.dice.roll(0...100))
            let narrow = FlexibleSearch(random.compiled, utterance, random.prices, scratch)
            narrow.run(floor: Int16(floor), slack: Int16(slack))
            let limit = min(floor, (twin.min() ?? floor) + slack)
            for ending in twin.indices {
                let found = Int(narrow.finals[ending])
                #expect(found == twin[ending] || twin[ending] > limit && found >= twin[ending], "seed \(seed)")
            }
            let cheapest = scratch.cheapest
            let costs = (0..<cheapest.count).map { Int(cheapest[$0].cost) }
            #expect(
                costs == costs.sorted()
                    && costs.first == narrow.finals.map(Int.init).min().flatMap { $0 < Self.never ? $0 : nil })
        }
    }

    /// Parts follow one another, and what they cost with what lies between them is what the ending costs.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func aTraceAddsUpToItsEnding(seed: UInt64) throws {
        var random = try Random(seed: seed)
        let scratch = FlexibleScratch()
        defer { withExtendedLifetime(scratch) {} }
        for _ in 0..<8 {
            guard let utterance = random.utterance() else { continue }
            let search = FlexibleSearch(random.compiled, utterance, random.prices, scratch)
            search.run()
            let found = search.finals.map(Int.init)
            let twin = FlexibleTwin(
                compiled: random.compiled, utterance: utterance, prices: random.prices, patience: nil)
            for ending in found.indices where found[ending] < Self.never {
                let trace = try #require(FlexibleTrace(search, ending: ending))
                #expect(trace.parts.map(\.node) == random.compiled.way(to: ending))
                var (place, cost) = (0, 0)
                for part in trace.parts {
                    try #require(part.sounds.lowerBound >= place, "seed \(seed)")
                    cost += utterance.gaps[place..<part.sounds.lowerBound].reduce(0) { $0 + Int($1) }
                    let content = random.compiled.grammar.nodes[part.node].content
                    let own = twin.cost(of: content, as: part.filling, part.sounds)
                    let heard = Int(
                        utterance.background[part.sounds.upperBound] - utterance.background[part.sounds.lowerBound])
                    #expect(heard - Int(part.gain * SoundCost.unitsPerNat) == own, "seed \(seed), \(content) \(part)")
                    cost += own
                    place = part.sounds.upperBound
                }
                cost += utterance.gaps[place...].reduce(0) { $0 + Int($1) }
                #expect(cost == found[ending], "seed \(seed)")
            }
        }
    }

    /// Without one entry, what is best among the others.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func theOtherWayIsThatOfAListWithoutTheEntry(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let names = ["shine", "nice shine", "cat", "cats", "tin cat"].shuffled(using: &dice)
        let model = FlexibleFixture.model()
        let prices = SoundPrices(model.table, model.typed, isHeard: false)
        func compiled(_ names: [String]) throws -> CompiledFlexibleGrammar {
            let fixture = try GrammarFixture(["open {name} in the sky"], lists: ["name": names], rules: [:])
            return CompiledFlexibleGrammar(
                fixture.grammar, model, WordReader(model, isHeard: true), contextSlots: []
            ) { _ in true }
        }
        let (all, rest) = (try compiled(names), try compiled(Array(names.dropFirst())))
        let said = SpokenText("open \(dice.pick(names, else: "")) in sky")
        let utterance = try #require(HeardUtterance(said, WordMemory(), all, prices))
        let (scratch, second) = (FlexibleScratch(), FlexibleScratch())
        defer { withExtendedLifetime((scratch, second)) {} }
        let search = FlexibleSearch(all, utterance, prices, scratch)
        search.run()
        let other = FlexibleSearch(rest, utterance, prices, second)
        other.run()
        let node = try #require(all.way(to: 0).dropFirst().first)
        #expect(search.costOfOtherWay(0, without: 0, at: node) == other.finals[0])
    }

    /// Slots say where they stand in the text as given.
    @Test(arguments: [
        ("opn the cafe menü in Fieldnotes", ["cafe menü", "Fieldnotes"]),
        ("öpen  Bäkerei, in Field Notez", ["Bäkerei", "Field Notez"]),
        ("🦦 opne Otter trcks in field notes 🦦", ["Otter trcks", "field notes"]),
    ])
    func spansLeadBackToTheText(text: String, slots: [String]) throws {
        let answer = try FlexibleFixture.matcher().answer(text)
        let best = try #require(answer.result.best.first)
        #expect(best.slots.map(\.text) == slots)
        #expect(best.slots.map { Array(text.utf8)[$0.span] }.map { String(decoding: $0, as: UTF8.self) } == slots)
        #expect(best.tier == .flexible)
    }
}
