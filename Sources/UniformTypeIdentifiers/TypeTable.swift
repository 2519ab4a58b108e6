/// The kinds that are known without an app's doing, read once from their text.
enum TypeTable {
    struct Entry: Sendable {
        let supertypes: [String]
        let filenameExtensions: [String]
        let mimeTypes: [String]
        let description: String?
    }

    static let entries = Dictionary(rows.map { ($0.identifier, $0.entry) }) { first, _ in first }

    /// The kinds with a tag, in the order of the table; `nil` for a class that nobody knows.
    static func identifiers(by tagClass: UTTagClass) -> [String: [String]]? {
        switch tagClass {
        case .filenameExtension: byExtension
        case .mimeType: byMIMEType
        default: nil
        }
    }

    private static let byExtension = index(\.filenameExtensions)
    private static let byMIMEType = index(\.mimeTypes)

    private static func index(_ tags: KeyPath<Entry, [String]>) -> [String: [String]] {
        var identifiers: [String: [String]] = [:]
        for row in rows {
            for tag in row.entry[keyPath: tags] { identifiers[tag, default: []].append(row.identifier) }
        }
        return identifiers
    }

    /// A row is `identifier | supertypes | filename extensions | MIME types | description`.
    private static let rows: [(identifier: String, entry: Entry)] = text.split(separator: "\n").compactMap { line in
        let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
            column.split(separator: " ").map(String.init)
        }
        guard columns.count == 5, let identifier = columns[0].first else { return nil }
        let words = columns[4].joined(separator: " ")
        let entry = Entry(
            supertypes: columns[1], filenameExtensions: columns[2], mimeTypes: columns[3],
            description: words.isEmpty ? nil : words)
        return (identifier, entry)
    }
}
