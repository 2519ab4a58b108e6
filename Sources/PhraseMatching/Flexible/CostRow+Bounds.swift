extension CostRowMath {
    /// Costs beyond nothing in particular end here, so that two may be added.
    static let boundLimit: Int16 = 8_000

    /// Makes a row one of costs beyond another one.
    ///
    /// - Returns: the least.
    func makeBound(_ row: CostRow, beyond other: CostRow) -> Int16 {
        let limit = Eight(repeating: Self.boundLimit)
        var least = limit
        var place = 0
        repeat {
            let beyond = Self.least(Self.own(row, place) &- Self.own(other, place), limit)
            Self.store(beyond, row, place)
            least = Self.least(least, beyond)
            place &+= 8
        } while place < width
        return Self.least(of: least)
    }

    /// Writes what a row costs beyond another one into `target`, and into `least` where that is less.
    ///
    /// - Returns: the least.
    @inline(__always)
    func makeBound(_ row: CostRow, beyond other: CostRow, into target: CostRow, least all: CostRow) -> Int16 {
        let limit = Eight(repeating: Self.boundLimit)
        var least = limit
        var place = 0
        repeat {
            let beyond = Self.least(Self.own(row, place) &- Self.own(other, place), limit)
            Self.store(beyond, target, place)
            Self.store(Self.least(beyond, Self.own(all, place)), all, place)
            least = Self.least(least, beyond)
            place &+= 8
        } while place < width
        return Self.least(of: least)
    }

    /// What it costs at least to have said one more part of a phrase, and then any words that the phrase does not have.
    ///
    /// All rows are of costs beyond nothing in particular: `source` of what stands before it, the least up to each position, and
    /// so is `target`; `part` of the part itself, wherever it begins; `anywhere` is what it costs without a row. `penalties` are
    /// sums, up to each position.
    ///
    /// - Returns: The cost at the end.
    func bound(
        _ source: CostRow, _ part: CostRow, _ anywhere: Int16, penalties: CostRow, landings: CostRow,
        background: CostRow, into target: CostRow
    ) -> Int32 {
        addsUp(penalties, background)
            ? boundEight(source, part, anywhere, penalties, landings, background, target)
            : boundOne(source, part, anywhere, penalties, landings, background, target)
    }

    /// The same where nobody asks for a row.
    func bound(_ source: CostRow, _ part: CostRow, _ anywhere: Int16, penalties: CostRow, background: CostRow) -> Int32
    {
        let cheapest =
            addsUp(penalties, background)
            ? boundEight(source, part, anywhere, penalties) : boundOne(source, part, anywhere, penalties)
        // Nothing costs less than nothing.
        return max(min(cheapest &+ Int32(penalties[count]), Int32(Self.boundLimit)), -Int32(background[count]))
    }

    /// Whether the bounds of three things that follow one another add up within 16 bits.
    func addsUp(_ penalties: CostRow, _ background: CostRow) -> Bool {
        2 &* Int32(background[count]) &+ Int32(penalties[count]) <= 2 &* Int32(Self.boundLimit)
    }

    /// Eight at a time: a part that was said before and words since then cost what they did less the penalties up to there,
    /// and those up to here.
    @inline(__always)
    private func boundEight(
        _ source: CostRow, _ part: CostRow, _ anywhere: Int16, _ penalties: CostRow, _ landings: CostRow,
        _ background: CostRow, _ target: CostRow
    ) -> Int32 {
        let (limit, anywhere) = (Eight(repeating: Self.boundLimit), Eight(repeating: anywhere))
        var (before, behind) = (Eight(repeating: .max), limit)
        var place = 0
        repeat {
            let penalty = Self.own(penalties, place)
            let core = Self.own(source, place) &+ Self.least(Self.own(part, place), anywhere)
            let said = Self.least(Self.leastUpToHere(core &- penalty), before)
            before = Eight(repeating: said[7])
            let passed = Self.least(said &+ penalty, limit)
            let cheapest = Self.least(Self.least(core, passed &+ Self.own(landings, place)), limit)
            // Nothing costs less than nothing.
            let nothing = Eight(repeating: 0) &- Self.own(background, place)
            behind = cheapest.replacing(with: nothing, where: cheapest .< nothing)
            Self.store(behind, target, place)
            place &+= 8
        } while place < width
        settle(target)
        return Int32(behind[count & 7])
    }

    @inline(__always)
    private func boundEight(_ source: CostRow, _ part: CostRow, _ anywhere: Int16, _ penalties: CostRow) -> Int32 {
        let (limit, anywhere) = (Eight(repeating: Self.boundLimit), Eight(repeating: anywhere))
        var least = limit
        var place = 0
        repeat {
            let core = Self.own(source, place) &+ Self.least(Self.own(part, place), anywhere)
            let isWithin = Self.numbers .<= Eight(repeating: Int16(truncatingIfNeeded: count &- place))
            least = Self.least(least, limit.replacing(with: core &- Self.own(penalties, place), where: isWithin))
            place &+= 8
        } while place < width
        return Int32(Self.least(of: least))
    }

    /// Makes each element the least up to it. Not inlined: what it calls is inlined only once in each function.
    @inline(never)
    func settle(_ row: CostRow) {
        var (before, place) = (Eight(repeating: .max), 0)
        repeat {
            let least = Self.least(Self.leastUpToHere(Self.own(row, place)), before)
            before = Eight(repeating: least[7])
            Self.store(least, row, place)
            place &+= 8
        } while place < width
    }

    /// Of the elements within eight.
    static var numbers: Eight { Eight(0, 1, 2, 3, 4, 5, 6, 7) }

    private static var boundMost: Int16 { .max }

    /// Each element becomes the least up to it. What moves in from outside must be constant: a compiler takes any other
    /// move apart, element by element.
    @inline(__always)
    static func leastUpToHere(_ row: Eight) -> Eight {
        let most = boundMost
        let two = least(row, Eight(most, row[0], row[1], row[2], row[3], row[4], row[5], row[6]))
        let four = least(two, Eight(most, most, two[0], two[1], two[2], two[3], two[4], two[5]))
        return least(four, Eight(most, most, most, most, four[0], four[1], four[2], four[3]))
    }

    @inline(__always)
    static func least(of row: Eight) -> Int16 { leastUpToHere(row)[7] }

    /// Each element becomes the least from it on.
    @inline(__always)
    private static func leastFromHere(_ row: Eight) -> Eight {
        let most = boundMost
        let two = least(row, Eight(row[1], row[2], row[3], row[4], row[5], row[6], row[7], most))
        let four = least(two, Eight(two[2], two[3], two[4], two[5], two[6], two[7], most, most))
        return least(four, Eight(four[4], four[5], four[6], four[7], most, most, most, most))
    }

    /// The same where sums may not fit into 16 bits.
    private func boundOne(
        _ source: CostRow, _ part: CostRow, _ anywhere: Int16, _ penalties: CostRow, _ landings: CostRow,
        _ background: CostRow, _ target: CostRow
    ) -> Int32 {
        let limit = Int32(Self.boundLimit)
        var (passed, least, behind) = (limit, limit, limit)
        var place = 0
        while place <= count {
            let core = Int32(source[place]) &+ Int32(min(part[place], anywhere))
            if place > 0 { passed = passed &+ Int32(penalties[place]) &- Int32(penalties[place &- 1]) }
            // Nothing costs less than nothing.
            behind = max(min(core, passed &+ Int32(landings[place]), limit), -Int32(background[place]))
            passed = min(passed, core)
            least = min(least, behind)
            target[place] = Int16(truncatingIfNeeded: least)
            place &+= 1
        }
        return behind
    }

    private func boundOne(_ source: CostRow, _ part: CostRow, _ anywhere: Int16, _ penalties: CostRow) -> Int32 {
        (0...count).reduce(Int32.max) {
            min($0, Int32(source[$1]) &+ Int32(min(part[$1], anywhere)) &- Int32(penalties[$1]))
        }
    }

    // MARK: What follows

    /// What the words up to the end cost at least, from each position on, if the phrase has nothing more to say.
    func fillEnd(_ rest: CostRow, penalties: CostRow) {
        let all = Eight(repeating: penalties[count])
        fill(rest, with: SoundCost(rawValue: Self.boundLimit))
        var place = 0
        while place <= count {
            let within = Eight(repeating: Int16(truncatingIfNeeded: count &- place)) .>= Self.numbers
            Self.store(
                Self.own(rest, place).replacing(with: all &- Self.own(penalties, place), where: within), rest, place)
            place &+= 8
        }
    }

    /// What it costs at least to say one more part and what follows it, from each position on; taken over where it is less.
    ///
    /// - rest: what follows the part, from each position on.
    @inline(__always)
    func boundBefore(_ rest: CostRow, _ part: CostRow, _ anywhere: Int16, background: CostRow, into target: CostRow) {
        let (anywhere, all) = (Eight(repeating: anywhere), Eight(repeating: background[count]))
        var behind = Eight(repeating: Self.boundLimit)
        var place = width
        repeat {
            place &-= 8
            let core = Self.own(rest, place) &+ Self.least(Self.own(part, place), anywhere)
            behind = Self.least(Self.leastFromHere(core), behind)
            // Nothing costs less than nothing.
            let nothing = Self.own(background, place) &- all
            let cheapest = behind.replacing(with: nothing, where: behind .< nothing)
            Self.store(Self.least(cheapest, Self.own(target, place)), target, place)
            behind = Eight(repeating: behind[0])
        } while place > 0
    }

    /// What a part that ends at each position leaves to be paid at least: for what stands before it, wherever that ended, and
    /// for what follows.
    @inline(__always)
    func surround(_ source: CostRow, beyond background: CostRow, _ rest: CostRow, into target: CostRow) {
        let limit = Eight(repeating: Self.boundLimit)
        var (before, place) = (limit, 0)
        repeat {
            let beyond = Self.own(source, place) &- Self.own(background, place)
            let least = Self.least(Self.leastUpToHere(beyond), before)
            before = Eight(repeating: least[7])
            Self.store(least &+ Self.own(rest, place), target, place)
            place &+= 8
        } while place < width
    }

    /// Whether the least of the sums of two rows, the second of which is at most `anywhere`, is at most `limit`.
    @inline(__always)
    func isSum(_ a: CostRow, _ b: CostRow, _ anywhere: Int16, within limit: Int32) -> Bool {
        let anywhere = Eight(repeating: anywhere)
        var least = Self.never
        var place = 0
        repeat {
            least = Self.least(least, Self.own(a, place) &+ Self.least(Self.own(b, place), anywhere))
            place &+= 8
        } while place < width
        return Self.isAny(least, within: limit)
    }
}
