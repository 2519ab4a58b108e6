/// Finds names of short lists that are said in two pieces: "turn the lights on in the kitchen" for a "kitchen light".
///
///     names.joined(…)[0].spoken.text     // of "turn the lights on in the kitchen": "turn the kitchen light on "
///
/// What a thing is told from others by stands behind a small word, or before the command, and the thing itself elsewhere.
struct NamesApart: Sendable {
    private struct Name {
        /// All of its words.
        let words: [String]
        /// Those that mean something.
        let meant: [String]
        /// What it is told from others by comes first: "kitchen light", but not "lampe de la cuisine".
        let isAttributeFirst: Bool
    }

    private let names: [Name]
    /// Names by each of their words, and by each without its last letter.
    private let byWord: [String: [Int]]
    private let prepositions: Set<String>
    private let articles: Set<String>
    private let passages: Set<String>
    private let longestPreposition: Int
    private let prepositionFilter: WordFilter
    private let nameFilter: WordFilter
    /// Whether a word may stand in a command.
    private let isKnown: @Sendable (String) -> Bool

    /// A letter less makes nothing of a shorter word.
    private static let leastForm = 4

    init(_ compiled: CompiledFlexibleGrammar, _ words: ParaphraseWords) {
        func folded(_ texts: [String]) -> Set<String> { Set(SpokenText.foldedWords(of: texts)) }
        prepositions = folded(words.attributives + words.alikePrepositions.joined())
        longestPreposition = prepositions.lazy.map(\.utf8.count).max() ?? 0
        prepositionFilter = WordFilter(prepositions)
        articles = folded(words.articles)
        let leads = compiled.source.leadingWords
        isKnown = { word in
            if leads.contains(word) { return true }
            let entry = compiled.lexicon.entry(of: word)
            return entry.kind != .other || entry.isSmall || entry.actions != 0 || entry.longestWakeWord > 0
                || compiled.isOwn(word) || compiled.numbers.areNumber([word])
        }
        passages = folded(words.passages)
        var names: [Name] = []
        for list in compiled.allLists.compactMap(\.self) where !list.vocabulary.isLong {
            for text in list.values.indices where list.numbers[text] == .none {
                let words = list.vocabulary.words(of: text)
                let meant = words.filter { !compiled.lexicon.isFunctionWord($0) }
                let isAttributeFirst = !words.contains(where: prepositions.contains)
                if meant.count > 1 {
                    names.append(Name(words: words, meant: meant, isAttributeFirst: isAttributeFirst))
                }
            }
        }
        self.names = names
        byWord = names.enumerated().reduce(into: [:]) { index, name in
            for key in Set(name.element.meant.flatMap(Self.keys)) { index[key, default: []].append(name.offset) }
        }
        nameFilter = WordFilter(byWord.keys)
    }

    private static func keys(_ word: String) -> [String] {
        word.count < leastForm ? [word] : [word, String(word.dropLast())]
    }

    /// The utterance with such a name as a list has it, the nearest first.
    func joined(_ spoken: SpokenText) -> [MendedText] {
        guard mayBeJoined(spoken) else { return [] }
        let words = spoken.words
        var found: [Piece] = []
        for lead in words.indices.dropLast() where isPreposition(words[lead].folded) {
            guard let first = words[(lead + 1)...].firstIndex(where: { !articles.contains($0.folded) }) else {
                continue
            }
            let candidates = Self.keys(words[first].folded).flatMap { byWord[$0] ?? [] }
            for number in Set(candidates).sorted() {
                found += piece(of: names[number], in: words, attribute: first, lead).map { [$0] } ?? []
            }
        }
        return found.sorted { $0.forms < $1.forms }.map { text($0, in: spoken, words) }
    }

    /// Whether the bytes of its words allow for a preposition and a word of a name: most utterances need no strings for it.
    private func mayBeJoined(_ spoken: SpokenText) -> Bool {
        guard !names.isEmpty else { return false }
        var (hasPreposition, hasName) = (false, false)
        spoken.forEachWord { word, _ in
            hasPreposition = hasPreposition || prepositionFilter.mayHold(word)
            hasName = hasName || mayBeOfName(word)
        }
        return hasPreposition && hasName
    }

    /// See `keys`; a last letter of several bytes is not taken off.
    private func mayBeOfName(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = word.last else { return false }
        return last >= 0x80 || nameFilter.mayHold(word)
            || nameFilter.mayHold(UnsafeBufferPointer(rebasing: word.dropLast()))
    }

    private func isPreposition(_ word: String) -> Bool {
        word.utf8.count <= longestPreposition && prepositions.contains(word)
    }

    /// A name with where its two pieces are.
    private struct Piece {
        let name: Name
        let thing: Range<Int>
        /// From the small word before it.
        let attribute: Range<Int>
        /// How many of its words are said in another form.
        let forms: Int
    }

    /// The name, if a part of it stands behind a small word and the rest elsewhere, and whatever else is said is known.
    private func piece(of name: Name, in said: [SpokenText.Word], attribute first: Int, _ lead: Int) -> Piece? {
        // The attribute as far as it is said here, and the rest.
        let longest = min(name.meant.count - 1, said.count - first)
        let lengths = (1...longest).reversed()
        func attribute(_ length: Int) -> ArraySlice<String> {
            name.isAttributeFirst ? name.meant.prefix(length) : name.meant.suffix(length)
        }
        guard let length = lengths.first(where: { Self.areSame(said[first..<first + $0], attribute($0)) }) else {
            return nil
        }
        let (end, count) = (first + length, name.meant.count - length)
        let rest = Array(name.isAttributeFirst ? name.meant.suffix(count) : name.meant.prefix(count))
        guard !rest.contains(where: passages.contains) else { return nil }
        // Before its thing it begins the sentence: of "turn on sign off screen" nothing is on a sign.
        let mayComeFirst = !name.isAttributeFirst || lead == 0
        let things = said.indices.dropLast(rest.count - 1).map { $0..<$0 + rest.count }.filter { thing in
            (mayComeFirst || thing.upperBound <= lead) && !thing.overlaps(lead..<end)
                && Self.areSame(said[thing], rest[...])
        }
        guard things.count == 1, let thing = things.first else { return nil }
        let isRestKnown = said.indices.allSatisfy { word in
            thing.contains(word) || lead..<end ~= word || isKnown(said[word].folded)
        }
        guard isRestKnown else { return nil }
        let forms =
            zip(said[first..<end], attribute(length)).count { $0.folded != $1 }
            + zip(said[thing], rest).count { $0.folded != $1 }
        return Piece(name: name, thing: thing, attribute: lead..<end, forms: forms)
    }

    private func text(_ piece: Piece, in spoken: SpokenText, _ words: [SpokenText.Word]) -> MendedText {
        let edits = [
            MendedText.Edit(span: Self.span(of: words[piece.thing]), text: piece.name.words.joined(separator: " ")),
            MendedText.Edit(span: Self.span(of: words[piece.attribute]), text: ""),
        ]
        return MendedText(spoken, edits.sorted { $0.span.lowerBound < $1.span.lowerBound })
    }

    /// Whether words are those of a name, or other forms of them.
    private static func areSame(_ said: ArraySlice<SpokenText.Word>, _ own: ArraySlice<String>) -> Bool {
        said.count == own.count && zip(said, own).allSatisfy { $0.folded == $1 || $0.folded.isForm(of: $1) }
    }

    private static func span(of words: ArraySlice<SpokenText.Word>) -> Range<Int> {
        words[words.startIndex].span.lowerBound..<words[words.endIndex - 1].span.upperBound
    }
}
