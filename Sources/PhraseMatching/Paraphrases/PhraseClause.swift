/// A phrase taken apart into what is asked for and the parts that it is asked of.
///
///     turn off the lights in the ${room}     ⟶   turn … off  |  lights  |  in ${room}
struct PhraseClause {
    /// What stays together when the others change places.
    struct Part {
        /// Any of them may begin it.
        var prepositions: [PhraseToken] = []
        var body: [PhraseToken]
    }

    /// The ways to ask for it; the phrase's own word alone where the language knows no other.
    let wordings: [Wording]
    /// The same parts, each time with another one named before or behind what it belongs to; as the phrase has them first.
    let arrangements: [[Part]]

    /// - tokens: without articles.
    init?(_ tokens: [PhraseToken], _ grammar: ParaphraseGrammar) {
        guard let (wordings, rest) = grammar.wordings(of: tokens) else { return nil }
        self.wordings = wordings
        let parts = Self.parts(of: rest, grammar)
        let isVerb = wordings.count > 1
        arrangements =
            [parts]
            + parts.indices.flatMap { place in
                Self.movingForward(parts, place, isBehindVerb: isVerb || place > 0, grammar)
                    + Self.movingBack(parts, place, grammar)
            }
    }

    private static func parts(of tokens: ArraySlice<PhraseToken>, _ grammar: ParaphraseGrammar) -> [Part] {
        var parts: [Part] = []
        for token in tokens {
            let isPreposition = grammar.isPreposition(token) && token.slot == nil
            if parts.isEmpty || isPreposition && !parts[parts.count - 1].body.isEmpty { parts.append(Part(body: [])) }
            let last = parts.count - 1
            if isPreposition, parts[last].prepositions.isEmpty, parts[last].body.isEmpty {
                parts[last].prepositions = [token]
            } else {
                parts[last].body.append(token)
            }
        }
        // Nothing is at the end that it could begin.
        if let last = parts.last, last.body.isEmpty {
            parts.removeLast()
            if parts.isEmpty { return [Part(body: last.prepositions)] }
            parts[parts.count - 1].body += last.prepositions
        }
        return parts
    }

    /// "lights in ${room}": "${room} lights".
    private static func movingForward(
        _ parts: [Part], _ place: Int, isBehindVerb: Bool, _ grammar: ParaphraseGrammar
    ) -> [[Part]] {
        guard parts.indices.contains(place + 1), parts[place + 1].prepositions.contains(where: grammar.isAttributive),
            parts[place + 1].body.count == 1, let slot = parts[place + 1].body[0].slot
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

extension PhraseToken.Slot {
    /// Whether neither may hold what the other one does.
    fileprivate func isTold(from other: Self) -> Bool {
        kind == .listed && other.kind == .listed && list != other.list
    }
}
