import PhraseMatching
import SpokenLanguage

/// Slots for a value that hold more than one, or less.
///
/// Where a slot takes any words, those of the phrase that are misheard beside it end up in it: "wake me upp at ten past seven".
/// And what belongs to a value may be taken for a word of the phrase: "pasado" of "a pasado mañana" for "para".
extension AppGrammar {
    /// No value is said in more words, and no more are beside one.
    private static let wordLimit = 12

    /// A match with the longest value in each slot. What was in the slot besides must be words of the phrase: else it is no value.
    func withWholeValues(_ match: Match, in spoken: SpokenText) -> Match {
        guard let place = meanings[match.template]?.place else { return match }
        let template = grammar.template(match.template)
        var slots = match.slots
        for (number, slot) in match.slots.enumerated() where slot.value == nil {
            guard let parameter = intent(at: place).parameter(slot.name), parameter.isRead else { continue }
            let words = spoken.words
            func reading(_ run: Range<Int>) -> SpokenReading<AppValue> {
                let said = spoken.value(at: Self.span(of: words[run]))
                return readers[place.app].reading(of: said, for: parameter)
            }
            guard let said = Self.words(in: slot.span, of: words) else { continue }
            switch reading(said) {
            case .refused: continue
            case .value(let value):
                let room = Self.room(around: said, among: words, beside: match.slots) { template.hasWord($0.folded) }
                let run = Self.longest(Self.runs(around: said, within: room)) { run in
                    reading(run).value.flatMap { $0.means(value) ? nil : $0 }
                }
                guard let run else { continue }
                slots[number] = slot.spanning(Self.span(of: words[run]), of: spoken)
            case .none:
                guard let run = Self.longest(Self.runs(within: said), value: { reading($0).value }),
                    said.allSatisfy({ run.contains($0) || template.hasWord(like: words[$0].folded) })
                else { continue }
                slots[number] = slot.spanning(Self.span(of: words[run]), of: spoken)
            }
        }
        var whole = match
        whole.slots = slots
        return whole
    }

    private static func words(in span: Range<Int>, of words: [SpokenText.Word]) -> Range<Int>? {
        guard let first = words.firstIndex(where: { span.contains($0.span.lowerBound) }),
            let last = words.lastIndex(where: { span.contains($0.span.lowerBound) })
        else { return nil }
        return first..<last + 1
    }

    /// The words around others up to those of the phrase and of slots.
    private static func room(
        around said: Range<Int>, among words: [SpokenText.Word], beside slots: [SlotMatch],
        isOwn: (SpokenText.Word) -> Bool
    ) -> Range<Int> {
        func isFree(_ word: Int) -> Bool {
            words.indices.contains(word) && said.count < wordLimit && !isOwn(words[word])
                && !slots.contains { $0.span.contains(words[word].span.lowerBound) }
        }
        var room = said
        while isFree(room.lowerBound - 1), room.count < wordLimit { room = room.lowerBound - 1..<room.upperBound }
        while isFree(room.upperBound), room.count < wordLimit { room = room.lowerBound..<room.upperBound + 1 }
        return room
    }

    /// The longest run that is a value, without words around it that say nothing.
    private static func longest(_ runs: [Range<Int>], value: (Range<Int>) -> AppValue?) -> Range<Int>? {
        guard let place = runs.firstIndex(where: { value($0) != nil }), let meant = value(runs[place]) else {
            return nil
        }
        return runs[place...].last { run in
            runs[place].lowerBound <= run.lowerBound && run.upperBound <= runs[place].upperBound
                && value(run)?.means(meant) == true
        }
    }

    /// All that hold some words and more, the longest first.
    private static func runs(around said: Range<Int>, within room: Range<Int>) -> [Range<Int>] {
        let all = (room.lowerBound...said.lowerBound).flatMap { start in
            (said.upperBound...room.upperBound).map { start..<$0 }
        }
        return all.filter { $0 != said }.sorted { $0.count > $1.count }
    }

    /// All parts of some words, the longest first, of several the last.
    private static func runs(within words: Range<Int>) -> [Range<Int>] {
        guard 2...wordLimit ~= words.count else { return [] }
        return (1..<words.count).reversed().flatMap { length in
            (words.lowerBound...words.upperBound - length).reversed().map { $0..<$0 + length }
        }
    }

    /// - words: at least one.
    private static func span(of words: ArraySlice<SpokenText.Word>) -> Range<Int> {
        words[words.startIndex].span.lowerBound..<words[words.endIndex - 1].span.upperBound
    }
}
