package import GrammarFiles
import PhraseMatching
import SpokenLanguage

extension Conversation {
    /// Cancels the turn that runs, as Ctrl-C does, where the words say so and nothing else.
    ///
    /// While a question is open they are its answer, and `hear(_:)` takes them.
    ///
    /// - Returns: Whether the words were for the turn; its own `hear(_:)` returns it.
    package func cancelRunning(by transcript: Transcript) -> Bool {
        guard running?.question == nil, running != nil || listening != nil,
            answers.isCancel(SpokenText(transcript.text))
        else { return false }
        // What is delivered twice cancels once.
        guard heard.isNew(transcript.id) else { return true }
        listening?.cancel()
        running?.channel.post(.cancelled)
        return true
    }
}
