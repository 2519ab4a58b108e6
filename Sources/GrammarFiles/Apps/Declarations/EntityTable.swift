import Foundation

/// Values of an entity as comma-separated values: columns `id`, `title` and `synonyms` (with `|` between them).
///
/// The title alone is needed; without an id it is the id.
struct EntityTable {
    static let sizeLimit = 512 * 1024 * 1024

    private static let columns = ["id", "title", "synonyms"]
    private let path: String
    private let data: Data

    static func load(path: String) throws(GrammarFileError) -> [DeclarativeApp.Value] {
        try EntityTable(FileData.contents(of: URL(fileURLWithPath: path), path: path, limit: sizeLimit), path: path)
            .values()
    }

    init(_ data: Data, path: String) throws(GrammarFileError) {
        guard data.count <= Self.sizeLimit else {
            throw GrammarFileError(path: path, place: nil, problem: .tooLarge(limit: Self.sizeLimit))
        }
        guard String(validating: data, as: UTF8.self) != nil else {
            throw GrammarFileError(path: path, place: nil, problem: .notUTF8)
        }
        (self.path, self.data) = (path, data)
    }

    func values() throws(GrammarFileError) -> [DeclarativeApp.Value] {
        let result = data.withUnsafeBytes { bytes in
            Result<[DeclarativeApp.Value], CSVReader.Failure> { () throws(CSVReader.Failure) in
                try Self.values(CSVReader(bytes.assumingMemoryBound(to: UInt8.self)))
            }
        }
        switch result {
        case .success(let values): return values
        case .failure(let failure): throw error(failure)
        }
    }

    private static func values(_ reader: CSVReader) throws(CSVReader.Failure) -> [DeclarativeApp.Value] {
        var reader = reader
        guard let header = try reader.next() else {
            throw CSVReader.Failure(problem: .missingColumn("title"), line: 1, offset: 0)
        }
        let places = try places(header)
        var values: [DeclarativeApp.Value] = []
        var lines: [String: Int] = [:]
        while let row = try reader.next() {
            let value = try value(row, places, columns: header.values.count)
            if let line = lines.updateValue(row.line, forKey: value.id) {
                throw CSVReader.Failure(
                    problem: .sameID(value.id, firstLine: line), line: row.line, offset: row.values[0].offset)
            }
            values.append(value)
        }
        return values
    }

    /// The places of id, title and synonyms.
    private static func places(_ header: CSVReader.Row) throws(CSVReader.Failure) -> [Int?] {
        var found: [String: Int] = [:]
        for (place, value) in header.values.enumerated() {
            let name = value.text.trimmingCharacters(in: .whitespaces)
            guard columns.contains(name) else {
                throw CSVReader.Failure(
                    problem: .unknownColumn(name, known: columns), line: value.line, offset: value.offset)
            }
            guard found.updateValue(place, forKey: name) == nil else {
                throw CSVReader.Failure(problem: .sameColumn(name), line: value.line, offset: value.offset)
            }
        }
        guard found["title"] != nil else {
            throw CSVReader.Failure(
                problem: .missingColumn("title"), line: header.line, offset: header.values[0].offset)
        }
        return columns.map { found[$0] }
    }

    private static func value(
        _ row: CSVReader.Row, _ places: [Int?], columns: Int
    ) throws(CSVReader.Failure) -> DeclarativeApp.Value {
        let values = row.values
        guard values.count == columns else {
            throw CSVReader.Failure(
                problem: .valueCount(values.count, columns: columns), line: row.line, offset: values[0].offset)
        }
        let texts = places.map { place in place.map { values[$0].text.trimmingCharacters(in: .whitespaces) } ?? "" }
        guard !texts[1].isEmpty else {
            throw CSVReader.Failure(problem: .noTitle, line: row.line, offset: values[places[1] ?? 0].offset)
        }
        let value = DeclarativeApp.Value(
            id: texts[0].isEmpty ? texts[1] : texts[0], title: texts[1],
            synonyms: texts[2].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
        guard value.isSayable else {
            throw CSVReader.Failure(
                problem: .unsayable(value.title), line: row.line, offset: values[places[1] ?? 0].offset)
        }
        return value
    }

    private func error(_ failure: CSVReader.Failure) -> GrammarFileError {
        let before = data.prefix(failure.offset)
        let start =
            before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? (data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        let line = data[min(start, data.count)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let column = String(decoding: data[start..<max(start, failure.offset)], as: UTF8.self).unicodeScalars.count + 1
        let place = GrammarFileError.Place(
            line: failure.line, column: column, source: String(decoding: line, as: UTF8.self))
        return GrammarFileError(path: path, place: place, problem: .table(failure.problem))
    }
}
