import IntentRuntime

/// Lays out an open question: on one line when it fits, else an option a line.
package enum QuestionText {
    /// Which note?  1. Heron at low tide   2. Heron nest
    package static func lines(_ question: Question, width: Int = 80) -> [StyledText] {
        let remark = question.remark.map { [StyledText($0)] } ?? []
        let prompt = StyledText(question.prompt, .prompt)
        guard !question.options.isEmpty else { return remark + [prompt] }
        let digits = String(question.options.count).count
        // Beside one another the titles are enough, unless two are the same.
        let areAlike = Set(question.options.map(\.title)).count < question.options.count
        let options = question.options.enumerated().map { index, option in
            option.text(number: index + 1, digits: 0, withSubtitle: areAlike)
        }
        let line = prompt + "  " + options.joined(separator: "   ")
        if line.width <= width { return remark + [line] }
        return remark + [prompt]
            + question.options.enumerated().map { index, option in
                "  " + option.text(number: index + 1, digits: digits, withSubtitle: true)
            }
    }

    /// What stands before the answer: the parameter that is asked for, or what fits as an answer.
    package static func prompt(for question: Question?) -> String {
        guard let question else { return "> " }
        switch question.kind {
        case .confirmation: return "yes or no> "
        case .value: return harmless(question.label ?? "answer") + "> "
        case .disambiguation, .choice:
            if let label = question.label { return harmless(label) + "> " }
            return question.options.isEmpty ? "answer> " : "1-\(question.options.count)> "
        }
    }

    /// Answers that Tab may offer.
    package static func answers(to question: Question) -> [String] {
        switch question.kind {
        case .confirmation: ["yes", "no", "cancel"]
        default: question.options.map(\.title) + ["cancel"]
        }
    }
}

extension Question.Option {
    fileprivate func text(number: Int, digits: Int, withSubtitle: Bool) -> StyledText {
        let label = String(number)
        let blanks = String(repeating: " ", count: max(0, digits - label.count))
        let line: StyledText = "\(blanks)\(label + ".", .number) \(title)"
        guard withSubtitle, let subtitle, !subtitle.isEmpty else { return line }
        return digits == 0 ? line + " (\(subtitle, .faint))" : line + "  \(subtitle, .faint)"
    }
}
