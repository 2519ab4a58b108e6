import IntentRuntime

/// Lays out an open question: on one line when it fits, else an option a line.
package enum QuestionText {
    /// Which note?  1. Heron at low tide   2. Heron nest
    package static func lines(_ question: Question, width: Int = 80) -> [StyledText] {
        let remark = question.remark.map { [StyledText($0)] } ?? []
        let prompt = StyledText(question.prompt, .prompt)
        let labels = question.labels.map { "  [\($0.yes) / \($0.no)]" as StyledText } ?? ""
        guard !question.options.isEmpty else { return remark + [prompt + labels] }
        let line = prompt + "  " + options(of: question, isInline: true).joined(separator: "   ")
        let isShort = line.width <= width && question.more == nil && question.firstNumber == 1
        if isShort, question.options.allSatisfy({ $0.section == nil }) { return remark + [line] }
        return remark + [prompt] + listed(question) + (question.more.map { ["  " + more($0)] } ?? [])
    }

    /// An option a line, under the headings of their sections.
    private static func listed(_ question: Question) -> [StyledText] {
        let lines = options(of: question, isInline: false).map { "  " + $0 }
        return question.options.indices.flatMap { index -> [StyledText] in
            let section = question.options[index].section
            guard let section, index == 0 || section != question.options[index - 1].section else {
                return [lines[index]]
            }
            return ["  \(section, .faint)", lines[index]]
        }
    }

    /// Beside one another the titles are enough, unless two are the same; what still looks the same gets its identifier.
    private static func options(of question: Question, isInline: Bool) -> [StyledText] {
        let titles = Counts(question.options.map(\.title))
        let looks = Counts(question.options.map(\.look))
        let digits = isInline ? 0 : String(question.lastNumber).count
        return question.options.enumerated().map { index, option in
            var details: [String] = []
            if !isInline || titles[option.title] > 1, let subtitle = option.subtitle, !subtitle.isEmpty {
                details.append(subtitle)
            }
            if looks[option.look] > 1, let id = option.id { details.append(id) }
            return option.text(
                number: question.firstNumber + index, digits: digits, details.joined(separator: ", "),
                isInline: isInline)
        }
    }

    private static func more(_ more: Question.More) -> StyledText {
        StyledText(ConsoleTexts.more(more.count, word: more.word))
    }

    /// What stands before the answer: the parameter that is asked for, or what fits as an answer.
    package static func prompt(for question: Question?) -> String {
        guard let question else { return "> " }
        switch question.kind {
        case .confirmation: return ConsoleTexts.yesOrNo + "> "
        case .value: return harmless(question.label ?? ConsoleTexts.answer) + "> "
        case .disambiguation, .choice:
            if let label = question.label { return harmless(label) + "> " }
            return question.options.isEmpty
                ? ConsoleTexts.answer + "> " : "\(question.firstNumber)-\(question.lastNumber)> "
        }
    }

    /// Answers that Tab may offer.
    package static func answers(to question: Question) -> [String] {
        switch question.kind {
        case .confirmation:
            (question.labels.map { [$0.yes, $0.no] } ?? []) + [ConsoleTexts.yes, ConsoleTexts.no, ConsoleTexts.cancel]
        default: question.options.map(\.title) + (question.more?.word.map { [$0] } ?? []) + [ConsoleTexts.cancel]
        }
    }
}

extension Question.Option {
    /// What a person sees of it.
    fileprivate var look: String { title + "\n" + (subtitle ?? "") }

    fileprivate func text(number: Int, digits: Int, _ details: String, isInline: Bool) -> StyledText {
        let label = String(number)
        let blanks = String(repeating: " ", count: max(0, digits - label.count))
        let line: StyledText = "\(blanks)\(label + ".", .number) \(title)"
        guard !details.isEmpty else { return line }
        return isInline ? line + " (\(details, .faint))" : line + "  \(details, .faint)"
    }
}

/// How often each text occurs.
private struct Counts {
    private let counts: [String: Int]

    init(_ texts: [String]) {
        counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    }

    subscript(text: String) -> Int { counts[text] ?? 0 }
}
