/// How a match was found.
package enum MatchTier: Sendable, Hashable {
    /// The utterance says the phrase, up to case, punctuation, Unicode forms and words written together or apart.
    case exact
    /// It says something like the phrase: `FlexibleMatcher` says how.
    case flexible
}

/// One reading of an utterance: a template, and what each of its slots holds.
package struct Match: Sendable, Hashable {
    package let template: TemplateID
    /// In the order of the template.
    package var slots: [SlotMatch]
    /// 0…1: the chance that this is what was meant; 1 in the exact tier.
    package var score: Double
    package var tier: MatchTier
    /// Words with a meaning that neither the phrase nor a slot explains: UTF-8 offsets into the utterance as given, half-open.
    package var leftovers: [Range<Int>]
    /// Which of the hypotheses of the utterance it was found in: the spans are places in its text.
    package var hypothesis: Int

    package init(
        template: TemplateID, slots: [SlotMatch], score: Double, tier: MatchTier, leftovers: [Range<Int>] = [],
        hypothesis: Int = 0
    ) {
        self.template = template
        self.slots = slots
        self.score = score
        self.tier = tier
        self.leftovers = leftovers
        self.hypothesis = hypothesis
    }

    /// The same at other places: each slot, and each word that nothing explains.
    package func moved(_ slot: (SlotMatch) -> SlotMatch, leftovers place: (Range<Int>) -> Range<Int> = { $0 }) -> Match
    {
        var match = self
        match.slots = slots.map(slot)
        match.leftovers = leftovers.map(place)
        return match
    }
}

/// What one slot holds.
package struct SlotMatch: Sendable, Hashable {
    package let name: String
    package let list: SlotListID
    /// The entry's value; `nil` where no entry names these words.
    package let value: UInt32?
    /// UTF-8 offsets into the utterance as given, half-open.
    package let span: Range<Int>
    /// As spoken.
    package let text: String

    package init(name: String, list: SlotListID, value: UInt32?, span: Range<Int>, text: String) {
        (self.name, self.list, self.value, self.span, self.text) = (name, list, value, span, text)
    }

    /// The same at another place.
    package func spanning(_ span: Range<Int>, of spoken: SpokenText) -> SlotMatch {
        SlotMatch(name: name, list: list, value: value, span: span, text: spoken.substring(span))
    }
}

/// All that an utterance may mean, ranked by `RankingRule`.
package struct MatchResult: Sendable, Hashable {
    /// Best first, at most ten: those that tie with the best, then those that rank below it.
    package let matches: [Match]
    /// All that the ranking cannot tell apart: ambiguity is reported, never picked.
    package let best: [Match]
    /// There were more readings than `matches` holds.
    package let wasTruncated: Bool
    /// A negative phrase fits: nothing of its scope is meant, and nothing of it is to be suggested.
    package let vetoed: Bool
    /// The utterance is longer than any command and was not read.
    package let isOverlong: Bool

    package init(
        matches: [Match] = [], best: [Match] = [], wasTruncated: Bool = false, vetoed: Bool = false,
        isOverlong: Bool = false
    ) {
        self.matches = matches
        self.best = best
        self.wasTruncated = wasTruncated
        self.vetoed = vetoed
        self.isOverlong = isOverlong
    }
}
