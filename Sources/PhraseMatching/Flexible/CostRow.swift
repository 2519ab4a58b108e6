/// One row of the search: for each number of sounds of the utterance, what it costs to have explained that many by the
/// phrase so far.
///
/// Rows are read and written eight elements at a time; there is room before and behind each for that.
typealias CostRow = UnsafeMutablePointer<Int16>

/// How long the rows of a search are, and what may be done with them.
struct CostRowMath {
    typealias Eight = SIMD8<Int16>

    /// Elements before a row that are never anything but out of reach.
    static let padding = 8
    @inline(__always)
    static var never: Eight { Eight(repeating: SoundCost.never.rawValue) }

    /// Sounds of the utterance.
    let count: Int
    /// Elements of a row that are looked at, a multiple of eight: all of them unless only the first ones are asked for.
    private(set) var width: Int
    /// From one row to the next.
    let stride: Int

    init(count: Int) {
        self.count = count
        width = (count + 1 + 7) & ~7
        stride = width + Self.padding
    }

    /// The same up to a position: what stands behind it has no say in what stands before.
    func narrowed(to position: Int) -> CostRowMath {
        var narrowed = self
        narrowed.width = (position + 1 + 7) & ~7
        return narrowed
    }

    @inline(__always)
    static func load(_ row: CostRow, _ place: Int) -> Eight {
        UnsafeRawPointer(row + place).loadUnaligned(as: Eight.self)
    }

    /// The same at a multiple of eight: rows begin at multiples of 16 bytes.
    @inline(__always)
    static func own(_ row: CostRow, _ place: Int) -> Eight {
        UnsafeRawPointer(row + place).load(as: Eight.self)
    }

    /// At a multiple of eight.
    @inline(__always)
    static func store(_ eight: Eight, _ row: CostRow, _ place: Int) {
        UnsafeMutableRawPointer(row + place).assumingMemoryBound(to: Eight.self).pointee = eight
    }

    @inline(__always)
    static func least(_ a: Eight, _ b: Eight) -> Eight { a.replacing(with: b, where: b .< a) }

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
    func fillPadding(_ row: CostRow) { Self.store(Self.never, row, -Self.padding) }

    @inline(__always)
    func copy(_ source: CostRow, to target: CostRow) {
        var place = -Self.padding
        repeat {
            Self.store(Self.own(source, place), target, place)
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

    /// What costs less in one of two rows, the first with a cost added.
    @inline(__always)
    func merge(_ first: CostRow, adding cost: Int16, and second: CostRow, into target: CostRow) {
        let cost = Eight(repeating: cost)
        var place = 0
        repeat {
            Self.store(Self.least(Self.own(first, place) &+ cost, Self.own(second, place)), target, place)
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

    /// Any number of sounds that the phrase does not have, one after another.
    ///
    /// - landings: what it costs to go on with the phrase at each position.
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

    /// The same eight at a time, into another row: what was said before costs what it did less all gaps up to there, and
    /// those up to here. They must add up within 16 bits.
    ///
    /// - penalties: with `background` the gaps up to each position.
    /// - Returns: the least, and the least beyond `background`.
    @inline(__always)
    func pass(
        _ row: CostRow, penalties: CostRow, background: CostRow, landings: CostRow, into target: CostRow
    ) -> (least: Int16, beyond: Int16) {
        fillPadding(target)
        var (before, least, beyond) = (Eight(repeating: .max), Self.never, Self.never)
        var place = 0
        repeat {
            let (core, nothing) = (Self.own(row, place), Self.own(background, place))
            let gaps = nothing &+ Self.own(penalties, place)
            let said = Self.least(Self.leastUpToHere(core &- gaps), before)
            before = Eight(repeating: said[7])
            let isOutside = Self.numbers .> Eight(repeating: Int16(truncatingIfNeeded: count &- place))
            let landed = (said &+ gaps &+ Self.own(landings, place)).replacing(with: core, where: isOutside)
            let cost = Self.least(core, landed)
            Self.store(cost, target, place)
            least = Self.least(least, cost)
            beyond = Self.least(beyond, cost &- nothing)
            place &+= 8
        } while place < width
        return (Self.least(of: least), Self.least(of: beyond))
    }

    @inline(__always)
    func least(_ row: CostRow) -> Int16 {
        var least = Self.never
        var place = 0
        repeat {
            least = Self.least(least, Self.own(row, place))
            place &+= 8
        } while place < width
        return Self.least(of: least)
    }

    /// Whether any of eight costs is at most a limit.
    @inline(__always)
    static func isAny(_ costs: Eight, within limit: Int32) -> Bool {
        let limit = Int16(truncatingIfNeeded: max(Int32(Int16.min), min(limit, Int32(Int16.max))))
        let bits = unsafeBitCast(costs .<= Eight(repeating: limit), to: SIMD2<UInt64>.self)
        return bits.x | bits.y != 0
    }

    /// Whether a row is anywhere at most so much beyond another one.
    @inline(__always)
    func isRow(_ row: CostRow, beyond other: CostRow, within limit: Int16) -> Bool {
        let limit = Int32(limit)
        var place = 0
        repeat {
            // Most are within it somewhere near their beginning.
            if Self.isAny(Self.own(row, place) &- Self.own(other, place), within: limit) { return true }
            place &+= 8
        } while place < width
        return false
    }

    /// The least of what a row costs beyond another one.
    func leastDifference(_ row: CostRow, _ other: CostRow) -> Int16 {
        var least = Self.never
        var place = 0
        repeat {
            least = Self.least(least, Self.own(row, place) &- Self.own(other, place))
            place &+= 8
        } while place < width
        return Self.least(of: least)
    }
}
