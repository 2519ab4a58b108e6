/// Collects lists and templates, then compiles all of them into one grammar.
package struct GrammarBuilder {
    /// More slots than any phrase has; it bounds the work for one reading.
    static let slotLimit = 64

    private var lists: [SlotList] = []
    private var phrases: [Grammar.Phrase] = []
    private var negatives: [(scope: ScopeID, pattern: PhrasePattern)] = []
    private var graph = PhraseGraphBuilder()

    package init() {}

    /// Adds what a slot may hold. One that accepts unlisted text also takes words that no entry names (reported with
    /// `value == nil`), ranked last.
    package mutating func addList(_ name: String, entries: [SlotEntry], acceptsUnlisted: Bool) -> SlotListID {
        lists.append(SlotList(name: name, acceptsUnlisted: acceptsUnlisted, entries: entries))
        return SlotListID(rawValue: UInt32(lists.count - 1))
    }

    /// Adds a phrase, with the list that fills each of its slots by the slot's name.
    package mutating func addTemplate(
        _ template: Template, lists: [String: SlotListID], scope: ScopeID
    ) throws(GrammarError) -> TemplateID {
        let id = TemplateID(rawValue: UInt32(phrases.count))
        let phrase = try compile(template, lists, scope)
        phrases.append(phrase)
        graph.add(phrase.pattern, terminal: .template(id))
        return id
    }

    /// Adds a phrase that vetoes every match of its scope when the whole utterance fits it.
    package mutating func addNegative(
        _ template: Template, lists: [String: SlotListID], scope: ScopeID
    ) throws(GrammarError) {
        let phrase = try compile(template, lists, scope)
        negatives.append((scope, phrase.pattern))
        graph.add(phrase.pattern, terminal: .negative(scope))
    }

    package consuming func build() -> Grammar {
        Grammar(phrases: phrases, negatives: negatives, graph: graph.finish(), lists: lists)
    }

    private func compile(
        _ template: Template, _ known: [String: SlotListID], _ scope: ScopeID
    ) throws(GrammarError) -> Grammar.Phrase {
        let names = template.slotNames
        var ids: [SlotListID] = []
        for name in names {
            guard let id = known[name] else {
                throw .unknownSlot(name, template: template.source, known: known.keys.sorted())
            }
            guard Int(id.rawValue) < lists.count else { throw .foreignList(slot: name, template: template.source) }
            ids.append(id)
        }
        let pattern = PhrasePattern(template, lists: ids)
        if pattern.parts.isEmpty { throw .nothingToSay(template: template.source) }
        if names.count > Self.slotLimit || pattern.isOverlong { throw .tooLong(template: template.source) }
        return Grammar.Phrase(template: template, scope: scope, slotNames: names, lists: ids, pattern: pattern)
    }
}

extension PhrasePattern {
    fileprivate var isOverlong: Bool {
        parts.contains { part in
            guard case .literal(let text) = part.content else { return false }
            return text.isOverlong
        }
    }
}
