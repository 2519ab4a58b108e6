import IntentRuntime

/// Apps and their phrases as a person reads them.
package enum DescriptionText {
    /// An app a line, in columns.
    package static func apps(_ apps: [AppDescription]) -> [StyledText] {
        let names = apps.map { StyledText($0.name, .app) }
        let counts = apps.map { app -> StyledText in
            let phrases = app.ownShortcuts.reduce(0) { $0 + $1.phrases.count }
            return "\(count(app.ownShortcuts.count, "shortcut")), \(count(phrases, "phrase"))"
        }
        let nameWidth = names.map(\.width).max() ?? 0
        let countWidth = counts.map(\.width).max() ?? 0
        return apps.indices.map { index in
            let line = names[index].padded(to: nameWidth) + "  "
            let others = apps[index].alternativeNames.filter { $0.contains { $0.isLetter || $0.isNumber } }
            if others.isEmpty { return line + counts[index] }
            return line + counts[index].padded(to: countWidth) + "  also \(others.joined(separator: ", "))"
        }
    }

    /// Every app with its shortcuts, their phrases and parameters.
    package static func phrases(_ apps: [AppDescription]) -> [StyledText] {
        apps.enumerated().flatMap { index, app in
            (index == 0 ? [] : [""]) + [heading(of: app)] + app.shortcuts.flatMap { lines(of: $0) }
                + negatives(of: app)
        }
    }

    private static func heading(of app: AppDescription) -> StyledText {
        let name = StyledText(app.name, .app)
        return app.alternativeNames.isEmpty ? name : name + ", also \(app.alternativeNames.joined(separator: ", "))"
    }

    private static func lines(of shortcut: ShortcutDescription) -> [StyledText] {
        let title = shortcut.shortTitle.isEmpty ? shortcut.title : shortcut.shortTitle
        let width = shortcut.parameters.map { displayWidth(of: $0.name) }.max() ?? 0
        let schema = shortcut.details.schema.map { ", such as, by its schema \($0):" } ?? ""
        return ["  \(title, .prompt)  \(shortcut.intent + schema, .faint)"]
            + deprecation(of: shortcut.details) + shortcut.phrases.map { "    \($0)" }
            + shortcut.parameters.map { parameter in
                let name = StyledText(parameter.name, .number).padded(to: width)
                let asked = parameter.isRequired ? ", asked for when it was not said" : ""
                return "      " + name + "  \(parameter.type)\(asked, .faint)"
            }
            + further(shortcut.details)
            + (shortcut.presentation.map(offers) ?? [])
    }

    /// What a parameter may be besides what its query suggests.
    private static func offers(_ presentation: ParameterPresentation) -> [StyledText] {
        let collections = presentation.collections.joined(separator: ", ")
        return ["      \("offers", .faint)   \(presentation.summary)  \(collections, .faint)"]
    }

    private static func deprecation(of details: IntentDetails) -> [StyledText] {
        guard let deprecation = details.deprecation else { return [] }
        let hint = deprecation.replacement.map { "  → \($0)" } ?? ""
        return ["    \("deprecated", .error): \(deprecation.message)\(hint)"]
    }

    /// The sentences that stand for an intent, each with its condition, its links and its former names.
    private static func further(_ details: IntentDetails) -> [StyledText] {
        let summaries = details.summaries.filter { !$0.text.isEmpty }.map { summary -> StyledText in
            let conditions = summary.conditions.map { $0 == IntentDetails.Summary.otherwise ? $0 : "if \($0)" }
            let condition = conditions.isEmpty ? "" : "  (\(conditions.joined(separator: ", ")))"
            return "      \("summary", .faint)  \(summary.text)\(condition, .faint)"
        }
        let links = details.links.map { link -> StyledText in "      \("link", .faint)     \(link)" }
        let names = details.formerNames.map { name -> StyledText in "      \("also", .faint)     \(name)" }
        return summaries + links + names
    }

    private static func negatives(of app: AppDescription) -> [StyledText] {
        app.negativePhrases.isEmpty ? [] : ["  \("Never meant", .prompt)"] + app.negativePhrases.map { "    \($0)" }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
