import AppIntents
import PhraseMatching
import SpokenLanguage

/// Finds the entities that words may stand for, by way of the author's query.
struct EntityFinder: Sendable {
    let lookup: EntityLookup
    /// What a shortcut offers besides.
    let collections: [ParameterPresentationDescriptor.Collection]

    init(
        _ type: any AppEntity.Type, query: (any EntityQuery)?,
        collections: [ParameterPresentationDescriptor.Collection] = []
    ) {
        lookup = query.map(EntityLookup.init(query:)) ?? EntityLookup(type)
        self.collections = collections
    }

    /// The entities that the query suggests, and those that the shortcut offers besides, each once.
    func suggestions() async throws -> [Candidate] {
        try await prepare()
        return unique(try await lookup.suggestions().map(Candidate.init) + collections.candidates())
    }

    /// The entity as it is now; `nil` when it is gone.
    func current(_ candidate: Candidate) async throws -> Candidate? {
        guard let id = candidate.id else { return candidate }
        try await prepare()
        return try await lookup.entities(identifiedBy: [id]).first.map { entity in
            Candidate(value: entity, display: ValueDisplay.representation(of: entity))
        }
    }

    /// The entities that are named by a title, a synonym or a part of one, or that the author's query finds by the words.
    ///
    /// A whole name beats a part of one, and a part of a name beats what only the query finds (by a tag, say). Words like
    /// “the” and “in” alone are a part of nothing.
    func named(_ words: SpokenText, _ answers: AnswerReader) async throws -> [Candidate] {
        try await prepare()
        let found = unique(try await lookup.matches(for: words.text)?.map(Candidate.init) ?? [])
        let suggested = try await lookup.suggestions().map(Candidate.init)
        let spoken = NameParts(words)
        let all = unique(found + suggested)
        let whole = all.filter { spoken.areWhole(of: $0.names) }
        guard whole.isEmpty, answers.saysSomething(words) else { return whole }
        let part = all.filter { spoken.arePart(of: $0.names) }
        return part.isEmpty ? found.filter { !isRefused($0, words, answers) } : part
    }

    /// Whether what a query finds by some of the words is what they are against: “no pasta”; “without nuts” may be a search.
    private func isRefused(_ found: Candidate, _ words: SpokenText, _ answers: AnswerReader) -> Bool {
        answers.denials.denies(words, saying: found.names)
            && words.words.contains { NameParts($0.folded).arePart(of: found.names) }
    }

    private func prepare() async throws {
        for dependency in IntentReflection.dependencies(of: lookup.query) { try await dependency.prepare() }
    }

    private func unique(_ candidates: [Candidate]) -> [Candidate] {
        var seen: Set<String> = []
        return candidates.filter { candidate in candidate.id.map { seen.insert($0).inserted } ?? true }
    }
}

extension [ParameterPresentationDescriptor.Collection] {
    /// All that the collections hold, in their order.
    func candidates() async throws -> [Candidate] {
        var candidates: [Candidate] = []
        for collection in self {
            for dependency in IntentReflection.dependencies(of: collection.provider) { try await dependency.prepare() }
            candidates += try await collection.options().map(Candidate.init)
        }
        return candidates
    }
}

/// Spoken words as a part of a name: `heron` of “Heron at low tide”, whole words in a row.
struct NameParts: Sendable {
    let words: [String]

    init(_ spoken: SpokenText) {
        words = spoken.foldedWords
    }

    init(_ text: String) {
        self.init(SpokenText(text))
    }

    func areWhole(of names: [String]) -> Bool {
        names.contains { Self.words(of: $0) == words }
    }

    func arePart(of names: [String]) -> Bool { names.contains { NameParts($0).hold(self) } }

    /// Whether the words of another one stand in a row among these.
    func hold(_ part: NameParts) -> Bool {
        guard !part.words.isEmpty, words.count >= part.words.count else { return false }
        return (0...words.count - part.words.count).contains { words[$0...].starts(with: part.words) }
    }

    private static func words(of text: String) -> [String] {
        SpokenText(text).foldedWords
    }
}
