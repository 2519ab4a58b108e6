import PhraseMatching
import SpokenLanguage
import GrammarFiles

/// What can be said to some apps, and what is meant by it: all that a conversation knows of its apps' phrases.
protocol Repertoire: Sendable {
    var apps: [RunningApp] { get }
    /// What is known of the language of the phrases.
    var language: PhraseLanguage { get }
    /// What the author or the person should know.
    var warnings: [HostingWarning] { get }
    /// All phrases, compiled.
    var grammar: Grammar { get }

    /// Understands an utterance.
    ///
    /// - Parameters:
    ///   - transcript: What was heard.
    ///   - spoken: The text of its best hypothesis, folded already.
    ///   - isFlexible: Whether something that sounds like a phrase is enough.
    ///   - answers: What people say in the language besides commands.
    ///   - deadline: How long a query of an app may take.
    /// - Returns: What it means, or why it means nothing.
    /// - Throws: `CancellationError`.
    func understand(
        _ transcript: Transcript, _ spoken: SpokenText, isFlexible: Bool, _ answers: AnswerReader,
        within deadline: Duration
    ) async throws -> Understanding

    /// What the phrases say word for word.
    func match(_ spoken: SpokenText) -> MatchResult
    /// What a template stands for.
    func meaning(of template: TemplateID) -> PhraseMeaning?
    /// The nearest phrases to something that was not understood, as one would say them.
    func nearest(to spoken: SpokenText) -> [String]
    /// What the things are called that a parameter of an intent may be; none where anything may be said.
    func names(of parameter: String, at place: PhraseIndex.Place) -> [String]
    /// Whole utterances that begin with the text.
    func completions(of text: String, limit: Int) -> [String]
    /// The same with the names of an app's things read anew.
    func refreshed(app: Int, within deadline: Duration) async -> Self
}

/// What a template stands for.
struct PhraseMeaning {
    let app: String
    let intent: String
    /// The phrase as the author wrote it.
    let phrase: String
}
