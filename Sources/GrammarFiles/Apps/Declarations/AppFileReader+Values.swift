import Foundation
import PhraseMatching

extension AppFileReader {
    mutating func readEntities(_ root: YAMLMapping) throws(GrammarFileError) {
        for entry in try named(root.value("entities"), "entities") {
            try checkName(entry)
            let entity = try YAMLMapping(entry.value, in: source, key: entry.key, known: ["values", "file"])
            var values: [DeclarativeApp.Value] = []
            if let node = entity.value("values") { values = try self.values(node, entity) }
            if let node = entity.value("file") { values += try table(entity.text(node, "file"), node) }
            if entity.value("values") == nil, entity.value("file") == nil {
                throw source.error(.missingKey("values"), at: entry.keyPlace)
            }
            entities.append(DeclarativeApp.ValueType(name: entry.key, values: values))
        }
    }

    mutating func readEnums(_ root: YAMLMapping) throws(GrammarFileError) {
        for entry in try named(root.value("enums"), "enums") {
            try checkName(entry)
            var cases: [DeclarativeApp.Value] = []
            for value in try named(entry.value, entry.key) { cases.append(try enumCase(value, root)) }
            enums.append(DeclarativeApp.ValueType(name: entry.key, values: cases))
        }
    }

    /// A name of a type may be taken once, and none of the built-in types' names.
    private func checkName(_ entry: YAMLNode.Entry) throws(GrammarFileError) {
        guard !DeclarativeApp.ParameterType.reserved.contains(entry.key) else {
            throw source.error(.app(.reservedName(entry.key)), at: entry.keyPlace)
        }
        guard !(entities + enums).contains(where: { $0.name == entry.key }) else {
            throw source.error(.app(.nameTaken(entry.key)), at: entry.keyPlace)
        }
    }

    private func values(_ node: YAMLNode, _ entity: YAMLMapping) throws(GrammarFileError) -> [DeclarativeApp.Value] {
        guard case .sequence(let items) = node.content else { throw entity.wrong(node, "values", "a list") }
        let parts = RowParts.map(of: items.count) { self.values(items[$0], entity) }
        var values: [DeclarativeApp.Value] = []
        values.reserveCapacity(items.count)
        for part in parts {
            values += part.values
            guard let error = part.error else { continue }
            try checkIDs(of: values, items)
            throw error
        }
        try checkIDs(of: values, items)
        return values
    }

    /// The values up to the first that is wrong.
    private func values(
        _ items: ArraySlice<YAMLNode>, _ entity: YAMLMapping
    ) -> (values: [DeclarativeApp.Value], error: GrammarFileError?) {
        var values: [DeclarativeApp.Value] = []
        values.reserveCapacity(items.count)
        do throws(GrammarFileError) {
            for item in items {
                let value = try value(item, entity)
                guard value.isSayable else { throw source.error(.app(.unsayable(value.title)), at: item.place) }
                values.append(value)
            }
            return (values, nil)
        } catch { return (values, error) }
    }

    /// - items: where each value stands.
    private func checkIDs(of values: [DeclarativeApp.Value], _ items: [YAMLNode]) throws(GrammarFileError) {
        let hashes = RowParts.map(of: values.count) { values[$0].map(\.id.hashValue).sorted() }
        if Self.differ(hashes) { return }
        var lines: [String: Int] = [:]
        for (value, item) in zip(values, items) {
            if let line = lines.updateValue(item.place.line, forKey: value.id) {
                throw source.error(.app(.sameID(value.id, firstLine: line)), at: item.place)
            }
        }
    }

    /// Whether no number stands twice in rows that ascend.
    private static func differ(_ rows: [[Int]]) -> Bool {
        rows.indices.allSatisfy { place in
            let row = rows[place]
            return zip(row, row.dropFirst()).allSatisfy { $0 != $1 }
                && rows[..<place].allSatisfy { haveNothingInCommon($0, row) }
        }
    }

    private static func haveNothingInCommon(_ a: [Int], _ b: [Int]) -> Bool {
        var (left, right) = (0, 0)
        while left < a.count, right < b.count {
            if a[left] == b[right] { return false }
            if a[left] < b[right] { left += 1 } else { right += 1 }
        }
        return true
    }

    /// A text is id and title.
    private func value(_ node: YAMLNode, _ entity: YAMLMapping) throws(GrammarFileError) -> DeclarativeApp.Value {
        guard case .mapping = node.content else {
            let title = try entity.text(node, "values")
            return DeclarativeApp.Value(id: title, title: title)
        }
        let value = try YAMLMapping(node, in: source, key: "values", known: ["id", "title", "synonyms"])
        let title = try value.requiredText("title")
        return DeclarativeApp.Value(
            id: try value.text("id") ?? title, title: title, synonyms: try value.texts("synonyms"))
    }

    private func enumCase(_ entry: YAMLNode.Entry, _ root: YAMLMapping) throws(GrammarFileError) -> DeclarativeApp.Value
    {
        guard case .mapping = entry.value.content else {
            return DeclarativeApp.Value(id: entry.key, title: try root.text(entry.value, entry.key))
        }
        let value = try YAMLMapping(entry.value, in: source, key: entry.key, known: ["title", "synonyms"])
        return DeclarativeApp.Value(
            id: entry.key, title: try value.requiredText("title"), synonyms: try value.texts("synonyms"))
    }

    /// A table beside this file.
    private func table(_ name: String, _ node: YAMLNode) throws(GrammarFileError) -> [DeclarativeApp.Value] {
        let folder = (source.path as NSString).deletingLastPathComponent
        let path = (name as NSString).isAbsolutePath || folder.isEmpty ? name : folder + "/" + name
        guard FileManager.default.fileExists(atPath: path) else {
            throw source.error(.app(.noTable(path)), at: node.place)
        }
        return try EntityTable.load(path: path)
    }
}

extension DeclarativeApp.Value {
    /// Whether a word is in its title or a synonym: pictures and signs are not said.
    var isSayable: Bool { Self.hasWord(title) || synonyms.contains { Self.hasWord($0) } }

    private static func hasWord(_ text: String) -> Bool {
        // Nearly every text has a plain letter or digit, which is quickly seen.
        text.utf8.contains { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 }
            || !SpokenText(text).foldedWords.isEmpty
    }
}
