/// The phrases of a grammar with all ways to say each, as one more grammar over the same lists, so that asking it costs as much
/// as asking the exact tier.
final class PhraseVariants: Sendable {
    /// What variants are made of besides the phrases.
    struct Recipe: Sendable {
        let model: FlexibleModel
        /// Names of slots that say where a command belongs, and need not be said.
        let contextSlots: Set<String>
        /// What the app of each scope is called.
        let names: [ScopeID: [String]]
        let includes: @Sendable (TemplateID) -> Bool
        /// What a slot holds, by its place in the template; without it those hold names that take nothing else.
        let slotKind: (@Sendable (TemplateID, Int) -> SlotKind)?

        func kind(_ id: TemplateID, _ place: Int, in grammar: Grammar) -> SlotKind {
            if let slotKind { return slotKind(id, place) }
            let list = grammar.phrase(id).flatMap { grammar.list($0.lists[place]) }
            return list?.acceptsUnlisted ?? true ? .text : .listed
        }

        /// Whether a phrase has a slot for any words.
        func takesText(_ id: TemplateID, in grammar: Grammar) -> Bool {
            grammar.phrase(id)?.lists.indices.contains { kind(id, $0, in: grammar) == .text } ?? false
        }
    }

    /// What a slot for names takes.
    enum Names {
        /// What its list names.
        case listed
        /// Any words, but in the slots that say where a command belongs.
        case any
    }

    /// Of the phrases as they are written.
    let grammar: Grammar
    private let matcher: Matcher
    private let includes: @Sendable (TemplateID) -> Bool
    private let address: Address
    /// Templates from here on are the variants of those before.
    private let templateCount: Int

    /// - Complexity: linear in what the phrases can be written out to, within limits.
    init(_ grammar: Grammar, _ recipe: Recipe, names: Names) {
        self.grammar = grammar
        matcher = Matcher(Self.variants(of: grammar, recipe, names))
        includes = recipe.includes
        let words = recipe.model.paraphrases
        address = Address(
            polite: recipe.model.fillers + words.asides, calls: recipe.model.wakeWords, names: recipe.names,
            forms: (words.addressesBefore.map(Wording.init), words.addressesBehind.map(Wording.init)))
        templateCount = grammar.phrases.count
    }

    /// The same for other names in the same phrases.
    init(_ grammar: Grammar, sharing other: PhraseVariants) {
        self.grammar = grammar
        let variants = other.matcher.grammar.replacingLists(with: grammar.lists)
        matcher = Matcher(variants, learningFrom: other.matcher)
        (includes, address, templateCount) = (other.includes, other.address, other.templateCount)
    }
}

// MARK: - Asking

extension PhraseVariants {
    /// An utterance without what may be an address around it.
    struct Command {
        /// It alone.
        let spoken: SpokenText
        /// Where it stands in the utterance: UTF-8 offsets, half-open.
        let span: Range<Int>
        /// All that is said.
        fileprivate let utterance: SpokenText
        /// The scopes whose app is named beside it; nil where none is.
        let named: Set<ScopeID>?
        fileprivate let isWhole: Bool

        /// The words of the utterance, parts of them that may stand by themselves apart.
        var words: [SpokenText.Word] { utterance.words(separatedBy: .seam) }
        /// The words before it.
        var before: [String] { isWhole ? [] : words.prefix { $0.span.upperBound <= span.lowerBound }.map(\.folded) }
        /// The words behind it.
        var behind: [String] { isWhole ? [] : words.drop { $0.span.lowerBound < span.upperBound }.map(\.folded) }
        /// Where its text stands in the utterance.
        fileprivate var offset: Int { isWhole ? 0 : span.lowerBound }
    }

    /// What a command was found to be.
    struct Finding {
        fileprivate let variants: PhraseVariants
        fileprivate let found: MatchResult
        let command: Command

        var isVetoed: Bool { found.vetoed }
        var wasTruncated: Bool { found.wasTruncated }
        /// No phrase fits.
        var isEmpty: Bool { found.matches.isEmpty }
    }

    func find(_ command: Command) -> Finding { find(command, in: matcher) }

    var hasNegatives: Bool { !grammar.negatives.isEmpty }

    /// Whether a negative phrase fits a command.
    func isVetoed(_ command: Command) -> Bool { !matcher.vetoedScopes(command.spoken).isEmpty }

    /// The same in the phrases as a matcher has them.
    func find(_ command: Command, in matcher: Matcher) -> Finding {
        Finding(variants: self, found: matcher.match(command.spoken), command: command)
    }

    /// The first thing that can be made of an utterance without one or another part of what may be an address.
    ///
    /// - Parameters:
    ///   - spoken: the utterance.
    ///   - isOwn: whether a word is one of a phrase or a name, so that nobody is called by it.
    ///   - leavesMost: whether as much as can be is left out at first; else as little: it may be a part of the command.
    ///   - answer: what is made of a command; nil where that is nothing.
    /// - Returns: nil where it is nothing, whatever is left out.
    func firstAnswer<Answer>(
        to spoken: SpokenText, isOwn: (String) -> Bool, leavesMost: Bool = false, _ answer: (Command) -> Answer?
    ) -> Answer? {
        guard !spoken.isOverlong, !spoken.isEmpty else { return nil }
        guard address.mayStand(beside: spoken) else {
            return answer(Command(spoken: spoken, span: spoken.span, utterance: spoken, named: nil, isWhole: true))
        }
        // "d'ouvrir" is an address and a command.
        let words = spoken.words(separatedBy: .seam)
        let folded = words.map(\.folded)
        let (starts, ends) = (address.beginnings(of: folded), address.ends(of: folded))
        let cuts = starts.indices.flatMap { start in ends.indices.map { (start: start, end: $0) } }
        func left(_ cut: (start: Int, end: Int)) -> Int { starts[cut.start].words + ends[cut.end].words }
        let ordered = cuts.sorted { one, other in
            let (most, least) = leavesMost ? (left(one), left(other)) : (0, 0)
            return most == least ? one.start + one.end < other.start + other.end : most > least
        }
        for cut in ordered {
            let (start, end) = (starts[cut.start], ends[cut.end])
            guard start.words + end.words < words.count, !start.called.contains(where: isOwn) else { continue }
            let isWhole = start.words + end.words == 0
            let span = words[start.words].span.lowerBound..<words[words.count - 1 - end.words].span.upperBound
            let command = Command(
                spoken: isWhole ? spoken : SpokenText(spoken.substring(span)), span: span, utterance: spoken,
                named: [start.named, end.named].compactMap(\.self).reduce(nil) { $0?.intersection($1) ?? $1 },
                isWhole: isWhole)
            if let answer = answer(command) { return answer }
        }
        return nil
    }

    /// The phrase of a variant.
    fileprivate func written(_ id: TemplateID) -> TemplateID {
        TemplateID(rawValue: id.rawValue % UInt32(templateCount))
    }
}

extension SpokenText {
    /// From its first word to its last one: UTF-8 offsets, half-open.
    fileprivate var span: Range<Int> {
        var span: Range<Int>?
        forEachWord { _, word in span = (span ?? word).lowerBound..<word.upperBound }
        return span ?? 0..<0
    }
}

extension PhraseVariants.Finding {
    /// What it may be, and what ties for the best of that, as matches of the whole utterance and of the phrases as they are
    /// written.
    func matches(score: Double) -> (all: [Match], best: [Match]) {
        if found.matches.isEmpty { return ([], []) }
        let meant = found.matches.filter { match in
            let id = variants.written(match.template)
            guard variants.includes(id) else { return false }
            guard let named = command.named else { return true }
            return variants.grammar.scope(of: id).map(named.contains) ?? false
        }
        // What some phrase says itself is not another one in other words, unless that has more of the names that are said.
        let isOwn = { (match: Match) in match.template.rawValue < variants.templateCount }
        let isSaid =
            found.best.contains { isOwn($0) && meant.contains($0) } || !meant.contains(where: found.best.contains)
        let own = isSaid ? meant.filter(isOwn) : []
        let matches = own.isEmpty ? meant : own
        return (distinct(matches, score), distinct(matches.filter(found.best.contains), score))
    }

    /// Several orders may say the same.
    private func distinct(_ matches: [Match], _ score: Double) -> [Match] {
        var distinct: [Match] = []
        for match in matches.map({ moved($0, score) }) where !distinct.contains(match) { distinct.append(match) }
        return distinct
    }

    private func moved(_ match: Match, _ score: Double) -> Match {
        Match(
            template: variants.written(match.template),
            slots: match.slots.map { slot in
                SlotMatch(
                    name: slot.name, list: slot.list, value: slot.value,
                    span: slot.span.lowerBound + command.offset..<slot.span.upperBound + command.offset,
                    text: slot.text)
            }, score: score, tier: .flexible)
    }
}

// MARK: - The grammar of the variants

extension PhraseVariants {
    /// The phrases as they are written, those that take any words also with other forms of their verb: "ajouter ${item} à …".
    static func dictations(of grammar: Grammar, _ recipe: Recipe) -> Grammar {
        let words = ParaphraseGrammar(recipe.model.paraphrases, recipe.model.senses)
        var graph = PhraseGraphBuilder()
        for (number, phrase) in grammar.phrases.enumerated() {
            let id = TemplateID(rawValue: UInt32(number))
            graph.add(phrase.tree, terminal: .template(id))
            guard recipe.includes(id), recipe.takesText(id, in: grammar), graph.edgeCount < edgeLimit,
                let forms = phrase.tree.conjugated(words, { recipe.kind(id, $0, in: grammar) })
            else { continue }
            graph.add(forms, terminal: .template(id))
        }
        for negative in grammar.negatives { graph.add(negative.tree, terminal: .negative(negative.scope)) }
        return Grammar(
            phrases: grammar.phrases, negatives: grammar.negatives, graph: graph.finish(), lists: grammar.lists,
            skipped: grammar.skipped)
    }

    /// More than that is no longer quickly made; phrases behind it are said in their own words.
    private static let edgeLimit = 500_000

    private static func variants(of grammar: Grammar, _ recipe: Recipe, _ names: Names) -> Grammar {
        let words = ParaphraseGrammar(recipe.model.paraphrases, recipe.model.senses)
        var graph = PhraseGraphBuilder()
        var scopes: Set<ScopeID> = []
        for (number, phrase) in grammar.phrases.enumerated() {
            let id = TemplateID(rawValue: UInt32(number))
            let kind = { recipe.kind(id, $0, in: grammar) }
            guard recipe.includes(id), !recipe.takesText(id, in: grammar) else { continue }
            scopes.insert(phrase.scope)
            let isContext = { recipe.contextSlots.contains(phrase.slotNames[$0]) }
            let isOpen = { names == .any && !isContext($0) }
            graph.add(phrase.tree.naming(kind, isOpen: isOpen), terminal: .template(id))
            // Without the app an open slot would take what stands before its name: "fetch the from" of "… from pound".
            let isLeftOut = { names == .listed && isContext($0) }
            guard graph.edgeCount < edgeLimit,
                let variants = phrase.tree.paraphrased(words, kind, isContext: isLeftOut, isOpen: isOpen)
            else { continue }
            graph.add(variants, terminal: .template(TemplateID(rawValue: UInt32(grammar.phrases.count + number))))
        }
        for negative in grammar.negatives where scopes.contains(negative.scope) {
            graph.add(negative.tree, terminal: .negative(negative.scope))
            guard graph.edgeCount < edgeLimit, let variants = negative.tree.paraphrased(words, { _ in .listed }) else {
                continue
            }
            graph.add(variants, terminal: .negative(negative.scope))
        }
        let small = recipe.model.skipped + recipe.model.paraphrases.articles + recipe.model.paraphrases.benefactives
        let skipped = SlotList(
            name: "", acceptsUnlisted: false, ranksFirst: false,
            entries: small.map { SlotEntry(value: 0, texts: [$0]) })
        return Grammar(
            phrases: grammar.phrases + grammar.phrases, negatives: grammar.negatives, graph: graph.finish(),
            lists: grammar.lists + [skipped], skipped: SlotListID(rawValue: UInt32(grammar.lists.count)))
    }
}
