/// A way to ask for something: words before what it is asked of, and words behind it.
struct Wording {
    let before: [String]
    let behind: [String]

    /// - text: "turn … off".
    init(_ text: String) {
        let halves = text.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
            .map { SpokenText(String($0)).foldedWords }
        before = halves[0]
        behind = halves.count > 1 ? halves[1] : []
    }

    init(before: [String]) { (self.before, behind) = (before, []) }
}

/// The words of a language that a phrase may be said in otherwise, as they are looked up.
struct ParaphraseGrammar {
    private struct Group {
        let wordings: [Wording]
        /// Those by which a phrase is known to ask for it: "off" alone is not one of them.
        let verbs: [Wording]

        init(_ texts: [String]) {
            wordings = texts.map(Wording.init)
            let particles = Set(wordings.filter { !$0.before.isEmpty }.map(\.behind))
            verbs = wordings.filter { !$0.before.isEmpty || !particles.contains($0.behind) }
        }
    }

    private let groups: [Group]
    private let synonyms: [String: [String]]
    private let articles: Set<String>
    private let prepositions: Set<String>
    private let alikePrepositions: [[String]]
    private let attributiveWords: Set<String>
    let attributives: [PhraseToken]
    private let recipients: [String: PhraseToken]
    private let contraries: ContraryWords
    private let conjugations: Conjugations
    private let degrees: PhraseToken?
    private let gradable: Set<String>

    init(_ words: ParaphraseWords, _ senses: SenseWords) {
        contraries = ContraryWords(senses)
        conjugations = Conjugations(words.conjugations, parts: words.verbParts)
        degrees = PhraseToken(oneOf: words.degrees)
        gradable = Set(words.gradable.map(Folding.fold))
        groups = words.wordings.map(Group.init)
        let synonyms = words.synonyms.map { $0.map(Folding.fold) }
        self.synonyms = synonyms.reduce(into: [:]) { all, group in
            for word in group { all[word, default: []] += group.filter { $0 != word } }
        }
        articles = Set(words.articles.map(Folding.fold))
        prepositions = Set(words.prepositions.map(Folding.fold))
        alikePrepositions = words.alikePrepositions.map { $0.map(Folding.fold) }
        attributiveWords = Set(words.attributives.map(Folding.fold))
        attributives = attributiveWords.sorted().map { PhraseToken($0) }
        recipients = words.recipients.sorted { $0.key < $1.key }.reduce(into: [:]) { all, entry in
            for verb in entry.value { all[Folding.fold(verb)] = PhraseToken(Folding.fold(entry.key)) }
        }
    }

    /// What says for whom a verb does something, and may be left out.
    func recipientPreposition(behind verb: String?) -> PhraseToken? { verb.flatMap { recipients[$0] } }

    func isArticle(_ word: String) -> Bool { articles.contains(word) }
    func isPreposition(_ token: PhraseToken) -> Bool { token.word.map(prepositions.contains) ?? false }

    /// A preposition with those that may stand for it before a name. Of three that are alike two may be contraries: "à" and
    /// "de" are both "dans", but who sends money to somebody has it from nobody.
    func alike(_ token: PhraseToken) -> [PhraseToken] {
        guard let word = token.word else { return [token] }
        let others = alikePrepositions.filter { $0.contains(word) }.joined()
        return [token] + others.filter { $0 != word && !contraries.exclude($0, word) }.map { PhraseToken($0) }
    }

    func isAttributive(_ token: PhraseToken) -> Bool { token.word.map(attributiveWords.contains) ?? false }

    /// The tokens with what else may be said for their words, without articles.
    func plain(_ tokens: [PhraseToken]) -> [PhraseToken] {
        var (plain, isBehindArticle) = ([PhraseToken](), false)
        for var token in tokens {
            if let word = token.word, isArticle(word) {
                isBehindArticle = true
                continue
            }
            token.followsArticle = isBehindArticle
            isBehindArticle = false
            if let others = token.word.flatMap({ synonyms[$0] }) {
                token.pieces = [.choice([.sequence(token.pieces)] + others.map { .text(FoldedText($0)) })]
            }
            plain.append(token)
        }
        return plain
    }

    /// The tokens without the one that says where they belong: "open ${note}" of "open ${note} in ${applicationName}". None where
    /// there is none, or hardly anything is left.
    func withoutContext(_ tokens: [PhraseToken], _ isContext: (Int) -> Bool) -> [PhraseToken] {
        guard let place = tokens.firstIndex(where: { $0.slot?.index.map(isContext) ?? false }) else { return [] }
        let start = place > 0 && isPreposition(tokens[place - 1]) ? place - 1 : place
        let rest = Array(tokens[..<start] + tokens[(place + 1)...])
        return rest.count < 2 ? [] : rest
    }

    /// The ways to ask for what some tokens ask for, and the tokens without what asks for it; nil where there is nothing that
    /// could stand elsewhere.
    func wordings(of tokens: [PhraseToken]) -> (wordings: [Wording], rest: ArraySlice<PhraseToken>)? {
        var best: (wordings: [Wording], rest: ArraySlice<PhraseToken>)?
        for group in groups {
            for verb in group.verbs {
                guard let rest = rest(of: tokens, without: verb), rest.count < best?.rest.count ?? .max else {
                    continue
                }
                best = (group.wordings, rest)
            }
        }
        if let best { return best }
        guard tokens.count > 1, let first = tokens[0].word, !isPreposition(tokens[0]) else { return nil }
        // A part of the verb stands at the end, or before the next part.
        let ends = tokens.indices.dropFirst().filter { $0 + 1 == tokens.count || isPreposition(tokens[$0 + 1]) }
        let forms = conjugations.wordings(of: first, with: ends.compactMap { tokens[$0].word })
        if let own = forms.first, let rest = rest(of: tokens, without: own) { return (forms, rest) }
        return ([Wording(before: [first])], tokens[1...])
    }

    /// The tokens with a word for how much, each time at another place; none where nothing is more or less.
    func graded(_ tokens: [PhraseToken]) -> [[PhraseToken]] {
        guard let degrees, tokens.allSatisfy({ $0.word != nil }),
            tokens.contains(where: { $0.word.map(gradable.contains) ?? false })
        else { return [] }
        return (0...tokens.count).map { tokens[..<$0] + [degrees] + tokens[$0...] }.map(Array.init)
    }

    private func rest(of tokens: [PhraseToken], without wording: Wording) -> ArraySlice<PhraseToken>? {
        let (before, behind) = (wording.before, wording.behind)
        guard tokens.count > before.count + behind.count,
            tokens.prefix(before.count).elementsEqual(before, by: { $0.word == $1 })
        else { return nil }
        var rest = tokens[before.count...]
        guard !behind.isEmpty else { return rest }
        // Behind a name: at the end, or before the next part.
        let place = rest.indices.first { place in
            let end = place + behind.count
            return end <= tokens.count && tokens[place..<end].elementsEqual(behind, by: { $0.word == $1 })
                && (end == tokens.count || isPreposition(tokens[end]))
        }
        guard let place else { return nil }
        rest.removeSubrange(place..<place + behind.count)
        return rest
    }
}
