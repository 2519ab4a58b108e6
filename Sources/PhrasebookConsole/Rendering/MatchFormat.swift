import IntentRuntime

/// How `match` writes what an utterance means: in a line or a few for people, or as an object in a line.
enum MatchFormat: Sendable {
    case text(isColored: Bool)
    case json

    init(_ console: Console) { self = console.json ? .json : .text(isColored: console.colorsOutput) }

    func write(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        switch self {
        case .json:
            InterpretationJSON.write(interpretation, into: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        case .text:
            for line in InterpretationText.lines(interpretation) { write(line + "\n", into: &bytes) }
        }
    }

    private func write(_ text: StyledText, into bytes: inout [UInt8]) {
        guard case .text(let isColored) = self else { return }
        bytes += text.rendered(colored: isColored).utf8
    }
}

/// The parts of a line that has one meaning, in their order: text, head, and for each slot what separates it, its name, its
/// words, its value and its span; then the tail.
extension MatchFormat {
    func writeText(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        guard case .json = self else { return }
        JSON.write(InterpretationJSON.start, into: &bytes)
        JSON.write(quoted: text, into: &bytes)
    }

    func writeHead(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        switch self {
        case .json:
            InterpretationJSON.writeMeaning(interpretation, into: &bytes)
            JSON.write("{", into: &bytes)
        case .text:
            if let meaning = interpretation.meaning { write(InterpretationText.head(meaning), into: &bytes) }
        }
    }

    func writeSeparator(isFirst: Bool, into bytes: inout [UInt8]) {
        switch self {
        case .json: JSON.write(isFirst ? "" : ",", into: &bytes)
        case .text: write(isFirst ? InterpretationText.gap : InterpretationText.comma, into: &bytes)
        }
    }

    func writeName(of slot: String, into bytes: inout [UInt8]) {
        switch self {
        case .json: InterpretationJSON.writeName(of: slot, into: &bytes)
        case .text: write(InterpretationText.name(of: slot), into: &bytes)
        }
    }

    func writeWords(_ words: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        if case .json = self { JSON.write(quoted: words, into: &bytes) }
    }

    func writeValue(of slot: Reading.Slot, into bytes: inout [UInt8]) {
        switch self {
        case .json: InterpretationJSON.writeValue(of: slot, into: &bytes)
        case .text: bytes += harmless(slot.title).utf8
        }
    }

    /// The same for free text that can be written as it stands.
    func writeValue(_ words: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        switch self {
        case .json: InterpretationJSON.writeValue(words, into: &bytes)
        case .text: bytes.append(contentsOf: words)
        }
    }

    func writeSpan(_ span: Range<Int>, into bytes: inout [UInt8]) {
        if case .json = self { InterpretationJSON.writeSpan(span, into: &bytes) }
    }

    func writeTail(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        if case .json = self {
            JSON.write("}", into: &bytes)
            InterpretationJSON.writeRest(interpretation, into: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
