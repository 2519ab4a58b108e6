/// What a hypothesis may mean, after the flexible tier: a template, its slots, and how sure that is.
struct FlexibleFrame {
    struct Slot {
        let index: Int
        let value: UInt32?
        let words: Range<Int>
        /// See `FlexibleTrace.Part.gain`; for an entry of a list, less how many it might have been.
        let gain: Double
        let slip: Double
        let agreement: NameAgreement
        let isContext: Bool
    }

    let template: TemplateID
    let slots: [Slot]
    /// How much likelier the utterance is as this than as nothing this grammar knows, in nats.
    let evidence: Double
    /// The same for the words of the phrase alone, without its slots.
    let wordEvidence: Double
    /// A word outside the slots says the opposite of the phrase, or one in a slot another number than its name.
    let isOpposed: Bool
    /// Share of the utterance's sounds, by rarity, that a part explains.
    let explained: Double
    /// A word of a name differs more than a slip explains, or is one of another name: that may be meant.
    var isOtherName: Bool { slots.contains { $0.slip > 0 || $0.agreement.isOther } }
    /// A word of the phrase differs more than a slip explains, or is but a piece of a word: something else may be asked for.
    let asksOtherwise: Bool
    /// Words of no phrase that no part explains.
    let strangers: Int
    /// Evidence as a share of what the utterance costs as nothing in particular.
    let evidenceShare: Double
    let asHeard: WordsAsHeard
    /// Something else is asked for besides, or in another way, which no part explains: "delete otter tracks and heron nest",
    /// "delete otter tracks tomorrow".
    let asksForMore: Bool
    /// Words that no part explains and that mean something.
    let leftovers: [Range<Int>]

    init(_ trace: FlexibleTrace, _ search: FlexibleSearch, ending: Int, cost: Int16) {
        let compiled = search.compiled
        let info = compiled.grammar.endings[ending]
        let utterance = search.utterance
        template = info.template
        var slots: [Slot] = []
        var (words, explained, prior) = (0.0, 0.0, compiled.prior)
        var saysOtherNumber = false
        let taken = trace.parts.filter { !$0.sounds.isEmpty }.map { utterance.words($0.sounds) }
        for part in trace.parts {
            explained += Double(
                utterance.background[part.sounds.upperBound] - utterance.background[part.sounds.lowerBound])
            guard case .slot(let list, let isContext, _) = compiled.grammar.nodes[part.node].content else {
                words += part.gain
                continue
            }
            var gain = part.gain
            var value: UInt32?
            var agreement = NameAgreement.none
            if case .entry(let entry, let text) = part.filling {
                value = entry
                agreement = search.agreement(of: part.sounds, taken, with: text, of: list)
                saysOtherNumber = saysOtherNumber || search.saysOtherNumber(part.sounds, taken, than: text, of: list)
                if !isContext {
                    gain -= compiled.choice(list)
                    prior += compiled.choice(list)
                }
            }
            let index = Int(info.slots[slots.count])
            // A recogniser that offers several texts writes anything for the app's name.
            let isPlain = agreement.slips != nil || isContext && search.prices.isHeard
            slots.append(
                Slot(
                    index: index, value: value, words: utterance.words(part.sounds), gain: gain,
                    slip: isPlain ? 0 : part.slip,
                    agreement: agreement, isContext: isContext))
        }
        self.slots = slots
        wordEvidence = words
        evidence = utterance.backgroundCost - Double(cost) / SoundCost.unitsPerNat - prior
        strangers = Self.strangers(taken, utterance)
        evidenceShare = evidence / max(1, utterance.backgroundCost)
        asHeard = WordsAsHeard(trace, search)
        asksForMore =
            Self.asksForMore(taken, utterance)
            || search.saysMore(trace, taken, compiled.grammar.actions[Int(info.template.rawValue)])
        leftovers = utterance.leftovers(beside: taken)
        let sounds = trace.parts.map(\.sounds)
        asksOtherwise = trace.parts.contains { part in
            part.filling == .word && part.slip > 0 && !search.isSmall(part)
                || utterance.isPiece(part.sounds, beside: sounds)
        }
        self.explained = explained / max(1, Double(utterance.background[utterance.sounds.count]))
        isOpposed =
            saysOtherNumber || search.leavesNumbers(taken) || Self.isOpposed(slots, utterance, compiled, info.template)
    }

    /// Whether it is the same but for a name, and that as many slips away as this one's, whatever the slips: nothing tells them
    /// apart.
    func isAsNear(as other: FlexibleFrame) -> Bool {
        guard template == other.template, slots.count == other.slots.count else { return false }
        let differing = zip(slots, other.slots).filter { own, theirs in
            own.index != theirs.index || own.value != theirs.value || own.value == nil && own.words != theirs.words
        }
        return !differing.isEmpty
            && differing.allSatisfy { own, theirs in
                own.index == theirs.index
                    && own.agreement.slips.map { $0 > 0 && $0 == theirs.agreement.slips } ?? false
            }
    }

    private static func strangers(_ taken: [Range<Int>], _ utterance: HeardUtterance) -> Int {
        utterance.words.indices.count { word in
            utterance.kinds[word] == .other && !taken.contains { $0.contains(word) }
        }
    }

    /// A word for "and", or a comma, is not explained, nor is a word with a meaning right before or behind it.
    private static func asksForMore(_ taken: [Range<Int>], _ utterance: HeardUtterance) -> Bool {
        func isLoose(_ word: Int) -> Bool { !taken.contains { $0.contains(word) } }
        func isMore(before end: Int, behind start: Int) -> Bool {
            let words = utterance.words.indices
            return words[start...].prefix(while: isLoose).contains(where: utterance.isMeant)
                || words[..<end].reversed().prefix(while: isLoose).contains(where: utterance.isMeant)
        }
        return utterance.joiners.contains { isLoose($0) && isMore(before: $0, behind: $0 + 1) }
            || utterance.breaks.contains { isMore(before: $0, behind: $0) }
    }

    /// A frame of its own, for what does not care how it was found.
    init(template: TemplateID, slots: [Slot] = [], evidence: Double) {
        self.template = template
        self.slots = slots
        self.evidence = evidence
        (wordEvidence, isOpposed, explained, strangers, asksOtherwise) = (0, false, 1, 0, false)
        (evidenceShare, asHeard) = (1, WordsAsHeard())
        (asksForMore, leftovers) = (false, [])
    }

    private static func isOpposed(
        _ slots: [Slot], _ utterance: HeardUtterance, _ compiled: CompiledFlexibleGrammar, _ template: TemplateID
    ) -> Bool {
        let own = compiled.grammar.actions[Int(template.rawValue)]
        let against = compiled.lexicon.opposites(of: own) & ~own
        guard against != 0 else { return false }
        return utterance.words.indices.contains { word in
            !slots.contains { $0.words.contains(word) }
                && utterance.actions[word] & against != 0
        }
    }
}

extension FlexibleSearch {
    /// Whether a part is a small word of the phrase, which is often not said.
    func isSmall(_ part: FlexibleTrace.Part) -> Bool {
        if case .word(let word) = compiled.grammar.nodes[part.node].content {
            words.isFunctionWord(Int(word))
        } else {
            false
        }
    }

    /// Of one text alone: a recogniser that offers several takes any word for another.
    fileprivate func agreement(
        of sounds: Range<Int>, _ taken: [Range<Int>], with text: Int, of list: SlotListID
    ) -> NameAgreement {
        guard !prices.isHeard, !sounds.isEmpty, let vocabulary = compiled.list(list)?.vocabulary else { return .none }
        let own = vocabulary.words(of: text)
        var words = utterance.words(sounds)
        if words.count < own.count { words = utterance.allWords(sounds, beside: taken) }
        let said = words.filter { utterance.isMeant($0) || own.contains(utterance.words[$0].folded) }
            .flatMap { utterance.spelled[$0] }
        let name = own.filter { !compiled.lexicon.isFunctionWord($0) || said.contains($0) }
        let reader = compiled.reader
        return NameAgreement(said: said, name: name, in: vocabulary) {
            !reader.isByLetters && reader.sounds(of: $0) == reader.sounds(of: $1)
        }
    }

    /// Whether a number is said that nothing explains: "one hundred and one" is not 100, nor "book 0 tickets" a booking.
    fileprivate func leavesNumbers(_ taken: [Range<Int>]) -> Bool {
        utterance.saysNumber && utterance.words.indices.contains { isLoose($0, taken) }
    }

    /// Whether a word says a number and nothing explains it.
    private func isLoose(_ word: Int, _ taken: [Range<Int>]) -> Bool {
        utterance.words.indices.contains(word) && !taken.contains { $0.contains(word) }
            && numbers(word..<word + 1) != .none
    }

    private func numbers(_ words: Range<Int>) -> NumberSignature {
        compiled.numbers.signature(of: utterance.words[words].lazy.map(\.folded), isWritten: prices.isHeard)
    }

    /// Whether the words hold numbers, and others than a name; numbers beside it that nothing explains belong to it
    /// ("chapter 4" is not "Chapter 2" with a 4 too many). Of what was heard only numbers in digits are held against it.
    fileprivate func saysOtherNumber(
        _ sounds: Range<Int>, _ taken: [Range<Int>], than text: Int, of list: SlotListID
    ) -> Bool {
        guard utterance.saysNumber, !sounds.isEmpty, let list = compiled.list(list) else { return false }
        var words = utterance.words(sounds)
        while isLoose(words.upperBound, taken) { words = words.lowerBound..<words.upperBound + 1 }
        while isLoose(words.lowerBound - 1, taken) { words = words.lowerBound - 1..<words.upperBound }
        let said = numbers(words)
        return said != .none && said != list.numbers[text]
    }
}

extension HeardUtterance {
    /// Whether sounds are less than half of each word that they are of, and half of it or more is in no part: "ea" of "reader"
    /// is no slip of "Emma". A recogniser splits words anywhere, and some scripts write none.
    func isPiece(_ sounds: Range<Int>, beside parts: [Range<Int>]) -> Bool {
        guard !landsInWords, !sounds.isEmpty else { return false }
        return (wordOfSound[sounds.lowerBound]...wordOfSound[sounds.upperBound - 1]).allSatisfy { word in
            let whole = wordStarts[word]..<wordStarts[word + 1]
            let taken = parts.reduce(0) { $0 + whole.clamped(to: $1).count }
            return 2 * whole.clamped(to: sounds).count < whole.count && 2 * taken <= whole.count
        }
    }

    /// The same, with such a word if it is in no part.
    fileprivate func allWords(_ sounds: Range<Int>, beside parts: [Range<Int>]) -> Range<Int> {
        let words = words(sounds)
        func isLoose(_ word: Int) -> Bool { !parts.contains { $0.contains(word) } }
        let (first, last) = (wordOfSound[sounds.lowerBound], wordOfSound[sounds.upperBound - 1])
        return (isLoose(first) ? first : words.lowerBound)..<(isLoose(last) ? last + 1 : words.upperBound)
    }

    /// The words that some sounds are; one of which less than half is among them is not counted.
    func words(_ sounds: Range<Int>) -> Range<Int> {
        guard !sounds.isEmpty else {
            let word = wordOfSound[sounds.lowerBound]
            return word..<word
        }
        var (first, last) = (wordOfSound[sounds.lowerBound], wordOfSound[sounds.upperBound - 1])
        func middle(_ word: Int) -> Int { (wordStarts[word] + wordStarts[word + 1]) / 2 }
        if sounds.lowerBound > middle(first), first < last { first += 1 }
        if sounds.upperBound <= middle(last), first < last { last -= 1 }
        return first..<last + 1
    }
}

extension CompiledFlexibleGrammar {
    /// How unlikely one phrase is among all, in nats.
    var prior: Double { Logarithm.of(grammar.actions.count) }

    /// How unlikely one entry is among those of its list.
    func choice(_ list: SlotListID) -> Double { Logarithm.of(self.list(list)?.entryCount ?? 1) }
}

/// The natural logarithm, without a mathematics library.
enum Logarithm {
    static func of(_ count: Int) -> Double { of(Double(count)) }

    /// Of a number of at least 1; 0 for less.
    static func of(_ number: Double) -> Double {
        guard number > 1 else { return 0 }
        var (value, exponent) = (number, 0)
        while value >= 2 {
            value /= 2
            exponent += 1
        }
        // ln(value) for 1…2 by the series of (x-1)/(x+1), exact to 1e-5.
        let ratio = (value - 1) / (value + 1)
        let square = ratio * ratio
        let series = 2 * ratio * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))))
        return Double(exponent) * 0.693_147_180_559_945_3 + series
    }
}
