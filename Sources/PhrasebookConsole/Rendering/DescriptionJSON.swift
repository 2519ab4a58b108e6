import IntentRuntime

/// Apps and their phrases as objects.
package enum DescriptionJSON {
    package static func app(_ app: AppDescription) -> JSON {
        .members([
            "app": .string(app.name),
            "alternativeNames": .strings(app.alternativeNames),
            "tileColor": .string(app.tileColor),
            "shortcuts": .int(app.shortcuts.count),
            "phrases": .int(app.shortcuts.reduce(0) { $0 + $1.phrases.count }),
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
        ])
    }
}
