/// What follows each part of a phrase costs at least, position by position: with what stands before it that bounds what may
/// stand there itself.
extension FlexibleSearch {
    /// Finds what follows each node on the way to some endings.
    ///
    /// Words between two parts are taken to cost nothing here, those behind the last one what they do.
    func boundRests(_ endings: Slice<UnsafeMutableBufferPointer<FlexibleBounds.Ending>>, _ all: [FlexibleGrammar.Node])
    {
        knowsRests = rows.addsUp
        guard knowsRests else { return }
        var last = -1
        for ending in endings {
            let end = Int(compiled.grammar.endings[Int(ending.number)].node)
            var node = end
            while node >= 0, !nodes[node].isWanted {
                nodes[node].isWanted = true
                math.fill(rows.rest(node), with: SoundCost(rawValue: CostRowMath.boundLimit))
                last = max(last, node)
                node = Int(all[node].parent)
            }
            math.fillEnd(rows.rest(end), penalties: rows.penalties)
        }
        while last >= 0 {
            let parent = Int(all[last].parent)
            if parent >= 0, nodes[last].isWanted {
                let part = nodes[last].part
                math.boundBefore(
                    rows.rest(last), part.row ?? rows.noPart, part.anywhere, background: rows.background,
                    into: rows.rest(parent))
            }
            last -= 1
        }
    }

    /// Whether anything that a node may hold leads to an ending within reach. What else such an ending costs at least stays in
    /// `SearchRows.room`.
    func isWithinReach(_ index: Int, _ node: FlexibleGrammar.Node) -> Bool {
        guard knowsRests else { return true }
        math.surround(source(of: node), beyond: rows.background, rows.rest(index), into: rows.room)
        let part = nodes[index].part
        return math.isSum(rows.room, part.row ?? rows.noPart, part.anywhere, within: limit)
    }

    /// The same of one entry of the node that was asked for last.
    func isWithinReach(entry: Int) -> Bool {
        guard knowsRests else { return true }
        return math.isSum(rows.room, bounds.row(ofEntry: entry, math), CostRowMath.boundLimit, within: limit)
    }
}
