import IntentRuntime
import PhraseMatching

/// The stages of one utterance as one object.
package enum ExplanationJSON {
    package static func object(for explanation: Explanation) -> JSON {
        .members([
            "text": .string(explanation.spoken.text),
            "words": .array(
                explanation.spoken.words.map { word in
                    .members([
                        "folded": .string(word.folded), "start": .int(word.span.lowerBound),
                        "end": .int(word.span.upperBound),
                    ])
                }),
            "matches": .array(
                explanation.matches.map { item in
                    .members([
                        "app": .string(item.app), "intent": .string(item.intent), "template": .string(item.template),
                        "tier": .string("\(item.match.tier)"), "score": .double(item.match.score),
                        "slots": slots(of: item.match),
                    ])
                }),
            "vetoed": .bool(explanation.isVetoed),
            "weighed": explanation.features.isEmpty ? nil : weighed(explanation),
            "interpretation": InterpretationJSON.object(for: explanation.interpretation),
            "questions": .strings(explanation.questions),
        ])
    }

    private static func weighed(_ explanation: Explanation) -> JSON {
        .object(
            explanation.weighed.map { name, value in
                JSON.Member(key: name, value: .double((value * 10_000).rounded() / 10_000))
            })
    }

    private static func slots(of match: Match) -> JSON {
        .object(
            match.slots.map { slot in
                JSON.Member(
                    key: slot.name,
                    value: .members([
                        "text": .string(slot.text), "listed": .bool(slot.value != nil),
                        "start": .int(slot.span.lowerBound), "end": .int(slot.span.upperBound),
                    ]))
            })
    }
}
