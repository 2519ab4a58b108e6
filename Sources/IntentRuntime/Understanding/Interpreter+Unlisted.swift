import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

extension Interpreter {
    /// What is asked for with names in it that nobody knows; `nil` where something else is meant, or it is known why nothing is.
    func unlisted(_ transcript: Transcript, beside known: Understanding) async throws -> Understanding? {
        let isAnswer = answers.isCancel(known.spoken) || answers.confirmation(known.spoken) != nil
        guard !isAnswer, known.leavesUnlisted, let matcher = index.flexible.value else { return nil }
        let hypotheses = transcript.spoken
        guard let answer = matcher.unlisted(in: hypotheses),
            let asked = try await understanding(of: answer, hypotheses.map(\.spoken), takesUnlisted: true),
            asked.isCommand
        else { return nil }
        guard let guess = known.frames.first else { return asked }
        // Of several names that are said, and of one that is likely, it is the better question whether that is meant.
        let isAlike = asked.frames.contains { $0.place == guess.place }
        if isAlike, guess.slots.contains(where: { NameParts($0.text).areWhole(of: $0.candidates.flatMap(\.names)) }) {
            return nil
        }
        let score = known.result.best.reduce(0) { $0 + $1.score }
        let least = answer.result.matches[0].score
        return FlexibleCalibration.prefersGuess(score, to: least, isAlike: isAlike) ? nil : asked
    }
}

extension Understanding {
    /// Whether a phrase may be meant in which something is unknown: nothing is understood, or only guessed, for no other reason.
    fileprivate var leavesUnlisted: Bool {
        isCommand ? isSuggestion && finds.isEmpty && !isRequest : !isSettled && !isExplained
    }
}

extension Reading.Unlisted {
    init(_ slot: SlotMatch, _ descriptor: ParameterDescriptor) {
        self.init(
            name: slot.name, label: descriptor.title?.text().lowercased() ?? descriptor.noun, text: slot.text,
            span: slot.span)
    }
}
