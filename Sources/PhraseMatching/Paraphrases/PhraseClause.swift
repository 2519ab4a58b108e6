/// A phrase taken apart into what is asked for and the parts that it is asked of.
///
///     turn off the lights in the ${room}     ⟶   turn … off  |  lights  |  in ${room}
struct PhraseClause {
    /// What stays together when the others change places.
    struct Part {
        /// Any of them may begin it.
        var prepositions: [PhraseToken] = []
        var body: [PhraseToken]

        /// The slot that it is, and nothing else.
        var slot: PhraseToken.Slot? { body.count == 1 ? body[0].slot : nil }
    }

    /// The ways to ask for it; the phrase's own word alone where the language knows no other.
    let wordings: [Wording]
    /// The same parts, each time with another one named before or behind what it belongs to; as the phrase has them first.
    let arrangements: [[Part]]

    /// - tokens: without articles.
    init?(_ tokens: [PhraseToken], _ grammar: ParaphraseGrammar) {
        guard let (wordings, rest) = grammar.wordings(of: tokens) else { return nil }
        self.wordings = wordings
        let recipient = grammar.recipientPreposition(behind: tokens[0].word)
        let parts = Self.parts(of: rest, namesRecipients: recipient != nil, grammar)
        let isVerb = wordings.count > 1
        arrangements =
            [parts] + Self.naming(parts, recipient)
            + parts.indices.flatMap { place in
                Self.movingForward(parts, place, isBehindVerb: isVerb || place > 0, grammar)
                    + Self.movingBack(parts, place, grammar)
            }
    }

    /// - namesRecipients: whether two names in a row are somebody and something, and no "kitchen lamp".
    private static func parts(
        of tokens: ArraySlice<PhraseToken>, namesRecipients: Bool, _ grammar: ParaphraseGrammar
    ) -> [Part] {
        var parts: [Part] = []
        for token in tokens {
            let isPreposition = grammar.isPreposition(token) && token.slot == nil
            if parts.isEmpty || isPreposition && !parts[parts.count - 1].body.isEmpty { parts.append(Part(body: [])) }
            // Two slots that cannot be taken for each other are two things: "in ${room} ${color}".
            var last = parts.count - 1
            if let slot = token.slot, let before = parts[last].body.last?.slot, slot.differs(from: before),
                namesRecipients || !parts[last].prepositions.isEmpty || slot.kind == .value || before.kind == .value
            {
                parts.append(Part(body: []))
                last += 1
            }
            if isPreposition, parts[last].prepositions.isEmpty, parts[last].body.isEmpty {
                parts[last].prepositions = [token]
            } else {
                parts[last].body.append(token)
            }
        }
        for place in parts.indices where parts[place].slot?.kind == .listed {
            parts[place].prepositions = parts[place].prepositions.flatMap(grammar.alike)
        }
        // Nothing is at the end that it could begin.
        if let last = parts.last, last.body.isEmpty {
            parts.removeLast()
            if parts.isEmpty { return [Part(body: last.prepositions)] }
            parts[parts.count - 1].body += last.prepositions
        }
        return parts
    }

    /// "send ${amount} to ${person}": "send ${person} ${amount}", and the other way round.
    ///
    /// - preposition: before whom something is for; nil where the verb has none that may be left out.
    private static func naming(_ parts: [Part], _ preposition: PhraseToken?) -> [[Part]] {
        guard let preposition,
            let recipient = parts.firstIndex(where: { $0.slot != nil && $0.begins(with: preposition) })
                ?? parts.indices.first(where: { parts[$0].slot != nil && parts[$0].prepositions.isEmpty }),
            let slot = parts[recipient].slot
        else { return [] }
        let isNamed = !parts[recipient].prepositions.isEmpty
        // Of two without a preposition the first one gets it.
        let others = isNamed ? parts.indices : recipient + 1..<parts.endIndex
        let isBesideThing = others.contains { place in
            place != recipient && parts[place].prepositions.isEmpty && parts[place].slot?.differs(from: slot) == true
        }
        guard isBesideThing else { return [] }
        var arrangement = parts
        arrangement[recipient].prepositions = isNamed ? [] : [preposition]
        return [arrangement]
    }

    /// "lights in ${room}": "${room} lights".
    private static func movingForward(
        _ parts: [Part], _ place: Int, isBehindVerb: Bool, _ grammar: ParaphraseGrammar
    ) -> [[Part]] {
        guard parts.indices.contains(place + 1), parts[place + 1].prepositions.contains(where: grammar.isAttributive),
            let slot = parts[place + 1].slot
        else { return [] }
        let (body, attribute) = (parts[place].body, parts[place + 1].body[0])
        let isName = body.count == 1 && body[0].slot.map { $0.isTold(from: slot) } ?? false
        guard isName || body.allSatisfy({ $0.word != nil }) else { return [] }
        // A name begins at its article; without one, whatever follows a verb may be of it, and else the last word is.
        let start = body.lastIndex(where: \.followsArticle) ?? (isBehindVerb ? 0 : body.count - 1)
        return (start..<body.count).map { position in
            var (arrangement, named) = (parts, body)
            named.insert(attribute, at: position)
            arrangement[place].body = named
            arrangement.remove(at: place + 1)
            return arrangement
        }
    }

    /// "${room} lights": "lights in ${room}".
    private static func movingBack(_ parts: [Part], _ place: Int, _ grammar: ParaphraseGrammar) -> [[Part]] {
        let body = parts[place].body
        guard !grammar.attributives.isEmpty, let position = body.firstIndex(where: { $0.slot != nil }),
            let slot = body[position].slot, slot.kind != .text, position + 1 < body.count
        else { return [] }
        let (before, behind) = (body[..<position], body[(position + 1)...])
        let isName = behind.count == 1 && (behind.first?.slot).map { $0.isTold(from: slot) } ?? false
        guard isName || behind.allSatisfy({ $0.word != nil }), before.allSatisfy({ $0.word != nil }) else { return [] }
        var arrangement = parts
        arrangement[place].body = Array(before + behind)
        arrangement.insert(Part(prepositions: grammar.attributives, body: [body[position]]), at: place + 1)
        return [arrangement]
    }
}

extension PhraseClause.Part {
    fileprivate func begins(with preposition: PhraseToken) -> Bool {
        prepositions.contains { $0.word == preposition.word }
    }
}

extension PhraseToken.Slot {
    /// Whether what one holds is hardly anything that the other one does: different names, or a name and a value.
    fileprivate func differs(from other: Self) -> Bool {
        list != other.list && kind != .text && other.kind != .text && (kind == .listed || other.kind == .listed)
    }

    /// Whether neither may hold what the other one does.
    fileprivate func isTold(from other: Self) -> Bool {
        kind == .listed && other.kind == .listed && list != other.list
    }
}
