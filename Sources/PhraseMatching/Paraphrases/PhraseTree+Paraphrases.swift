extension PhraseTree {
    /// More ways to say one template are not told in other words.
    private static let rowLimit = 16
    /// Parts of a phrase of which every order is a way to say it.
    private static let partLimit = 5

    /// The phrase in other words and orders, with all that it says and nothing else.
    ///
    /// - Parameters:
    ///   - grammar: the language's words.
    ///   - kind: what each slot holds.
    ///   - isContext: whether one says where the phrase belongs, which need not be said.
    ///   - isOpen: whether one for names takes others than those of its list.
    /// - Returns: nil where there are none.
    func paraphrased(
        _ grammar: ParaphraseGrammar, _ kind: (Int) -> SlotKind, isContext: (Int) -> Bool = { _ in false },
        isOpen: (Int) -> Bool = { _ in false }
    ) -> PhraseTree? {
        let plain = withoutChoices { words in words.allSatisfy(grammar.isArticle) }.gatheringAmounts(kind)
        let bare = plain.hasAmount(kind) ? plain.withoutUnits(kind) : nil
        var clauses: [PhraseTree] = []
        for row in [plain, bare].compactMap(\.self).flatMap({ tree in
            tree.rows(limit: Self.rowLimit, keeping: { $0.isAmount(kind) }) ?? []
        }) {
            let tokens = grammar.plain(PhraseToken.tokens(of: row, kind))
            for tokens in [tokens, grammar.withoutContext(tokens, isContext)] + grammar.graded(tokens)
            where !tokens.isEmpty {
                clauses.append(
                    PhraseClause(tokens, grammar)?.tree(partLimit: Self.partLimit) ?? PhraseToken.tree(tokens))
            }
        }
        return clauses.isEmpty ? nil : .oneOf(clauses).naming(kind, isOpen: isOpen)
    }

    /// The phrase with other forms of its verb, and everything behind that as it is; nil where the verb is not first.
    func conjugated(_ grammar: ParaphraseGrammar, _ kind: (Int) -> SlotKind) -> PhraseTree? {
        let forms = leadingWays.flatMap { way -> [PhraseTree] in
            let tokens = PhraseToken.tokens(of: way.plainestRow, kind)
            guard let (wordings, rest) = grammar.wordings(of: tokens), wordings.count > 1,
                rest.endIndex == tokens.count,
                let behind = way.droppingWords(tokens.count - rest.count)
            else { return [] }
            return wordings.filter { $0.behind.isEmpty && !$0.before.isEmpty }.map {
                .spaced([.words($0.before), behind])
            }
        }
        return forms.isEmpty ? nil : .oneOf(forms)
    }

    /// The ways to begin it, with all that follows: choices behind the first words stay as they are.
    private var leadingWays: [PhraseTree] {
        switch self {
        case .text, .slot, .permutation: return [self]
        case .choice(let items): return items.flatMap(\.leadingWays)
        case .sequence(let items):
            guard let first = items.first else { return [] }
            let rest = Array(items.dropFirst())
            return first.leadingWays.map { .sequence([$0] + rest) }
                + (first.mayBeNothing ? PhraseTree.sequence(rest).leadingWays : [])
        }
    }

    private var mayBeNothing: Bool {
        switch self {
        case .text, .slot: false
        case .choice(let items): items.contains(where: \.mayBeNothing)
        case .sequence(let items), .permutation(let items): items.allSatisfy(\.mayBeNothing)
        }
    }

    /// The same without so many words at its beginning; nil where it does not begin with a text of as many.
    private func droppingWords(_ count: Int) -> PhraseTree? {
        switch self {
        case .slot, .choice, .permutation: return nil
        case .text(let text):
            let words = text.words(separatedBy: .space)
            if words.count <= count { return words.count == count ? .nothing : nil }
            return .text(text.suffix(from: words[count].lowerBound))
        case .sequence(let items):
            guard let first = items.first?.droppingWords(count) else { return nil }
            return .sequence([first] + items.dropFirst())
        }
    }

    /// The same phrase where slots for names take nothing else, but for those that are open.
    func naming(_ kind: (Int) -> SlotKind, isOpen: (Int) -> Bool) -> PhraseTree {
        guard case .slot(let index, let list, let acceptsUnlisted, let mayJoin) = self else {
            return mappingParts { $0.naming(kind, isOpen: isOpen) }
        }
        return .slot(
            index: index, list: list, acceptsUnlisted: kind(index) == .listed ? isOpen(index) : acceptsUnlisted,
            mayJoin: mayJoin)
    }
}

extension PhraseClause {
    /// Every way to say it: what is asked of stands behind the verb, in any order, or a part with a preposition or a value before all,
    /// or all with prepositions.
    fileprivate func tree(partLimit: Int) -> PhraseTree {
        let byEnd = Dictionary(grouping: wordings, by: \.behind).sorted { $0.key.lexicographicallyPrecedes($1.key) }
        let ways = byEnd.flatMap { behind, wordings in
            arrangements.flatMap { Self.orders($0, wordings.map(\.before), behind, partLimit) }
        }
        return .oneOf(ways)
    }

    private static func orders(
        _ parts: [Part], _ verbs: [[String]], _ behind: [String], _ partLimit: Int
    ) -> [PhraseTree] {
        let verb = PhraseTree.oneOf(verbs.map { .words($0) })
        let (trees, end) = (parts.map(\.tree), behind.isEmpty ? [] : [PhraseTree.words(behind)])
        guard trees.count + end.count <= partLimit else { return [.spaced([verb] + trees + end)] }
        var orders: [PhraseTree] = [.spaced([verb, .anyOrder(trees + end)])]
        guard trees.count > 1, verbs.contains(where: { !$0.isEmpty }) else { return orders }
        for place in parts.indices where !parts[place].prepositions.isEmpty || parts[place].slot?.kind == .value {
            var others = trees + end
            others.remove(at: place)
            orders.append(.spaced([trees[place], verb, .anyOrder(others)]))
        }
        let fronted = parts.indices.filter { !parts[$0].prepositions.isEmpty }
        guard fronted.count > 1 else { return orders }
        let others = parts.indices.filter { parts[$0].prepositions.isEmpty }.map { trees[$0] } + end
        orders.append(
            .spaced([.anyOrder(fronted.map { trees[$0] }), verb] + (others.isEmpty ? [] : [.anyOrder(others)])))
        return orders
    }
}

extension PhraseClause.Part {
    fileprivate var tree: PhraseTree {
        let rest = PhraseToken.tree(body)
        return prepositions.isEmpty
            ? rest : .spaced([.oneOf(prepositions.map { .sequence($0.pieces) }), rest])
    }
}

extension PhraseTree {
    fileprivate static func words(_ words: [String]) -> PhraseTree { .spaced(words.map { .text(FoldedText($0)) }) }
}
