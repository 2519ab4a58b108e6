/// The words of a model, folded and looked up by text.
struct Lexicon: Sendable {
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

    private var fillers: Set<String> = []
    private var longestFiller = 1
    private var fillerBeginnings: Set<String> = []
    private var functionWords: Set<String> = []
    private var joiners: Set<String> = []
    private var known: Set<String> = []
    private var actions: [String: Actions] = [:]
    private var longestAction = 1
    /// First words of actions that take several.
    private var actionStarts: Set<String> = []
    private var words: [[String]] = []
    private var excluded: [Actions] = []

    init(_ model: FlexibleModel, known: Set<String>) {
        self.known = known
        for filler in model.fillers {
            let words = SpokenText(filler).words.map(\.folded)
            fillers.insert(words.joined(separator: " "))
            if let first = words.first { fillerBeginnings.insert(first) }
            longestFiller = max(longestFiller, words.count)
        }
        functionWords = Set(model.functionWords.flatMap { SpokenText($0).words.map(\.folded) })
        joiners = Set(model.joiners.map(Self.folded))
        for (number, action) in model.actions.prefix(Actions.bitWidth).enumerated() {
            words.append(action.words)
            for word in action.words.map(Self.folded) {
                actions[word, default: 0] |= 1 << Actions(number)
                let parts = word.split(separator: " ")
                longestAction = max(longestAction, parts.count)
                if parts.count > 1 { actionStarts.insert(String(parts[0])) }
            }
        }
        excluded = Array(repeating: 0, count: words.count)
        for (first, second) in model.opposites { exclude(first, second, model) }
    }

    private mutating func exclude(_ first: String, _ second: String, _ model: FlexibleModel) {
        let names = model.actions.prefix(Actions.bitWidth).map(\.name)
        guard let a = names.firstIndex(of: first), let b = names.firstIndex(of: second) else { return }
        excluded[a] |= 1 << Actions(b)
        excluded[b] |= 1 << Actions(a)
    }

    private static func folded(_ text: String) -> String {
        SpokenText(text).words.map(\.folded).joined(separator: " ")
    }

    func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

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
    /// - entries: those of the words, if they were looked up already.
    func actions(of words: [String], _ entries: [Entry]? = nil) -> [Actions] {
        let entries = entries ?? words.map(entry)
        var all = entries.map(\.actions)
        for start in words.indices where entries[start].beginsAction {
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
    /// - entries: those of the words, if they were looked up already.
    func kinds(of words: [String], _ entries: [Entry]? = nil) -> [Kind] {
        let entries = entries ?? words.map(entry)
        var kinds = entries.map(\.kind)
        var index = 0
        while index < words.count {
            let length = entries[index].beginsFiller ? fillerLength(words, at: index) : 0
            for place in index..<index + length { kinds[place] = .filler }
            index += max(length, 1)
        }
        return kinds
    }

    /// The longest filler that begins at a word, in words.
    private func fillerLength(_ words: [String], at index: Int) -> Int {
        for length in (1...max(1, min(longestFiller, words.count - index))).reversed()
        where fillers.contains(words[index..<min(words.count, index + length)].joined(separator: " ")) {
            return length
        }
        return 0
    }
}
