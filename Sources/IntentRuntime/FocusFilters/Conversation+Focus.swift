import AppIntents
import PhraseMatching

/// A focus filter of a hosted app, as a person sees it.
package struct FocusFilterState: Sendable, Hashable {
    package let app: String
    /// The filter's title, by which it is turned on and off.
    package let title: String
    /// How the filter with its settings is shown; `nil` while it is off.
    package let display: String?
    /// How the identifiers of the content begin that the app may show meanwhile.
    package let targetContentIdentifierPrefix: String?

    package var isOn: Bool { display != nil }
}

extension Conversation {
    /// The focus filters of all apps.
    package var focusFilters: [FocusFilterState] {
        filters.map { app, type in
            let focus = app.dependencies.services.focus
            return FocusFilterState(
                app: app.name, title: type.title.text(), display: focus.filter(of: type)?.display,
                targetContentIdentifierPrefix: focus.appContext(of: type)?.targetContentIdentifierPrefix)
        }
    }

    /// Turns a focus filter on, with the settings that its app suggests, or off, which performs it with its defaults.
    ///
    /// Settings without a value are asked for.
    /// - Parameters:
    ///   - name: The filter's title or its type's name, whatever the case.
    ///   - isOn: Whether it is to be on.
    /// - Returns: The turn: it waits for an answer where a setting is asked for.
    package func setFocus(_ name: String, isOn: Bool) async -> Turn {
        let wanted = NameParts(name)
        let known = filters
        guard
            let (app, type) = known.first(where: { wanted.areWhole(of: [$1.title.text(), "\($1)"]) })
        else {
            return failed(name, Texts.noFilter(name, known: known.map { $1.title.text() }))
        }
        let focus = app.dependencies.services.focus
        guard isOn || focus.filter(of: type) != nil else { return failed(name, Texts.focusIsOff(type.title.text())) }
        let intents = isOn ? await suggested(type, of: app) : []
        if !isOn { focus.willLeave(type) }
        let frames = (intents.isEmpty ? [type.init()] : intents).map { Frame(running: $0, of: app) }
        return await begin(
            Understanding(spoken: SpokenText(name), result: MatchResult(), frames: frames, reason: nil), after: [])
    }

    private var filters: [(RunningApp, any SetFocusFilterIntent.Type)] {
        repertoire.apps.filter { $0.fault == nil }.flatMap { app in
            app.intentTypes.compactMap { $0 as? any SetFocusFilterIntent.Type }.map { (app, $0) }
        }
    }

    private func suggested(_ type: any SetFocusFilterIntent.Type, of app: RunningApp) async -> [any AppIntent] {
        func suggested<Filter: SetFocusFilterIntent>(_ type: Filter.Type) async -> [any AppIntent] {
            await type.suggestedFocusFilters(for: FocusFilterSuggestionContext())
        }
        return await IntentContext.$current.withValue(app.quietContext) { await suggested(type) }
    }

    private func failed(_ heard: String, _ text: String) -> Turn {
        Turn(heard: heard, interpretation: nil, replies: [.failure(text)], outcome: .failed)
    }
}

extension SetFocusFilterIntent {
    fileprivate var display: String { displayRepresentation.title.text() }
}
