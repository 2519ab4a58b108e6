/// Reads comma-separated values, a row at a time: quoted values may hold commas, line ends and `""` for a quote.
///
///     id,title,synonyms
///     heron,"Heron, at low tide","the heron note|heron"
///
/// Lines end with LF or CRLF; a byte order mark and lines that hold nothing are passed over.
struct CSVReader {
    struct Row {
        /// Of its first value, from 1.
        let line: Int
        let values: [Value]
    }

    struct Value {
        let text: String
        let line: Int
        /// In bytes, from 0.
        let offset: Int
    }

    /// A row that cannot be read, and where; offsets are bytes.
    struct Failure: Error {
        let problem: TableProblem
        let line: Int
        let offset: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line = 1

    /// The bytes must outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The next row, nil at the end.
    mutating func next() throws(Failure) -> Row? {
        while takeLineEnd() {}
        guard position < bytes.count else { return nil }
        let first = line
        var values = [try value()]
        while take(UInt8(ascii: ",")) { values.append(try value()) }
        guard position == bytes.count || takeLineEnd() else {
            throw Failure(problem: .strayQuote, line: line, offset: position)
        }
        return Row(line: first, values: values)
    }

    private mutating func value() throws(Failure) -> Value {
        let (start, line) = (position, line)
        let text = peek == UInt8(ascii: "\"") ? try quoted() : plain()
        if text.utf8.contains(0) { throw Failure(problem: .nullByte, line: line, offset: start) }
        return Value(text: text, line: line, offset: start)
    }

    private mutating func plain() -> String {
        let start = position
        while let byte = peek, byte != UInt8(ascii: ","), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\""),
            !(byte == UInt8(ascii: "\r") && (position + 1 == bytes.count || bytes[position + 1] == UInt8(ascii: "\n")))
        {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted() throws(Failure) -> String {
        let (start, startLine) = (position, line)
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            position += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard byte == UInt8(ascii: "\"") else {
                text.append(byte)
                continue
            }
            guard take(UInt8(ascii: "\"")) else { return String(decoding: text, as: UTF8.self) }
            text.append(byte)
        }
        throw Failure(problem: .openQuote, line: startLine, offset: start)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private mutating func takeLineEnd() -> Bool {
        if peek == UInt8(ascii: "\r"), position + 1 == bytes.count || bytes[position + 1] == UInt8(ascii: "\n") {
            position += 1
            if position == bytes.count { return true }
        }
        guard take(UInt8(ascii: "\n")) else { return false }
        line += 1
        return true
    }
}
