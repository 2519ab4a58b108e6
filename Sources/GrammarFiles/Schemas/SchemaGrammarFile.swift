package import Foundation
package import Grammars
import PhraseMatching

/// What people say of schemas, as a YAML file beside the language packs; `Grammars/README.md` describes the format.
package enum SchemaGrammarFile {
    /// Reads the grammar of a language: of "en-GB" the file `en-GB.yaml`, else `en.yaml`.
    ///
    /// - Returns: The grammar; nil where there is no file for the language.
    /// - Throws: What is wrong with the file, and where.
    package static func load(
        language: String, searching folder: ResourceFolder
    ) throws(GrammarFileError) -> SchemaGrammar? {
        try LanguageFiles.source(of: language, in: folder.schemas).map { found throws(GrammarFileError) in
            try read(found.source)
        }
    }

    /// Finds the folder as `ResourceFolder` does, then reads the grammar.
    package static func load(language: String) throws(GrammarFileError) -> SchemaGrammar? {
        try load(language: language, searching: LanguageFiles.folder())
    }

    /// Reads a grammar that is not in a folder of them.
    package static func read(_ data: Data, path: String) throws(GrammarFileError) -> SchemaGrammar {
        try read(YAMLSource(data, path: path))
    }

    private static func read(_ source: YAMLSource) throws(GrammarFileError) -> SchemaGrammar {
        let root = try YAMLMapping(source.root, in: source, key: "the file", known: ["language", "rules", "schemas"])
        _ = try root.requiredText("language")
        let reader = AppFileReader(source)
        var rules: [(name: String, template: Template)] = []
        for entry in try root.entries("rules") {
            rules.append((entry.key, try reader.template(root.text(entry.value, entry.key), entry.value)))
        }
        let known = Set(rules.map(\.name))
        for name in [SchemaGrammar.appRules.before, SchemaGrammar.appRules.behind] where !known.contains(name) {
            throw source.error(.missingKey(name), at: root.value("rules")?.place ?? source.root.place)
        }
        try check(rules.flatMap(\.template.root.rules), known, in: source, at: root.value("rules") ?? source.root)
        var requests: [SchemaGrammar.Request] = []
        for entry in try root.entries("schemas") {
            guard case .sequence(let items) = entry.value.content else {
                throw root.wrong(entry.value, entry.key, "a list of requests")
            }
            for item in items { requests.append(try request(item, of: entry.key, reader, known)) }
        }
        return SchemaGrammar(rules: rules, requests: requests)
    }

    private static func request(
        _ node: YAMLNode, of schema: String, _ reader: AppFileReader, _ rules: Set<String>
    ) throws(GrammarFileError) -> SchemaGrammar.Request {
        let source = reader.source
        let mapping = try YAMLMapping(node, in: source, key: schema, known: ["phrases", "values", "examples"])
        guard let list = mapping.value("phrases") else { throw source.error(.missingKey("phrases"), at: node.place) }
        guard case .sequence(let items) = list.content else {
            throw mapping.wrong(list, "phrases", "a list of texts")
        }
        var phrases: [Template] = []
        for item in items {
            let template = try reader.template(mapping.text(item, "phrases"), item)
            try check(template.root.rules, rules, in: source, at: item)
            phrases.append(template)
        }
        var values: [(parameter: String, isOn: Bool)] = []
        if let switches = mapping.value("values") {
            let entries = try mapping.entries("values")
            let known = try YAMLMapping(switches, in: source, key: "values", known: entries.map(\.key))
            for entry in entries { values.append((entry.key, try known.flag(entry.key))) }
        }
        return SchemaGrammar.Request(
            schema: schema, phrases: phrases, values: values, examples: try mapping.texts("examples"))
    }

    private static func check(
        _ names: [String], _ known: Set<String>, in source: YAMLSource, at node: YAMLNode
    ) throws(GrammarFileError) {
        guard let unknown = names.first(where: { !known.contains($0) }) else { return }
        throw source.error(.app(.unknownRule(unknown, known: known.sorted())), at: node.place)
    }
}
