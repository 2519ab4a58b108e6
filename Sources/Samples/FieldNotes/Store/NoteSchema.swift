package import PhrasebookSQLite

/// The notebook's tables, version by version.
package enum NoteSchema {
    package static let migrations = [tables, places]

    /// Version 1: the notes, with the first ones in the same transaction, so that they come once, whoever opens first.
    private static let tables = Migration { database in
        try database.execute(
            """
            CREATE TABLE note (
                id TEXT PRIMARY KEY NOT NULL,
                title TEXT NOT NULL CHECK (title <> ''),
                text TEXT NOT NULL DEFAULT '',
                tags TEXT NOT NULL DEFAULT '',
                pinned INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
                created REAL NOT NULL
            );
            """)
        for note in FirstNotes.all {
            try database.run(
                "INSERT INTO note (id, title, text, tags, pinned, created) VALUES (?, ?, ?, ?, ?, ?)",
                [note.id, note.title, note.text, NoteRow.tags(note), note.isPinned, note.created])
        }
    }

    /// Version 2: where a note was taken, and an index in the order in which notes are listed.
    private static let places = Migration { database in
        try database.execute(
            """
            ALTER TABLE note ADD COLUMN place TEXT NOT NULL DEFAULT '';
            CREATE INDEX note_order ON note (pinned DESC, created DESC, id);
            """)
        for note in FirstNotes.all {
            try database.run("UPDATE note SET place = ? WHERE id = ?", [note.place ?? "", note.id])
        }
    }
}
