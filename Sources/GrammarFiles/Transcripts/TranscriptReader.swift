import PhraseMatching

/// Reads transcripts as speech recognisers and people write them, told apart by what each line holds.
///
///     var reader = TranscriptReader()
///     for item in reader.feed(bytes) {
///         switch item {
///         case .transcript(let transcript): hear(transcript)
///         case .failure(let error): warn(error.message)
///         }
///     }
///
/// It takes plain lines; JSON objects, on one line or over several, with `text`, `transcript` or `alternatives` (Vosk, Google, Whisper,
/// PocketSphinx, Kaldi's server; see `JSONTranscript`); and the screens of whisper.cpp, Vosk's examples and PocketSphinx. Partial results, silence and banners
/// are passed over. A line that cannot be used is one error, and the next line is read as if nothing had been.
/// Memory is bounded by the line limit and time is linear, whatever comes in.
package struct TranscriptReader: Sendable {
    package enum Item: Sendable, Hashable {
        case transcript(Transcript)
        case failure(TranscriptError)
    }

    package static let lineLimit = 1 << 20

    var lines: LineSplitter
    private(set) var object: JSONCollector
    private var plain = PlainLineReader()
    private let tellsSilence: Bool

    /// - Parameters:
    ///   - lineLimit: in bytes.
    ///   - tellsSilence: What is passed over is a failure, `nothingSaid`, so that there is an item for each line or object.
    package init(lineLimit: Int = TranscriptReader.lineLimit, tellsSilence: Bool = false) {
        self.tellsSilence = tellsSilence
        lines = LineSplitter(limit: lineLimit)
        object = JSONCollector(limit: lineLimit)
    }

    /// Takes the next bytes, as they come, and gives what they complete.
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Item] {
        var items: [Item] = []
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { read($0, &items) }
        if isDone == nil { Array(bytes).withUnsafeBufferPointer { read($0, &items) } }
        return items
    }

    /// Takes the end of the input: gives what the last line holds when nothing ended it.
    package mutating func finish() -> [Item] {
        var items: [Item] = []
        if let line = lines.finish() { read(line, &items) }
        if let error = object.finish() { items.append(.failure(error)) }
        return items
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ items: inout [Item]) {
        var rest = bytes[...]
        while let line = lines.next(&rest) { read(line, &items) }
    }

    mutating func read(_ line: LineSplitter.Line, _ items: inout [Item]) {
        guard !line.isTooLong else {
            object.abandon()
            return fail(.tooLong(limit: lines.limit), line.number, &items)
        }
        switch object.take(line) {
        case .notJSON: readPlain(line, &items)
        case .more: break
        case .object(let bytes, let start): readObject(bytes, start, &items)
        case .failure(let error): items.append(.failure(error))
        case .brokenThen(let error):
            items.append(.failure(error))
            read(line, &items)
        }
    }

    private mutating func readPlain(_ line: LineSplitter.Line, _ items: inout [Item]) {
        guard let text = checked(line.bytes, line.number, &items) else { return }
        guard !JSONTranscript.isList(text) else { return fail(.list, line.number, &items) }
        guard let utterance = plain.read(text) else {
            let shown = PlainLineReader.oneLine(PlainLineReader.shown(text))
            guard SoundMarks.isNoSilence(shown) else { return passOver(line.number, &items) }
            // Some signs are said: "%".
            guard !SpokenText(shown).foldedWords.isEmpty else { return fail(.noWords, line.number, &items) }
            return add(shown, line.number, &items)
        }
        add(utterance, line.number, &items)
    }

    private func passOver(_ line: Int, _ items: inout [Item]) {
        if tellsSilence { fail(.nothingSaid, line, &items) }
    }

    private func add(_ utterance: String, _ line: Int, _ items: inout [Item]) {
        let hypothesis = Transcript.Hypothesis(text: utterance)
        items.append(.transcript(Transcript(hypotheses: [hypothesis], line: line)))
    }

    private func readObject(_ bytes: [UInt8], _ line: Int, _ items: inout [Item]) {
        guard let text = checked(bytes, line, &items) else { return }
        do {
            guard let hypotheses = try JSONTranscript.read(text) else { return passOver(line, &items) }
            items.append(
                .transcript(Transcript(hypotheses: hypotheses, line: line, id: JSONTranscript.identifier(of: text))))
        } catch {
            fail(error.problem, line, &items)
        }
    }

    /// The text of the bytes, when they are one.
    private func checked(_ bytes: [UInt8], _ line: Int, _ items: inout [Item]) -> String? {
        if let zero = bytes.firstIndex(of: 0) {
            fail(.nullByte(byte: zero + 1), line, &items)
            return nil
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            fail(.notUTF8(byte: firstInvalidByte(bytes) + 1), line, &items)
            return nil
        }
        return text
    }

    private func firstInvalidByte(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    private func fail(_ problem: TranscriptError.Problem, _ line: Int, _ items: inout [Item]) {
        items.append(.failure(TranscriptError(line: line, problem: problem)))
    }
}
