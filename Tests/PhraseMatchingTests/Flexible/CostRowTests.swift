@testable import PhraseMatching
import Testing

/// Rows eight elements at a time against the same one by one.
@Suite struct CostRowTests {
    /// Rows of one length in memory of their own, with room before each.
    private final class Rows {
        let math: CostRowMath
        private let memory: UnsafeMutablePointer<Int16>
        private let count: Int

        init(_ count: Int, rows: Int) {
            math = CostRowMath(count: count)
            self.count = rows * math.stride + CostRowMath.padding
            memory = .allocate(capacity: self.count)
            memory.initialize(repeating: SoundCost.never.rawValue, count: self.count)
        }

        deinit { memory.deallocate() }

        func row(_ number: Int) -> CostRow { memory + CostRowMath.padding + number * math.stride }

        func random(_ number: Int, _ range: ClosedRange<Int>, _ dice: inout Dice) -> CostRow {
            let row = row(number)
            math.fill(row)
            for place in 0...math.count {
                row[place] = dice.chance(20) ? SoundCost.never.rawValue : Int16(dice.roll(range))
            }
            return row
        }

        func values(_ row: CostRow) -> [Int] { (0...math.count).map { Int(row[$0]) } }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func eightAtATimeIsOneByOne(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = Rows(dice.roll(1...40), rows: 8)
        let math = rows.math
        let (a, b) = (rows.random(0, 0...4_000, &dice), rows.random(1, 0...4_000, &dice))
        let (first, second) = (rows.values(a), rows.values(b))
        let never = Int(SoundCost.never.rawValue)

        #expect(Int(math.least(a)) == first.min())
        let difference = zip(first, second).map { $0 - $1 }.min() ?? 0
        #expect(Int(math.leastDifference(a, b)) == min(difference, Self.restDifference(math, never) ?? difference))

        let least = math.leastDifference(a, b)
        #expect(math.isRow(a, beyond: b, within: least))
        #expect(!math.isRow(a, beyond: b, within: least - 1))

        let copy = rows.row(2)
        math.copy(a, to: copy)
        math.merge(b, adding: 30, into: copy)
        #expect(rows.values(copy) == zip(first, second).map { min($0, $1 + 30) })

        let owners = rows.row(3)
        math.fill(owners, with: SoundCost(rawValue: 0))
        math.copy(a, to: copy)
        math.merge(b, adding: 30, of: 7, into: copy, owners: owners)
        #expect(rows.values(owners) == zip(first, second).map { $1 + 30 < $0 ? 7 : 0 })

        let gaps = rows.random(4, 0...90, &dice)
        for place in 0...math.count where gaps[place] > 90 { gaps[place] = 90 }
        let landings = rows.random(5, 0...0, &dice)
        for place in 0...math.count { landings[place] = dice.chance(50) ? SoundCost.impassable.rawValue : 0 }
        math.copy(a, to: copy)
        math.pass(copy, gaps: gaps, landings: landings)
        let passed = Self.passed(first, rows.values(gaps), rows.values(landings))
        #expect(rows.values(copy) == passed)

        let (background, penalties) = (rows.row(6), rows.row(7))
        for row in [background, penalties] { math.fill(row, with: SoundCost(rawValue: 0)) }
        for place in 1...math.count {
            background[place] = background[place - 1] + gaps[place] / 2
            penalties[place] = penalties[place - 1] + gaps[place] - gaps[place] / 2
        }
        math.fill(copy, with: SoundCost(rawValue: 0))
        let passedEight = math.pass(
            a, penalties: penalties, background: background, landings: landings, into: copy)
        #expect(rows.values(copy) == passed)
        #expect(Int(passedEight.least) == passed.min())
        #expect(Int(passedEight.beyond) == zip(passed, rows.values(background)).map { $0 - $1 }.min())
        #expect(copy[-1] == SoundCost.never.rawValue)
    }

    /// Behind the end of a row there is nothing but `never`, less `never`.
    private static func restDifference(_ math: CostRowMath, _ never: Int) -> Int? {
        math.width > math.count + 1 ? 0 : nil
    }

    private static func passed(_ row: [Int], _ gaps: [Int], _ landings: [Int]) -> [Int] {
        row.indices.map { end in
            (0...end).map { start in
                start == end ? row[end] : row[start] + gaps[start + 1...end].reduce(0, +) + landings[end]
            }.min() ?? 0
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func boundsOneByOne(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = Rows(dice.roll(1...40), rows: 8)
        let math = rows.math
        let (row, background) = (rows.random(0, 0...4_000, &dice), rows.random(1, 0...90, &dice))
        math.fill(background, with: SoundCost(rawValue: 0))
        // With 400 a sound, sums of 40 sounds do not fit into 16 bits.
        let rarity = seed.isMultiple(of: 2) ? 40 : 400
        for place in 0...math.count { background[place] = Int16(rarity * place) }
        let beyond = zip(rows.values(row), rows.values(background)).map { min($0 - $1, 8_000) }
        #expect(Int(math.makeBound(row, beyond: background)) == beyond.min())
        #expect(rows.values(row) == beyond)

        let part = rows.random(2, -900...900, &dice)
        let penalties = rows.random(3, 0...0, &dice)
        let landings = rows.random(4, 0...0, &dice)
        for place in 0...math.count {
            part[place] = Int16(dice.roll(-900...900))
            penalties[place] = place == 0 ? 0 : penalties[place - 1] + (dice.chance(30) ? 19 : 0)
            landings[place] = dice.chance(50) ? SoundCost.impassable.rawValue : 0
        }
        math.settle(row)
        let before = (0...math.count).map { beyond[...$0].min() ?? 0 }
        #expect(rows.values(row) == before)
        let end = math.bound(
            row, part, 300, penalties: penalties, landings: landings, background: background, into: rows.row(5))
        let cores = before.enumerated().map { place, before in before + min(Int(part[place]), 300) }
        let expected = (0...math.count).map { end in
            let ways = (0...end).map { start in
                start == end
                    ? cores[end]
                    : cores[start] + Int(penalties[end]) - Int(penalties[start]) + Int(landings[end])
            }
            return max(min(ways.min() ?? 0, 8_000), -rarity * end)
        }
        #expect(rows.values(rows.row(5)) == (0...math.count).map { expected[...$0].min() ?? 0 })
        #expect(Int(end) == expected.last)

        // Wherever words end one may go on.
        landings[math.count] = 0
        let whole = math.bound(
            row, part, 300, penalties: penalties, landings: landings, background: background, into: rows.row(5))
        #expect(math.bound(row, part, 300, penalties: penalties, background: background) == whole)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func whatFollowsAndWhatIsLeftOneByOne(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = Rows(dice.roll(1...40), rows: 8)
        let math = rows.math
        let (source, background, penalties) = (rows.random(0, 0...4_000, &dice), rows.row(1), rows.row(2))
        math.fill(background, with: SoundCost(rawValue: 0))
        math.fill(penalties, with: SoundCost(rawValue: 0))
        for place in 1...math.count {
            background[place] = Int16(40 * place)
            penalties[place] = penalties[place - 1] + (dice.chance(30) ? 19 : 0)
        }
        let (rest, part, before) = (rows.row(3), rows.random(4, -900...900, &dice), rows.row(5))
        math.fillEnd(rest, penalties: penalties)
        let (passed, last) = (rows.values(penalties), Int(penalties[math.count]))
        #expect(rows.values(rest) == passed.map { last - $0 })
        for place in 0...math.count { part[place] = min(part[place], CostRowMath.boundLimit) }

        math.fill(before, with: SoundCost(rawValue: 500))
        math.boundBefore(rest, part, 300, background: background, into: before)
        let cores = zip(rows.values(rest), rows.values(part)).map { $0 + min($1, 300) }
        #expect(
            rows.values(before)
                == (0...math.count).map { min(500, max(cores[$0...].min() ?? 0, 40 * ($0 - math.count))) })

        let room = rows.row(6)
        math.surround(source, beyond: background, rest, into: room)
        let beyond = zip(rows.values(source), rows.values(background)).map { min($0 - $1, 8_000) }
        let left = (0...math.count).map { (beyond[...$0].min() ?? 0) + last - passed[$0] }
        #expect(rows.values(room) == left)
        let least = Int32(zip(left, rows.values(part)).map { $0 + min($1, 300) }.min() ?? 0)
        #expect(math.isSum(room, part, 300, within: least))
        #expect(!math.isSum(room, part, 300, within: least - 1))
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func oneMoreSoundIsHeardInFourWays(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = Rows(dice.roll(1...40), rows: 6)
        let source = rows.random(0, 0...4_000, &dice)
        let profile = SoundProfile(plain: rows.random(1, 0...90, &dice), stride: rows.math.stride)
        for (number, costs) in [(2, 0...180), (3, 0...270)] { _ = rows.random(number, costs, &dice) }
        for row in [profile.plain, profile.withOneMore, profile.withTwoMore] {
            for place in 0...rows.math.count where row[place] > 6_000 { row[place] = SoundCost.impassable.rawValue }
        }
        CostRowMath.store(CostRowMath.Eight(repeating: 51), profile.missing, 0)
        rows.math.advance(source, to: rows.row(4), heard: profile)
        let never = Int(SoundCost.never.rawValue)
        let old = rows.values(source)
        func before(_ place: Int) -> Int { place < 0 ? never : old[place] }
        let expected = (0...rows.math.count).map { place in
            min(
                before(place - 1) + Int(profile.plain[place]), before(place) + 51,
                before(place - 2) + Int(profile.withOneMore[place]),
                before(place - 3) + Int(profile.withTwoMore[place]), never)
        }
        #expect(rows.values(rows.row(4)) == expected)

        // As far as it goes, a part of a row is the same.
        let last = dice.roll(0...rows.math.count)
        rows.math.narrowed(to: last).advance(source, to: rows.row(5), heard: profile)
        #expect(rows.values(rows.row(5)).prefix(last + 1) == expected.prefix(last + 1))
    }
}
