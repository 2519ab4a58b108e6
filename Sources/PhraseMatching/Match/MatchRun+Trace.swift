/// Tracing: most utterances have one reading for each phrase that ends, which is found way by way from its end.
extension MatchRun {
    /// More phrases that end together are read out all at once.
    private static let tracedPhrases = 4

    /// A reading that is followed from its end.
    private struct Trace {
        var position: Int
        /// Of the place at the position; negative where there are several, whose readings do not differ.
        var number: Int32
        var places = PlaceSetID.empty
        var rank: Rank
        /// Where the unlisted words end that are followed.
        var close = -1
    }

    /// A way that leads to a place: an origin's code, and the stretch of an entry.
    private struct Way {
        let start: Int
        let code: Int32
        let stretch: Int32
    }

    /// Finds the readings of all phrases that end, and what is vetoed, unless some place on the way has two ways in.
    mutating func trace(_ grammar: Grammar) -> Bool {
        let standing = positions[end].standing
        let terminals = sets.terminals(of: standing)
        let elements = sets[terminals].elements
        if !grammar.negatives.isEmpty { collectVetoes(of: elements) }
        guard elements.count <= Self.tracedPhrases else { return false }
        trail.removeAll()
        for index in elements {
            guard let template = template(ofElement: index, grammar) else { continue }
            let number =
                standing == terminals
                ? index - elements.lowerBound : sets.number(of: sets.elements[index], in: standing)
            guard let whole = trace(Int32(truncatingIfNeeded: number), template) else {
                wholes.removeAll()
                return false
            }
            if wholes.count == 0 { wholes.append(whole) } else { insert(whole) }
        }
        return true
    }

    private mutating func trace(_ number: Int32, _ template: TemplateID) -> Whole? {
        var trace = Trace(position: end, number: number, rank: Rank(.literalText, end))
        let first = trail.steps.count
        let places = positions.base
        while true {
            // Over what says nothing: literal text, or unlisted words that go on.
            var (position, number) = (trace.position, trace.number)
            if number >= 0 {
                while places[position].arrival < 0 {
                    let start = position &- Int(places[position].width)
                    let code = sets.origin(number, step: places[start].step)
                    if code < 0 { break }
                    (position, number) = (start, code)
                }
            }
            (trace.position, trace.number) = (position, number)
            if position == 0 { break }
            stepCount += 1
            guard let way = onlyWay(to: trace), follow(way, &trace) else { return nil }
        }
        return Whole(template: template, rank: trace.rank, slot: trail.turnRound(since: first))
    }

    /// The only way that leads there, if there is only one.
    private mutating func onlyWay(to trace: Trace) -> Way? {
        let here = positions[trace.position]
        let start = trace.position - Int(here.width)
        guard here.arrival >= 0 else {
            return Way(start: start, code: stepCode(trace.number, trace.places, start..<trace.position), stretch: -1)
        }
        if hits.stretches[Int(here.arrival)].previous < 0, positions[start].standing == .empty {
            return way(over: here.arrival, to: trace.number, trace.places)
        }
        var only: Way?
        if positions[start].standing != .empty,
            let number = held(trace, in: sets.target(of: positions[start].step))
        {
            only = Way(start: start, code: stepCode(number, trace.places, start..<trace.position), stretch: -1)
        }
        var stretch = here.arrival
        while stretch >= 0 {
            if let way = way(over: stretch, to: trace) {
                if only != nil { return nil }
                only = way
            }
            stretch = hits.stretches[Int(stretch)].previous
        }
        return only
    }

    /// The number that the place of a trace has in a part of the set that it is in; negative where there are several, of which
    /// one is in there.
    private mutating func held(_ trace: Trace, in part: PlaceSetID) -> Int32? {
        guard trace.number < 0 else {
            return sets.numberIfHeld(sets.element(trace.number, of: positions[trace.position].standing), in: part)
        }
        let isHeld = sets[trace.places].elements.contains { sets.contains(sets.elements[$0], in: part) }
        return isHeld ? -1 : nil
    }

    /// The code of the origin of places behind a step.
    private mutating func stepCode(_ number: Int32, _ places: PlaceSetID, _ range: Range<Int>) -> Int32 {
        let (set, step) = (positions[range.lowerBound].standing, positions[range.lowerBound].step)
        guard number >= 0 else { return sets.origin(of: places, behind: set, over: spoken, range, step: step) }
        let known = sets.origin(number, step: step)
        return known != OriginMemory.unknown
            ? known : sets.makeOrigin(number, behind: set, over: spoken, range, step: step)
    }

    private mutating func way(over number: Int32, to trace: Trace) -> Way? {
        let stretch = hits.stretches[Int(number)]
        let target =
            stretch.link == Self.skipLink
            ? positions[Int(stretch.start)].standing : sets.links[Int(stretch.link)].target
        return held(trace, in: target).map { way(over: number, to: $0, trace.places) }
    }

    /// - held: the number of the place in the set behind the entry; negative where there are several.
    private mutating func way(over number: Int32, to held: Int32, _ places: PlaceSetID) -> Way {
        let stretch = hits.stretches[Int(number)]
        let start = Int(stretch.start)
        let set = positions[start].standing
        let code: Int32
        if stretch.link == Self.skipLink {
            code = held < 0 ? OriginMemory.mixed : held
        } else if held < 0 {
            code = sets.origin(of: places, behind: set, link: stretch.link, spoken.gap(at: start))
        } else {
            let known = sets.origin(held, link: stretch.link)
            code =
                known != OriginMemory.unknown
                ? known : sets.makeOrigin(held, behind: set, link: stretch.link, spoken.gap(at: start))
        }
        return Way(start: start, code: code, stretch: number)
    }

    /// Puts down what becomes of the reading on a way; whether it stays one reading. See `carry`.
    private mutating func follow(_ way: Way, _ trace: inout Trace) -> Bool {
        guard way.code != OriginMemory.mixed else { return false }
        let position = trace.position
        trace.position = way.start
        guard way.code < 0 else {
            trace.number = way.code
            if way.stretch >= 0 { leaveOut(way.start..<position, &trace) }
            return true
        }
        let origin = sets.origins[way.code]
        (trace.number, trace.places) = (origin.number, origin.sources)
        if way.stretch >= 0 { return enter(hits.stretches[Int(way.stretch)], slot: origin.slot, &trace) }
        trace.rank = trace.rank + Rank(.wordBoundaries, Int(origin.cost))
        if origin.closes {
            trace.rank = trace.rank + Rank(.unlistedText, position) - Rank(.literalText, position)
            trace.close = position
        }
        if origin.opens {
            let start = way.start
            trace.rank =
                trace.rank + Rank(.literalText, start) + .unlisted(bytes: 1) - Rank(.unlistedText, start + 1)
            guard trace.close > start else { return false }
            trail.prepend(Reading.Slot(index: origin.slot, span: start..<trace.close, value: nil))
        }
        return true
    }

    /// Words that mean nothing are followed: see `skip`.
    private mutating func leaveOut(_ span: Range<Int>, _ trace: inout Trace) {
        let isOpen = sets.isOpen(sets.element(trace.number, of: positions[span.lowerBound].standing).place)
        trace.rank = trace.rank - Rank(isOpen ? .unlistedText : .literalText, span.count) + .skipped(bytes: span.count)
    }

    /// Whether an entry has one value.
    private mutating func enter(_ stretch: SlotHits.Stretch, slot: UInt8, _ trace: inout Trace) -> Bool {
        guard stretch.hitCount == 1 else { return false }
        let hit = hits.hits[Int(stretch.firstHit)]
        let span = Int(stretch.start)..<Int(stretch.end)
        let ranksFirst = views[Int(sets.links[Int(stretch.link)].list.rawValue)].ranksFirst
        trace.rank =
            trace.rank - Rank(.literalText, span.count)
            + .listed(bytes: span.count, boundaryCost: Int(hit.cost), ranksFirst: ranksFirst)
        trail.prepend(Reading.Slot(index: slot, span: span, value: hit.value))
        return true
    }
}
