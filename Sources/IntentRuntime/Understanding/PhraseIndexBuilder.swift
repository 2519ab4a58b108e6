import AppIntents
import PhraseMatching
import SpokenLanguage

/// Gathers the phrases of apps into one grammar; lists that several phrases use are compiled once.
struct PhraseIndexBuilder {
    var grammar = GrammarBuilder()
    var places: [TemplateID: PhraseIndex.Place] = [:]
    var lists: [SlotListID: PhraseIndex.List] = [:]
    private(set) var warnings: [HostingWarning] = []
    private let language: PhraseLanguage
    private let names: SuggestedNames

    /// The lists of the app at hand, so that phrases share them.
    private var shared: [PhraseIndex.ListKey: SlotListID] = [:]
    /// The words and slots of its phrases.
    private var known: Set<[PhraseKey]> = []

    init(in language: PhraseLanguage, naming names: SuggestedNames) {
        (self.language, self.names) = (language, names)
    }

    /// Adds the phrases of an app; what is wrong with one of them is a warning, and the others are added.
    mutating func add(_ app: RunningApp, _ number: Int) async throws(HostingError) {
        (shared, known) = ([:], [])
        if let fault = app.fault { warnings.append(.unavailable(fault)) }
        warnings += app.emptyNames.map { .emptyName(app: app.name, name: $0) }
        if app.shortcuts.count > HostingWarning.shortcutLimit {
            warnings.append(.tooManyShortcuts(app: app.name, count: app.shortcuts.count))
        }
        let appName = addAppName(of: app, number)
        for (index, shortcut) in app.shortcuts.enumerated() {
            let place = PhraseIndex.Place(app: number, shortcut: index)
            for source in shortcut.templateSources {
                try await leavingOut { builder throws(HostingError) in
                    try await builder.add(source, of: shortcut, at: place, app, appName)
                }
            }
        }
        for phrase in app.negativePhrases {
            try await leavingOut { builder throws(HostingError) in
                try builder.addNegative(phrase.templateSource, app, number, appName)
            }
        }
    }

    /// The list of the names that people say for an app.
    mutating func addAppName(of app: RunningApp, _ number: Int) -> SlotListID {
        addList(
            "applicationName", number, PhraseIndex.ListKey(type: "applicationName"), .applicationName,
            [Candidate(value: 0, title: app.name, synonyms: app.names)], acceptsUnlisted: false)
    }

    /// Goes on without the phrase that cannot be added, unless no further one can.
    mutating func leavingOut(
        _ add: (inout PhraseIndexBuilder) async throws(HostingError) -> Void
    ) async throws(HostingError) {
        do throws(HostingError) {
            try await add(&self)
        } catch {
            if case .tooManyPhrases = error { throw error }
            warnings.append(.leftOut(error))
        }
    }

    private mutating func addNegative(
        _ source: String, _ app: RunningApp, _ number: Int, _ appName: SlotListID
    ) throws(HostingError) {
        let template = try parse(source, app)
        let vetoed = Template(language.vetoes.said(template.root), writtenAs: template.source)
        do {
            try grammar.addNegative(
                spoken(vetoed, beside: []), lists: ["applicationName": appName], scope: Self.scope(ofApp: number))
        } catch {
            throw Self.error(error, app, source)
        }
    }

    private mutating func add(
        _ source: String, of shortcut: AppShortcut, at place: PhraseIndex.Place, _ app: RunningApp,
        _ appName: SlotListID
    ) async throws(HostingError) {
        let template = try parse(source, app)
        let used = try await add(template, of: shortcut, at: place, app, appName)
        check(template, used, shortcut, app)
    }

    /// Adds a phrase of either syntax.
    ///
    /// - Returns: The lists of its slots.
    @discardableResult
    mutating func add(
        _ template: Template, of shortcut: AppShortcut, at place: PhraseIndex.Place, _ app: RunningApp,
        _ appName: SlotListID
    ) async throws(HostingError) -> [String: SlotListID] {
        var used = ["applicationName": appName]
        var numbers: Set<String> = []
        for name in template.slotNames where used[name] == nil {
            guard let descriptor = IntentReflection.descriptor(of: name, in: shortcut.intent) else {
                throw .unknownParameter(app: app.name, phrase: template.source, parameter: name)
            }
            let presentation = shortcut.presentation.flatMap { $0.parameter == name ? $0 : nil }
            if descriptor.isNumber { numbers.insert(name) }
            used[name] = await list(for: descriptor, name, of: shortcut, presentation?.collections ?? [], place, app)
        }
        do {
            let id = try grammar.addTemplate(
                spoken(template, beside: numbers), lists: used, scope: Self.scope(ofApp: place.app))
            places[id] = place
        } catch {
            throw Self.error(error, app, template.source)
        }
        return used
    }

    /// Warns of what can be said but is hardly meant.
    private mutating func check(
        _ template: Template, _ used: [String: SlotListID], _ shortcut: AppShortcut, _ app: RunningApp
    ) {
        if !template.pieces.contains(.slot("applicationName")) {
            warnings.append(.noApplicationName(app: app.name, phrase: template.source))
        }
        if !known.insert(template.pieces.flatMap { PhraseKey.keys(of: $0, used) }).inserted {
            let intent = IntentDescriptor(of: shortcut.intent).name
            warnings.append(.duplicatePhrase(app: app.name, phrase: template.source, intent: intent))
        }
    }

    private func parse(_ source: String, _ app: RunningApp) throws(HostingError) -> Template {
        do {
            return try Template(applePhrase: source)
        } catch {
            throw .phrase(app: app.name, phrase: source, reason: error.message)
        }
    }

    /// The phrase with what people also say or write beside its numbers, under the author's words.
    private func spoken(_ template: Template, beside numbers: Set<String>) -> Template {
        let root = template.root.saying(language.signs) { numbers.contains($0.name) }
        return Template(
            root.contracting(language.contractions, mayHaveArticle: { !numbers.contains($0.name) }),
            writtenAs: template.source)
    }

    static func error(_ error: GrammarError, _ app: RunningApp, _ source: String) -> HostingError {
        if case .grammarTooLarge = error { return .tooManyPhrases(app: app.name, reason: error.message) }
        return .phrase(app: app.name, phrase: source, reason: error.message)
    }

    static func scope(ofApp number: Int) -> ScopeID { ScopeID(rawValue: UInt32(number)) }

    /// The list for a parameter; parameters of one type share it, unless they have a query or collections of their own.
    private mutating func list(
        for descriptor: ParameterDescriptor, _ name: String, of shortcut: AppShortcut,
        _ collections: [ParameterPresentationDescriptor.Collection], _ place: PhraseIndex.Place, _ app: RunningApp
    ) async -> SlotListID {
        var key = PhraseIndex.ListKey(type: String(describing: descriptor.valueType.element))
        if descriptor.query != nil || descriptor.options != nil || !collections.isEmpty {
            key.parameter = "\(IntentDescriptor(of: shortcut.intent).name).\(name)"
        }
        if !collections.isEmpty { key.shortcut = place.shortcut }
        if let id = shared[key] { return id }
        let (content, candidates) = await fill(descriptor, key, collections, app)
        let id = addList(name, place.app, key, content, candidates, acceptsUnlisted: true)
        shared[key] = id
        return id
    }

    private mutating func fill(
        _ descriptor: ParameterDescriptor, _ key: PhraseIndex.ListKey,
        _ collections: [ParameterPresentationDescriptor.Collection], _ app: RunningApp
    ) async -> (PhraseIndex.Content, [Candidate]) {
        let content: PhraseIndex.Content
        switch descriptor.valueType.element {
        case .enumeration(let type): return (.cases, Candidate.cases(of: type))
        case .entity(let type):
            content = .entities(EntityFinder(type, query: descriptor.query, collections: collections))
        case _ where !collections.isEmpty: content = .offers(collections, type: key.type)
        default: return (.words(areRead: descriptor.isReadAsAmount), [])
        }
        return (content, await suggestions(content, key, of: app))
    }

    /// Where the query fails there are no names: what is said is left to the query later, and it may work then.
    private mutating func suggestions(
        _ content: PhraseIndex.Content, _ key: PhraseIndex.ListKey, of app: RunningApp
    ) async -> [Candidate] {
        guard app.fault == nil else { return [] }
        do throws(HostingError) {
            return try await names.names(of: content, listed: key, in: app) ?? []
        } catch {
            if !warnings.contains(.unavailable(error)) { warnings.append(.unavailable(error)) }
            return []
        }
    }

    private mutating func addList(
        _ name: String, _ app: Int, _ key: PhraseIndex.ListKey, _ content: PhraseIndex.Content,
        _ candidates: [Candidate], acceptsUnlisted: Bool
    ) -> SlotListID {
        let id = grammar.addList(name, entries: candidates.entries, acceptsUnlisted: acceptsUnlisted)
        lists[id] = PhraseIndex.List(app: app, key: key, content: content, candidates: candidates)
        return id
    }
}

extension ParameterDescriptor {
    /// Whether a unit beside it in a phrase is one of numbers.
    fileprivate var isNumber: Bool {
        switch valueType.element {
        case .int, .double, .decimal: true
        default: false
        }
    }

    /// Whether it holds one number, date, length of time or quantity, of which it is certain whether words say it.
    fileprivate var isReadAsAmount: Bool {
        guard options == nil, read == nil, !valueType.isCollection else { return false }
        return switch valueType.element {
        case .int, .double, .decimal, .date, .dateComponents, .duration, .measurement: true
        default: false
        }
    }
}

/// A word or a slot of a phrase: two phrases with the same ones are the same.
private enum PhraseKey: Hashable {
    case word(String)
    case slot(SlotListID?)

    static func keys(of piece: Template.Piece, _ lists: [String: SlotListID]) -> [PhraseKey] {
        switch piece {
        case .text(let text): SpokenText(text).words.map { .word($0.folded) }
        case .slot(let name): [.slot(lists[name])]
        }
    }
}
