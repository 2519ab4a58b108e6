/// Everything that can be said, compiled: a snapshot that any number of matchers read at once.
///
///     var builder = GrammarBuilder()
///     let notes = builder.addList("target", entries: notes, acceptsUnlisted: false)
///     …
///     let grammar = builder.build()
///     let later = grammar.replacingList(notes, entries: newNotes)      // `grammar` still knows the old ones
package struct Grammar: Sendable {
    /// What the engines need to know of a template beside its way through the graph.
    struct Phrase: Sendable {
        let scope: ScopeID
        let slotNames: [String]
        let lists: [SlotListID]
        let wording: Wording

        var template: Template { wording.template }
        var tree: PhraseTree { wording.tree }
        /// The plainest way to say it.
        var pattern: PhrasePattern { tree.plainest }
    }

    /// A phrase that takes away all readings of its scope.
    struct Negative: Sendable {
        let scope: ScopeID
        let wording: Wording

        var tree: PhraseTree { wording.tree }
    }

    /// How a phrase is written: what matching needs least, so of an opened file it is read when somebody asks.
    enum Wording: Sendable {
        case built(template: Template, tree: PhraseTree)
        case stored(StoredWording)

        var template: Template {
            switch self {
            case .built(let template, _): template
            case .stored(let stored): stored.template
            }
        }

        var tree: PhraseTree {
            switch self {
            case .built(_, let tree): tree
            case .stored(let stored): stored.tree
            }
        }
    }

    let phrases: [Phrase]
    let negatives: [Negative]
    let graph: PhraseGraph
    private(set) var lists: [SlotList]
    /// Words that may be said between others and mean nothing.
    private(set) var skipped: SlotListID?
    /// What matches know of the lists.
    private(set) var listsToAsk: LaterGrammarLists
    private let wordIndex: Later<WordIndex>

    init(
        phrases: [Phrase], negatives: [Negative], graph: PhraseGraph, lists: [SlotList], skipped: SlotListID?
    ) {
        self.phrases = phrases
        self.negatives = negatives
        self.graph = graph
        self.lists = lists
        self.skipped = skipped
        listsToAsk = LaterGrammarLists(lists)
        wordIndex = Later { WordIndex(phrases) }
    }

    var words: WordIndex { wordIndex.value }

    /// The same phrases over other entries; a list that this grammar does not have changes nothing.
    /// - Complexity: O(entries); the phrases are shared.
    package func replacingList(_ id: SlotListID, entries: [SlotEntry]) -> Grammar {
        guard let old = list(id) else { return self }
        return replacing(id, old.replacing(SlotTexts(TextTable(entries))))
    }

    /// The same phrases over a list without all names of some values, then with more entries: one of a value that is
    /// there gives it more names. A list that this grammar does not have changes nothing.
    ///
    ///     grammar.updatingList(notes, removing: [7], adding: [SlotEntry(value: 7, texts: ["Heron nest"])])    // renamed
    ///
    /// - Complexity: O(change · log entries) spread over changes that follow one another, and O(lists).
    package func updatingList(_ id: SlotListID, removing values: [UInt32], adding entries: [SlotEntry]) -> Grammar {
        guard let old = list(id) else { return self }
        return replacing(id, old.replacing(old.texts.updating(removing: values, adding: TextTable(entries))))
    }

    private func replacing(_ id: SlotListID, _ list: SlotList) -> Grammar {
        var copy = self
        copy.lists[Int(id.rawValue)] = list
        copy.listsToAsk = listsToAsk.changing(to: copy.lists)
        return copy
    }

    /// The same phrases over other lists in place of as many that this grammar begins with.
    func replacingLists(with lists: [SlotList]) -> Grammar {
        var copy = self
        copy.lists.replaceSubrange(..<lists.count, with: lists)
        copy.listsToAsk = listsToAsk.changing(to: copy.lists)
        return copy
    }

    /// The same grammar in which every word means something.
    package func withoutSkipping() -> Grammar {
        var copy = self
        copy.skipped = nil
        return copy
    }

    /// The template as it was added; an empty one for an id of another grammar.
    package func template(_ id: TemplateID) -> Template {
        phrase(id)?.template ?? Template(pieces: [])
    }

    /// The scope a template was added with; `nil` for an id of another grammar.
    package func scope(of id: TemplateID) -> ScopeID? { phrase(id)?.scope }

    /// The slots of a template, by `RecognizedSlot.index`, with their lists; none for an id of another grammar.
    package func slots(of id: TemplateID) -> [(name: String, list: SlotListID)] {
        phrase(id).map { Array(zip($0.slotNames, $0.lists).map { (name: $0, list: $1) }) } ?? []
    }

    package var templateCount: Int { phrases.count }

    func list(_ id: SlotListID) -> SlotList? {
        lists.indices.contains(Int(id.rawValue)) ? lists[Int(id.rawValue)] : nil
    }

    func phrase(_ id: TemplateID) -> Phrase? {
        phrases.indices.contains(Int(id.rawValue)) ? phrases[Int(id.rawValue)] : nil
    }
}
