package import PhrasebookSQLite

/// The tables of lists and tasks, version by version.
package enum TaskSchema {
    package static let migrations = [tables, symbols]

    /// Version 1: lists and tasks, with the first ones in the same transaction, so that they come once, whoever opens first.
    private static let tables = Migration { database in
        try database.execute(
            """
            CREATE TABLE list (
                id TEXT PRIMARY KEY NOT NULL,
                name TEXT NOT NULL CHECK (name <> '')
            );
            CREATE TABLE task (
                id TEXT PRIMARY KEY NOT NULL,
                title TEXT NOT NULL CHECK (title <> ''),
                list TEXT NOT NULL REFERENCES list (id) ON DELETE CASCADE,
                done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
                created REAL NOT NULL
            );
            """)
        for (list, tasks) in FirstTasks.all {
            try database.run("INSERT INTO list (id, name) VALUES (?, ?)", [list.id, list.name])
            for task in tasks {
                try database.run(TaskRows.insertTask, [task.id, task.title, list.id, task.isDone, task.created])
            }
        }
    }

    /// Version 2: a symbol for each list, and an index in the order in which tasks are listed.
    private static let symbols = Migration { database in
        try database.execute(
            """
            ALTER TABLE list ADD COLUMN symbol TEXT NOT NULL DEFAULT 'list.bullet';
            CREATE INDEX task_order ON task (list, done, created, id);
            """)
        for (list, _) in FirstTasks.all {
            try database.run("UPDATE list SET symbol = ? WHERE id = ?", [list.symbol, list.id])
        }
    }
}
