/// Collects lists, rules and templates, then compiles all of them into one grammar.
package struct GrammarBuilder {
    /// More slots than any phrase has; it bounds the work for one reading.
    static let slotLimit = 64

    /// How this grammar's language says a whole number, every way; digits need not be among them. Ranges hold what this
    /// gives, so it is to be set before a template with a range is added.
    package var numberWords: (Int) -> [String] = { _ in [] }

    /// Words behind an entry may be written together with it, as German and Dutch do: "Wohnzimmertemperatur" is
    /// `{area} Temperatur`. Holds for templates that are added after it is set; unlisted words always stand apart.
    package var joinsCompounds = false

    private var lists: [SlotList] = []
    private var ranges: [NumberRange: SlotListID] = [:]
    private var skipped: SlotListID?
    private var rules = RuleBook()
    private var phrases: [Grammar.Phrase] = []
    private var negatives: [Grammar.Negative] = []
    private var graph = PhraseGraphBuilder()

    package init() {}

    /// Adds what a slot may hold. One that accepts unlisted text also takes words that no entry names (reported with
    /// `value == nil`), ranked last. The text in one that ranks first counts for the first rule of the ranking.
    package mutating func addList(
        _ name: String, entries: [SlotEntry], acceptsUnlisted: Bool, ranksFirst: Bool = true
    ) -> SlotListID {
        addList(name, parts: [EntryTexts(entries)], acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst)
    }

    /// The same of parts that were made before, none of which has a value of another one.
    package mutating func addList(
        _ name: String, parts: [EntryTexts], acceptsUnlisted: Bool, ranksFirst: Bool = true
    ) -> SlotListID {
        lists.append(SlotList(name: name, acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst, parts: parts))
        return SlotListID(rawValue: UInt32(lists.count - 1))
    }

    /// Adds what `<name>` stands for; a later rule of the name replaces it for templates that are added after it.
    package mutating func addRule(_ name: String, _ template: Template) {
        rules.add(name, template.root)
    }

    /// The template with what its rules stand for in place of their names.
    package mutating func resolve(_ template: Template) throws(GrammarError) -> Template {
        Template(try rules.resolve(template), writtenAs: template.source)
    }

    /// Words that may be said anywhere between others and mean nothing ("please").
    package mutating func skip(_ texts: [String]) {
        skipped = addList(
            "", entries: texts.map { SlotEntry(value: 0, texts: [$0]) }, acceptsUnlisted: false, ranksFirst: false)
    }

    /// Adds a phrase, with the list that fills each of its slots by the list's name.
    package mutating func addTemplate(
        _ template: Template, lists: [String: SlotListID], scope: ScopeID
    ) throws(GrammarError) -> TemplateID {
        let id = TemplateID(rawValue: UInt32(phrases.count))
        let (tree, slots) = try compile(template, lists)
        phrases.append(
            Grammar.Phrase(
                scope: scope, slotNames: slots.map(\.name), lists: slots.map(\.list),
                wording: .built(template: template, tree: tree)))
        graph.add(tree, terminal: .template(id))
        if graph.isTooLarge { throw .grammarTooLarge(limit: PhraseGraphBuilder.edgeLimit) }
        return id
    }

    /// Adds a phrase that vetoes every match of its scope when the whole utterance fits it.
    package mutating func addNegative(
        _ template: Template, lists: [String: SlotListID], scope: ScopeID
    ) throws(GrammarError) {
        let (tree, _) = try compile(template, lists)
        negatives.append(Grammar.Negative(scope: scope, wording: .built(template: template, tree: tree)))
        graph.add(tree, terminal: .negative(scope))
        if graph.isTooLarge { throw .grammarTooLarge(limit: PhraseGraphBuilder.edgeLimit) }
    }

    package consuming func build() -> Grammar {
        Grammar(phrases: phrases, negatives: negatives, graph: graph.finish(), lists: lists, skipped: skipped)
    }

    private mutating func compile(
        _ template: Template, _ known: [String: SlotListID]
    ) throws(GrammarError) -> (PhraseTree, [PhraseTreeBuilder.Slot]) {
        let root = try rules.resolve(template)
        for case .range(let range) in root.slots.map(\.source) where ranges[range] == nil { addRange(range) }
        var builder = PhraseTreeBuilder(
            template: template, known: known, ranges: ranges, lists: lists,
            joinsCompounds: joinsCompounds)
        let tree = try builder.tree(root)
        guard root.saysSomething else { throw .nothingToSay(template: template.source) }
        guard builder.slots.count <= Self.slotLimit, root.slotsInARow <= Self.slotLimit, !builder.isOverlong else {
            throw .tooLong(template: template.source)
        }
        return (tree, builder.slots)
    }

    /// The value of a number is its place in the range.
    private mutating func addRange(_ range: NumberRange) {
        let entries = range.numbers.enumerated().map { place, number in
            SlotEntry(value: UInt32(place), texts: [String(number)] + numberWords(number))
        }
        ranges[range] = addList(range.description, entries: entries, acceptsUnlisted: false, ranksFirst: false)
    }
}

extension Template.Expression {
    /// The most slots that one phrase of it has.
    fileprivate var slotsInARow: Int {
        switch self {
        case .text, .rule: 0
        case .slot: 1
        case .optional(let inner): inner.slotsInARow
        case .alternatives(let items): items.map(\.slotsInARow).max() ?? 0
        case .sequence(let items), .permutation(let items): items.reduce(0) { $0 + $1.slotsInARow }
        }
    }
}

extension GrammarBuilder {
    /// More texts than one entry has.
    static let textLimit = 4_096

    /// Every text that a template without slots stands for, with the rules of this grammar: how a list's value that is
    /// marked as a template becomes an entry.
    package mutating func texts(of template: Template) throws(GrammarError) -> [String] {
        guard let texts = try rules.resolve(template).texts(limit: Self.textLimit) else {
            throw .templateTooLarge(template: template.source, limit: Self.textLimit)
        }
        return texts
    }
}

extension Template.Expression {
    /// Every text it stands for; `nil` if there are more than `limit`, or slots.
    fileprivate func texts(limit: Int) -> [String]? {
        switch self {
        case .text(let text): return [text]
        case .slot, .rule: return nil
        case .optional(let inner): return inner.texts(limit: limit - 1).map { $0 + [""] }
        case .alternatives(let items):
            return items.reduce([]) { all, item in
                guard let all, let more = item.texts(limit: limit), all.count + more.count <= limit else { return nil }
                return all + more
            }
        case .sequence(let items):
            return items.reduce([""]) { all, item in
                guard let all, let more = item.texts(limit: limit), all.count * more.count <= limit else { return nil }
                return all.flatMap { first in more.map { first + $0 } }
            }
        case .permutation(let items):
            return Self.orders(items[...]).reduce([]) { all, order in
                let spaced = Self.sequence(Array(order.map { [$0] }.joined(separator: [.text(" ")])))
                guard let all, let more = spaced.texts(limit: limit), all.count + more.count <= limit else {
                    return nil
                }
                return all + more
            }
        }
    }

    private static func orders(_ items: ArraySlice<Self>) -> [[Self]] {
        guard !items.isEmpty else { return [[]] }
        return items.indices.flatMap { index in
            orders(items[..<index] + items[(index + 1)...]).map { [items[index]] + $0 }
        }
    }
}
