import IntentRuntime

/// Apps and their phrases as objects.
package enum DescriptionJSON {
    package static func app(_ app: AppDescription) -> JSON {
        .members([
            "app": .string(app.name),
            "alternativeNames": .strings(app.alternativeNames),
            "tileColor": .string(app.tileColor),
            "shortcuts": .int(app.ownShortcuts.count),
            "phrases": .int(app.ownShortcuts.reduce(0) { $0 + $1.phrases.count }),
            "negativePhrases": .strings(app.negativePhrases),
        ])
    }

    package static func shortcut(_ shortcut: ShortcutDescription, of app: AppDescription) -> JSON {
        .members([
            "app": .string(app.name),
            "intent": .string(shortcut.intent),
            "title": .string(shortcut.title),
            "shortTitle": .string(shortcut.shortTitle),
            "summary": shortcut.summary.map { .string($0) },
            "systemImageName": .string(shortcut.systemImageName),
            "phrases": .strings(shortcut.phrases),
            "parameters": .array(
                shortcut.parameters.map { parameter in
                    .members([
                        "name": .string(parameter.name), "title": .string(parameter.title),
                        "type": .string(parameter.type), "required": .bool(parameter.isRequired),
                    ])
                }),
            "presentation": shortcut.presentation.map { presentation in
                .members([
                    "summary": .string(presentation.summary), "collections": .strings(presentation.collections),
                ])
            },
            "schema": shortcut.details.schema.map { .string($0) },
            "summaries": list(shortcut.details.summaries, summary),
            "links": list(shortcut.details.links) { .string($0) },
            "kinds": list(shortcut.details.kinds) { .string($0) },
            "formerNames": list(shortcut.details.formerNames) { .string($0) },
            "executionTargets": list(shortcut.details.executionTargets) { .string($0) },
            "deprecated": shortcut.details.deprecation.map { deprecation in
                .members([
                    "message": .string(deprecation.message), "replacement": deprecation.replacement.map { .string($0) },
                ])
            },
        ])
    }

    private static func summary(_ summary: IntentDetails.Summary) -> JSON {
        .members([
            "text": .string(summary.text), "conditions": list(summary.conditions) { .string($0) },
            "otherParameters": list(summary.otherParameters) { .string($0) },
        ])
    }

    /// A list; nothing where there is nothing in it.
    private static func list<Element>(_ elements: [Element], _ json: (Element) -> JSON) -> JSON? {
        elements.isEmpty ? nil : .array(elements.map(json))
    }
}
