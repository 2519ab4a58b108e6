import AppIntents
import PhraseMatching

/// Gathers the phrases of apps into one grammar; lists that several phrases use are compiled once.
struct PhraseIndexBuilder {
    var grammar = GrammarBuilder()
    var places: [TemplateID: PhraseIndex.Place] = [:]
    var lists: [SlotListID: PhraseIndex.List] = [:]
    let deadline: Duration

    /// What the lists of the app at hand are filled from, so that phrases share them.
    private var shared: [String: SlotListID] = [:]

    init(deadline: Duration) {
        self.deadline = deadline
    }

    mutating func add(_ app: RunningApp, _ number: Int) async throws(HostingError) {
        shared = [:]
        let names = [app.name] + app.app.alternativeNames
        let appName = addList(
            "applicationName", number, .applicationName, [Candidate(value: 0, title: app.name, synonyms: names)],
            acceptsUnlisted: false)
        for (index, shortcut) in app.shortcuts.enumerated() {
            let place = PhraseIndex.Place(app: number, shortcut: index)
            for source in shortcut.templateSources {
                try await add(source, of: shortcut, at: place, app, appName)
            }
        }
        for phrase in app.app.shortcuts.negativePhrases.phrases {
            let template = try parse(phrase.templateSource, app)
            do {
                try grammar.addNegative(template, lists: ["applicationName": appName], scope: place(number))
            } catch {
                throw .phrase(app: app.name, phrase: template.source, reason: error.message)
            }
        }
    }

    private mutating func add(
        _ source: String, of shortcut: AppShortcut, at place: PhraseIndex.Place, _ app: RunningApp,
        _ appName: SlotListID
    ) async throws(HostingError) {
        let template = try parse(source, app)
        var used = ["applicationName": appName]
        for case .slot(let name) in template.pieces where used[name] == nil {
            guard let descriptor = IntentReflection.descriptor(of: name, in: shortcut.intent) else {
                throw .unknownParameter(app: app.name, phrase: source, parameter: name)
            }
            used[name] = try await list(for: descriptor, name, place, app)
        }
        do {
            let id = try grammar.addTemplate(template, lists: used, scope: self.place(place.app))
            places[id] = place
        } catch {
            throw .phrase(app: app.name, phrase: source, reason: error.message)
        }
    }

    private func parse(_ source: String, _ app: RunningApp) throws(HostingError) -> Template {
        do {
            return try Template(applePhrase: source)
        } catch {
            throw .phrase(app: app.name, phrase: source, reason: error.message)
        }
    }

    private func place(_ app: Int) -> ScopeID { ScopeID(rawValue: UInt32(app)) }

    /// The list for a parameter; parameters of one type share it, unless they have a query of their own.
    private mutating func list(
        for descriptor: ParameterDescriptor, _ name: String, _ place: PhraseIndex.Place, _ app: RunningApp
    ) async throws(HostingError) -> SlotListID {
        let own = descriptor.query != nil || descriptor.options != nil ? "\(place.shortcut).\(name)" : ""
        let key = "\(descriptor.valueType.element)\(own)"
        if let id = shared[key] { return id }
        let (content, candidates) = try await fill(descriptor, app)
        let id = addList(name, place.app, content, candidates, acceptsUnlisted: true)
        shared[key] = id
        return id
    }

    private func fill(
        _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws(HostingError) -> (PhraseIndex.Content, [Candidate]) {
        switch descriptor.valueType.element {
        case .entity(let type):
            let finder = EntityFinder(type, query: descriptor.query)
            return (.entities(finder), try await app.suggestions(of: finder, within: deadline))
        case .enumeration(let type): return (.cases, Candidate.cases(of: type))
        default: return (.words, [])
        }
    }

    private mutating func addList(
        _ name: String, _ app: Int, _ content: PhraseIndex.Content, _ candidates: [Candidate], acceptsUnlisted: Bool
    ) -> SlotListID {
        let id = grammar.addList(name, entries: candidates.entries, acceptsUnlisted: acceptsUnlisted)
        lists[id] = PhraseIndex.List(app: app, content: content, candidates: candidates)
        return id
    }
}
