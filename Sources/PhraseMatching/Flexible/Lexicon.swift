/// The words of a model, folded and looked up by text.
final class Lexicon: Sendable {
    /// What a word says by being there.
    enum Kind: UInt8, Sendable {
        case filler
        case function
        /// A word of the grammar's phrases.
        case known
        case other
    }

    /// Sets of actions, a bit for each.
    typealias Actions = UInt64

    private let fillers: Set<String>
    /// All words of fillers.
    private let fillerWords: Set<String>
    private let longestFiller: Int
    private let fillerBeginnings: Set<String>
    private let functionWords: Set<String>
    private let joiners: Set<String>
    private let known: Set<String>
    private let actions: [String: Actions]
    private let longestAction: Int
    /// First words of actions that take several.
    private let actionStarts: Set<String>
    private let words: [[String]]
    private let excluded: [Actions]

    init(_ model: FlexibleModel, known: Set<String>) {
        self.known = known
        let fillers = model.fillers.map { SpokenText($0).words.map(\.folded) }
        self.fillers = Set(fillers.map { $0.joined(separator: " ") })
        fillerBeginnings = Set(fillers.compactMap(\.first))
        fillerWords = Set(fillers.joined())
        longestFiller = fillers.map(\.count).reduce(1, max)
        functionWords = Set(model.functionWords.flatMap { SpokenText($0).words.map(\.folded) })
        joiners = Set(model.joiners.map(Self.folded))
        words = model.actions.prefix(Actions.bitWidth).map(\.words)
        var (actions, starts, longest): ([String: Actions], Set<String>, Int) = ([:], [], 1)
        for (number, texts) in words.enumerated() {
            for word in texts.map(Self.folded) {
                actions[word, default: 0] |= 1 << Actions(number)
                let parts = word.split(separator: " ")
                longest = max(longest, parts.count)
                if parts.count > 1 { starts.insert(String(parts[0])) }
            }
        }
        (self.actions, actionStarts, longestAction) = (actions, starts, longest)
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
        SpokenText(text).words.map(\.folded).joined(separator: " ")
    }

    func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

    /// Whether it is everywhere, or may be in something that means nothing: "could you".
    func isSmall(_ word: String) -> Bool { functionWords.contains(word) || fillerWords.contains(word) }

    func actions(of word: String) -> Actions { actions[word] ?? 0 }

    /// What is known of a word alone.
    struct Entry: Sendable {
        /// Apart from fillers.
        let kind: Kind
        let actions: Actions
        let beginsFiller: Bool
        /// It begins an action of several words.
        let beginsAction: Bool
        /// It stands between two things that are asked for.
        let isJoiner: Bool
    }

    func entry(of word: String) -> Entry {
        Entry(
            kind: functionWords.contains(word) ? .function : known.contains(word) ? .known : .other,
            actions: actions(of: word), beginsFiller: fillerBeginnings.contains(word),
            beginsAction: actionStarts.contains(word), isJoiner: joiners.contains(word))
    }

    /// What each word of a text does, alone or with its neighbours ("get rid of").
    func actions(of words: [String]) -> [Actions] {
        let entries = words.map(entry)
        return actions(of: words) { entries[$0] }
    }

    /// The same for words that were looked up already.
    func actions<Words: RandomAccessCollection>(of words: Words, _ entry: (Int) -> Entry) -> [Actions]
    where Words.Element == String, Words.Index == Int {
        var all = words.indices.map { entry($0).actions }
        for start in words.indices where entry(start).beginsAction {
            for end in start + 1..<min(start + longestAction, words.count) + 1 {
                guard let found = actions[words[start..<end].joined(separator: " ")] else { continue }
                for place in start..<end { all[place] |= found }
            }
        }
        return all
    }

    /// All that exclude one of these.
    func opposites(of actions: Actions) -> Actions {
        excluded.indices.reduce(0) { actions >> Actions($1) & 1 == 1 ? $0 | excluded[$1] : $0 }
    }

    /// Other texts for a word of a phrase, as a pack writes them.
    func synonyms(of word: String) -> [String] {
        let mine = actions(of: word)
        let all = words.indices.filter { mine >> Actions($0) & 1 == 1 }.flatMap { words[$0] }
        return all.filter { Self.folded($0) != word }
    }

    /// What each word of an utterance is.
    func kinds(of words: [String]) -> [Kind] {
        let entries = words.map(entry)
        return kinds(of: words) { entries[$0] }
    }

    /// The same for words that were looked up already.
    func kinds<Words: RandomAccessCollection>(of words: Words, _ entry: (Int) -> Entry) -> [Kind]
    where Words.Element == String, Words.Index == Int {
        var kinds = words.indices.map { entry($0).kind }
        var index = 0
        while index < words.count {
            let length = entry(index).beginsFiller ? fillerLength(words, at: index) : 0
            for place in index..<index + length { kinds[place] = .filler }
            index += max(length, 1)
        }
        return kinds
    }

    /// The longest filler that begins at a word, in words.
    private func fillerLength<Words: RandomAccessCollection>(_ words: Words, at index: Int) -> Int
    where Words.Element == String, Words.Index == Int {
        for length in (1...max(1, min(longestFiller, words.count - index))).reversed()
        where fillers.contains(words[index..<min(words.count, index + length)].joined(separator: " ")) {
            return length
        }
        return 0
    }
}
