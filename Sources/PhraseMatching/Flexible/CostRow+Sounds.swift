/// Sounds of a phrase along the utterance: most of the time of a search is spent here.
extension CostRowMath {
    /// One more sound of the phrase: it was heard as the next one, or not at all, or as one with one or two behind it
    /// that came from nowhere.
    @inline(__always)
    func advance(_ source: CostRow, to target: CostRow, heard: SoundProfile) {
        let (plainCosts, oneMore, twoMore) = (heard.plain, heard.withOneMore, heard.withTwoMore)
        let missing = Self.own(heard.missing, 0)
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
}

/// What one sound of the phrase costs at each position of the utterance: heard as the sound before it, alone or with one
/// or two sounds behind that came from nowhere; or not heard at all.
struct SoundProfile {
    let plain: CostRow
    /// From each of the three rows to the next.
    let stride: Int

    @inline(__always)
    var withOneMore: CostRow { plain + stride }
    @inline(__always)
    var withTwoMore: CostRow { plain + stride &* 2 }
    /// Eight times the same, in the room before the last row.
    @inline(__always)
    var missing: CostRow { withTwoMore - CostRowMath.padding }
}
