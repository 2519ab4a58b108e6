package import GrammarFiles
import IntentRuntime
package import PhraseChecks

/// How the cases did, for people: failures first, the counts last.
package enum CoverageText {
    /// - isQuiet: without the phrases that no case says, which fail nothing.
    package static func lines(_ report: CoverageReport, isQuiet: Bool = false) -> [StyledText] {
        report.failures.map(failure) + ConfusionText.lines(report.confusion) + (isQuiet ? [] : unhit(report))
            + [counts(report.passed, report.failed)]
    }

    package static func lines(_ report: HomeAssistantReport) -> [StyledText] {
        let failures: [StyledText] = report.failures.map {
            "\("failed", .error)  \($0.file)  \(quoted($0.sentence)): \($0.reason)"
        }
        let unhit: [StyledText] = report.unhit.map { "\("never said", .prompt)  \($0.file)  \($0.template)" }
        return failures + unhit + [counts(report.passed, report.failures.count)]
    }

    private static func counts(_ passed: Int, _ failed: Int) -> StyledText { "\(passed) passed, \(failed) failed" }

    /// `cases.jsonl:3  “open heron”: expected OpenNote target: Heron, came nothing`
    private static func failure(_ outcome: CaseOutcome) -> StyledText {
        let item = outcome.item
        let heard = quoted(item.texts[0]) + (item.texts.count > 1 ? " and \(item.texts.count - 1) more" : "")
        let said = item.said.map { $0 == item.texts[0] ? "" : " (said: \($0))" } ?? ""
        return "\("failed", .error)  \("\(item.path):\(item.line)", .faint)  \(heard)\(said): expected "
            + "\(expected(item)), came \(came(outcome.answer))"
    }

    private static func expected(_ item: PhraseCase) -> String {
        if item.reject { return "nothing" }
        let head = [item.app, item.intent.map { IntentName($0).text }].compactMap(\.self).joined(separator: " ")
        let slots = item.slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.plain)" }
        let several = item.ambiguous.isEmpty ? [] : ["one of \(item.ambiguous.joined(separator: ", "))"]
        return ([head].filter { !$0.isEmpty } + several + slots).joined(separator: "  ")
    }

    private static func came(_ answer: Interpretation) -> String {
        switch answer.status {
        case .rejected: "nothing"
        case .suggested where answer.readings.contains { !$0.unlisted.isEmpty }:
            answer.readings.prefix(3).map(asked).joined(separator: " | ")
        case .suggested: "did you mean " + answer.readings.prefix(3).map(reading).joined(separator: " | ")
        case .matched: answer.readings.first.map(reading) ?? "nothing"
        case .ambiguous:
            "several: " + answer.readings.prefix(3).map(reading).joined(separator: " | ")
                + (answer.readings.count > 3 ? " | …" : "")
        }
    }

    private static func reading(_ reading: Reading) -> String {
        let slots = reading.said.sorted { $0.name < $1.name }.map { "\($0.name): \(compared($0))" }
        return ([IntentName(reading.intent).text] + slots).joined(separator: "  ")
    }

    /// What is known, and what would be asked for.
    private static func asked(_ found: Reading) -> String {
        ([reading(found)] + found.unlisted.map { "\($0.name)? \(quoted($0.text))" }).joined(separator: "  ")
    }

    /// What a case would be compared with: the value, and of a thing its title.
    private static func compared(_ slot: Reading.Slot) -> String {
        switch slot.value {
        case .null, .entity: slot.title
        default: CaseValue(slot.value).plain
        }
    }

    private static func unhit(_ report: CoverageReport) -> [StyledText] {
        guard !report.outcomes.isEmpty else { return [] }
        return report.unhit.map {
            "\("never said", .prompt)  \($0.app, .app) \(IntentName($0.intent).text)  \($0.template)"
        }
    }
}

extension CaseValue {
    /// What a case would expect of a slot that holds this.
    fileprivate init(_ value: ValueDescription) {
        switch value {
        case .bool(let flag): self = .flag(flag)
        case .int(let number): self = .text(String(number))
        case .double(let number): self = .number(number)
        case .list(let values): self = .list(values.map { CaseValue($0) })
        case .null, .string, .entity: self = .text(value.plain)
        }
    }

    /// For people.
    var plain: String {
        switch self {
        case .text(let text): text
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .flag(let flag): String(flag)
        // A list of one thing is not that thing.
        case .list(let values): "[" + values.map(\.plain).joined(separator: ", ") + "]"
        }
    }
}
