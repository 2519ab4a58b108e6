import GrammarFiles
import PhraseMatching

/// What one thread needs to answer utterances that are always answered alike, whoever asks: what it answered before, pieces of
/// lines, and what words mean that are no phrase.
final class MatchWorker: @unchecked Sendable {
    private var memory = LineMemory()
    private var prepared: PreparedLines
    private var words = AnsweredWords()
    private var repetition = Repetition()
    private let unknown: (String) -> MatchStream.Line

    /// - unknown: the line of an utterance that is known to mean nothing.
    init(_ prepared: consuming PreparedLines, unknown: @escaping (String) -> MatchStream.Line) {
        self.prepared = prepared
        self.unknown = unknown
    }

    /// Answers lines as far as it can without an interpreter, and takes them away; tells the worst that came of one.
    /// - number: of the first of them.
    func answer(_ lines: inout ArraySlice<UInt8>, _ number: inout Int, into bytes: inout [UInt8]) -> ExitCode {
        var worst = ExitCode.done
        let done = lines.withUnsafeBufferPointer { all in
            var start = 0
            while let end = all[start...].firstIndex(of: UInt8(ascii: "\n")) {
                guard let code = answer(UnsafeBufferPointer(rebasing: all[start..<end]), into: &bytes) else { break }
                worst = max(worst, code)
                start = end + 1
                number += 1
            }
            return start
        }
        lines = lines.dropFirst(done)
        return worst
    }

    private func answer(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) -> ExitCode? {
        guard repetition.pays() else { return made(text, into: &bytes) }
        let known = memory.write(text, into: &bytes)
        repetition.count(isKnown: known != nil)
        if let known { return known }
        let start = bytes.count
        guard let code = made(text, into: &bytes) else { return nil }
        memory.remember(bytes[start...], code, for: text)
        return code
    }

    /// An answer that was not given before.
    private func made(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) -> ExitCode? {
        prepared.write(text, into: &bytes) ? .done : answer(toWordsOf: text, into: &bytes)
    }

    /// The answer to what is no phrase and whose words were said before.
    private func answer(toWordsOf text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) -> ExitCode? {
        let start = bytes.count
        prepared.format.writeText(text, into: &bytes)
        let end = bytes.count
        guard let code = words.write(text, into: &bytes), prepared.isUnknown(text) else {
            bytes.removeSubrange(start...)
            return nil
        }
        if bytes.count > end { return code }
        bytes.removeSubrange(start...)
        let line = unknown(String(decoding: text, as: UTF8.self))
        bytes += line.bytes
        return line.code
    }

    /// The line of a transcript that was answered before.
    func line(for transcript: Transcript) -> MatchStream.Line? {
        Self.text(of: transcript).flatMap { text in
            var (text, line) = (text, MatchStream.Line(code: .done))
            guard let code = text.withUTF8({ memory.write($0, into: &line.bytes) }) else { return nil }
            line.code = code
            return line
        }
    }

    func remember(_ line: MatchStream.Line, for transcript: Transcript) {
        guard line.error == nil, var text = Self.text(of: transcript) else { return }
        text.withUTF8 {
            memory.remember(line.bytes[...], line.code, for: $0)
            switch line.lasting {
            case .nothing: break
            case .refusal: words.remember([], line.code, for: $0)
            case .meaning:
                var head: [UInt8] = []
                prepared.format.writeText($0, into: &head)
                words.remember(line.bytes[head.count...], line.code, for: $0)
            }
        }
    }

    /// One text alone: what several together mean is not asked for twice.
    private static func text(of transcript: Transcript) -> String? {
        guard transcript.hypotheses.count == 1, transcript.hypotheses[0].confidence == nil else { return nil }
        return transcript.hypotheses[0].text
    }
}

typealias MatchWorkers = ScratchPool<MatchWorker>
