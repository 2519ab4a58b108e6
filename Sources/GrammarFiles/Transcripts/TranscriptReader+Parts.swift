/// Lines one after another that can only be utterances, just as they stand.
package struct PlainLines: Sendable {
    /// Valid UTF-8; every line ends with a line feed.
    package let bytes: ArraySlice<UInt8>
    package let count: Int
    /// The line of the input that is the first of them, counted from 1.
    package let firstLine: Int
}

/// For whoever reads millions of lines: most are plain, and it takes long to make a transcript of each.
extension TranscriptReader {
    package enum Part: Sendable {
        /// At most `partLimit`.
        case lines(PlainLines)
        case item(Item)

        /// Utterances in it.
        package var count: Int {
            switch self {
            case .lines(let lines): lines.count
            case .item: 1
            }
        }
    }

    /// Lines in one part.
    package static let partLimit = 1_024

    /// Takes the next bytes and gives what they complete, like `feed`, with plain lines as they are.
    package mutating func parts(of block: [UInt8]) -> [Part] {
        var parts: [Part] = []
        block.withUnsafeBufferPointer { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let plain = takePlainLines(&rest, of: block)
                if plain.count > 0 { parts.append(.lines(plain)) }
                if plain.count == Self.partLimit { continue }
                guard let line = lines.next(&rest) else { break }
                var items: [Item] = []
                read(line, &items)
                parts += items.map(Part.item)
            }
        }
        return parts
    }

    private mutating func takePlainLines(
        _ rest: inout Slice<UnsafeBufferPointer<UInt8>>, of block: [UInt8]
    ) -> PlainLines {
        let (start, firstLine) = (rest.startIndex, lines.number)
        var count = 0
        if lines.isAtStart, object.isIdle {
            while count < Self.partLimit, let end = LineSplitter.lineFeed(in: rest),
                end - rest.startIndex <= lines.limit, PlainLineReader.isPlain(rest[..<end])
            {
                rest = rest[(end + 1)...]
                count += 1
            }
            lines.pass(count)
        }
        return PlainLines(bytes: block[start..<rest.startIndex], count: count, firstLine: firstLine)
    }
}
