/// A grammar ready for the flexible tier in one language: its phrases as a tree, its lists as sounds.
///
/// Lists are read aloud when they are first needed; a grammar that shares a list with an earlier one shares that too.
final class CompiledFlexibleGrammar: Sendable {
    let source: Grammar
    let grammar: FlexibleGrammar
    let lexicon: Lexicon
    let senses: SenseLexicon
    let reader: WordReader
    let numbers: NumberSignatureReader
    private let meaning: @Sendable (TemplateID) -> UInt32
    /// The words of all phrases that do the same, by what they do.
    private let literalWords: [UInt32: Set<String>]
    /// How unlikely one phrase is among all, in nats.
    let prior: Double
    /// Ordered by their nodes, and where those of each node begin.
    private let endings: [Int]
    private let endingStarts: [Int]
    private let read: Later<[SoundList?]>
    private let nameWords: Later<Set<String>>

    init(
        _ source: Grammar, _ model: FlexibleModel, _ reader: WordReader, contextSlots: Set<String>,
        meaning: @escaping @Sendable (TemplateID) -> UInt32 = { $0.rawValue }, includes: (TemplateID) -> Bool
    ) {
        self.source = source
        self.meaning = meaning
        literalWords = source.literalWords(rowLimit: FlexibleGrammar.rowLimit, meaning)
        lexicon = Lexicon(model, known: literalWords.values.reduce(into: []) { $0.formUnion($1) })
        senses = SenseLexicon(model)
        self.reader = reader
        numbers = NumberSignatureReader(model)
        grammar = FlexibleGrammarBuilder(source, lexicon, reader, contextSlots: contextSlots).build(includes)
        prior = Logarithm.of(grammar.actions.count)
        let byNode = Dictionary(grouping: grammar.endings.indices) { [grammar] in Int(grammar.endings[$0].node) }
        let endings = grammar.nodes.indices.map { byNode[$0] ?? [] }
        self.endings = endings.flatMap(\.self)
        endingStarts = endings.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
        longLists = Self.longLists(of: grammar, in: source)
        let (lexicon, numbers, used) = (lexicon, numbers, Self.lists(of: grammar))
        read = Later { Self.read(source, used, sharing: []) { SoundList($0, reader, lexicon, numbers) } }
        nameWords = Self.shortNameWords(of: read)
    }

    /// The same grammar, read aloud by another reader.
    init(_ other: CompiledFlexibleGrammar, readBy reader: WordReader) {
        source = other.source
        meaning = other.meaning
        literalWords = other.literalWords
        lexicon = other.lexicon
        senses = other.senses
        self.reader = reader
        numbers = other.numbers
        grammar = other.grammar.read(by: reader, other.lexicon)
        prior = other.prior
        (endings, endingStarts) = (other.endings, other.endingStarts)
        longLists = other.longLists
        let (source, lexicon, numbers, used) = (source, lexicon, numbers, Self.lists(of: grammar))
        read = Later { Self.read(source, used, sharing: []) { SoundList($0, reader, lexicon, numbers) } }
        nameWords = Self.shortNameWords(of: read)
    }

    /// The same phrases over other names; lists that are the same are not read aloud again.
    init(_ source: Grammar, sharing other: CompiledFlexibleGrammar) {
        self.source = source
        meaning = other.meaning
        literalWords = other.literalWords
        lexicon = other.lexicon
        senses = other.senses
        reader = other.reader
        numbers = other.numbers
        grammar = other.grammar
        prior = other.prior
        (endings, endingStarts) = (other.endings, other.endingStarts)
        longLists = Self.longLists(of: other.grammar, in: source)
        let (reader, lexicon, numbers, used) = (reader, lexicon, numbers, Self.lists(of: other.grammar))
        let known = other.read.valueIfMade ?? []
        read = Later {
            Self.read(source, used, sharing: known) { SoundList($0, reader, lexicon, numbers) }
        }
        nameWords = Self.shortNameWords(of: read)
    }

    private static func shortNameWords(of lists: Later<[SoundList?]>) -> Later<Set<String>> {
        Later {
            lists.value.reduce(into: []) { words, list in
                if let list, list.shortlist == nil { words.formUnion(list.vocabulary.words) }
            }
        }
    }

    private static func longLists(of grammar: FlexibleGrammar, in source: Grammar) -> [SlotListID] {
        let used = grammar.nodes.compactMap { node in if case .slot(let list, _, _) = node.content { list } else { nil }
        }
        return Set(used).filter { source.list($0).map { $0.texts.view.count > SoundList.wholeLimit } ?? false }
    }

    private static func lists(of grammar: FlexibleGrammar) -> [SlotListID] {
        let used = grammar.nodes.compactMap { node in if case .slot(let list, _, _) = node.content { list } else { nil }
        }
        return Set(used).sorted { $0.rawValue < $1.rawValue }
    }

    /// What a word costs at most as nothing in particular, if names of a long list are made of words like it: where many
    /// names share their words, a word says less than its letters.
    ///
    /// - spelled: without digits, so it may be several.
    func cost(ofNameWords spelled: [String]) -> SoundCost? {
        // Most grammars have none.
        guard hasLongLists else { return nil }
        let lists = allLists
        var least: SoundCost?
        for id in longLists {
            if let cost = lists[Int(id.rawValue)]?.vocabulary.cost(of: spelled) { least = min(least ?? cost, cost) }
        }
        return least
    }

    /// The words of all names of lists that are read whole.
    var shortNameWords: Set<String> { nameWords.value }

    /// Whether some phrase has a word, or a name that is read whole.
    func isOwn(_ word: String) -> Bool { lexicon.isKnown(word) || shortNameWords.contains(word) }

    /// Whether some phrase that does the same as this one has a word.
    func isSaid(_ word: String, for template: TemplateID) -> Bool {
        literalWords[meaning(template)]?.contains(word) ?? false
    }

    @inline(__always)
    func forEachEnding(of node: Int, _ body: (Int) -> Void) {
        for place in endingStarts[node]..<endingStarts[node + 1] { body(endings[place]) }
    }

    /// The nodes from the beginning of a phrase to an ending.
    func way(to ending: Int) -> [Int] {
        var way: [Int] = []
        way.reserveCapacity(16)
        var node = grammar.endings[ending].node
        while node >= 0 {
            way.append(Int(node))
            node = grammar.nodes[Int(node)].parent
        }
        way.reverse()
        return way
    }

    /// What slots may hold, as this channel writes it, by the numbers of their lists.
    var allLists: [SoundList?] { read.value }

    /// What a slot may hold, as this channel writes it.
    func list(_ id: SlotListID) -> SoundList? {
        let lists = read.value
        return lists.indices.contains(Int(id.rawValue)) ? lists[Int(id.rawValue)] : nil
    }

    /// The lists that phrases use, by their numbers.
    private static func read(
        _ source: Grammar, _ used: [SlotListID], sharing known: [SoundList?], _ make: (SlotList) -> SoundList
    ) -> [SoundList?] {
        var lists = [SoundList?](repeating: nil, count: source.lists.count)
        for id in used {
            let index = Int(id.rawValue)
            guard let list = source.list(id) else { continue }
            let shared = known.indices.contains(index) ? known[index] : nil
            lists[index] = shared.flatMap { $0.source === list ? $0 : nil } ?? make(list)
        }
        return lists
    }

    /// Lists of which only the most promising names are read.
    let longLists: [SlotListID]

    var hasLongLists: Bool { !longLists.isEmpty }

    func acceptsUnlisted(_ id: SlotListID) -> Bool { source.list(id)?.acceptsUnlisted ?? false }
}
