import Foundation
import PhraseMatching

/// Reads a declarative app value by value, with an error for whatever does not fit.
struct AppFileReader {
    let source: YAMLSource
    /// Entities and enums as they were read so far: what a parameter's type may name.
    var entities: [DeclarativeApp.ValueType] = []
    var enums: [DeclarativeApp.ValueType] = []
    /// What phrases may name.
    var rules: [DeclarativeApp.Rule] = []
    var ruleSlots: [String: [Template.Slot]] = [:]
    /// Of each rule its own slots, and where they are written.
    var ruleTexts: [(slots: [Template.Slot], text: String, node: YAMLNode)] = []

    init(_ source: YAMLSource) { self.source = source }

    func app() throws(GrammarFileError) -> DeclarativeApp {
        var reader = self
        return try reader.readApp()
    }

    private mutating func readApp() throws(GrammarFileError) -> DeclarativeApp {
        let known = ["phrasebook", "language", "app", "entities", "enums", "rules", "intents"]
        let root = try YAMLMapping(source.root, in: source, key: "the file", known: known)
        try checkVersion(root)
        let language = try root.requiredText("language")
        guard let about = try root.mapping("app", known: ["name", "alternativeNames"]) else {
            throw source.error(.missingKey("app"), at: source.root.place)
        }
        let name = try about.requiredText("name")
        try readEntities(root)
        try readEnums(root)
        try readRules(root)
        return DeclarativeApp(
            path: source.path, language: language, name: name,
            alternativeNames: try about.texts("alternativeNames"), entities: entities, enums: enums, rules: rules,
            intents: try intents(root), source: source)
    }

    private func checkVersion(_ root: YAMLMapping) throws(GrammarFileError) {
        let version = try root.requiredText("phrasebook")
        guard version == DeclarativeAppFile.version else {
            let place = root.value("phrasebook")?.place ?? source.root.place
            throw source.error(.app(.version(version, known: DeclarativeAppFile.version)), at: place)
        }
    }

    /// The entries of a mapping whose keys are names that the author chose.
    func named(_ node: YAMLNode?, _ key: String) throws(GrammarFileError) -> [YAMLNode.Entry] {
        guard let node else { return [] }
        guard case .mapping(let entries) = node.content else {
            throw source.error(.wrongType(key: key, expected: "a mapping", found: node.kind), at: node.place)
        }
        if let nameless = entries.first(where: \.key.isEmpty) {
            throw source.error(.app(.noName), at: nameless.keyPlace)
        }
        return entries
    }
}

// MARK: - Rules

extension AppFileReader {
    private mutating func readRules(_ root: YAMLMapping) throws(GrammarFileError) {
        for entry in try named(root.value("rules"), "rules") {
            let text = try root.text(entry.value, entry.key)
            let phrase = DeclarativeApp.Phrase(template: try template(text, entry.value), place: entry.value.place)
            ruleTexts.append((phrase.template.root.slots, text, entry.value))
            rules.append(DeclarativeApp.Rule(name: entry.key, phrase: phrase))
        }
        let checker = RuleCheck(rules, in: source)
        ruleSlots = try checker.slots()
    }

    /// A template, with an error that points at the place within the text.
    func template(_ text: String, _ node: YAMLNode) throws(GrammarFileError) -> Template {
        do {
            return try Template(text)
        } catch {
            throw source.error(.template(error.message), at: source.place(of: error.place, text, node))
        }
    }
}

extension YAMLSource {
    /// Where a place of a template stands in the file; the text's beginning, where it is not written as it is read.
    func place(of place: TemplatePlace, _ text: String, _ node: YAMLNode) -> YAMLPlace {
        guard place.line == 1, case .scalar(_, let isPlain) = node.content else { return node.place }
        let before = text.prefix(place.column - 1).unicodeScalars
        let start = node.place.column - 1 + (isPlain ? 0 : 1)
        let line = line(node.place.line).unicodeScalars.dropFirst(start)
        guard line.starts(with: before) else { return node.place }
        return YAMLPlace(line: node.place.line, column: start + before.count + 1)
    }
}
