/// One row of the search: for each number of sounds of the utterance, what it costs to have explained that many by the
/// phrase so far.
///
/// Rows are read and written eight elements at a time; there is room before and behind each for that.
typealias CostRow = UnsafeMutablePointer<Int16>

/// How long the rows of a search are, and what may be done with them.
struct CostRowMath {
    private typealias Eight = SIMD8<Int16>

    /// Elements before a row that are never anything but out of reach.
    static let padding = 8
    @inline(__always)
    private static var never: Eight { Eight(repeating: SoundCost.never.rawValue) }

    /// Sounds of the utterance.
    let count: Int
    /// Elements of a row, a multiple of eight.
    let width: Int
    /// From one row to the next.
    var stride: Int { width &+ Self.padding }

    init(count: Int) {
        self.count = count
        width = (count + 1 + 7) & ~7
    }

    @inline(__always)
    private static func load(_ row: CostRow, _ place: Int) -> Eight {
        UnsafeRawPointer(row + place).loadUnaligned(as: Eight.self)
    }

    /// The same at a multiple of eight: rows begin at multiples of 16 bytes.
    @inline(__always)
    private static func own(_ row: CostRow, _ place: Int) -> Eight {
        UnsafeRawPointer(row + place).load(as: Eight.self)
    }

    /// At a multiple of eight.
    @inline(__always)
    private static func store(_ eight: Eight, _ row: CostRow, _ place: Int) {
        UnsafeMutableRawPointer(row + place).assumingMemoryBound(to: Eight.self).pointee = eight
    }

    @inline(__always)
    private static func least(_ a: Eight, _ b: Eight) -> Eight { a.replacing(with: b, where: b .< a) }

    @inline(__always)
    func fill(_ row: CostRow, with cost: SoundCost = .never) {
        let eight = Eight(repeating: cost.rawValue)
        var place = -Self.padding
        repeat {
            Self.store(eight, row, place)
            place &+= 8
        } while place < width
    }

    @inline(__always)
    func copy(_ source: CostRow, to target: CostRow) {
        var place = -Self.padding
        repeat {
            Self.store(Self.own(source, place), target, place)
            place &+= 8
        } while place < width
    }

    /// One more sound of the phrase: it was heard as the next one, or not at all, or as one with one or two behind it
    /// that came from nowhere.
    @inline(__always)
    func advance(_ source: CostRow, to target: CostRow, heard: SoundProfile, missing: Int16) {
        let missing = Eight(repeating: missing)
        let (plainCosts, oneMore, twoMore) = (heard.plain, heard.withOneMore, heard.withTwoMore)
        var place = 0
        repeat {
            let plain = Self.least(
                Self.load(source, place &- 1) &+ Self.own(plainCosts, place), Self.own(source, place) &+ missing)
            let longer = Self.least(
                Self.load(source, place &- 2) &+ Self.own(oneMore, place),
                Self.load(source, place &- 3) &+ Self.own(twoMore, place))
            Self.store(Self.least(Self.least(plain, longer), Self.never), target, place)
            place &+= 8
        } while place < width
    }

    /// Two sounds of the phrase that were said in the wrong order: the later one first.
    @inline(__always)
    func swap(
        _ before: CostRow, to target: CostRow, first: SoundProfile, second: SoundProfile, cost: Int16
    ) {
        let cost = Eight(repeating: cost)
        var place = 0
        repeat {
            let heard = Self.load(second.plain, place &- 1) &+ Self.own(first.plain, place) &+ cost
            let swapped = Self.load(before, place &- 2) &+ heard
            Self.store(Self.least(swapped, Self.own(target, place)), target, place)
            place &+= 8
        } while place < width
    }

    /// Takes over what costs less in another row with a cost added.
    @inline(__always)
    func merge(_ source: CostRow, adding cost: Int16, into target: CostRow) {
        let cost = Eight(repeating: cost)
        var place = 0
        repeat {
            Self.store(Self.least(Self.own(source, place) &+ cost, Self.own(target, place)), target, place)
            place &+= 8
        } while place < width
    }

    /// The same, keeping who was taken over where.
    @inline(__always)
    func merge(_ source: CostRow, adding cost: Int16, of owner: Int16, into target: CostRow, owners: CostRow) {
        let (cost, owner) = (Eight(repeating: cost), Eight(repeating: owner))
        var place = 0
        repeat {
            let (mine, theirs) = (Self.own(source, place) &+ cost, Self.own(target, place))
            let isBetter = mine .< theirs
            Self.store(theirs.replacing(with: mine, where: isBetter), target, place)
            Self.store(Self.own(owners, place).replacing(with: owner, where: isBetter), owners, place)
            place &+= 8
        } while place < width
    }

    /// Any number of sounds that the phrase does not have.
    ///
    /// - landings: what it costs to go on with the phrase at each position.
    @inline(__always)
    func pass(_ row: CostRow, gaps: CostRow, landings: CostRow) {
        var least = row[0]
        var place = 1
        while place <= count {
            let passed = least &+ gaps[place]
            let landed = passed &+ landings[place]
            least = passed < row[place] ? passed : row[place]
            if landed < row[place] { row[place] = landed }
            place &+= 1
        }
    }

    @inline(__always)
    func least(_ row: CostRow) -> Int16 {
        var least = Self.never
        var place = 0
        repeat {
            least = Self.least(least, Self.own(row, place))
            place &+= 8
        } while place < width
        return least.min()
    }

    /// The least of what a row costs beyond another one.
    @inline(__always)
    func leastDifference(_ row: CostRow, _ other: CostRow) -> Int16 {
        var least = Self.never
        var place = 0
        repeat {
            least = Self.least(least, Self.own(row, place) &- Self.own(other, place))
            place &+= 8
        } while place < width
        return least.min()
    }
}

// MARK: - Bounds

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
        return least.min()
    }

    /// What a sound of the phrase costs with one or two behind it that came from nowhere.
    func lengthen(_ heard: SoundProfile, extras: CostRow) {
        // More than that says no more, and added to `never` it does not overflow.
        let limit = Eight(repeating: 2 * SoundCost.impassable.rawValue)
        var place = 0
        repeat {
            let more = Self.load(heard.plain, place &- 1) &+ Self.own(extras, place)
            Self.store(Self.least(more, limit), heard.withOneMore, place)
            place &+= 8
        } while place < width
        place = 0
        repeat {
            let more = Self.load(heard.withOneMore, place &- 1) &+ Self.own(extras, place)
            Self.store(Self.least(more, limit), heard.withTwoMore, place)
            place &+= 8
        } while place < width
    }

    /// What it costs at least to have said one more part of a phrase, and then any words that the phrase does not have.
    ///
    /// All rows are of costs beyond nothing in particular: `source` of what stands before it, `part` of the part itself,
    /// wherever it begins; `anywhere` is what it costs without a row. `penalties` are sums, up to each position.
    ///
    /// - Returns: The least.
    func bound(
        _ source: CostRow, _ part: CostRow, _ anywhere: Int16, penalties: CostRow, landings: CostRow,
        background: CostRow, into target: CostRow
    ) -> Int32 {
        let most = 2 &* Int32(background[count]) &+ Int32(penalties[count])
        return most <= 2 &* Int32(Self.boundLimit)
            ? boundEight(source, part, anywhere, penalties, landings, background, target)
            : boundOne(source, part, anywhere, penalties, landings, background, target)
    }

    /// Eight at a time: a part that was said before and words since then cost what they did less the penalties up to there,
    /// and those up to here.
    @inline(__always)
    private func boundEight(
        _ source: CostRow, _ part: CostRow, _ anywhere: Int16, _ penalties: CostRow, _ landings: CostRow,
        _ background: CostRow, _ target: CostRow
    ) -> Int32 {
        let (limit, anywhere) = (Eight(repeating: Self.boundLimit), Eight(repeating: anywhere))
        var (before, passed, least) = (limit, limit, limit)
        var place = 0
        repeat {
            before = Self.least(Self.leastSoFar(Self.own(source, place)), before)
            let core = before &+ Self.least(Self.own(part, place), anywhere)
            before = Eight(repeating: before[7])
            let sums = Self.own(penalties, place)
            let next = Self.least(Self.leastSoFar(core &- sums), passed)
            let earlier = Self.least(Self.shiftedOne(next), passed)
            passed = Eight(repeating: next[7])
            let landed = Self.least(earlier &+ sums, limit) &+ Self.own(landings, place)
            let cheapest = Self.least(Self.least(core, landed), limit)
            // Nothing costs less than nothing.
            let nothing = Eight(repeating: 0) &- Self.own(background, place)
            let behind = cheapest.replacing(with: nothing, where: cheapest .< nothing)
            Self.store(behind, target, place)
            let isWithin = Self.numbers .<= Eight(repeating: Int16(truncatingIfNeeded: count &- place))
            least = Self.least(least, limit.replacing(with: behind, where: isWithin))
            place &+= 8
        } while place < width
        return Int32(least.min())
    }

    private static var numbers: Eight { Eight(0, 1, 2, 3, 4, 5, 6, 7) }

    /// Each element becomes the least up to it.
    @inline(__always)
    private static func leastSoFar(_ row: Eight) -> Eight {
        let two = least(row, shiftedOne(row))
        let most = boundMost
        let four = least(two, Eight(most, most, two[0], two[1], two[2], two[3], two[4], two[5]))
        return least(four, Eight(most, most, most, most, four[0], four[1], four[2], four[3]))
    }

    @inline(__always)
    private static func shiftedOne(_ row: Eight) -> Eight {
        Eight(boundMost, row[0], row[1], row[2], row[3], row[4], row[5], row[6])
    }

    private static var boundMost: Int16 { .max }

    /// The same where sums may not fit into 16 bits.
    private func boundOne(
        _ source: CostRow, _ part: CostRow, _ anywhere: Int16, _ penalties: CostRow, _ landings: CostRow,
        _ background: CostRow, _ target: CostRow
    ) -> Int32 {
        let limit = Int32(Self.boundLimit)
        var (before, passed, least) = (limit, limit, limit)
        var place = 0
        while place <= count {
            before = min(before, Int32(source[place]))
            let core = before &+ Int32(min(part[place], anywhere))
            if place > 0 { passed = passed &+ Int32(penalties[place]) &- Int32(penalties[place &- 1]) }
            // Nothing costs less than nothing.
            let behind = max(min(core, passed &+ Int32(landings[place]), limit), -Int32(background[place]))
            passed = min(passed, core)
            target[place] = Int16(truncatingIfNeeded: behind)
            least = min(least, behind)
            place &+= 1
        }
        return least
    }
}

/// What one sound of the phrase costs at each position of the utterance: heard as the sound before it, alone or with one
/// or two sounds behind that came from nowhere.
struct SoundProfile {
    let plain: CostRow
    /// From each of the three rows to the next.
    let stride: Int

    @inline(__always)
    var withOneMore: CostRow { plain + stride }
    @inline(__always)
    var withTwoMore: CostRow { plain + stride &* 2 }
}
