import AppIntents
package import GrammarFiles
import PhraseMatching

/// What words mean, without anything being asked or performed.
extension Conversation {
    func understand(
        _ transcript: Transcript, _ spoken: SpokenText, isFlexible: Bool = true
    ) async throws -> Understanding {
        for app in updates.take() { repertoire = await repertoire.refreshed(app: app, within: settings.deadline) }
        let (repertoire, answers, deadline) = (repertoire, answers, settings.deadline)
        let task = Task {
            try await repertoire.understand(transcript, spoken, isFlexible: isFlexible, answers, within: deadline)
        }
        listening = task
        defer { listening = nil }
        return try await task.value
    }

    func interpretation(of understanding: Understanding, seeksNearest: Bool = true) -> Interpretation {
        let isUnknown =
            seeksNearest && !understanding.isCommand && !understanding.result.vetoed && !understanding.isExplained
        let nearest = isUnknown ? repertoire.nearest(to: understanding.spoken) : []
        return Interpretation(seeksNearest ? offering(understanding) : understanding, nearest: nearest)
    }

    /// The same with what could be said in place of names that nobody knows.
    private func offering(_ understanding: Understanding) -> Understanding {
        var offering = understanding
        for (place, frame) in understanding.frames.enumerated() {
            for (index, unlisted) in frame.unlisted.enumerated() {
                offering.frames[place].unlisted[index].offers = NameOffers(
                    inPlaceOf: unlisted.text, among: repertoire.names(of: unlisted.name, at: frame.place))
            }
        }
        return offering
    }

    /// What the words mean; nothing is asked or performed. Near phrases are sought on request: that takes longer.
    package func interpret(_ transcript: Transcript, seeksNearest: Bool = true) async -> Interpretation {
        await localized {
            do {
                let understanding = try await understand(transcript, SpokenText(transcript.text))
                return interpretation(of: understanding, seeksNearest: seeksNearest)
            } catch {
                return Interpretation(failed: error, text: transcript.text)
            }
        }
    }

    /// Every stage of one utterance.
    package func explain(_ text: String) async -> Explanation {
        let spoken = SpokenText(text)
        return await localized {
            do {
                let understanding = try await understand(Transcript(text), spoken)
                return Explanation(understanding, interpretation(of: understanding), in: repertoire)
            } catch {
                let matched = Understanding(
                    spoken: spoken, result: repertoire.match(spoken), frames: [], reason: nil)
                return Explanation(matched, Interpretation(failed: error, text: text), in: repertoire)
            }
        }
    }

    /// Runs what shows texts: they are in the conversation's language, and so are the numbers and dates in them.
    func localized<Value>(_ body: () async -> Value) async -> Value {
        await TextLocale.$current.withValue(locale) { await TextTable.$current.withValue(texts, operation: body) }
    }

    /// Runs what shows a turn, in the language of the conversation.
    package nonisolated func shown<Value>(_ body: () -> Value) -> Value {
        TextLocale.$current.withValue(locale) { TextTable.$current.withValue(texts, operation: body) }
    }

    // MARK: Looking around

    /// What each app shows.
    package func screens() async -> [(app: String, text: String?)] {
        var screens: [(app: String, text: String?)] = []
        for app in repertoire.apps where app.fault == nil {
            screens.append((app: app.name, text: await app.screen?()))
        }
        return screens
    }

    /// Whole utterances that begin with the text.
    package func completions(of text: String, limit: Int) -> [String] {
        repertoire.completions(of: text, limit: limit)
    }
}
