/// The words of a model, folded and looked up by text.
final class Lexicon: Sendable {
    /// What a word says by being there.
    enum Kind: UInt8, Sendable, CaseIterable {
        case filler
        case function
        /// A word of the grammar's phrases.
        case known
        case other
    }

    /// Sets of actions, a bit for each.
    typealias Actions = UInt64

    private let fillers: Phrases
    private let wakeWords: Phrases
    /// All words of fillers.
    private let fillerWords: Set<String>
    private let functionWords: Set<String>
    private let joiners: Set<String>
    private let known: Set<String>
    private let actions: [String: Actions]
    /// Those of several words, by their first.
    private let longActions: [String: [(words: [String], actions: Actions)]]
    private let synonyms: [[Synonym]]
    private let excluded: [Actions]

    init(_ model: FlexibleModel, known: Set<String>) {
        self.known = known
        fillers = Phrases(model.fillers)
        wakeWords = Phrases(model.wakeWords)
        fillerWords = Set(SpokenText.foldedWords(of: model.fillers))
        functionWords = Set(SpokenText.foldedWords(of: model.functionWords))
        joiners = Set(model.joiners.map(Self.folded))
        synonyms = model.actions.prefix(Actions.bitWidth).map { $0.words.map(Synonym.init) }
        var actions: [String: Actions] = [:]
        var longActions: [String: [(words: [String], actions: Actions)]] = [:]
        for (number, synonyms) in synonyms.enumerated() {
            for synonym in synonyms {
                actions[synonym.folded, default: 0] |= 1 << Actions(number)
                guard synonym.words.count > 1 else { continue }
                longActions[synonym.words[0], default: []].append((synonym.words, 1 << Actions(number)))
            }
        }
        (self.actions, self.longActions) = (actions, longActions)
        excluded = Self.excluded(model)
    }

    /// What each action excludes.
    private static func excluded(_ model: FlexibleModel) -> [Actions] {
        let names = model.actions.prefix(Actions.bitWidth).map(\.name)
        var excluded = [Actions](repeating: 0, count: names.count)
        for (first, second) in model.opposites {
            guard let a = names.firstIndex(of: first), let b = names.firstIndex(of: second) else { continue }
            excluded[a] |= 1 << Actions(b)
            excluded[b] |= 1 << Actions(a)
        }
        return excluded
    }

    private static func folded(_ text: String) -> String {
        SpokenText(text).foldedWords.joined(separator: " ")
    }

    func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

    /// Whether it is a word of the grammar's phrases, and no small one.
    func isKnown(_ word: String) -> Bool { known.contains(word) && !functionWords.contains(word) }

    func actions(of word: String) -> Actions { actions[word] ?? 0 }

    /// What is known of a word alone.
    struct Entry: Sendable {
        /// Apart from fillers.
        let kind: Kind
        let actions: Actions
        /// How many words the longest filler has that begins with it; 0 if none does.
        let longestFiller: Int
        /// The same of what a machine is called.
        let longestWakeWord: Int
        /// Some filler has it.
        let isInFiller: Bool
        /// It begins an action of several words.
        let beginsAction: Bool
        /// It stands between two things that are asked for.
        let isJoiner: Bool
        /// It is everywhere, or may be in something that means nothing: "could you".
        let isSmall: Bool
    }

    func entry(of word: String) -> Entry {
        let (isFunction, isInFiller) = (functionWords.contains(word), fillerWords.contains(word))
        return Entry(
            kind: isFunction ? .function : known.contains(word) ? .known : .other,
            actions: actions(of: word), longestFiller: fillers.longest(from: word),
            longestWakeWord: wakeWords.longest(from: word), isInFiller: isInFiller,
            beginsAction: longActions[word] != nil, isJoiner: joiners.contains(word),
            isSmall: isFunction || isInFiller)
    }

    /// What each word of a text does, alone or with its neighbours ("get rid of").
    func actions(of words: [String]) -> [Actions] {
        let entries = words.map(entry)
        var all = entries.map(\.actions)
        findActions(in: words, { entries[$0] }) { place, actions in
            for word in place { all[word] |= actions }
        }
        return all
    }

    /// Finds what several words do together.
    func findActions<Words: RandomAccessCollection>(
        in words: Words, _ entry: (Int) -> Entry, found: (Range<Int>, Actions) -> Void
    ) where Words.Element == String, Words.Index == Int {
        for start in words.indices where entry(start).beginsAction {
            for action in longActions[words[start]] ?? [] where words[start...].starts(with: action.words) {
                found(start..<start + action.words.count, action.actions)
            }
        }
    }

    /// All that exclude one of these.
    func opposites(of actions: Actions) -> Actions {
        excluded.indices.reduce(0) { actions >> Actions($1) & 1 == 1 ? $0 | excluded[$1] : $0 }
    }

    /// A text for what is done.
    struct Synonym: Sendable {
        /// As a pack writes it.
        let text: String
        let words: [String]
        let folded: String

        init(_ text: String) {
            self.text = text
            words = SpokenText(text).foldedWords
            folded = words.joined(separator: " ")
        }
    }

    /// Other texts for a word of a phrase.
    func synonyms(of word: String) -> some Sequence<Synonym> {
        let mine = actions(of: word)
        return synonyms.indices.lazy.filter { mine >> Actions($0) & 1 == 1 }.flatMap { self.synonyms[$0] }
            .filter { $0.folded != word }
    }

    /// What each word of an utterance is.
    func kinds(of words: [String]) -> [Kind] {
        let entries = words.map(entry)
        var kinds = entries.map(\.kind)
        findFillers(in: words, { entries[$0] }) { filler in
            for word in filler { kinds[word] = .filler }
        }
        return kinds
    }

    /// Finds the words that mean nothing, one after another. Before everything else, what a machine is called when it is told
    /// something is one as well, unless a phrase has it.
    ///
    /// - isName: whether a word is one of a name that can be asked for.
    func findFillers<Words: RandomAccessCollection>(
        in words: Words, _ entry: (Int) -> Entry, isName: (Int) -> Bool = { _ in false }, found: (Range<Int>) -> Void
    ) where Words.Element == String, Words.Index == Int {
        var (start, isOpening) = (0, true)
        while start < words.count {
            let first = entry(start)
            let longest = min(first.longestFiller, words.count - start)
            var run = 0
            while run < longest, entry(start + run).isInFiller { run += 1 }
            var length = run > 0 ? fillers.length(in: words[start..<start + run]) : 0
            if isOpening, first.longestWakeWord > 0 {
                // Something must be left that it is told.
                let called = start..<start + wakeWords.length(in: words[start..<words.count - 1])
                if called.count > length, !called.contains(where: { entry($0).kind == .known || isName($0) }) {
                    length = called.count
                }
            }
            if length > 0 { found(start..<start + length) }
            isOpening = isOpening && length > 0
            start += max(length, 1)
        }
    }
}

/// Texts of one or more words.
private struct Phrases {
    /// By their first words, the longest first.
    private let phrases: [String: [[String]]]

    init(_ phrases: [String]) {
        let phrases = phrases.map { SpokenText($0).foldedWords }.filter { !$0.isEmpty }
        self.phrases = Dictionary(grouping: phrases) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } }
    }

    /// How many words the longest has that begins with one; 0 where none does.
    func longest(from word: String) -> Int { phrases[word]?.first?.count ?? 0 }

    /// How many words the longest takes that words begin with; 0 where they begin with none.
    func length(in words: some RandomAccessCollection<String>) -> Int {
        words.first.flatMap { phrases[$0] }?.first { words.starts(with: $0) }?.count ?? 0
    }
}
