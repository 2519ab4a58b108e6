import AppIntents
import GrammarFiles
import PhraseMatching

/// All phrases of all apps, compiled, with what each template and slot list stands for.
///
/// A value: whoever reads it keeps reading the snapshot that it has, while names are replaced in another.
struct PhraseIndex: Sendable {
    /// The shortcut that a template belongs to.
    struct Place: Sendable, Hashable {
        let app: Int
        let shortcut: Int
    }

    /// What a slot list is filled from.
    enum Content: Sendable {
        case applicationName
        case entities(EntityFinder)
        case cases
        /// What a shortcut offers for a parameter that holds no entity, but values of a type.
        case offers([ParameterPresentationDescriptor.Collection], type: String)
        /// Free words: text, numbers, dates.
        /// - areRead: nothing but a number, a date or the like is understood.
        case words(areRead: Bool)
    }

    /// Which list of an app it is: lists that are filled alike have one key, in whatever index.
    struct ListKey: Sendable, Hashable {
        /// What it holds: `Note`.
        let type: String
        /// The parameter that fills it in its own way, such as `OpenNote.target`; empty where the type does.
        var parameter = ""
        /// The shortcut that offers something besides; `nil` where none does.
        var shortcut: Int?
    }

    struct List: Sendable {
        let app: Int
        let key: ListKey
        let content: Content
        var table: CandidateTable

        init(app: Int, key: ListKey, content: Content, candidates: [Candidate]) {
            self.app = app
            self.key = key
            self.content = content
            table = CandidateTable(candidates)
        }

        var candidates: [Candidate] { table.candidates }
    }

    let apps: [RunningApp]
    private(set) var grammar: Grammar
    private(set) var matcher: Matcher
    /// For what is said with words between that mean nothing.
    private(set) var skipping: Later<Matcher>
    /// For what is not said word for word; none where the language is unknown.
    private(set) var flexible: Later<FlexibleMatcher?>
    private let tier: FlexibleTier
    let language: PhraseLanguage
    /// What can be asked for by its properties; none where nobody knows how to ask.
    let finds: Later<FindCatalog?>
    private let places: [TemplateID: Place]
    private(set) var lists: [SlotListID: List]
    /// What the author or the person should know, in the order of the apps.
    let warnings: [HostingWarning]

    /// Throws only where the phrases of all apps together cannot be compiled.
    init(
        _ apps: [RunningApp], in language: PhraseLanguage, naming names: SuggestedNames
    ) async throws(HostingError) {
        var builder = PhraseIndexBuilder(in: language, naming: names)
        for (number, app) in apps.enumerated() { try await builder.add(app, number) }
        self.init(apps, in: language, builder)
    }

    /// What can be said to one app because of the schemas that its intents adopt; nil when none of them does.
    init?(
        requestsOf app: RunningApp, _ grammar: SchemaGrammar, in language: PhraseLanguage,
        naming names: SuggestedNames
    ) async throws(HostingError) {
        guard app.fault == nil, let (app, requests) = app.answering(grammar) else { return nil }
        var builder = PhraseIndexBuilder(in: language, naming: names)
        try await builder.add(requests, SchemaPhrases(grammar, language), of: app)
        self.init([app], in: language, builder)
    }

    private init(_ apps: [RunningApp], in language: PhraseLanguage, _ builder: PhraseIndexBuilder) {
        var builder = builder
        self.apps = apps
        self.language = language
        finds = Later { language.find.value.map { FindCatalog(apps, $0) } }
        places = builder.places
        lists = builder.lists
        warnings = builder.warnings
        if !language.skipped.isEmpty { builder.grammar.skip(language.skipped) }
        grammar = builder.grammar.build()
        matcher = Matcher(grammar.withoutSkipping())
        skipping = Self.skipping(grammar, matcher)
        tier = FlexibleTier(language, builder, of: apps)
        flexible = tier.matcher(of: grammar)
    }

    private static func skipping(_ grammar: Grammar, _ matcher: Matcher) -> Later<Matcher> {
        Later { Matcher(grammar, learningFrom: matcher) }
    }

    func place(of template: TemplateID) -> Place? { places[template] }

    func shortcut(at place: Place) -> AppShortcut { apps[place.app].shortcuts[place.shortcut] }

    /// Every template with its shortcut, in the order in which they were declared.
    var templates: [(id: TemplateID, place: Place)] {
        places.sorted { $0.key.rawValue < $1.key.rawValue }.map { (id: $0.key, place: $0.value) }
    }

    /// Reads the names of an app's entities anew and tells the grammar what changed; those that cannot be read stay as they
    /// were.
    func refreshed(app: Int, naming names: SuggestedNames) async -> PhraseIndex {
        guard apps[app].fault == nil else { return self }
        var index = self
        for (id, list) in lists where list.app == app {
            guard let candidates = try? await names.names(of: list.content, listed: list.key, in: apps[app]),
                let change = index.lists[id]?.table.replace(with: candidates)
            else { continue }
            index.grammar = index.grammar.updatingList(id, removing: change.removed, adding: change.added)
        }
        index.matcher = Matcher(index.grammar.withoutSkipping(), learningFrom: matcher)
        index.skipping = Self.skipping(index.grammar, index.matcher)
        index.flexible = tier.matcher(of: index.grammar)
        return index
    }
}

extension [Candidate] {
    /// The candidates as a slot list: the index is the value.
    var entries: [SlotEntry] {
        enumerated().map { SlotEntry(value: UInt32($0.offset), texts: $0.element.names) }
    }
}
