package import GrammarFiles
package import IntentRuntime
package import PhraseChecks

/// How the cases did, one object a case, and the counts last.
package enum CoverageJSON {
    package static func lines(_ report: CoverageReport) -> [JSON] {
        report.outcomes.map(line)
            + [
                .members([
                    "cases": .int(report.outcomes.count), "passed": .int(report.passed), "failed": .int(report.failed),
                    "falseAccepts": .int(report.falseAccepts),
                    "confusions": .array(
                        report.confusion.confusions.map { confusion in
                            .members([
                                "expected": .string(confusion.cell.expected), "came": .string(confusion.cell.came),
                                "count": .int(confusion.count),
                            ])
                        }),
                    "neverSaid": .array(
                        report.unhit.map { phrase in
                            .members([
                                "app": .string(phrase.app), "intent": .string(phrase.intent),
                                "template": .string(phrase.template),
                            ])
                        }),
                ])
            ]
    }

    package static func lines(_ report: HomeAssistantReport) -> [JSON] {
        let failures = report.failures.map { failure in
            JSON.members([
                "file": .string(failure.file), "text": .string(failure.sentence), "passed": .bool(false),
                "reason": .string(failure.reason),
            ])
        }
        let unhit = report.unhit.map { JSON.members(["file": .string($0.file), "neverSaid": .string($0.template)]) }
        return failures + unhit + [
            .members([
                "cases": .int(report.cases), "passed": .int(report.passed), "failed": .int(report.failures.count),
                "templates": .int(report.templates), "neverSaid": .int(report.unhit.count),
            ])
        ]
    }

    /// An utterance with what it means.
    package static func sample(_ sample: Interpretation) -> JSON {
        let reading = sample.readings.first
        return .members([
            "text": .string(sample.text), "app": reading.map { .string($0.app) },
            "intent": reading.map { .string($0.intent) }, "slots": slots(reading),
        ])
    }

    private static func line(_ outcome: CaseOutcome) -> JSON {
        let (item, answer) = (outcome.item, outcome.answer)
        let reading = answer.status == .matched || answer.status == .suggested ? answer.readings.first : nil
        return .members([
            "file": .string(item.path), "line": .int(item.line),
            "text": item.texts.count == 1 ? .string(item.texts[0]) : .strings(item.texts),
            "passed": .bool(outcome.passed), "expected": expected(item), "status": .string(answer.status.rawValue),
            "heard": item.texts.count == 1 ? nil : .string(answer.text),
            "app": reading.map { .string($0.app) }, "intent": reading.map { .string($0.intent) },
            "slots": reading.map { slots($0) }, "template": reading.map { .string($0.template) },
            "tier": reading.map { .string($0.tier) },
            "score": reading.map { .double(($0.score * 10_000).rounded() / 10_000) },
            "alternatives": answer.status == .ambiguous ? .array(answer.readings.map(alternative)) : nil,
            "said": item.said.map { .string($0) }, "tags": item.tags.isEmpty ? nil : .strings(item.tags),
        ])
    }

    private static func alternative(_ reading: Reading) -> JSON {
        .members(["app": .string(reading.app), "intent": .string(reading.intent), "slots": slots(reading)])
    }

    private static func expected(_ item: PhraseCase) -> JSON {
        guard !item.reject else { return .members(["reject": .bool(true)]) }
        let slots = item.slots.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: JSON($0.value)) }
        return .members([
            "app": item.app.map { .string($0) }, "intent": item.intent.map { .string($0) }, "slots": .object(slots),
            "ambiguous": item.ambiguous.isEmpty ? nil : .strings(item.ambiguous),
        ])
    }

    /// Only the values, as cases have them.
    private static func slots(_ reading: Reading?) -> JSON {
        .object((reading?.said ?? []).map { JSON.Member(key: $0.name, value: caseValue(of: $0)) })
    }

    /// Of things their titles, also of several.
    private static func caseValue(of slot: Reading.Slot) -> JSON {
        guard case .list(let values) = slot.value else { return InterpretationJSON.value(of: slot) }
        return .array(values.map { if case .entity(_, _, let title, _) = $0 { .string(title) } else { JSON($0) } })
    }
}

extension JSON {
    fileprivate init(_ value: CaseValue) {
        switch value {
        case .text(let text): self = .string(text)
        case .number(let number): self = Int(exactly: number).map { .int($0) } ?? .double(number)
        case .flag(let flag): self = .bool(flag)
        case .list(let values): self = .array(values.map { JSON($0) })
        }
    }
}
