import AppIntents
import GrammarFiles
import PhraseMatching
import Synchronization

/// A kind of thing that an app's query finds by properties, and what it is called.
final class FindableEntity: Sendable {
    let app: RunningApp
    let type: any AppEntity.Type
    let search: PropertySearch
    /// What one thing is called: “Note”.
    let noun: String
    /// The same within a sentence: “note”.
    let spokenNoun: String
    /// What several are called, as it stands in a sentence: “notes”.
    let plural: String
    let names: SaidPhrases
    /// The names for one of them that are no names for several.
    let singulars: SaidPhrases
    /// All names, for what is misspelled.
    let spellings: [Spelling]
    let appNames: SaidNames
    private let known = Mutex<[FindableProperty]?>(nil)

    init?(_ type: any AppEntity.Type, of app: RunningApp, _ words: FindWords) {
        guard let search = PropertySearch(EntityLookup(type)) else { return nil }
        self.app = app
        self.type = type
        self.search = search
        appNames = SaidNames(app.names)
        let display = type.typeDisplayRepresentation
        noun = display.name.text()
        spokenNoun = words.noun(noun)
        let counted = display.numericFormat.map { Self.withoutNumber($0.text(count: 2)) }
        plural = counted ?? words.noun(words.plural(of: noun))
        let singular = [noun] + display.synonyms.map { $0.text() }
        let plurals = singular.flatMap { words.plurals(of: $0.lowercased()) } + [plural]
        names = SaidPhrases((singular + plurals).flatMap(words.prefixed))
        singulars = SaidPhrases(singular.filter { !plurals.contains($0.lowercased()) }.flatMap(words.prefixed))
        spellings = (singular + plurals).map { Spelling($0) }
    }

    /// The properties, read from an entity once; `nil` as long as there is none.
    func properties(_ words: FindWords, within deadline: Duration) async throws -> [FindableProperty]? {
        if let known = known.withLock(\.self) { return known }
        let search = search
        let read = try await app.asking(the: query, within: deadline) {
            try await Self.prepare(search)
            return try await search.properties()
        }
        let properties = read?.map { FindableProperty($0, words) }
        known.withLock { $0 = properties }
        return properties
    }

    /// What finds such things.
    var query: QueryName { QueryName(EntityFinder(type, query: search.lookup.query)) }

    /// Makes sure of what the author's query depends on.
    static func prepare(_ search: PropertySearch) async throws {
        for dependency in IntentReflection.dependencies(of: search.lookup.query) { try await dependency.prepare() }
    }

    /// “notes” of “2 notes”.
    private static func withoutNumber(_ text: String) -> String {
        text.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    }
}

/// A property and what it is called.
struct FindableProperty: Sendable {
    let property: PropertySearch.Property
    let names: SaidPhrases
    let spellings: [Spelling]

    init(_ property: PropertySearch.Property, _ words: FindWords) {
        self.property = property
        let title = property.title.lowercased()
        let source = property.name.reduce(into: "") { text, character in
            text += character.isUppercase && !text.isEmpty ? " " + character.lowercased() : character.lowercased()
        }
        let all =
            [title, source] + words.plurals(of: title) + words.inflected(title) + Self.singulars(of: title, words)
        names = SaidPhrases(all.flatMap(words.prefixed))
        spellings = all.map { Spelling($0) }
    }

    /// Words whose plural is the title: “tag” of “tags”.
    private static func singulars(of title: String, _ words: FindWords) -> [String] {
        words.plurals.flatMap { rule in
            rule.forms.filter { title.hasSuffix($0) }.map { title.dropLast($0.count) + rule.ending }
        }.filter { words.plurals(of: $0).contains(title) }
    }
}

/// All kinds of things that can be asked for.
struct FindCatalog: Sendable {
    let lexicon: FindLexicon
    let entities: [FindableEntity]
    let apps: [(name: String, names: SaidNames)]

    init(_ apps: [RunningApp], _ words: FindWords) {
        lexicon = FindLexicon(words)
        self.apps = apps.map { (name: $0.name, names: SaidNames($0.names)) }
        entities = apps.filter { $0.fault == nil }.flatMap { app in
            app.entityTypes.compactMap { FindableEntity($0, of: app, words) }
        }
    }
}

extension RunningApp {
    /// The types of entities that the parameters of the app's shortcuts hold, those that it names itself, and else all those of
    /// its module whose queries have what they depend on.
    var entityTypes: [any AppEntity.Type] {
        let parameters = shortcuts.flatMap { IntentReflection.parameters(of: $0.intent) }
        let held = parameters.compactMap { parameter -> (any AppEntity.Type)? in
            guard case .entity(let type) = parameter.parameter.descriptor.valueType.element else { return nil }
            return type
        }
        let found = provider.map { TypeDiscovery.entities(inModuleOf: $0).filter(isServed) } ?? []
        var seen: Set<ObjectIdentifier> = []
        let all = (held + (entities ?? found)).filter { seen.insert(ObjectIdentifier($0)).inserted }
        all.forEach(EntityTypes.shared.note)
        return all
    }

    /// Whether the app registered what a type's query depends on.
    private func isServed(_ type: any AppEntity.Type) -> Bool {
        IntentContext.$current.withValue(quietContext) {
            IntentReflection.dependencies(of: EntityLookup(type).query).allSatisfy(\.isRegistered)
        }
    }
}
