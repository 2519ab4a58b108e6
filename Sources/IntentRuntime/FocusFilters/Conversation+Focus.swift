import AppIntents
import PhraseMatching
import SpokenLanguage

/// A focus filter of a hosted app, as a person sees it.
package struct FocusFilterState: Sendable, Hashable {
    package let app: String
    /// What it is turned on and off by: its title, with more where another filter is called so too.
    package let name: String
    /// How the filter with its settings is shown; `nil` while it is off.
    package let display: String?
    /// How the identifiers of the content begin that the app may show meanwhile.
    package let targetContentIdentifierPrefix: String?

    package var isOn: Bool { display != nil }
}

extension Conversation {
    /// The focus filters of all apps.
    package var focusFilters: [FocusFilterState] {
        TextLocale.$current.withValue(locale) {
            let filters = filters
            return filters.map { filter in
                let focus = filter.app.dependencies.services.focus
                return FocusFilterState(
                    app: filter.app.name, name: filters.name(of: filter),
                    display: focus.filter(of: filter.type)?.display,
                    targetContentIdentifierPrefix: focus.appContext(of: filter.type)?.targetContentIdentifierPrefix)
            }
        }
    }

    /// Turns a focus filter on, with the settings that its app suggests, or off, which performs it with its defaults.
    ///
    /// Settings without a value are asked for, unless they are optional.
    /// - Parameters:
    ///   - name: The filter's title or its type's name, or as much of it, and of its app's, as no other filter has.
    ///   - isOn: Whether it is to be on.
    ///   - settings: What it is turned on with; each is understood as an answer to the question for it is.
    /// - Returns: The turn: it waits for an answer where a setting is asked for.
    package func setFocus(_ name: String, isOn: Bool, settings: [FocusSetting] = []) async -> Turn {
        await localized {
            let known = filters
            let meant = known.named(name)
            switch meant.count {
            case 0: return failed(name, Texts.noFilter(name, known: known.map { known.name(of: $0) }))
            case 1: return await set(meant[0], isOn: isOn, settings, heard: name)
            default: return failed(name, Texts.severalFilters(name, meant.map { known.name(of: $0) }))
            }
        }
    }

    private func set(
        _ filter: HostedFocusFilter, isOn: Bool, _ settings: [FocusSetting], heard: String
    ) async -> Turn {
        let focus = filter.app.dependencies.services.focus
        guard isOn || focus.filter(of: filter.type) != nil else {
            return failed(heard, Texts.focusIsOff(filter.title))
        }
        let slots: [Frame.Slot]
        let intents: [any AppIntent]
        do {
            slots = try settings.map(filter.slot)
            intents = isOn ? try await suggested(filter.type, of: filter.app) : []
        } catch let end as TurnEnd {
            return failed(heard, end.description)
        } catch {
            return failed(heard, Texts.failure(filter.app.name, AuthorError.message(of: error)))
        }
        if !isOn { focus.willLeave(filter.type) }
        let frames = (intents.isEmpty ? [filter.type.init()] : intents).map {
            Frame(running: $0, of: filter.app, slots: slots)
        }
        return await begin(
            Understanding(spoken: SpokenText(heard), result: MatchResult(), frames: frames, reason: nil), after: [])
    }

    /// Whether a word turns something on or off; `nil` where it does neither.
    package nonisolated func flag(_ word: String) -> Bool? { answers.boolean(SpokenText(word)) }

    private var filters: [HostedFocusFilter] {
        repertoire.apps.filter { $0.fault == nil }.flatMap { app in
            app.intentTypes.compactMap { $0 as? any SetFocusFilterIntent.Type }.map { HostedFocusFilter($0, of: app) }
        }
    }

    /// The settings that an app suggests for its filter.
    private func suggested(
        _ type: any SetFocusFilterIntent.Type, of app: RunningApp
    ) async throws -> [any AppIntent] {
        @Sendable func suggested<Filter: SetFocusFilterIntent>(_ type: Filter.Type) async -> [any AppIntent] {
            await type.suggestedFocusFilters(for: FocusFilterSuggestionContext())
        }
        return try await AuthorCode.run(within: deadline, context: app.quietContext) { await suggested(type) }
    }

    private func failed(_ heard: String, _ text: String) -> Turn {
        Turn(heard: heard, interpretation: nil, replies: [.failure(text)], outcome: .failed)
    }
}

extension SetFocusFilterIntent {
    fileprivate var display: String { displayRepresentation.title.text() }
}
