import Foundation

/// One file of the layout, read value by value, with an error for whatever does not fit.
///
/// The layout has many keys that only other programs need (responses, examples), so unknown keys are passed over here.
struct HomeAssistantFile {
    let source: YAMLSource

    init(_ url: URL) throws(GrammarFileError) {
        source = try YAMLSource(contentsOf: url)
    }

    var root: YAMLNode { source.root }

    func entries(_ node: YAMLNode?, _ key: String) throws(GrammarFileError) -> [YAMLNode.Entry] {
        guard let node, !node.isNothing else { return [] }
        guard case .mapping(let entries) = node.content else { throw wrong(node, key, "a mapping") }
        return entries
    }

    /// A list; one text alone counts as a list of one.
    func items(_ node: YAMLNode?, _ key: String) throws(GrammarFileError) -> [YAMLNode] {
        guard let node, !node.isNothing else { return [] }
        switch node.content {
        case .sequence(let items): return items
        case .scalar: return [node]
        case .mapping: throw wrong(node, key, "a list")
        }
    }

    func text(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> String {
        guard case .scalar(let text, _) = node.content else { throw wrong(node, key, "a text") }
        return text
    }

    func requiredText(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> String {
        guard let value = node[key] else { throw source.error(.missingKey(key), at: node.place) }
        return try text(value, key)
    }

    func texts(_ node: YAMLNode?, _ key: String) throws(GrammarFileError) -> [String] {
        var texts: [String] = []
        for item in try items(node, key) { texts.append(try text(item, key)) }
        return texts
    }

    func integer(_ node: YAMLNode?, _ key: String, else fallback: Int) throws(GrammarFileError) -> Int {
        guard let node else { return fallback }
        guard let number = Int(try text(node, key)) else { throw wrong(node, key, "a whole number") }
        return number
    }

    func value(_ node: YAMLNode, _ key: String) throws(GrammarFileError) -> HomeAssistantValue {
        switch node.content {
        case .scalar(let text, let isPlain):
            if isPlain, let number = Double(text) { return .number(number) }
            return .text(text)
        case .sequence(let items):
            var values: [HomeAssistantValue] = []
            for item in items { values.append(try value(item, key)) }
            return .list(values)
        case .mapping: throw wrong(node, key, "a value or a list of values")
        }
    }

    func values(_ node: YAMLNode?, _ key: String) throws(GrammarFileError) -> [String: HomeAssistantValue] {
        var values: [String: HomeAssistantValue] = [:]
        for entry in try entries(node, key) { values[entry.key] = try value(entry.value, entry.key) }
        return values
    }

    func wrong(_ node: YAMLNode, _ key: String, _ expected: String) -> GrammarFileError {
        source.error(.wrongType(key: key, expected: expected, found: node.kind), at: node.place)
    }
}

extension YAMLNode {
    subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    var isNothing: Bool {
        switch content {
        case .scalar("", isPlain: true), .scalar("~", isPlain: true), .scalar("null", isPlain: true): true
        default: false
        }
    }

    var isTrue: Bool { content == .scalar("true", isPlain: true) }
}
