/// Gathers the lines of a JSON object, which Vosk prints over several.
struct JSONCollector: Sendable {
    enum Step {
        /// The line has nothing to do with JSON.
        case notJSON
        case more
        /// A whole object, and the line in which it began.
        case object([UInt8], line: Int)
        case failure(TranscriptError)
        /// The object before this line never ended; the line itself is still to be read.
        case brokenThen(TranscriptError)
    }

    private let limit: Int
    private var prefix = JSONPrefix()
    private var bytes: [UInt8] = []
    private var start: Int?
    private var isTooLong = false
    /// After a broken object: what looks like the rest of one is passed over, so that no piece of it is taken for speech.
    private var isResting = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether the next line belongs to no object.
    var isIdle: Bool { start == nil && !isResting }

    mutating func take(_ line: LineSplitter.Line) -> Step {
        guard let start else { return begin(line) }
        return add(line, start)
    }

    /// An object that the end of the input cut off.
    mutating func finish() -> TranscriptError? {
        defer { start = nil }
        return start.map { TranscriptError(line: $0, problem: .unfinishedJSON) }
    }

    /// Gives up the object that a line too long to keep belongs to.
    mutating func abandon() {
        if let start { _ = stop(start) }
    }

    private mutating func begin(_ line: LineSplitter.Line) -> Step {
        let first = line.bytes.first { !isSpace($0) }
        if isResting, let first, isContinuation(first, isIndented: line.bytes.first != first) { return .more }
        isResting = false
        guard first == UInt8(ascii: "{") else { return .notJSON }
        (prefix, bytes, isTooLong) = (JSONPrefix(), [], false)
        start = line.number
        let step = add(line, line.number)
        guard case .brokenThen = step else { return step }
        isResting = false
        // "{draft} open it" can be said; what has a key in quotes was meant as JSON.
        guard isObjectLike(line.bytes) else { return .notJSON }
        return .failure(TranscriptError(line: line.number, problem: .notJSON))
    }

    private mutating func add(_ line: LineSplitter.Line, _ start: Int) -> Step {
        for byte in line.bytes {
            guard prefix.take(byte) else { return stop(start) }
        }
        // A line feed ends a number, and no string may hold one.
        guard prefix.take(UInt8(ascii: "\n")) else { return stop(start) }
        if bytes.count + line.bytes.count < limit {
            bytes += line.bytes + [UInt8(ascii: "\n")]
        } else {
            isTooLong = true
            bytes = []
        }
        guard prefix.isComplete else { return .more }
        self.start = nil
        guard !isTooLong else { return .failure(TranscriptError(line: start, problem: .tooLong(limit: limit))) }
        defer { bytes = [] }
        return .object(bytes, line: start)
    }

    private mutating func stop(_ line: Int) -> Step {
        start = nil
        bytes = []
        isResting = true
        return .brokenThen(TranscriptError(line: line, problem: .unfinishedJSON))
    }

    private func isContinuation(_ byte: UInt8, isIndented: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): true
        case UInt8(ascii: "{"), UInt8(ascii: "["): isIndented
        default: false
        }
    }

    private func isObjectLike(_ bytes: [UInt8]) -> Bool {
        let visible = bytes.lazy.filter { !isSpace($0) }.prefix(2)
        return Array(visible) == [UInt8(ascii: "{"), UInt8(ascii: "\"")]
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D
    }
}
