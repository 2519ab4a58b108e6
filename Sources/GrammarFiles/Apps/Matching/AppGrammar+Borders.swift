import PhraseMatching
import SpokenLanguage

/// Where free text ends and a value begins.
///
/// Any words are free text, so a phrase has as many ways to part "call mom tomorrow at 5" as there are words. Words that would
/// be a part of the value beside them belong to it: the longest value is meant.
extension AppGrammar {
    /// What each match of an utterance means; nil where it means nothing.
    func readings(of matches: [Match], in hypotheses: [SpokenText], takesUnlisted: Bool = false) -> [AppReading?] {
        let matches = withLongestValues(matches, in: hypotheses)
        var readings: [AppReading?] = []
        readings.reserveCapacity(matches.count)
        for match in matches {
            // Many ways to part the same words come to the same; there are few.
            let earlier = zip(matches, readings).first { $0.0 == match }
            readings.append(
                earlier.map(\.1) ?? reading(of: match, in: hypotheses[match.hypothesis], takesUnlisted: takesUnlisted))
        }
        return readings
    }

    /// No value is said in more words.
    private static let valueLimit = 12

    /// The same matches, each with the longest values beside free text.
    private func withLongestValues(_ matches: [Match], in hypotheses: [SpokenText]) -> [Match] {
        var known: [Border: Int?] = [:]
        return matches.map { match in
            guard match.slots.count > 1, let place = meanings[match.template]?.place else { return match }
            var match = match
            let spoken = hypotheses[match.hypothesis]
            for second in match.slots.indices.dropFirst() {
                guard let border = border(before: second, of: match, place) else { continue }
                let start = known[border] ?? move(border, in: spoken)
                known[border] = start
                if let start { match = match.moving(border, to: start, in: spoken) }
            }
            return match
        }
    }

    /// Where free text stands beside a value, with nothing between them that has to be said.
    fileprivate struct Border: Hashable {
        let template: TemplateID
        let hypothesis: Int
        /// The slot behind it, by its place.
        let second: Int
        let isTextFirst: Bool
        let app: Int
        let parameter: DeclarativeApp.Parameter
        /// Both slots, with what is between them.
        let span: Range<Int>
    }

    private func border(before second: Int, of match: Match, _ place: Place) -> Border? {
        let (one, other) = (match.slots[second - 1], match.slots[second])
        let intent = intent(at: place)
        guard one.value == nil, other.value == nil, one.span.upperBound <= other.span.lowerBound,
            let left = intent.parameter(one.name), let right = intent.parameter(other.name),
            left.isFreeText != right.isFreeText, left.isFreeText ? right.isRead : left.isRead,
            grammar.template(match.template).neighbours.contains(Template.Neighbours(one.name, other.name))
        else { return nil }
        return Border(
            template: match.template, hypothesis: match.hypothesis, second: second, isTextFirst: left.isFreeText,
            app: place.app,
            parameter: left.isFreeText ? right : left, span: one.span.lowerBound..<other.span.upperBound)
    }

    /// The place among the words of both slots at which the second begins; nil where no part of them is such a value.
    private func move(_ border: Border, in spoken: SpokenText) -> Int? {
        let reader = readers[border.app]
        let words = spoken.words.filter { border.span.contains($0.span.lowerBound) }
        // Words that say nothing are free text.
        let ends = words.indices.dropFirst().filter { index in
            !reader.isFiller(words[border.isTextFirst ? index : index - 1].folded)
        }
        let cuts = border.isTextFirst ? ends.suffix(Self.valueLimit) : ends.prefix(Self.valueLimit).reversed()
        return cuts.first { cut in
            let span =
                border.isTextFirst
                ? words[cut].span.lowerBound..<border.span.upperBound
                : border.span.lowerBound..<words[cut - 1].span.upperBound
            return reader.reading(of: spoken.value(at: span), for: border.parameter).value != nil
        }.map { words[$0].span.lowerBound }
    }
}

extension Match {
    /// The same with the slot behind a border beginning at a place; what stood between the slots stays where it can.
    fileprivate func moving(_ border: AppGrammar.Border, to start: Int, in spoken: SpokenText) -> Match {
        let (one, other) = (slots[border.second - 1], slots[border.second])
        if one.span.upperBound <= start, start <= other.span.lowerBound { return self }
        let between = spoken.substring(one.span.upperBound..<other.span.lowerBound)
        let takesMore = border.isTextFirst ? start < one.span.upperBound : start > other.span.lowerBound
        guard takesMore || between.allSatisfy(\.isWhitespace),
            let end = spoken.words.last(where: { $0.span.lowerBound < start })?.span.upperBound
        else { return self }
        var moved = self
        moved.slots[border.second - 1] = one.spanning(one.span.lowerBound..<end, of: spoken)
        moved.slots[border.second] = other.spanning(start..<other.span.upperBound, of: spoken)
        return moved
    }
}

extension DeclarativeApp.Parameter {
    var isFreeText: Bool { type == .string && !isList }

    /// Whether its values are read from what is said.
    var isRead: Bool {
        switch type {
        case .entity, .enumeration, .bool, .string: false
        default: true
        }
    }
}
