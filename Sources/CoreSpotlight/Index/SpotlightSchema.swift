import PhrasebookSQLite

/// The tables of an index file: the items, the words that they are found by, and what was noted of the index itself.
enum SpotlightSchema {
    static let migrations = [
        Migration(
            """
            CREATE TABLE item (
                id INTEGER PRIMARY KEY,
                identifier TEXT NOT NULL,
                entity TEXT NOT NULL DEFAULT '',
                domain TEXT NOT NULL DEFAULT '',
                contents BLOB NOT NULL,
                priority INTEGER NOT NULL DEFAULT 0,
                hint REAL NOT NULL DEFAULT 0,
                hidden INTEGER NOT NULL DEFAULT 0,
                expires REAL NOT NULL,
                UNIQUE (entity, identifier)
            );
            CREATE INDEX item_domain ON item (domain);
            CREATE INDEX item_expires ON item (expires);
            CREATE VIRTUAL TABLE words USING fts5 (
                title, keywords, people, place, body, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
            );
            CREATE TRIGGER item_gone AFTER DELETE ON item BEGIN
                DELETE FROM words WHERE rowid = old.id;
            END;
            CREATE TABLE note (name TEXT PRIMARY KEY, value BLOB NOT NULL);
            """)
    ]
}

/// The texts by which an item is found, by how much they weigh.
struct SearchText {
    let title: String
    let keywords: String
    let people: String
    let place: String
    let body: String

    /// How much a word weighs in each column. The rank levels off: far apart, so that a title beats a short list of keywords.
    static let weights = "10.0, 2.0, 1.5, 1.2, 0.5"

    init(_ contents: CSSearchableItemAttributeSet.Contents) {
        func join(_ names: String...) -> String {
            names.flatMap { Self.texts(of: contents.attributes[$0]) }.joined(separator: "\n")
        }
        title = join("title", "displayName", "alternateNames")
        keywords = join("keywords", "kind", "genre", "theme", "subject")
        people = join(
            "authorNames", "recipientNames", "contributors", "editors", "publishers", "organizations", "performers",
            "artist", "album", "phoneNumbers", "emailAddresses", "authorEmailAddresses")
        place = join("namedLocation", "thoroughfare", "city", "stateOrProvince", "country")
        let custom = contents.custom.sorted { $0.key < $1.key }.flatMap { Self.texts(of: $0.value) }
        body = ([join("contentDescription", "textContent", "comment")] + custom).joined(separator: "\n")
    }

    private static func texts(of value: AttributeValue?) -> [String] {
        switch value {
        case .text(let text): [text]
        case .texts(let texts): texts
        default: []
        }
    }
}
