/// What a hypothesis may mean, after the flexible tier: a template, its slots, and how sure that is.
final class FlexibleFrame {
    struct Slot {
        let index: Int
        fileprivate(set) var value: UInt32?
        let words: Range<Int>
        /// See `FlexibleTrace.Part.gain`; for an entry of a list, less how many it might have been.
        let gain: Double
        let slip: Double
        let agreement: NameAgreement
        let isContext: Bool
        /// Any words may stand there: they are no name that is not known.
        let isText: Bool
    }

    let template: TemplateID
    let slots: [Slot]
    /// How much likelier the utterance is as this than as nothing this grammar knows, in nats.
    let evidence: Double
    /// The same for the words of the phrase alone, without its slots.
    let wordEvidence: Double
    /// Share of the utterance's sounds, by rarity, that a part explains.
    let explained: Double
    /// A word of a name differs more than a slip explains, or is one of another name: that may be meant.
    var isOtherName: Bool { slots.contains { $0.slip > 0 || $0.agreement.isOther } }
    /// Those of the text that it was found in.
    var words: [SpokenText.Word] { source?.search.utterance.words ?? [] }
    /// `nil` if it does not matter how it was found.
    private let source: Source?

    /// What a frame was found in. Rows are no part of it: they are those of another utterance soon.
    private struct Source {
        let trace: FlexibleTrace
        let search: FlexibleSearch
        /// A word in a slot says another number than its name.
        let saysOtherNumber: Bool
    }

    // What follows is read when it is first asked for: most frames come to nothing before.

    /// A word outside the slots says the opposite of the phrase, or one in a slot another number than its name.
    private(set) lazy var isOpposed = source.map(isOpposed) ?? false
    /// A word of the phrase differs more than a slip explains, or is but a piece of a word: something else may be asked for.
    private(set) lazy var asksOtherwise = source.map(asksOtherwise) ?? false
    /// What is said is near the phrase and something else, be it only for words that may be misheard.
    private(set) lazy var turnsSense = tellsOtherwise || (source.map { $0.search.saysOtherWords($0.trace) } ?? false)
    /// The same, but for such words, see `FlexibleSearch.tellsOtherwise`.
    private(set) lazy var tellsOtherwise = source.map { $0.search.tellsOtherwise($0.trace) } ?? false
    /// The same with each other name of which as much is said.
    var others: [FlexibleFrame] {
        // A recogniser that offers several texts leaves words out of names.
        source?.search.prices.isHeard ?? true ? [] : othersOfText
    }
    private lazy var othersOfText = source.map(others) ?? []
    /// Words of no phrase that no part explains.
    private(set) lazy var strangers = source.map { $0.search.strangers(beside: $0.trace, template) } ?? 0
    /// Evidence as a share of what the utterance costs as nothing in particular.
    private(set) lazy var evidenceShare = source.map { evidence / max(1, $0.search.utterance.backgroundCost) } ?? 1
    /// Nearly all words are heard as the phrase and its names have them, or all are.
    private(set) lazy var isHeardAsItIs =
        asHeard.verbatim > Self.verbatimShare || source.map { $0.search.saysWordForWord($0.trace) } ?? false
    private(set) lazy var asHeard = source.map { WordsAsHeard($0.trace, $0.search) } ?? WordsAsHeard()
    /// Something else is asked for besides, or in another way, which no part explains: "delete otter tracks and heron nest",
    /// "delete otter tracks tomorrow".
    private(set) lazy var asksForMore = source.map(asksForMore) ?? false
    /// What is asked for besides is a list of further names: "open otter tracks, heron nest".
    private(set) lazy var asksForSeveral = source.map(asksForSeveral) ?? false
    /// Words that no part explains and that mean something.
    private(set) lazy var leftovers = source.map { $0.search.leftovers(beside: $0.trace) } ?? []

    /// Small words count for nothing in what is heard as it is.
    private static let verbatimShare = 0.6

    init(_ trace: FlexibleTrace, _ search: FlexibleSearch, ending: Int, cost: Int16) {
        let trace = search.withWholeSmallWords(trace)
        let compiled = search.compiled
        let info = compiled.grammar.endings[ending]
        let utterance = search.utterance
        template = info.template
        var slots: [Slot] = []
        slots.reserveCapacity(info.slots.count)
        var (words, explained, prior) = (0.0, 0.0, compiled.prior)
        var saysOtherNumber = false
        for (place, part) in trace.parts.enumerated() {
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
                agreement = search.agreement(of: part, trace, with: text, of: list)
                saysOtherNumber = saysOtherNumber || search.saysOtherNumber(part, trace, than: text, of: list)
                if !isContext {
                    let choice = search.list(list)?.choice ?? 0
                    gain -= choice
                    prior += choice
                }
            }
            let index = Int(info.slots[slots.count])
            // A recogniser that offers several texts writes anything for the app's name.
            let isPlain = agreement.slips != nil || isContext && search.prices.isHeard
            slots.append(
                Slot(
                    index: index, value: value, words: search.words(of: part, before: trace.part(behind: place)),
                    gain: gain, slip: isPlain ? 0 : part.slip,
                    agreement: agreement, isContext: isContext, isText: part.filling == .free && search.isNameless(list)
                ))
        }
        self.slots = slots
        // What a name is may be said as well, and what is done again: "the groceries list", "create a new note".
        explained += (search.nouns(beside: trace) + search.verbs(beside: trace, template)).reduce(0) {
            $0 + Double(utterance.rarity(of: $1))
        }
        wordEvidence = words
        evidence = utterance.backgroundCost - Double(cost) / SoundCost.unitsPerNat - prior
        self.explained = explained / max(1, Double(utterance.background[utterance.sounds.count]))
        source = Source(trace: trace, search: search, saysOtherNumber: saysOtherNumber)
    }

    /// A frame of its own, for what does not care how it was found.
    init(template: TemplateID, slots: [Slot] = [], evidence: Double) {
        self.template = template
        self.slots = slots
        self.evidence = evidence
        (wordEvidence, explained, source) = (0, 1, nil)
    }

    /// The same with other slots.
    private init(_ other: FlexibleFrame, slots: [Slot]) {
        (template, self.slots, source) = (other.template, slots, other.source)
        (evidence, wordEvidence, explained) = (other.evidence, other.wordEvidence, other.explained)
    }

    private func others(_ source: Source) -> [FlexibleFrame] {
        let parts = source.trace.parts.filter { part in
            if case .slot = source.search.compiled.grammar.nodes[part.node].content {
                true
            } else {
                false
            }
        }
        return zip(slots.indices, parts).flatMap { place, part in
            source.search.othersWithPart(part).map { value in
                var slots = slots
                slots[place].value = value
                return FlexibleFrame(self, slots: slots)
            }
        }
    }

    /// Whether it is the same but for a name, and nothing tells that from this one's.
    func isAsNear(as other: FlexibleFrame) -> Bool {
        guard template == other.template, slots.count == other.slots.count else { return false }
        let differing = zip(slots, other.slots).filter { own, theirs in
            own.index != theirs.index || own.value != theirs.value || own.value == nil && own.words != theirs.words
        }
        return !differing.isEmpty
            && differing.allSatisfy { own, theirs in
                own.index == theirs.index && own.agreement.isAsNear(as: theirs.agreement)
            }
    }

    /// A word for "and", or a comma, is not explained, nor is a word with a meaning right before or behind it.
    private static func asksForMore(_ trace: FlexibleTrace, _ utterance: HeardUtterance) -> Bool {
        func isLoose(_ word: Int) -> Bool { !trace.takes(word) }
        func isMore(before end: Int, behind start: Int) -> Bool {
            let words = utterance.words.indices
            return words[start...].prefix(while: isLoose).contains(where: utterance.isMeant)
                || words[..<end].reversed().prefix(while: isLoose).contains(where: utterance.isMeant)
        }
        return utterance.joiners.contains { isLoose($0) && isMore(before: $0, behind: $0 + 1) }
            || utterance.breaks.contains { isMore(before: $0, behind: $0) }
    }

    private func asksForMore(_ source: Source) -> Bool {
        Self.asksForMore(source.trace, source.search.utterance) || source.search.saysMore(source.trace, template)
    }

    private func asksForSeveral(_ source: Source) -> Bool {
        Self.asksForMore(source.trace, source.search.utterance)
            && source.search.areNames(leftovers, beside: source.trace)
    }

    private func asksOtherwise(_ source: Source) -> Bool {
        source.search.saysOtherDirection(source.trace)
            || source.trace.parts.contains { part in
                part.filling == .word && part.slip > 0 && !source.search.isSmall(part)
                    || source.search.utterance.isPiece(part.sounds, beside: source.trace)
            }
    }

    private func isOpposed(_ source: Source) -> Bool {
        source.saysOtherNumber || source.search.leavesNumbers(source.trace)
            || saysOpposite(source.search.utterance, source.search.compiled)
    }

    private func saysOpposite(_ utterance: HeardUtterance, _ compiled: CompiledFlexibleGrammar) -> Bool {
        let own = compiled.grammar.actions[Int(template.rawValue)]
        let against = compiled.lexicon.opposites(of: own) & ~own
        guard against != 0 else { return false }
        return utterance.words.indices.contains { word in
            !slots.contains { $0.words.contains(word) }
                && utterance.actions(of: word) & against != 0
        }
    }
}

extension FlexibleSearch {
    /// Whether a list has no names at all: its slot takes any words.
    fileprivate func isNameless(_ list: SlotListID) -> Bool { compiled.source.list(list)?.texts.view.count == 0 }

    /// How many words of no phrase no part explains.
    fileprivate func strangers(beside trace: FlexibleTrace, _ template: TemplateID) -> Int {
        let known = nouns(beside: trace) + verbs(beside: trace, template)
        return utterance.words.indices.count {
            utterance.kind(of: $0) == .other && !trace.takes($0) && !known.contains($0)
        }
    }

    fileprivate func leftovers(beside trace: FlexibleTrace) -> [Range<Int>] {
        utterance.leftovers(beside: trace, compiled.senses)
    }

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
        of part: FlexibleTrace.Part, _ trace: FlexibleTrace, with text: Int, of list: SlotListID
    ) -> NameAgreement {
        guard !prices.isHeard, !part.sounds.isEmpty, let vocabulary = self.list(list)?.vocabulary else {
            return .none
        }
        let own = vocabulary.words(of: text)
        let words = part.words.count < own.count ? utterance.allWords(part, beside: trace) : part.words
        let said = words.filter { utterance.isMeant($0) || own.contains(utterance.words[$0].folded) }
            .flatMap(utterance.spelled)
        let name = own.filter { !compiled.lexicon.isFunctionWord($0) || said.contains($0) }
        let reader = compiled.reader
        return NameAgreement(said: said, name: name, unsaid: own.count - name.count, in: vocabulary) {
            !reader.isByLetters && reader.sounds(of: $0) == reader.sounds(of: $1)
        }
    }

    /// Whether a number is said that nothing explains: "one hundred and one" is not 100, nor "book 0 tickets" a booking.
    fileprivate func leavesNumbers(_ trace: FlexibleTrace) -> Bool {
        utterance.saysNumber && utterance.words.indices.contains { isLoose($0, trace) }
    }

    /// Whether a word says a number and nothing explains it.
    private func isLoose(_ word: Int, _ trace: FlexibleTrace) -> Bool {
        utterance.words.indices.contains(word) && utterance.saysNumber(word) && !trace.takes(word)
            && numbers(word..<word + 1) != .none
    }

    private func numbers(_ words: Range<Int>) -> NumberSignature {
        compiled.numbers.signature(of: utterance.words[words].lazy.map(\.folded), isWritten: prices.isHeard)
    }

    /// Whether the words hold numbers, and others than a name; numbers beside it that nothing explains belong to it
    /// ("chapter 4" is not "Chapter 2" with a 4 too many). Of what was heard only numbers in digits are held against it.
    fileprivate func saysOtherNumber(
        _ part: FlexibleTrace.Part, _ trace: FlexibleTrace, than text: Int, of list: SlotListID
    ) -> Bool {
        guard utterance.saysNumber, !part.sounds.isEmpty, let list = self.list(list) else { return false }
        var words = part.words
        while isLoose(words.upperBound, trace) { words = words.lowerBound..<words.upperBound + 1 }
        while isLoose(words.lowerBound - 1, trace) { words = words.lowerBound - 1..<words.upperBound }
        let said = numbers(words)
        guard said != .none else { return false }
        return said != list.numbers[text] || isInterrupted(words, of: list.vocabulary.words(of: text))
    }

    /// Whether something stands between the words of a name that is nothing but a number: "20 at 6" is no 26.
    private func isInterrupted(_ words: Range<Int>, of name: [String]) -> Bool {
        guard name.count > 1, !prices.isHeard, compiled.numbers.areNumber(name) else { return false }
        let own = words.filter { numbers($0..<$0 + 1) != .none }
        guard let first = own.first, let last = own.last else { return false }
        return !compiled.numbers.areNumber(utterance.words[first...last].map(\.folded))
    }
}

extension HeardUtterance {
    /// Whether sounds are less than half of each word that they are of, and half of it or more is in no part: "ea" of "reader"
    /// is no slip of "Emma". A recogniser splits words anywhere, and some scripts write none.
    func isPiece(_ sounds: Range<Int>, beside trace: FlexibleTrace) -> Bool {
        guard !landsInWords, !sounds.isEmpty else { return false }
        return (word(ofSound: sounds.lowerBound)...word(ofSound: sounds.upperBound - 1)).allSatisfy { word in
            let whole = wordStarts[word]..<wordStarts[word + 1]
            let taken = trace.parts.reduce(0) { $0 + whole.clamped(to: $1.sounds).count }
            return 2 * whole.clamped(to: sounds).count < whole.count && 2 * taken <= whole.count
        }
    }

    /// The same, with such a word if it is in no part.
    fileprivate func allWords(_ part: FlexibleTrace.Part, beside trace: FlexibleTrace) -> Range<Int> {
        let (words, sounds) = (part.words, part.sounds)
        let (first, last) = (word(ofSound: sounds.lowerBound), word(ofSound: sounds.upperBound - 1))
        return (trace.takes(first) ? words.lowerBound : first)..<(trace.takes(last) ? words.upperBound : last + 1)
    }

    /// The words that some sounds are; one of which less than half is among them is not counted.
    func words(_ sounds: Range<Int>) -> Range<Int> {
        guard !sounds.isEmpty else {
            let word = word(ofSound: sounds.lowerBound)
            return word..<word
        }
        var (first, last) = (word(ofSound: sounds.lowerBound), word(ofSound: sounds.upperBound - 1))
        func middle(_ word: Int) -> Int { (wordStarts[word] + wordStarts[word + 1]) / 2 }
        if sounds.lowerBound > middle(first), first < last { first += 1 }
        if sounds.upperBound <= middle(last), first < last { last -= 1 }
        return first..<last + 1
    }
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
