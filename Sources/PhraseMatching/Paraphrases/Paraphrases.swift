/// Finds what an utterance means that says a phrase in another order, with another word for the same, or with an address around
/// it, and nothing besides.
///
///     let paraphrases = Paraphrases(grammar, …)       // of "turn off the lights in the ${room}"
///     paraphrases.answer(to: SpokenText("Hey Hearth, could you switch the kitchen lights off?"))     // matched
///     paraphrases.answer(to: SpokenText("turn off the kitchen"))                                     // nil
///
/// The variants of all phrases are one more grammar over the same lists, so asking costs as much as asking the exact tier.
struct Paraphrases: Sendable {
    /// What a paraphrase is made of besides the phrases.
    struct Recipe: Sendable {
        let model: FlexibleModel
        /// What the app of each scope is called.
        let names: [ScopeID: [String]]
        /// Slots that say where a command belongs, and need not be said.
        let contextSlots: Set<String>
        let includes: @Sendable (TemplateID) -> Bool
        /// What a slot holds, by its place in the template; without it those hold names that take nothing else.
        let slotKind: (@Sendable (TemplateID, Int) -> SlotKind)?

        fileprivate func kind(_ id: TemplateID, _ place: Int, in grammar: Grammar) -> SlotKind {
            if let slotKind { return slotKind(id, place) }
            let list = grammar.phrase(id).flatMap { grammar.list($0.lists[place]) }
            return list?.acceptsUnlisted ?? true ? .text : .listed
        }
    }

    /// Hardly ever wrong; what is said as the phrase has it counts 1.
    private static let score = 0.95

    private let matcher: Matcher
    /// The phrases as they are written, where some have slots for any words: of these only what is before them is left out.
    private let plain: Matcher?
    private let includes: @Sendable (TemplateID) -> Bool
    private let address: Address
    /// See `Grammar.isLedElsewhere`.
    private let leads: Set<String>
    /// Templates from here on are the variants of those before.
    private let templateCount: Int

    /// - Complexity: linear in what the phrases can be written out to, within limits.
    init(_ grammar: Grammar, _ recipe: Recipe) {
        matcher = Matcher(Self.variants(of: grammar, recipe))
        let takesText = grammar.phrases.indices.contains { number in
            let id = TemplateID(rawValue: UInt32(number))
            return recipe.includes(id)
                && grammar.phrases[number].lists.indices.contains { recipe.kind(id, $0, in: grammar) == .text }
        }
        plain = takesText ? Matcher(grammar.withoutSkipping()) : nil
        includes = recipe.includes
        let words = recipe.model.paraphrases
        address = Address(
            polite: recipe.model.fillers + words.asides, calls: recipe.model.wakeWords, names: recipe.names,
            forms: (words.addressesBefore.map(Wording.init), words.addressesBehind.map(Wording.init)))
        leads = recipe.model.senses.leads(among: words.articles)
        templateCount = grammar.phrases.count
    }

    /// The same for other names in the same phrases.
    init(_ grammar: Grammar, sharing other: Paraphrases) {
        let variants = other.matcher.grammar.replacingLists(with: grammar.lists)
        matcher = Matcher(variants, learningFrom: other.matcher)
        plain = other.plain.map {
            Matcher($0.grammar.replacingLists(with: grammar.lists), learningFrom: $0)
        }
        includes = other.includes
        (address, leads, templateCount) = (other.address, other.leads, other.templateCount)
    }

    /// What is said, if it is a phrase in other words: matched, ambiguous, or vetoed by a negative phrase.
    ///
    /// - Parameters:
    ///   - spoken: the utterance.
    ///   - isMended: it is not what was said, so phrases as they are written may be said only now.
    ///   - isOwn: whether a word is one of a phrase or a name, so that nobody is called by it.
    /// - Returns: nil where it is none.
    func answer(to spoken: SpokenText, isMended: Bool = false, isOwn: (String) -> Bool) -> MatchAnswer? {
        guard !spoken.isOverlong, !spoken.isEmpty else { return nil }
        // "d'ouvrir" is an address and a command.
        let words = spoken.words(separatedBy: .seam)
        let folded = words.map(\.folded)
        let (starts, ends) = (address.beginnings(of: folded), address.ends(of: folded))
        // As little is left out as possible: it may be a part of the command.
        let cuts = starts.indices.flatMap { start in ends.indices.map { (start: start, end: $0) } }
            .sorted { $0.start + $0.end < $1.start + $1.end }
        for cut in cuts {
            let (start, end) = (starts[cut.start], ends[cut.end])
            guard start.words + end.words < words.count, !start.called.contains(where: isOwn) else { continue }
            let isWhole = start.words + end.words == 0
            let span = words[start.words].span.lowerBound..<words[words.count - 1 - end.words].span.upperBound
            let command = isWhole ? spoken : SpokenText(spoken.substring(span))
            let named = [start.named, end.named].compactMap(\.self).reduce(nil) { $0?.intersection($1) ?? $1 }
            // Words that are dictated go on to the end.
            let isDictation = (isMended || start.words > 0) && end.words == 0
            for found in [matcher.match(command), isDictation ? plain?.match(command) : nil].compactMap(\.self) {
                if found.vetoed { return MatchAnswer(status: .rejected, result: MatchResult(vetoed: true)) }
                guard let answer = answer(found, named, offset: isWhole ? 0 : span.lowerBound) else { continue }
                return namesAnother(answer, in: span, of: words) ? MatchAnswer(asking: answer.result) : answer
            }
        }
        return nil
    }

    /// Whether what was left out around a command, or before a name, stands right beside a name that it may belong to.
    private func namesAnother(_ answer: MatchAnswer, in command: Range<Int>, of words: [SpokenText.Word]) -> Bool {
        let before = words.prefix { $0.span.upperBound <= command.lowerBound }.map(\.folded)
        let behind = words.drop { $0.span.lowerBound < command.upperBound }.map(\.folded)
        return answer.result.best.contains { match in
            matcher.grammar.isLedElsewhere(match, words, by: leads)
                || match.slots.contains { slot in
                    slot.value != nil
                        && (slot.span.lowerBound == command.lowerBound
                            && matcher.grammar.mayBeOfName(before, .before, of: slot.list)
                            || slot.span.upperBound == command.upperBound
                                && matcher.grammar.mayBeOfName(behind, .behind, of: slot.list))
                }
        }
    }

    /// - Parameters:
    ///   - found: of the command alone, variants among it.
    ///   - named: the scopes that may be meant; nil where any may be.
    ///   - offset: of the command in the utterance.
    /// - Returns: nil where nothing is left.
    private func answer(_ found: MatchResult, _ named: Set<ScopeID>?, offset: Int) -> MatchAnswer? {
        let meant = found.matches.filter { match in
            guard includes(written(match.template)) else { return false }
            guard let named else { return true }
            return matcher.grammar.scope(of: match.template).map(named.contains) ?? false
        }
        // What some phrase says itself is not another one in other words.
        let own = meant.filter { $0.template.rawValue < templateCount }
        let matches = own.isEmpty ? meant : own
        guard let first = matches.first else { return nil }
        let best = matches.filter(found.best.contains)
        let tied = distinct(best.isEmpty ? [first] : best, offset)
        return MatchAnswer(
            status: tied.count == 1 ? .matched : .ambiguous,
            result: MatchResult(
                matches: tied + distinct(matches, offset).filter { !tied.contains($0) }, best: tied,
                wasTruncated: found.wasTruncated))
    }

    /// The matches as those of whole utterances and of the phrases as they are written; several orders may say the same.
    private func distinct(_ matches: [Match], _ offset: Int) -> [Match] {
        var distinct: [Match] = []
        for match in matches.map({ moved($0, by: offset) }) where !distinct.contains(match) { distinct.append(match) }
        return distinct
    }

    /// The phrase of a variant.
    private func written(_ id: TemplateID) -> TemplateID { TemplateID(rawValue: id.rawValue % UInt32(templateCount)) }

    private func moved(_ match: Match, by offset: Int) -> Match {
        Match(
            template: written(match.template),
            slots: match.slots.map { slot in
                SlotMatch(
                    name: slot.name, list: slot.list, value: slot.value,
                    span: slot.span.lowerBound + offset..<slot.span.upperBound + offset, text: slot.text)
            }, score: Self.score, tier: .flexible)
    }
}

// MARK: - The grammar of the variants

extension Paraphrases {
    /// More than that is no longer quickly made; phrases behind it are said in their own words.
    private static let edgeLimit = 500_000

    private static func variants(of grammar: Grammar, _ recipe: Recipe) -> Grammar {
        let words = ParaphraseGrammar(recipe.model.paraphrases)
        var graph = PhraseGraphBuilder()
        var scopes: Set<ScopeID> = []
        for (number, phrase) in grammar.phrases.enumerated() {
            let id = TemplateID(rawValue: UInt32(number))
            let kind = { recipe.kind(id, $0, in: grammar) }
            guard recipe.includes(id), !phrase.lists.indices.contains(where: { kind($0) == .text }) else { continue }
            scopes.insert(phrase.scope)
            graph.add(phrase.tree.closed(kind), terminal: .template(id))
            let isContext = { recipe.contextSlots.contains(phrase.slotNames[$0]) }
            guard graph.edgeCount < edgeLimit,
                let variants = phrase.tree.paraphrased(words, kind, isContext: isContext)
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
        let skipped = SlotList(
            name: "", acceptsUnlisted: false, ranksFirst: false,
            entries: (recipe.model.skipped + recipe.model.paraphrases.articles).map { SlotEntry(value: 0, texts: [$0]) }
        )
        return Grammar(
            phrases: grammar.phrases + grammar.phrases, negatives: grammar.negatives, graph: graph.finish(),
            lists: grammar.lists + [skipped], skipped: SlotListID(rawValue: UInt32(grammar.lists.count)))
    }
}
