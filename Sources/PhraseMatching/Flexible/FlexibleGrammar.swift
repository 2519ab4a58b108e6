/// A grammar's phrases as a tree of words and slots: what begins alike is compared once.
struct FlexibleGrammar: Sendable {
    enum Content: Sendable, Hashable {
        case word(Int32)
        /// - isContext: says where the command belongs.
        /// - mayBeUnsaid: the phrase is understood without it.
        case slot(SlotListID, isContext: Bool, mayBeUnsaid: Bool)
        /// Only costs: what follows is said in another order than the phrase has it, or with another verb.
        case reordered
    }

    struct Node: Sendable {
        /// -1 at the beginning of a phrase.
        let parent: Int32
        let content: Content
    }

    /// Where a phrase ends.
    struct Ending: Sendable {
        let node: Int32
        /// A number behind those of all phrases is a negative phrase.
        let template: TemplateID
        /// Which of the template's slots each slot on the way is.
        let slots: [UInt8]
    }

    /// Parents come before their children.
    let nodes: [Node]
    let endings: [Ending]
    let words: WordSounds
    /// The same as they are written.
    let wordTexts: [String]
    /// What each template does, for verbs that exclude each other.
    let actions: [Lexicon.Actions]

    /// More ways to say one template are not told apart here; the exact tier knows them all.
    static let rowLimit = 48
    /// More nodes are not searched.
    static let nodeLimit = 60_000
}

extension FlexibleGrammar {
    /// The same phrases, whose words are read aloud by another reader.
    func read(by reader: WordReader, _ lexicon: Lexicon) -> FlexibleGrammar {
        let read = wordTexts.enumerated().map { number, text in
            (alternatives: lexicon.sounds(of: text, by: reader), isFunctionWord: words.isFunctionWord(number))
        }
        return FlexibleGrammar(
            nodes: nodes, endings: endings, words: WordSounds(read), wordTexts: wordTexts, actions: actions)
    }
}

extension Lexicon {
    /// A word of a phrase and those of its meaning as sounds, the word itself first.
    fileprivate func sounds(of word: String, by reader: WordReader) -> [[UInt8]] {
        let others = synonyms(of: word).map { synonym in synonym.words.flatMap { reader.sounds(of: $0) } }
        return [reader.sounds(of: word)] + others.filter { !$0.isEmpty }
    }
}

/// Puts the templates of a grammar into one tree.
struct FlexibleGrammarBuilder {
    private struct Key: Hashable {
        let parent: Int32
        let content: FlexibleGrammar.Content
    }

    private struct WordKey: Hashable {
        let text: String
        let isParticle: Bool
    }

    private let grammar: Grammar
    private let lexicon: Lexicon
    private let reader: WordReader
    private let contextSlots: Set<String>
    private let verbs: PhrasalVerbs
    private var nodes: [FlexibleGrammar.Node] = []
    private var endings: [FlexibleGrammar.Ending] = []
    private var words: [(alternatives: [[UInt8]], isFunctionWord: Bool)] = []
    private var wordTexts: [String] = []
    private var nodeByKey: [Key: Int32] = [:]
    private var wordByText: [WordKey: Int32] = [:]
    private var actions: [Lexicon.Actions] = []

    init(_ grammar: Grammar, _ lexicon: Lexicon, _ reader: WordReader, contextSlots: Set<String>) {
        self.grammar = grammar
        self.lexicon = lexicon
        self.reader = reader
        self.contextSlots = contextSlots
        verbs = PhrasalVerbs(lexicon)
    }

    /// The tree of the templates that are included, with all negative phrases of their scopes.
    consuming func build(_ includes: (TemplateID) -> Bool) -> FlexibleGrammar {
        var scopes: Set<ScopeID> = []
        for (index, phrase) in grammar.phrases.enumerated() {
            let id = TemplateID(rawValue: UInt32(index))
            actions.append(0)
            guard includes(id) else { continue }
            scopes.insert(phrase.scope)
            add(phrase.tree, id, phrase.slotNames)
        }
        for (index, negative) in grammar.negatives.enumerated() {
            actions.append(0)
            guard scopes.contains(negative.scope) else { continue }
            add(negative.tree, TemplateID(rawValue: UInt32(grammar.phrases.count + index)), nil)
        }
        return FlexibleGrammar(
            nodes: nodes, endings: endings, words: WordSounds(words), wordTexts: wordTexts, actions: actions)
    }

    /// One thing of a row.
    enum Item: Hashable {
        case word(String)
        case slot(index: Int, list: SlotListID)
    }

    /// - names: of the template's slots; `nil` for a negative phrase, of which nothing may be missing.
    private mutating func add(_ tree: PhraseTree, _ id: TemplateID, _ names: [String]?) {
        // A function word too many costs next to nothing, another row does.
        let tree = tree.withoutChoices { words in
            lexicon.kinds(of: words).allSatisfy { $0 == .function || $0 == .filler }
        }
        let rows = tree.rows(limit: FlexibleGrammar.rowLimit) ?? [tree.plainestRow]
        for row in rows where nodes.count < FlexibleGrammar.nodeLimit {
            let items = Self.items(of: row)
            let words = items.map { if case .word(let text) = $0 { text } else { "" } }
            actions[Int(id.rawValue)] |= lexicon.actions(of: words).reduce(0, |)
            add(items, names, id)
            guard let names else { continue }
            for moved in movingContext(items, names) + swappingSlots(items, names) {
                add(moved, names, id, .otherOrder)
            }
            for other in verbs.variants(of: items) { add(other, names, id, .otherVerb) }
        }
    }

    /// How a row differs from what the template says, which costs.
    private enum Wording {
        case own
        case otherOrder
        case otherVerb
    }

    private mutating func add(_ items: [Item], _ names: [String]?, _ id: TemplateID, _ wording: Wording = .own) {
        guard !items.isEmpty else { return }
        var (node, slots) = (Int32(-1), [UInt8]())
        if wording != .own { node = child(of: node, .reordered) }
        let particle = verbs.particle(in: items)
        for (place, item) in items.enumerated() {
            switch item {
            case .word(let text): node = child(of: node, .word(word(text, isParticle: place == particle)))
            case .slot(let index, let list):
                let isContext = names.map { contextSlots.contains($0[index]) } ?? false
                let mayBeUnsaid = isContext && wording != .otherOrder
                node = child(of: node, .slot(list, isContext: isContext, mayBeUnsaid: mayBeUnsaid))
                slots.append(UInt8(index))
            }
        }
        endings.append(FlexibleGrammar.Ending(node: node, template: id, slots: slots))
    }

    private mutating func child(of parent: Int32, _ content: FlexibleGrammar.Content) -> Int32 {
        let key = Key(parent: parent, content: content)
        if let known = nodeByKey[key] { return known }
        let node = Int32(nodes.count)
        nodes.append(FlexibleGrammar.Node(parent: parent, content: content))
        nodeByKey[key] = node
        return node
    }

    /// - isParticle: it is half of what a verb says: "on" of "turn on" must be said as much as "turn".
    private mutating func word(_ text: String, isParticle: Bool) -> Int32 {
        let key = WordKey(text: text, isParticle: isParticle)
        if let known = wordByText[key] { return known }
        let isFunctionWord = !isParticle && lexicon.isFunctionWord(text)
        words.append((lexicon.sounds(of: text, by: reader), isFunctionWord))
        wordTexts.append(text)
        wordByText[key] = Int32(words.count - 1)
        return Int32(words.count - 1)
    }

    /// "in Field Notes open otter tracks", "open in Field Notes otter tracks": the last slot, if it need not be said, and the
    /// function words before it, in other places.
    private func movingContext(_ items: [Item], _ names: [String]) -> [[Item]] {
        guard case .slot(let index, _)? = items.last, names.indices.contains(index), contextSlots.contains(names[index])
        else { return [] }
        var start = items.count - 1
        while start > 0, case .word(let text) = items[start - 1], lexicon.isFunctionWord(text) { start -= 1 }
        guard start > 0 else { return [] }
        let (command, context) = (items[..<start], items[start...])
        let words = command.prefix { if case .word = $0 { true } else { false } }
        let isSplit = !words.isEmpty && words.count < command.count
        return [Array(context + command)] + (isSplit ? [Array(words + context + command[words.endIndex...])] : [])
    }

    /// "to Paris from London" for "from … to …": neighbours at the end of a phrase that each have a function word before them.
    private func swappingSlots(_ items: [Item], _ names: [String]) -> [[Item]] {
        var (end, groups) = (items.count, [ArraySlice<Item>]())
        while end > 0, case .slot(let index, _) = items[end - 1], names.indices.contains(index),
            !contextSlots.contains(names[index])
        {
            var start = end - 1
            while start > 0, case .word(let text) = items[start - 1], lexicon.isFunctionWord(text) { start -= 1 }
            guard start < end - 1 else { break }
            groups.insert(items[start..<end], at: 0)
            end = start
        }
        return groups.indices.dropFirst().map { place in
            var order = groups
            order.swapAt(place - 1, place)
            return Array(items[..<end] + order.joined())
        }
    }

    private static func items(of row: [PhraseTree]) -> [Item] {
        var items: [Item] = []
        for part in row {
            switch part {
            case .text(let text):
                items += text.words(separatedBy: .mark).map { .word(text.string($0)) }
            case .slot(let index, let list, _, _): items.append(.slot(index: index, list: list))
            case .sequence, .choice, .permutation: continue
            }
        }
        return items
    }
}

extension Grammar {
    /// Words of the phrases themselves, by what these do.
    func literalWords(rowLimit: Int, _ meaning: (TemplateID) -> UInt32) -> [UInt32: Set<String>] {
        var all: [UInt32: Set<String>] = [:]
        for (number, phrase) in phrases.enumerated() {
            var words: Set<String> = []
            for row in phrase.tree.rows(limit: rowLimit) ?? [phrase.tree.plainestRow] {
                for case .text(let text) in row { words.formUnion(text.words(separatedBy: .mark).map(text.string)) }
            }
            all[meaning(TemplateID(rawValue: UInt32(number))), default: []].formUnion(words)
        }
        return all
    }
}
