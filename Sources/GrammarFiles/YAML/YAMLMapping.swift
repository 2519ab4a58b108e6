/// A mapping whose keys are all known, read key by key with an error for whatever does not fit.
struct YAMLMapping {
    let source: YAMLSource
    let node: YAMLNode
    private let entries: [String: YAMLNode]

    init(_ node: YAMLNode, in source: YAMLSource, key: String, known: [String]) throws(GrammarFileError) {
        guard case .mapping(let entries) = node.content else {
            let problem = GrammarFileError.Problem.wrongType(key: key, expected: "a mapping", found: node.kind)
            throw source.error(problem, at: node.place)
        }
        if let unknown = entries.first(where: { !known.contains($0.key) }) {
            throw source.error(.unknownKey(unknown.key, known: known), at: unknown.keyPlace)
        }
        self.source = source
        self.node = node
        self.entries = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The mapping under a key, nil when the key is not there.
    func mapping(_ key: String, known: [String]) throws(GrammarFileError) -> YAMLMapping? {
        guard let node = entries[key] else { return nil }
        return try YAMLMapping(node, in: source, key: key, known: known)
    }

    /// What stands under a key, for whoever reads it otherwise.
    func value(_ key: String) -> YAMLNode? { entries[key] }

    func text(_ key: String) throws(GrammarFileError) -> String? {
        guard let node = entries[key] else { return nil }
        return try text(node, key)
    }

    func requiredText(_ key: String) throws(GrammarFileError) -> String {
        guard let text = try text(key) else { throw source.error(.missingKey(key), at: node.place) }
        return text
    }

    /// A list of texts, empty when the key is not there.
    func texts(_ key: String) throws(GrammarFileError) -> [String] {
        guard let node = entries[key] else { return [] }
        guard case .sequence(let items) = node.content else { throw wrong(node, key, "a list of texts") }
        var texts: [String] = []
        for item in items { texts.append(try text(item, key)) }
        return texts
    }

    func numbers(_ key: String) throws(GrammarFileError) -> [Int] {
        guard let node = entries[key] else { return [] }
        guard case .sequence(let items) = node.content else { throw wrong(node, key, "a list of whole numbers") }
        var numbers: [Int] = []
        for item in items { numbers.append(try number(item, key)) }
        return numbers
    }

    /// A mapping from texts to whole numbers, empty when the key is not there.
    func table(_ key: String) throws(GrammarFileError) -> [String: Int] {
        guard let node = entries[key] else { return [:] }
        guard case .mapping(let entries) = node.content else { throw wrong(node, key, "a mapping to whole numbers") }
        var table: [String: Int] = [:]
        for entry in entries { table[entry.key] = try number(entry.value, entry.key) }
        return table
    }

    /// A mapping from texts to lists of texts, empty when the key is not there.
    func textLists(_ key: String) throws(GrammarFileError) -> [String: [String]] {
        guard let node = entries[key] else { return [:] }
        guard case .mapping(let entries) = node.content else { throw wrong(node, key, "a mapping to lists of texts") }
        var lists: [String: [String]] = [:]
        for entry in entries {
            guard case .sequence(let items) = entry.value.content else {
                throw wrong(entry.value, entry.key, "a list of texts")
            }
            for item in items { lists[entry.key, default: []].append(try text(item, entry.key)) }
        }
        return lists
    }

    /// What a mapping under a key holds, in the order of the file; empty when the key is not there.
    func entries(_ key: String) throws(GrammarFileError) -> [YAMLNode.Entry] {
        guard let node = entries[key] else { return [] }
        guard case .mapping(let entries) = node.content else { throw wrong(node, key, "a mapping") }
        return entries
    }

    /// A text that may be empty.
    func plainText(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> String {
        guard case .scalar(let text, _) = node.content else { throw wrong(node, key, "a text") }
        return text
    }

    /// A number of at least 0, whole or not.
    func amount(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> Double {
        guard case .scalar(let text, isPlain: true) = node.content, let number = Double(text), number >= 0,
            number.isFinite
        else { throw wrong(node, key, "a number") }
        return number
    }

    func flag(_ key: String) throws(GrammarFileError) -> Bool {
        guard let node = entries[key] else { return false }
        switch node.content {
        case .scalar("true", isPlain: true): return true
        case .scalar("false", isPlain: true): return false
        default: throw wrong(node, key, "true or false")
        }
    }

    func text(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> String {
        guard case .scalar(let text, _) = node.content, !text.isEmpty else { throw wrong(node, key, "a text") }
        return text
    }

    private func number(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> Int {
        guard case .scalar(let text, isPlain: true) = node.content, let number = Int(text) else {
            throw wrong(node, key, "a whole number")
        }
        return number
    }

    /// - found: what it is instead, where its kind is right.
    func wrong(_ node: YAMLNode, _ key: String, _ expected: String, _ found: String? = nil) -> GrammarFileError {
        source.error(.wrongType(key: key, expected: expected, found: found ?? node.kind), at: node.place)
    }
}
