/// Reads one JSON value into nodes, with the place of each: what a line of a case file holds.
///
/// A key that stands twice, which JSON lets pass, is an error, as in every file that people write by hand.
struct JSONReader {
    static let depthLimit = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    private let line: Int
    private var position = 0
    /// The last place that was asked for, so that finding all of them takes one pass.
    private var counted = (position: 0, column: 1)

    /// The bytes are one line of a file and must outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        self.bytes = bytes
        self.line = line
    }

    /// The value, with nothing behind it.
    mutating func document() throws(YAMLError) -> YAMLNode {
        let node = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw fault("something stands behind the value") }
        return node
    }

    private mutating func value(depth: Int) throws(YAMLError) -> YAMLNode {
        guard depth <= Self.depthLimit else { throw YAMLError(place: place, problem: .tooDeep(Self.depthLimit)) }
        skipSpace()
        let start = place
        switch peek {
        case UInt8(ascii: "{"): return YAMLNode(content: .mapping(try entries(depth)), place: start)
        case UInt8(ascii: "["): return YAMLNode(content: .sequence(try items(depth)), place: start)
        case UInt8(ascii: "\""): return YAMLNode(content: .scalar(try text(), isPlain: false), place: start)
        default: return YAMLNode(content: .scalar(try word(), isPlain: true), place: start)
        }
    }

    private mutating func entries(_ depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
        var entries: [YAMLNode.Entry] = []
        var keys: Set<String> = []
        position += 1
        skipSpace()
        if take("}") { return [] }
        repeat {
            skipSpace()
            let start = place
            guard peek == UInt8(ascii: "\"") else { throw fault("a key in quotes is missing") }
            let key = try text()
            guard keys.insert(key).inserted else {
                throw YAMLError(place: start, problem: .duplicateKey(key, firstLine: line))
            }
            skipSpace()
            guard take(":") else { throw fault("a colon is missing") }
            entries.append(YAMLNode.Entry(key: key, keyPlace: start, value: try value(depth: depth + 1)))
            skipSpace()
        } while take(",")
        guard take("}") else { throw fault("a comma or } is missing") }
        return entries
    }

    private mutating func items(_ depth: Int) throws(YAMLError) -> [YAMLNode] {
        var items: [YAMLNode] = []
        position += 1
        skipSpace()
        if take("]") { return [] }
        repeat {
            items.append(try value(depth: depth + 1))
            skipSpace()
        } while take(",")
        guard take("]") else { throw fault("a comma or ] is missing") }
        return items
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(YAMLError) -> String {
        let start = position
        while let byte = peek, Self.isWordByte(byte) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        guard ["true", "false", "null"].contains(word) || Double(word)?.isFinite ?? false else {
            position = start
            // Words for numbers that are none have no digit.
            let isNumber = word.contains(where: \.isNumber) && Double(word) != nil
            throw fault(isNumber ? "this number is out of range" : "a value is missing")
        }
        return word
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "E")
    }
}

// MARK: - Texts

extension JSONReader {
    private mutating func text() throws(YAMLError) -> String {
        let start = place
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += Array(try escaped().utf8)
            case ..<0x20: throw fault("a control character within quotes")
            default: text.append(byte)
            }
        }
        throw YAMLError(place: start, problem: .syntax("the quotes that begin here do not end"))
    }

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    private mutating func escaped() throws(YAMLError) -> String {
        guard let byte = peek else { throw fault("the quotes do not end") }
        position += 1
        if let text = Self.escapes[byte] { return text }
        guard byte == UInt8(ascii: "u") else { throw fault("an escape that JSON does not have") }
        var units = [try unit()]
        if UTF16.isLeadSurrogate(units[0]), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            units.append(try unit())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw fault("half a character") }
        return text
    }

    private mutating func unit() throws(YAMLError) -> UInt16 {
        guard position + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw fault("four hexadecimal digits are missing") }
        position += 4
        return unit
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
            position += 1
        }
    }

    private var place: YAMLPlace {
        mutating get {
            let more = bytes[counted.position..<max(position, counted.position)]
            counted.column += more.count { $0 & 0xC0 != 0x80 }
            counted.position += more.count
            return YAMLPlace(line: line, column: counted.column)
        }
    }

    private mutating func fault(_ what: String) -> YAMLError { YAMLError(place: place, problem: .syntax(what)) }
}
