/// Long lists of short texts in a file, one a line, as lists of names are. libyaml reads the file without most of their lines, and
/// whoever asks it puts these back: it takes some hundred nanoseconds for each, and they all say the same.
///
///     - "Heron at low tide"      stays: if libyaml finds the item of a list here,
///     - "Otter tracks"           this is the next one,
///     - "Bridge at dusk"         and this stays, as what follows may belong to it
struct YAMLRows {
    /// Lines that were taken out, in a row.
    struct Row {
        /// The place and content of the item before them.
        let before: YAMLNode
        /// Where each line begins, and where the last one ends.
        let starts: [Int]

        var count: Int { starts.count - 1 }
    }

    /// Fewer are not worth it.
    private static let least = 256

    /// The whole text.
    private let text: String
    private(set) var rows: [Row] = []
    /// The text without the lines of the rows.
    private(set) var rest: [UInt8] = []

    /// Nil where there are none.
    init?(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        var (place, line, kept) = (0, 1, 0)
        text.withUTF8 { bytes in
            while place < bytes.count {
                let starts = Self.starts(of: bytes, at: place)
                if starts.count > Self.least {
                    let row = Row(
                        before: Self.item(bytes, starts[0]..<starts[1], number: line),
                        starts: Array(starts[1..<starts.count - 1]))
                    rows.append(row)
                    rest += bytes[kept..<starts[1]]
                    kept = starts[starts.count - 2]
                }
                line += max(1, starts.count - 1)
                place = starts.last ?? Self.lineEnd(bytes, from: place)
            }
            if !rows.isEmpty { rest += bytes[kept...] }
        }
        if rows.isEmpty || Self.hasOtherBreaks(rest) { return nil }
    }

    /// The items that the lines of a row say.
    func items(of row: Row) -> [YAMLNode] {
        RowParts.map(of: row.count) { range in
            var text = text
            return text.withUTF8 { bytes in
                range.map { number in
                    Self.item(
                        bytes, row.starts[number]..<row.starts[number + 1], number: row.before.place.line + 1 + number)
                }
            }
        }
        .flatMap(\.self)
    }
}

// MARK: - Lines

extension YAMLRows {
    /// Where lines begin that follow one another and are items alike, and where the last of them ends; nothing where this line
    /// is none.
    private static func starts(of bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> [Int] {
        var (starts, indent) = ([Int](), 0)
        while let line = itemLine(bytes, at: starts.last ?? place), starts.isEmpty || line.indent == indent {
            if starts.isEmpty { starts.append(place) }
            starts.append(line.end)
            indent = line.indent
        }
        return starts
    }

    /// A line that is an item of a list wherever it begins one, whatever is above, unless it is in a text of several lines.
    private static func itemLine(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> (indent: Int, end: Int)? {
        var place = textStart(bytes, at: start)
        let indent = place - 2 - start
        guard place < bytes.count, bytes[place - 2] == UInt8(ascii: "-"), bytes[place - 1] == UInt8(ascii: " ") else {
            return nil
        }
        if bytes[place] == UInt8(ascii: "\"") {
            repeat { place += 1 } while place < bytes.count && isPlainInQuotes(bytes[place])
            guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
            return bytes[place + 1] == 0x0A ? (indent, place + 2) : nil
        }
        guard isLetter(bytes[place]) else { return nil }
        repeat { place += 1 } while place < bytes.count && isPlain(bytes[place])
        guard place < bytes.count, bytes[place] == 0x0A, bytes[place - 1] != UInt8(ascii: " ") else { return nil }
        return (indent, place + 1)
    }

    /// Behind spaces and what begins an item.
    private static func textStart(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        var place = start
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        return min(place + 2, bytes.count)
    }

    /// What an item's line says.
    private static func item(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, number: Int) -> YAMLNode {
        let start = textStart(bytes, at: line.lowerBound)
        let isQuoted = bytes[start] == UInt8(ascii: "\"")
        let text = isQuoted ? start + 1..<line.upperBound - 2 : start..<line.upperBound - 1
        return YAMLNode(
            content: .scalar(String(decoding: bytes[text], as: UTF8.self), isPlain: !isQuoted),
            place: YAMLPlace(line: number, column: start - line.lowerBound + 1))
    }

    private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
        bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }

    /// Whether there are breaks of lines that nobody counted here.
    private static func hasOtherBreaks(_ bytes: [UInt8]) -> Bool {
        // A carriage return, and U+0085, U+2028 and U+2029 in UTF-8.
        bytes.indices.contains { place in
            switch bytes[place] {
            case 0x0D: true
            case 0x85: place > 0 && bytes[place - 1] == 0xC2
            case 0xA8, 0xA9: place > 1 && bytes[place - 1] == 0x80 && bytes[place - 2] == 0xE2
            default: false
            }
        }
    }

    /// Printed ASCII, and letters of other scripts of which YAML forbids none.
    private static func isPlainInQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
        case 0x20...0x7E, 0x80...0xBF, 0xC3...0xDF, 0xE3...0xEC: true
        default: false
        }
    }

    /// Without what may begin a comment or end a key.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "#"): false
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): true
        default: isPlainInQuotes(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0xC3 && isPlainInQuotes(byte)
    }
}
