import AppIntents
import PhraseMatching
import SpokenLanguage

/// Puts a question until an answer helps, three times at most.
struct Asker: Sendable {
    /// What an answer was worth.
    enum Heard<Value: Sendable>: Sendable {
        case value(Value)
        case unclear(String)
        /// Several of the options fit: they are offered alone.
        case narrowed([Int])
    }

    static let attempts = 3

    let channel: TurnChannel
    let answers: AnswerReader

    func ask<Value: Sendable>(
        _ question: Question, read: (String) async throws -> Heard<Value>
    ) async throws -> Value {
        var question = question
        while true {
            let text = try await channel.ask(question)
            switch try await read(text) {
            case .value(let value): return value
            case .unclear(let remark): question.remark = remark
            case .narrowed: question.remark = Texts.severalFit
            }
            guard question.attempt < Self.attempts else { throw TurnEnd.gaveUp(question) }
            question.attempt += 1
        }
    }

    /// Asks for one of the options.
    ///
    /// - Returns: Its index.
    func choose(_ question: Question) async throws -> Int {
        var question = question
        var indices = Array(question.options.indices)
        while true {
            switch try pick(await channel.ask(question), question.options) {
            case .value(let index): return indices[index]
            case .unclear(let remark): question.remark = remark
            case .narrowed(let several):
                question.remark = Texts.severalFit
                indices = several.map { indices[$0] }
                question = question.narrowed(to: several)
            }
            guard question.attempt < Self.attempts else { throw TurnEnd.gaveUp(question) }
            question.attempt += 1
        }
    }

    /// Asks for a yes or a no.
    func confirm(_ question: Question, yes: [String] = [], no: [String] = []) async throws -> Bool {
        try await ask(question) { text in
            let spoken = NameParts(text)
            if spoken.areWhole(of: yes) { return .value(true) }
            if spoken.areWhole(of: no) { return .value(false) }
            return answers.confirmation(SpokenText(text)).map(Heard.value) ?? .unclear(Texts.needsYesOrNo)
        }
    }

    /// - Throws: `TurnEnd.declined` when the person wants none of them.
    private func pick(_ text: String, _ options: [Question.Option]) throws -> Heard<Int> {
        switch answers.choice(SpokenText(text), among: options.map(\.names)) {
        case .neither: throw TurnEnd.declined
        case .one(let index): return .value(index)
        case .several(let indices) where indices.count < options.count: return .narrowed(indices)
        case .several: return .unclear(Texts.severalFit)
        case .outOfRange: return .unclear(Texts.onlyOptions(options.count))
        case .none: return .unclear(Texts.notAnOption(text))
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
        return question
    }
}

extension Question.Option {
    var names: [String] { [title] + synonyms }
}
