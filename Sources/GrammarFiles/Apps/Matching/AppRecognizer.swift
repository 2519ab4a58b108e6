package import PhraseMatching
import SpokenLanguage

/// Reads utterances that need no thought, one after another: what is said word for word, has one meaning, and names nothing
/// but listed things and free text.
///
///     var recognizer = matcher.recognizer()
///     recognizer.recognize(bytes)      // the template of "set the kitchen to 20", or nil where `AppMatcher` has to be asked
///     recognizer.slots                 // kitchen 8..<15, 20 19..<21
///
/// It says what `AppMatcher` says, or nothing, and allocates nothing once it has met a phrase. One caller at a time uses it.
package struct AppRecognizer: ~Copyable {
    package struct Slot {
        /// Among those of the template.
        package let index: Int
        /// UTF-8 offsets into the utterance, half-open.
        package let span: Range<Int>
        /// The entry of the slot's list; nil for free text, which is the span just as it stands.
        package let value: UInt32?
    }

    /// What a slot of a template takes.
    private struct Way {
        enum Kind { case nothing, listed, text, either, other }

        let kind: Kind
        /// The parameter's place among those of the intent.
        var parameter: UInt8 = 0
        /// Words that may be a part of another name stand before names of its list, see `Holder.leads`.
        var isLed = false
    }

    /// What the entries in a slot are entries of, and for.
    private struct Holder {
        let list: SlotListID
        let parameter: DeclarativeApp.Parameter
        /// Words before a name that may be a part of another one, see `Grammar.isLedElsewhere`.
        let leads: [String]
    }

    /// The slots of the utterance that was read last, those that are no parameter left out.
    package private(set) var slots: [Slot] = []
    private let exact: Matcher
    private let skipping: Matcher
    private let grammar: AppGrammar
    private let scratch = MatchScratch()
    private let skippingScratch = MatchScratch()
    /// The utterance that was read last is no phrase.
    private var isNoPhrase = false
    /// By template where its ways begin; negative where it was not met yet.
    private var firstWays: [Int32]
    private var ways: [Way] = []
    /// One for each way; none where the slot is no parameter.
    private var holders: [Holder?] = []
    private let tellsByAccents: Bool

    /// - skipping: the same without words that mean nothing.
    init(_ exact: Matcher, skipping: Matcher, of grammar: AppGrammar) {
        (self.exact, self.skipping, self.grammar) = (exact, skipping, grammar)
        tellsByAccents = grammar.packs.values.contains { !$0.statements.toldAccents.isEmpty }
        firstWays = Array(repeating: -1, count: exact.grammar.templateCount)
    }

    /// The template of the one meaning of an utterance; nil where it has none or several, or where it takes more to read it.
    /// - text: valid UTF-8.
    package mutating func recognize(_ text: UnsafeBufferPointer<UInt8>) -> TemplateID? {
        let found = exact.recognize(text, in: scratch)
        isNoPhrase = found.ties == 0 && !found.vetoed
        guard found.ties == 1, !found.vetoed, let template = found.best else { return nil }
        let first = firstWay(of: template)
        slots.removeAll(keepingCapacity: true)
        var said: UInt64 = 0
        for number in scratch.slots(of: 0) {
            let slot = scratch.slot(number)
            let way = ways[first + Int(slot.index)]
            if way.kind == .nothing { continue }
            let bit = UInt64(1) << UInt64(way.parameter)
            guard said & bit == 0, takes(way.kind, slot, in: text) else { return nil }
            // What means nothing around free text is no part of it.
            if slot.value == nil, mayHesitate(template, UnsafeBufferPointer(rebasing: text[slot.span])) { return nil }
            if way.isLed, isLed(slot, by: first, in: text) { return nil }
            said |= bit
            slots.append(Slot(index: Int(slot.index), span: slot.span, value: slot.value))
        }
        return mayBeNoOrder(in: text) && isNoOrder(template, text) ? nil : template
    }

    /// Whether the utterance that was read last is no phrase, and none without words that mean nothing either.
    /// - text: that utterance.
    package func isUnknown(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isNoPhrase else { return false }
        let found = skipping.recognize(text, in: skippingScratch)
        return found.ties == 0 && !found.vetoed
    }

    /// What a template means, without what stands in its slots.
    package func reading(of template: TemplateID) -> AppReading? {
        grammar.reading(of: Match(template: template, slots: [], score: 1, tier: .exact), in: SpokenText(""))
    }

    /// What one of `slots` holds that an entry names; nil where its parameter cannot be that.
    package func reading(of slot: Slot, of template: TemplateID) -> AppReading.Slot? {
        guard let value = slot.value, let holder = holders[Int(firstWays[Int(template.rawValue)]) + slot.index] else {
            return nil
        }
        return grammar.listed(value, of: holder.list, isNegative: false, holder.parameter)
            .map { AppReading.Slot(name: holder.parameter.name, value: $0, text: "", span: slot.span) }
    }

    private func takes(_ kind: Way.Kind, _ slot: RecognizedSlot, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !slot.span.isEmpty else { return false }
        if slot.value != nil { return (kind == .listed || kind == .either) && !mayHaveSign(slot.span, in: text) }
        return (kind == .text || kind == .either) && standsAlone(slot.span, in: text)
    }

    private func mayHesitate(_ template: TemplateID, _ words: UnsafeBufferPointer<UInt8>) -> Bool {
        grammar.meanings[template].map { grammar.hesitations[$0.place.app].mayStand(around: words) } ?? false
    }

    /// Whether what is dictated, or an accent, may say something else than the phrase.
    private func mayBeNoOrder(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        slots.contains { $0.value == nil } || tellsByAccents && text.contains { $0 >= 0x80 }
    }

    private func isNoOrder(_ template: TemplateID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let spoken = SpokenText(String(decoding: text, as: UTF8.self))
        let slots = slots.map { slot in
            SaidCommand.Slot(slot.value == nil ? .text : .name, span: slot.span, text: spoken.substring(slot.span))
        }
        return grammar.isNoOrder(template, slots, in: spoken)
    }

    /// Whether the word before a name may be a part of another one.
    private func isLed(_ slot: RecognizedSlot, by first: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = SpokenText(String(decoding: text[..<slot.span.lowerBound], as: UTF8.self)).foldedWords.last
        return before.map { holders[first + Int(slot.index)]?.leads.contains($0) ?? false } ?? false
    }

    /// Of numbers a hyphen before them makes others, see `AppGrammar.reading`.
    private func mayHaveSign(_ span: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        span.lowerBound > 0 && !Self.isWord(text[span.lowerBound - 1]) && text[span.lowerBound - 1] != UInt8(ascii: " ")
    }

    /// Whether free text begins and ends with a letter or digit and has words beside it, so that it takes no signs along and
    /// no quotes from it, see `SpokenText.said`.
    private func standsAlone(_ span: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let (start, end) = (span.lowerBound, span.upperBound)
        guard Self.isWord(text[start]), Self.isWord(text[end - 1]) else { return false }
        guard start == 0 || start > 1 && text[start - 1] == UInt8(ascii: " ") && Self.isWord(text[start - 2]) else {
            return false
        }
        return end == text.count
            || end + 1 < text.count && text[end] == UInt8(ascii: " ") && Self.isWord(text[end + 1])
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
    }
}

// MARK: - What is known of a phrase

extension AppRecognizer {
    private mutating func firstWay(of template: TemplateID) -> Int {
        let known = firstWays[Int(template.rawValue)]
        if known >= 0 { return Int(known) }
        let first = ways.count
        firstWays[Int(template.rawValue)] = Int32(first)
        for (name, list) in exact.grammar.slots(of: template) { addWay(of: name, list, template) }
        return first
    }

    private mutating func addWay(of slot: String, _ list: SlotListID, _ template: TemplateID) {
        let parameters = grammar.meaning(of: template).map { grammar.intent(at: $0.place).parameters } ?? []
        let place = parameters.firstIndex { $0.name == slot }
        let leads = grammar.nameLeads(of: list, template)
        holders.append(place.map { Holder(list: list, parameter: parameters[$0], leads: leads) })
        var way = way(of: place, among: parameters, grammar.contents[list])
        way.isLed = !leads.isEmpty
        ways.append(way)
    }

    private func way(
        of place: Int?, among parameters: [DeclarativeApp.Parameter], _ content: AppGrammar.Content?
    ) -> Way {
        guard let place else { return Way(kind: .nothing) }
        guard place < 64, !parameters[place].isList else { return Way(kind: .other) }
        // A sign before a number is no part of its name.
        if case .numbers(let range)? = content, range.lowest < 0 { return Way(kind: .other) }
        let isListed = content != nil
        let isText = parameters[place].type == .string
        let kind: Way.Kind = isListed ? isText ? .either : .listed : isText ? .text : .other
        return Way(kind: kind, parameter: UInt8(place))
    }
}
