import Foundation

/// Reads the folder of Home Assistant's intents for one language.
///
///     intents.yaml   sentences/<language>/<Intent>/<combination>.yaml   lists/*.yaml   lists/<language>/*.yaml
///     rules/<language>/*.yaml   sentences/<language>/_common.yaml
struct HomeAssistantLoader {
    let directory: URL
    let language: String

    func load() throws(GrammarFileError) -> HomeAssistantGrammar {
        var grammar = HomeAssistantGrammar(language: language)
        try readLists(in: directory.appendingPathComponent("lists"), into: &grammar)
        try readLists(in: directory.appendingPathComponent("lists/\(language)"), into: &grammar)
        for url in Self.files(in: directory.appendingPathComponent("rules/\(language)")) {
            let file = try HomeAssistantFile(url)
            for entry in try file.entries(file.root["expansion_rules"], "expansion_rules") {
                grammar.rules[entry.key] = try sentence(entry.value, file)
            }
        }
        try readCommon(into: &grammar)
        grammar.combinations = try combinations()
        return grammar
    }

    func testFile(of combination: HomeAssistantGrammar.Combination) -> URL {
        directory.appendingPathComponent("tests/\(language)/\(combination.intent)/\(combination.name).yaml")
    }

    static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map(folder.appendingPathComponent)
    }

    private func sentence(_ node: YAMLNode, _ file: HomeAssistantFile) throws(GrammarFileError)
        -> HomeAssistantGrammar.Sentence
    {
        HomeAssistantGrammar.Sentence(text: try file.text(node, "sentence"), place: node.place, file: file)
    }

    private func sentences(_ node: YAMLNode?, _ file: HomeAssistantFile) throws(GrammarFileError)
        -> [HomeAssistantGrammar.Sentence]
    {
        var sentences: [HomeAssistantGrammar.Sentence] = []
        for item in try file.items(node, "sentences") { sentences.append(try sentence(item, file)) }
        return sentences
    }

    private func readCommon(into grammar: inout HomeAssistantGrammar) throws(GrammarFileError) {
        let url = directory.appendingPathComponent("sentences/\(language)/_common.yaml")
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        let file = try HomeAssistantFile(url)
        grammar.skipWords = try sentences(file.root["skip_words"], file)
    }
}

// MARK: - Lists

extension HomeAssistantLoader {
    private func readLists(in folder: URL, into grammar: inout HomeAssistantGrammar) throws(GrammarFileError) {
        for url in Self.files(in: folder) {
            let file = try HomeAssistantFile(url)
            for entry in try file.entries(file.root["lists"], "lists") {
                let content = try content(entry.value, entry.key, file)
                grammar.lists[entry.key] = HomeAssistantGrammar.List(name: entry.key, content: content)
            }
        }
    }

    private func content(
        _ node: YAMLNode, _ name: String, _ file: HomeAssistantFile
    ) throws(GrammarFileError) -> HomeAssistantGrammar.List.Content {
        if let range = node["range"] {
            return .range(
                from: try file.integer(range["from"], "from", else: 0),
                to: try file.integer(range["to"], "to", else: 0),
                step: try file.integer(range["step"], "step", else: 1),
                hasHalves: range["fractions"].map {
                    $0.content == .scalar("halves", isPlain: false) || $0.content == .scalar("halves", isPlain: true)
                } ?? false,
                multiplier: Double(try file.integer(range["multiplier"], "multiplier", else: 1)))
        }
        guard let values = node["values"] else {
            guard node["wildcard"]?.isTrue == true else {
                throw file.wrong(node, name, "values, a range or a wildcard")
            }
            return .wildcard
        }
        var entries: [(text: HomeAssistantGrammar.Sentence, value: HomeAssistantValue)] = []
        for item in try file.items(values, "values") {
            if case .scalar = item.content {
                entries.append((try sentence(item, file), try file.value(item, "values")))
                continue
            }
            guard let text = item["in"] else { throw file.source.error(.missingKey("in"), at: item.place) }
            entries.append((try sentence(text, file), try file.value(item["out"] ?? text, "out")))
        }
        return .values(entries)
    }
}

// MARK: - Combinations

extension HomeAssistantLoader {
    private func combinations() throws(GrammarFileError) -> [HomeAssistantGrammar.Combination] {
        let file = try HomeAssistantFile(directory.appendingPathComponent("intents.yaml"))
        var combinations: [HomeAssistantGrammar.Combination] = []
        for intent in try file.entries(file.root, "intents") {
            for entry in try file.entries(intent.value["slot_combinations"], "slot_combinations") {
                let url = directory.appendingPathComponent("sentences/\(language)/\(intent.key)/\(entry.key).yaml")
                guard FileManager.default.fileExists(atPath: url.path) else { continue }
                var combination = HomeAssistantGrammar.Combination(
                    intent: intent.key, name: entry.key,
                    takesContextArea: entry.value["context_area"]?.isTrue == true,
                    inferredDomains: try domains(entry.value["inferred_domains"], file).flatMap(\.value),
                    nameDomains: try domains(entry.value["name_domains"], file).flatMap(\.value),
                    nameDomainGroups: try domains(entry.value["name_domain_groups"], file))
                combination.blocks = try blocks(of: combination, HomeAssistantFile(url))
                combinations.append(combination)
            }
        }
        return combinations
    }

    /// Domains by what they are needed for.
    private func domains(_ node: YAMLNode?, _ file: HomeAssistantFile) throws(GrammarFileError) -> [String: [String]] {
        var domains: [String: [String]] = [:]
        for entry in try file.entries(node, "domains") { domains[entry.key] = try file.texts(entry.value, entry.key) }
        return domains
    }

    /// Blocks for another program count only where there are no others.
    private func blocks(
        of combination: HomeAssistantGrammar.Combination, _ file: HomeAssistantFile
    ) throws(GrammarFileError) -> [HomeAssistantGrammar.Block] {
        let all = try file.items(file.root["data"], "data")
        let own = all.filter { $0["speech_to_phrase"]?.isTrue != true }
        var blocks: [HomeAssistantGrammar.Block] = []
        for node in own.isEmpty ? all : own {
            var slots = try file.values(node["slots"], "slots")
            let domains = try nameDomains(node["name_domains"], combination, file)
            if domains == nil, let inferred = node["inferred_domain"] {
                slots["domain"] = try file.value(inferred, "inferred_domain")
            }
            blocks.append(
                HomeAssistantGrammar.Block(
                    sentences: try sentences(node["sentences"], file), nameDomains: domains, slots: slots))
        }
        return blocks
    }

    private func nameDomains(
        _ node: YAMLNode?, _ combination: HomeAssistantGrammar.Combination, _ file: HomeAssistantFile
    ) throws(GrammarFileError) -> [String]? {
        guard let node else { return nil }
        guard case .scalar(let group, _) = node.content else { return try file.texts(node, "name_domains") }
        guard let domains = combination.nameDomainGroups[group] else {
            let known = combination.nameDomainGroups.keys.sorted()
            throw file.source.error(.unknownKey(group, known: known), at: node.place)
        }
        return domains
    }
}
