import AppIntents
import PhraseMatching

extension Explanation {
    init(_ understanding: Understanding, _ interpretation: Interpretation, in repertoire: any Repertoire) {
        let requests = understanding.frames.map { frame in
            (app: frame.app.name, intent: frame.intentName, template: frame.template.source, match: frame.match)
        }
        // A link fits no phrase, but is one of the app's.
        let matches =
            understanding.isRequest || understanding.result.matches.isEmpty
            ? requests
            : understanding.result.matches.compactMap { match in
                repertoire.meaning(of: match.template).map { meaning in
                    (app: meaning.app, intent: meaning.intent, template: meaning.phrase, match: match)
                }
            }
        self.init(
            spoken: understanding.spoken, matches: matches, isVetoed: understanding.result.vetoed,
            features: understanding.features,
            interpretation: interpretation, questions: understanding.questions)
    }
}

extension Understanding {
    /// What would be asked; whoever picks a guess has said which entity is meant.
    fileprivate var questions: [String] {
        guard isSuggestion, !asksForUnlisted else { return frames.first?.questions ?? [] }
        let (guesses, question) = TurnScript.guesses(of: self)
        return [question.prompt] + (guesses.first?.questions ?? [])
    }
}

extension Frame {
    /// What would be asked before the intent is performed.
    fileprivate var questions: [String] {
        let parameters = IntentReflection.parameters(of: shortcut.intent)
        let which = slots.filter { $0.candidates.count > 1 }.compactMap { slot in
            IntentReflection.descriptor(of: slot.name, in: shortcut.intent)
        }.map { $0.requestDisambiguationDialog?.full.text() ?? Texts.which($0.noun) }
        let said = Set(slots.map(\.name))
        let missing = parameters.filter { $0.parameter.needsValue && !said.contains($0.name) }.map(
            \.parameter.descriptor)
        return which + missing.map(ParameterPrompt.prompt)
    }
}
