import AppIntents
import PhraseMatching
import SpokenLanguage

/// Puts a question until an answer helps, three times at most.
struct Asker: Sendable {
    /// What an answer was worth.
    enum Heard<Value: Sendable>: Sendable {
        case value(Value)
        /// The answer does not help; why, unless the question says so itself by now.
        case unclear(String?)
        /// The question has changed and is put again, which costs no attempt.
        case again
    }

    static let attempts = 3

    let channel: TurnChannel
    let answers: AnswerReader
    let sounds: SoundChoice

    /// Asks until `read` makes a value of the answer; it may change the question that is put again.
    func ask<Value: Sendable>(
        _ question: Question, read: (SpokenText, inout Question) async throws -> Heard<Value>
    ) async throws -> Value {
        var question = question
        while true {
            let answer = try await channel.ask(question)
            switch try await read(answer, &question) {
            case .value(let value): return value
            case .unclear(let remark): question.remark = remark
            case .again:
                question.remark = nil
                continue
            }
            guard question.attempt < Self.attempts else { throw TurnEnd.gaveUp(question) }
            question.attempt += 1
        }
    }

    /// Asks for one of the options; where several fit, these alone are offered again.
    ///
    /// - Returns: Its index.
    func choose(_ question: Question) async throws -> Int {
        var indices = Array(question.options.indices)
        return try await ask(question) { answer, question in
            let names = question.options.map(\.names)
            switch answers.choice(answer, among: names) {
            case .neither: throw TurnEnd.declined
            case .one(let index): return .value(indices[index])
            case .several(let several):
                indices = several.map { indices[$0] }
                question = question.narrowed(to: several)
                return .unclear(Texts.severalFit)
            case .outOfRange: return .unclear(Texts.onlyOptions(question.options.count))
            case .none:
                // What cannot be undone is not guessed from how an answer sounds.
                let alike = sounds.option(like: answer, among: names)
                guard let index = alike, !question.options[index].isDestructive else {
                    return .unclear(Texts.notAnOption(answer.text))
                }
                return .value(indices[index])
            }
        }
    }

    /// Asks for a yes or a no; what is neither may be something else that can be said now, after which it is asked again.
    func confirm(
        _ question: Question, yes: [String] = [], no: [String] = [],
        otherwise: ((SpokenText) async throws -> Bool)? = nil
    ) async throws -> Bool {
        try await ask(question) { answer, _ in
            let spoken = NameParts(answer)
            if spoken.areWhole(of: yes) { return .value(true) }
            if spoken.areWhole(of: no) { return .value(false) }
            if let isYes = answers.confirmation(answer) { return .value(isYes) }
            return try await otherwise?(answer) == true ? .again : .unclear(Texts.needsYesOrNo)
        }
    }
}

extension Question {
    fileprivate func narrowed(to indices: [Int]) -> Question {
        var question = Question(
            kind, app: app, intent: intent, parameter: parameter, label: label, prompt: prompt,
            options: indices.map { options[$0] })
        question.attempt = attempt
        question.remark = remark
        question.isSuggestion = isSuggestion
        return question
    }
}

extension Question.Option {
    var names: [String] { [title] + synonyms }
}
