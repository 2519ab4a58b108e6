/// A whole reading, before names and values are looked up: what both matchers produce and rank alike.
struct Reading: Sendable, Hashable {
    struct Slot: Sendable, Hashable {
        /// Which of the phrase's slots.
        let index: UInt8
        /// Folded bytes of the utterance.
        let span: Range<Int>
        let value: UInt32?
    }

    let template: TemplateID
    let rank: Rank
    let slots: [Slot]
}

extension Reading.Slot: Comparable {
    /// An order without meaning among equals of the ranking, so that results are always listed alike.
    static func < (a: Self, b: Self) -> Bool {
        if a.span.lowerBound != b.span.lowerBound { return a.span.lowerBound < b.span.lowerBound }
        if a.span.upperBound != b.span.upperBound { return a.span.upperBound < b.span.upperBound }
        if a.index != b.index { return a.index < b.index }
        guard let first = a.value else { return false }
        guard let second = b.value else { return true }
        return first < second
    }
}

extension Reading: Comparable {
    static func < (a: Self, b: Self) -> Bool {
        if a.rank != b.rank { return a.rank > b.rank }
        if a.template != b.template { return a.template.rawValue < b.template.rawValue }
        return a.slots.lexicographicallyPrecedes(b.slots)
    }
}

extension MatchResult {
    /// How many readings a result holds.
    static let limit = 10

    /// Looks up what readings stand for that are ranked already, at most one more than a result holds.
    init(_ ranked: [Reading], vetoed: Bool, in grammar: Grammar, of spoken: SpokenText) {
        let listed = ranked.count > 1 ? Self.withoutUnlistedTwins(ranked.prefix(Self.limit)) : ranked
        let matches = listed.map { Match($0, in: grammar, of: spoken) }
        let bestCount = listed.prefix { $0.rank == listed.first?.rank }.count
        self.init(
            matches: matches, best: bestCount == matches.count ? matches : Array(matches.prefix(bestCount)),
            wasTruncated: ranked.count > Self.limit,
            vetoed: vetoed)
    }

    /// A slot that an entry names is not offered once more as unlisted words.
    private static func withoutUnlistedTwins(_ readings: ArraySlice<Reading>) -> [Reading] {
        readings.filter { reading in
            !readings.contains { $0 != reading && $0.isListedTwin(of: reading) }
        }
    }
}

extension Reading {
    /// The same slots, of which some are listed here and unlisted there.
    fileprivate func isListedTwin(of other: Reading) -> Bool {
        template == other.template
            && slots.count == other.slots.count
            && zip(slots, other.slots).allSatisfy { mine, theirs in
                mine.index == theirs.index && mine.span == theirs.span
                    && (mine.value == theirs.value || theirs.value == nil)
            }
    }
}

extension Match {
    fileprivate init(_ reading: Reading, in grammar: Grammar, of spoken: SpokenText) {
        var slots: [SlotMatch] = []
        slots.reserveCapacity(reading.slots.count)
        grammar.phrases.withUnsafeBufferPointer { phrases in
            guard phrases.indices.contains(Int(reading.template.rawValue)) else { return }
            spoken.withSource { source in
                for slot in reading.slots {
                    SlotMatch(slot, of: phrases[Int(reading.template.rawValue)], source).map { slots.append($0) }
                }
            }
        }
        self.init(template: reading.template, slots: slots, score: 1, tier: .exact)
    }
}

extension SlotMatch {
    /// `nil` where a made-up file opens a slot and does not close it, or knows no such slot.
    fileprivate init?(_ slot: Reading.Slot, of phrase: Grammar.Phrase, _ source: SourceView) {
        let number = Int(slot.index)
        guard phrase.lists.indices.contains(number), !slot.span.isEmpty else { return nil }
        let span = source.span(ofFolded: slot.span)
        self.init(
            name: phrase.slotNames[number], list: phrase.lists[number], value: slot.value, span: span,
            text: String(decoding: UnsafeBufferPointer(rebasing: source.text[span]), as: UTF8.self))
    }
}
