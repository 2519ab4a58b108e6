/// One row of an answer, with values that outlive the statement.
///
///     let notes = try database.query("SELECT id, title FROM note") { row in
///         Note(id: try row.get("id"), title: try row.get("title"))
///     }
package struct Row: Sendable {
    /// Shared by all rows of one answer.
    let columns: [String]
    let values: [SQLValue]
    let path: String

    package var count: Int { values.count }

    /// The value of a column, counted from zero.
    /// - Throws: `DatabaseError.unexpectedValue` when there is no such column or it holds something else.
    package func get<Value: SQLConvertible>(
        _ column: Int, as type: Value.Type = Value.self
    ) throws(DatabaseError) -> Value {
        guard values.indices.contains(column) else {
            throw .unexpectedValue(path: path, column: "\(column)", expected: Value.sqlKind, found: "no such column")
        }
        guard let value = Value(sqlValue: values[column]) else {
            throw .unexpectedValue(
                path: path, column: columns[column], expected: Value.sqlKind, found: values[column].kind)
        }
        return value
    }

    /// The value of the first column of that name.
    /// - Throws: `DatabaseError.unexpectedValue` when there is no such column or it holds something else.
    package func get<Value: SQLConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(DatabaseError) -> Value {
        guard let column = columns.firstIndex(of: name) else {
            throw .unexpectedValue(path: path, column: name, expected: Value.sqlKind, found: "no such column")
        }
        return try get(column, as: type)
    }
}
