import PhraseMatching

/// The values of an entity or an enum: listed in a grammar that was made of sources, read one by one from a compiled one,
/// where there may be a million of them.
enum AppValues: Sendable {
    case listed([DeclarativeApp.Value])
    case stored(StoredValues)

    /// Nil where there is none.
    subscript(index: Int) -> DeclarativeApp.Value? {
        switch self {
        case .listed(let values): values.indices.contains(index) ? values[index] : nil
        case .stored(let values): values[index]
        }
    }

    var count: Int {
        switch self {
        case .listed(let values): values.count
        case .stored(let values): values.count
        }
    }
}

/// Values in the entry data of a compiled grammar: where each of them begins, then the values.
struct StoredValues: Sendable {
    let file: CompiledGrammar
    /// Where the row of beginnings lies.
    let start: Int
    let count: Int

    /// Nil where there is none, or none can be read.
    subscript(index: Int) -> DeclarativeApp.Value? {
        guard index >= 0, index < count else { return nil }
        return file.withEntryData { bytes in
            var row = Self.reader(bytes, at: start + index * 8)
            guard let place = try? row?.long(), var reader = Self.reader(bytes, at: Int(place)) else { return nil }
            return try? reader.value()
        }
    }

    private static func reader(_ bytes: UnsafeRawBufferPointer, at place: Int) -> ByteReader? {
        guard place >= 0, place <= bytes.count else { return nil }
        return ByteReader(UnsafeRawBufferPointer(rebasing: bytes[place...]))
    }
}

extension ByteReader {
    fileprivate mutating func value() throws(Damage) -> DeclarativeApp.Value {
        DeclarativeApp.Value(
            id: try string(), title: try string(),
            synonyms: try row { (reader) throws(Damage) in try reader.string() })
    }
}

extension ByteWriter {
    /// Values, each behind the row of their beginnings.
    mutating func write(_ values: AppValues) {
        var texts = ByteWriter()
        let first = bytes.count + values.count * 8
        for index in 0..<values.count {
            write(Int64(first + texts.bytes.count))
            let value = values[index] ?? DeclarativeApp.Value(id: "", title: "")
            texts.write(value.id)
            texts.write(value.title)
            texts.write(count: value.synonyms.count)
            for synonym in value.synonyms { texts.write(synonym) }
        }
        write(texts.bytes)
    }
}
