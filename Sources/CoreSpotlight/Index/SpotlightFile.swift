import Foundation
import PhrasebookSQLite

/// The file of one named index.
///
/// A file that is damaged is set aside and begun anew, since all that it held is kept by the apps; `needsReindexing` then tells
/// that they are to be asked for it.
final class SpotlightFile: Sendable {
    private let database: Database

    init(at url: URL) throws {
        do {
            database = try Database(at: url, migrations: SpotlightSchema.migrations)
        } catch let error as DatabaseError {
            switch error {
            case .notADatabase, .corrupt: break
            default: throw error
            }
            try Self.setAside(url)
            database = try Database(at: url, migrations: SpotlightSchema.migrations)
            try set(.needsReindexing, Data([1]))
        }
    }

    private static func setAside(_ url: URL) throws {
        let manager = FileManager.default
        for suffix in ["-wal", "-shm"] { try? manager.removeItem(atPath: url.path + suffix) }
        let aside = url.path + ".damaged"
        try? manager.removeItem(atPath: aside)
        try manager.moveItem(atPath: url.path, toPath: aside)
    }

    // MARK: Changes

    /// Makes several changes as one.
    func apply(_ changes: [SpotlightChange]) throws {
        guard !changes.isEmpty else { return }
        try database.transaction {
            for change in changes { try apply(change) }
        }
    }

    private func apply(_ change: SpotlightChange) throws {
        switch change {
        case .put(let item): try put(item)
        case .delete(let identifiers): try each(identifiers, "DELETE FROM item WHERE entity = '' AND identifier = ?")
        case .deleteDomains(let domains):
            for domain in domains {
                // A domain holds all that begins with it and a point.
                try database.run(
                    "DELETE FROM item WHERE domain = ?1 OR substr(domain, 1, length(?1) + 1) = ?1 || '.'", [domain])
            }
        case .deleteAll: try database.run("DELETE FROM item")
        case .deleteEntities(let type, nil): try database.run("DELETE FROM item WHERE entity = ?", [type])
        case .deleteEntities(let type, let identifiers?):
            for identifier in identifiers {
                try database.run("DELETE FROM item WHERE entity = ? AND identifier = ?", [type, identifier])
            }
        case .clientState(let state): try set(.clientState, state)
        }
    }

    private func each(_ identifiers: [String], _ sql: String) throws {
        for identifier in identifiers { try database.run(sql, [identifier]) }
    }

    private func put(_ item: SpotlightItem) throws {
        let association = item.contents.association
        let entity = association?.type ?? ""
        let identifier = association?.identifier ?? item.identifier
        try database.run("DELETE FROM item WHERE entity = ? AND identifier = ?", [entity, identifier])
        try database.run(
            """
            INSERT INTO item (identifier, entity, domain, contents, priority, hint, hidden, expires)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                identifier, entity, item.domain, try JSONEncoder().encode(item.contents), association?.priority ?? 0,
                item.contents.attributes["rankingHint"].double ?? 0, item.contents.isHidden, item.expires,
            ])
        let text = SearchText(item.contents)
        try database.run(
            "INSERT INTO words (rowid, title, keywords, people, place, body) VALUES (?, ?, ?, ?, ?, ?)",
            [database.lastInsertRowID, text.title, text.keywords, text.people, text.place, text.body])
    }

    // MARK: What was noted

    enum Note: String {
        case clientState, needsReindexing, protectionClass
    }

    func note(_ note: Note) throws -> Data? {
        try database.value("SELECT value FROM note WHERE name = ?", [note.rawValue])
    }

    func set(_ note: Note, _ value: Data?) throws {
        guard let value else {
            try database.run("DELETE FROM note WHERE name = ?", [note.rawValue])
            return
        }
        try database.run(
            "INSERT INTO note (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            [note.rawValue, value])
    }

    // MARK: Searching

    /// What fits an expression of FTS5, best first, or everything without one; what expired before now is not found.
    func items(
        matching match: String?, now: Date, limit: Int, includesHidden: Bool
    ) throws -> [SpotlightHit] {
        let rank = "bm25(words, \(SearchText.weights))"
        let columns = "identifier, domain, contents, expires"
        let shown = "expires > ? AND hidden <= ?"
        guard let match else {
            return try database.query(
                "SELECT \(columns), 0.0 AS rank FROM item WHERE \(shown) ORDER BY priority DESC, id LIMIT ?",
                [now, includesHidden, limit], decode: Self.hit)
        }
        return try database.query(
            """
            SELECT \(columns), \(rank) - hint / 100.0 AS rank FROM words JOIN item ON item.id = words.rowid
            WHERE words MATCH ? AND \(shown) ORDER BY priority DESC, rank, id LIMIT ?
            """, [match, now, includesHidden, limit], decode: Self.hit)
    }

    /// Takes out what has expired.
    func removeExpired(now: Date) throws {
        try database.run("DELETE FROM item WHERE expires <= ?", [now])
    }

    private static func hit(_ row: Row) throws -> SpotlightHit {
        let contents = try JSONDecoder().decode(
            CSSearchableItemAttributeSet.Contents.self, from: try row.get("contents"))
        let domain: String = try row.get("domain")
        let item = CSSearchableItem(
            uniqueIdentifier: try row.get("identifier"), domainIdentifier: domain.isEmpty ? nil : domain,
            attributeSet: CSSearchableItemAttributeSet(contents: contents))
        let expires: Date = try row.get("expires")
        item.expirationDate = expires == .distantFuture ? nil : expires
        return SpotlightHit(item: item, score: -(try row.get("rank", as: Double.self)))
    }
}

/// One thing that was found.
package struct SpotlightHit: Sendable {
    package let item: CSSearchableItem
    /// How well it fits; higher is better, and only numbers of one search are comparable.
    package let score: Double
}

/// An item as it is written, taken at the moment of indexing.
struct SpotlightItem: Sendable {
    let identifier: String
    let domain: String
    let contents: CSSearchableItemAttributeSet.Contents
    let expires: Date

    init(_ item: CSSearchableItem, now: Date) {
        identifier = item.uniqueIdentifier
        domain = item.domainIdentifier ?? ""
        contents = item.attributeSet.contents
        expires = item.expirationDate ?? now.addingTimeInterval(CSSearchableItem.lifetime)
    }
}

/// One change of an index.
enum SpotlightChange: Sendable {
    case put(SpotlightItem)
    case delete([String])
    case deleteDomains([String])
    case deleteAll
    /// Entities of a type; all of them without identifiers.
    case deleteEntities(type: String, [String]?)
    case clientState(Data)
}
