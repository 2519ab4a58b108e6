import GrammarFiles
import Synchronization

/// What was answered to texts that were said before. What people say to their apps they say again and again.
///
/// Its size is bounded: once it is full it begins anew. One thread at a time uses it.
final class LineMemory: @unchecked Sendable {
    /// A text, byte by byte: canonically equal texts have different offsets.
    private struct Key: Hashable {
        let text: String

        static func == (a: Self, b: Self) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private var lines: [Key: MatchStream.Line] = [:]

    /// Texts and answers that are kept.
    private static let countLimit = 4_096
    private static let textLimit = 256
    private static let answerLimit = 2_048

    func line(for transcript: Transcript) -> MatchStream.Line? {
        Self.key(transcript).flatMap { lines[$0] }
    }

    func remember(_ line: MatchStream.Line, for transcript: Transcript) {
        guard let key = Self.key(transcript), key.text.utf8.count <= Self.textLimit,
            line.bytes.count <= Self.answerLimit
        else { return }
        if lines.count >= Self.countLimit { lines.removeAll(keepingCapacity: true) }
        lines[key] = line
    }

    /// One text alone: what several together mean is not asked for twice.
    private static func key(_ transcript: Transcript) -> Key? {
        guard transcript.hypotheses.count == 1, transcript.hypotheses[0].confidence == nil else { return nil }
        return Key(text: transcript.hypotheses[0].text)
    }
}

/// Memories that wait for their next use: as many as were ever used at once.
final class LineMemories: Sendable {
    private let waiting = Mutex<[LineMemory]>([])

    func take() -> LineMemory { waiting.withLock { $0.popLast() } ?? LineMemory() }

    func give(_ memory: LineMemory) { waiting.withLock { $0.append(memory) } }
}
