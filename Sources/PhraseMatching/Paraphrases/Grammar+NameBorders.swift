/// The side of a name on which something is said.
package enum NameSide: Sendable {
    case before, behind
}

extension Grammar {
    /// Names that a list has before it is long; in a shorter one words beside a name are hardly those of another.
    private static let leastNames = SoundList.wholeLimit + 1
    /// Names that are looked at, evenly spread over the list.
    private static let sampleSize = 4_096
    /// A share of them, one of so many, that makes words at their border a part of names.
    private static let leastShare = 100

    /// Whether words that mean nothing elsewhere may be the rest of a name that is not listed, since many names of a long
    /// list begin or end so: "play hollow bridge again", where other songs are called "… Again".
    ///
    /// - Parameters:
    ///   - words: folded, next to each other.
    ///   - side: where they are said, beside a name of the list.
    ///   - list: that of the name.
    /// - Returns: whether one of a hundred names, and two at least, has them there besides other words.
    /// - Complexity: looks at 4 096 names at most.
    package func mayBeOfName(_ words: some Sequence<String>, _ side: NameSide, of list: SlotListID) -> Bool {
        let said = words.flatMap(\.utf8)
        guard !said.isEmpty, let texts = self.list(list)?.texts.view, texts.count >= Self.leastNames else {
            return false
        }
        let step = max(1, texts.count / Self.sampleSize)
        let (looked, alike) = stride(from: 0, to: texts.count, by: step).reduce(into: (0, 0)) { counts, place in
            guard let isAlike = texts.borders(said, side, at: place) else { return }
            counts.0 += 1
            if isAlike { counts.1 += 1 }
        }
        return alike > 1 && alike * Self.leastShare >= looked
    }
}

extension Grammar {
    /// Whether a word before a name, which the phrase does not have, may be the first of one that is not listed: "my" in a
    /// list with many names that begin so.
    ///
    /// - Parameters:
    ///   - match: where names are.
    ///   - words: those of the utterance.
    ///   - leads: see `SenseWords.leads`.
    /// - Returns: whether that is so of any name.
    package func isLedElsewhere(_ match: Match, _ words: [SpokenText.Word], by leads: Set<String>) -> Bool {
        guard !leads.isEmpty else { return false }
        return match.slots.contains { slot in
            guard slot.value != nil,
                let lead = words.last(where: { $0.span.upperBound <= slot.span.lowerBound })?.folded
            else { return false }
            return leads.contains(lead) && mayBeOfName([lead], .before, of: slot.list)
                && !SpokenText(template(match.template).source).foldedWords.contains(lead)
        }
    }
}

extension SenseWords {
    /// Those of some articles that tell names apart: "my".
    package func leads(among articles: [String]) -> Set<String> {
        Set(SpokenText.foldedWords(of: articles)).intersection(SpokenText.foldedWords(of: telling))
    }
}

extension SlotTextsView {
    /// Whether a text has these words at a border, and others besides; `nil` where it was removed.
    fileprivate func borders(_ words: [UInt8], _ side: NameSide, at place: Int) -> Bool? {
        var place = place
        for (number, layer) in layers.enumerated() {
            guard place >= layer.texts.count else {
                return holds(place, of: number) ? layer.texts.borders(words, side, text: place) : nil
            }
            place -= layer.texts.count
        }
        return nil
    }
}

extension TextTableView {
    fileprivate func borders(_ words: [UInt8], _ side: NameSide, text: Int) -> Bool {
        let range = range(of: text)
        guard range.count > words.count else { return false }
        let (part, border) =
            switch side {
            case .before: (range.prefix(words.count), range.lowerBound + words.count)
            case .behind: (range.suffix(words.count), range.upperBound - words.count)
            }
        return Boundary(stored: boundaries[border]).isBreak && bytes[part].elementsEqual(words)
    }
}
