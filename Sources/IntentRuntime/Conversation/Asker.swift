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
        _ question: Question, read: (TurnChannel.Answer, inout Question) async throws -> Heard<Value>
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

    /// Asks for one of the options, a page at a time; where several fit, these alone are offered again.
    ///
    /// - Returns: Its index.
    func choose(_ question: Question) async throws -> Int { try await choose(question, takesSeveral: false)[0] }

    /// Asks for one of the options, or for several where they are wanted: “both”, “1 and 3”.
    ///
    /// - Returns: Their indices, at least one.
    func choose(_ question: Question, takesSeveral: Bool) async throws -> [Int] {
        let all = question.options
        guard !all.isEmpty else { throw TurnEnd.unable(Texts.nothingToChoose(question.prompt)) }
        var indices = Array(all.indices)
        var first = question
        first.list(all[...], moreWord: answers.moreWord)
        return try await ask(first) { heard, question in
            let answer = heard.spoken
            let options = indices.map { all[$0] }
            let names = options.map(\.names)
            if question.more != nil || question.firstNumber > 1, answers.isMore(answer) {
                guard question.more != nil else { return .unclear(Texts.noMore) }
                question.list(options[question.lastNumber...], moreWord: answers.moreWord)
                return .again
            }
            let listed = question.lastNumber
            if takesSeveral, let several = several(answer, listed: listed, of: options.count) {
                return .value(several.map { indices[$0] })
            }
            switch answers.choice(answer, among: names, takesAll: false) {
            case .neither: throw TurnEnd.declined
            case .one(let index) where index >= listed && answers.place(answer, among: options.count) == index:
                return .unclear(Texts.onlyListed(listed))
            case .one(let index): return .value([indices[index]])
            case .several(let several):
                indices = several.map { indices[$0] }
                question.list(indices.map { all[$0] }[...], moreWord: answers.moreWord)
                return .unclear(Texts.severalFit)
            case .outOfRange: return .unclear(Texts.onlyOptions(options.count))
            case .none where answers.isAll(answer): return .unclear(Texts.onlyOneIsTaken)
            case .none:
                // What cannot be undone is not guessed from how an answer sounds.
                let alike = sounds.option(like: answer, among: names)
                guard let index = alike, !options[index].isDestructive else {
                    return .unclear(Texts.notAnOption(answer.text))
                }
                return .value([indices[index]])
            }
        }
    }

    /// All of the options, or those at several places that were listed.
    private func several(_ answer: SpokenText, listed: Int, of count: Int) -> [Int]? {
        if answers.isAll(answer) { return Array(0..<count) }
        let places = answers.lists.items(of: answer, crossesCommas: false) { item, _ in
            answers.place(item, among: listed)
        }
        return places.map(\.unique).flatMap { $0.count > 1 ? $0 : nil }
    }

    /// Asks for a yes or a no, or for what the buttons are called; what is neither may be something else that can be said
    /// now, after which it is asked again.
    func confirm(
        _ question: Question, accepting: [String] = [], denying: [String] = [],
        otherwise: ((SpokenText) async throws -> Bool)? = nil
    ) async throws -> Bool {
        let reader = ConfirmationReader(
            answers, accepting: accepting, denying: denying, question: question.prompt, subject: question.intent ?? "")
        return try await ask(question) { heard, question in
            let answer = heard.spoken
            // A yes that may as well have been a no is none.
            let isYes = reader.answer(answer)
            let isSure = isYes == false || heard.rivals.allSatisfy { reader.answer($0) != false }
            if let isYes, isSure { return .value(isYes) }
            if isYes == nil, try await otherwise?(answer) == true { return .again }
            return .unclear(question.labels.map { Texts.needsOneOf($0.yes, $0.no) } ?? Texts.needsYesOrNo)
        }
    }
}

extension Question.Option {
    var names: [String] { [title] + synonyms }
}
