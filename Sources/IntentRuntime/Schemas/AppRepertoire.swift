import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// What can be said to hosted apps: their own phrases, and what people say of the schemas that their intents adopt.
///
/// An app's own phrase wins; a request wins over what only sounds like a phrase.
struct AppRepertoire: Repertoire {
    private(set) var phrases: PhraseIndex
    private(set) var requests: SchemaRequests

    private init(
        _ apps: [RunningApp], in language: PhraseLanguage, within deadline: Duration
    ) async throws(HostingError) {
        let names = SuggestedNames(within: deadline)
        phrases = try await PhraseIndex(apps, in: language, naming: names)
        requests = try await SchemaRequests(apps, in: language, naming: names)
    }

    /// Everything with titles as a locale has them, or why there is nothing.
    static func compiled(
        _ apps: [RunningApp], in language: PhraseLanguage, showing locale: Locale, within deadline: Duration
    ) async -> Result<AppRepertoire, HostingError> {
        await TextLocale.$current.withValue(locale) {
            do throws(HostingError) {
                return .success(try await AppRepertoire(apps, in: language, within: deadline))
            } catch {
                return .failure(error)
            }
        }
    }

    var apps: [RunningApp] { phrases.apps }
    var language: PhraseLanguage { phrases.language }
    var grammar: Grammar { phrases.grammar }

    /// A query that fails is told of once, though phrases and requests need it.
    var warnings: [HostingWarning] {
        let told = phrases.warnings
        return told + requests.warnings.filter { !told.contains($0) }
    }

    func understand(
        _ transcript: Transcript, _ spoken: SpokenText, isFlexible: Bool, _ answers: AnswerReader,
        within deadline: Duration
    ) async throws -> Understanding {
        let interpreter = Interpreter(
            index: phrases, requests: requests.indexes, namedApps: requests.namedApps,
            answers: answers, deadline: deadline)
        return try await interpreter.understand(transcript, spoken, isFlexible: isFlexible)
    }

    func match(_ spoken: SpokenText) -> MatchResult { phrases.match(spoken) }
    func meaning(of template: TemplateID) -> PhraseMeaning? { phrases.meaning(of: template) }
    func nearest(to spoken: SpokenText) -> [String] { phrases.nearest(to: spoken) }
    func names(of parameter: String, at place: PhraseIndex.Place) -> [String] {
        phrases.names(of: parameter, at: place)
    }
    func completions(of text: String, limit: Int) -> [String] { phrases.completions(of: text, limit: limit) }

    func refreshed(app: Int, within deadline: Duration) async -> AppRepertoire {
        var repertoire = self
        apps[app].resting.wake()
        let names = SuggestedNames(within: deadline)
        repertoire.requests = await requests.refreshed(app: apps[app].name, naming: names)
        repertoire.phrases = await phrases.refreshed(app: app, naming: names)
        return repertoire
    }
}
