package import Foundation
package import PhraseMatching

/// Understands the answers that people give to a question, in one language.
///
///     let reader = AnswerReader(pack: english)
///     reader.confirmation(SpokenText("um, yes please"))                                         // true
///     reader.choice(SpokenText("the second one"), among: [["Heron at low tide"], ["Heron nest"]])  // .one(1)
///     reader.integer(SpokenText("a hundred and five"))                                          // 105
package struct AnswerReader: Sendable {
    /// Nobody answers a question in more words; whatever is longer is no answer.
    static let wordLimit = 48

    let yes: PhraseSet
    let no: PhraseSet
    let cancel: PhraseSet
    let refusals: PhraseSet
    let all: PhraseSet
    let on: PhraseSet
    let off: PhraseSet
    let fillers: PhraseSet
    /// Fillers, and what stands around a choice: "yes, number two please".
    let aroundChoice: PhraseSet
    let choiceWords: PhraseSet
    let more: PhraseSet
    let press: PhraseSet
    let undo: PhraseSet
    let redo: PhraseSet
    /// Says that something is not to be done: "not".
    let negations: PhraseSet
    /// Hears that an option is not meant, in any of the words for it: "no pasta", "without pasta".
    package let denials: NegationReader
    /// What may stand around the word of a button: "could you send it now please".
    let aroundLabels: PhraseSet
    let buttons: ButtonForms
    let functionWords: Set<String>
    /// How one asks for what is not listed yet, as a person says it; `nil` where the language pack does not tell.
    package let moreWord: String?
    let ordinals: OrdinalReader
    private let reader: Later<SpokenValueReader>

    private let clock: SpokenClock
    /// The region.
    package let locale: Locale
    /// Takes apart what names several things.
    package let lists: ListSplitter

    /// Reads numbers, dates, amounts and addresses.
    package var values: SpokenValueReader { reader.value }

    /// When the answer is given.
    package var moment: SpokenMoment { clock.moment(in: locale) }

    /// - Parameters:
    ///   - pack: The language.
    ///   - locale: The region, where the language alone does not tell it.
    ///   - clock: What time it is, for "tomorrow".
    package init(pack: LanguagePack, locale: Locale? = nil, clock: SpokenClock = .system) {
        yes = PhraseSet(pack.yes)
        no = PhraseSet(pack.no)
        cancel = PhraseSet(pack.cancel)
        refusals = PhraseSet(pack.neither, pack.no)
        all = PhraseSet(pack.all)
        on = PhraseSet(pack.on, pack.yes)
        off = PhraseSet(pack.off, pack.no)
        fillers = PhraseSet(pack.fillers)
        choiceWords = PhraseSet(pack.choiceWords)
        aroundChoice = PhraseSet(pack.fillers, pack.choiceWords, pack.yes)
        more = PhraseSet(pack.more)
        press = PhraseSet(pack.press)
        undo = PhraseSet(pack.undo)
        redo = PhraseSet(pack.redo)
        negations = PhraseSet(pack.commands.negations)
        denials = NegationReader(refusalsOf: pack)
        aroundLabels = PhraseSet(pack.fillers, pack.commands.polite, pack.confirmations.around)
        buttons = ButtonForms(pack)
        moreWord = pack.more.first
        functionWords = Set(SpokenText.foldedWords(of: pack.functionWords))
        ordinals = OrdinalReader(pack)
        let region = locale ?? Locale(identifier: pack.language)
        reader = Later { SpokenValueReader(pack, locale: region) }
        lists = ListSplitter(pack)
        (self.locale, self.clock) = (region, clock)
    }

    /// Whether the whole utterance asks for what is not listed yet: "show more please".
    package func isMore(_ utterance: SpokenText) -> Bool {
        words(of: utterance).map { more.cover($0, with: fillers) } ?? false
    }

    /// Whether a word of the utterance may name something: "in the" does not.
    package func saysSomething(_ utterance: SpokenText) -> Bool {
        utterance.words.contains { !functionWords.contains($0.folded) }
    }

    /// An utterance without words at its ends that name nothing: "heron" of "the heron"; nothing is left of "in the".
    package func core(of utterance: SpokenText) -> SpokenText {
        let named = utterance.words.filter { !functionWords.contains($0.folded) }
        guard let first = named.first, let last = named.last else { return SpokenText("") }
        return SpokenText(utterance.substring(first.span.lowerBound..<last.span.upperBound))
    }

    /// Yes or no, nil when the utterance is neither or both.
    package func confirmation(_ utterance: SpokenText) -> Bool? {
        answer(utterance, yes: yes, no: no)
    }

    /// On or off, yes or no, nil when the utterance is neither or both.
    package func boolean(_ utterance: SpokenText) -> Bool? {
        answer(utterance, yes: on, no: off)
    }

    /// A whole number: "forty-two", "1,250", "minus two"; nil for "3.5".
    package func integer(_ utterance: SpokenText) -> Int? {
        words(of: utterance).flatMap { _ in values.number(utterance)?.integer }
    }

    /// Any number: "three point five", "2.5 million", "half".
    package func number(_ utterance: SpokenText) -> Double? {
        words(of: utterance).flatMap { _ in values.number(utterance)?.value }
    }

    private func answer(_ utterance: SpokenText, yes: PhraseSet, no: PhraseSet) -> Bool? {
        guard let words = words(of: utterance) else { return nil }
        switch (yes.cover(words, with: fillers), no.cover(words, with: fillers)) {
        case (true, false): return true
        case (false, true): return false
        default: return nil
        }
    }

    /// The folded words, nil when there are none or too many.
    func words(of utterance: SpokenText) -> [String]? {
        guard (1...Self.wordLimit).contains(utterance.words.count) else { return nil }
        return utterance.foldedWords
    }

    /// What is left when phrases are taken away at both ends, the longest first; never nothing.
    func trims(of words: [String], by phrases: PhraseSet) -> [Range<Int>] {
        let before = phrases.prefixes(of: words)
        let after = phrases.suffixes(of: words)
        let starts = words.indices.filter { before[$0] }
        let ends = (1...words.count).filter { after[$0] }
        return starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
            .sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
    }
}
