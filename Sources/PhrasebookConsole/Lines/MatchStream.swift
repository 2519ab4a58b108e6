import GrammarFiles
import IntentRuntime
import PhraseMatching

/// Matches what comes in on standard input, a block of lines at a time on all cores, and writes the results in order.
///
/// A block is what one reading gives, so that a slow pipe has its answer at once and a fast one is not held up by it.
struct MatchStream {
    /// What is written for an utterance.
    struct Line: Sendable {
        /// What of it is the same whenever the same words are said, in whatever letters.
        enum Lasting: Sendable {
            case nothing
            /// That nobody knows any of it, and nothing else is wrong.
            case refusal
            /// All that stands behind the text.
            case meaning
        }

        var bytes: [UInt8] = []
        /// For standard error.
        var error: String?
        var code: ExitCode
        var lasting = Lasting.nothing
    }

    let console: Console
    /// For answers that are always the same, whoever asks: several threads may match at once then, and what was said before is
    /// not matched again.
    let workers: MatchWorkers?
    let line: @Sendable (Transcript) async -> Line

    /// Storage of pieces that were written: to ask the system for it again and again holds up all threads.
    private let buffers = ScratchPool { LineBuffer() }

    /// Pieces that may wait for being written.
    private static let pieceLimit = 16

    private struct Piece: Sendable {
        let lines: LineBuffer
        var errors: [String] = []
        var worst = ExitCode.done
    }

    /// Reads to the end, or until nobody reads the output any more; tells the worst that came of an utterance.
    func run() async throws(ConsoleError) -> ExitCode {
        let (stream, continuation) = AsyncStream<Task<Piece, Never>>.makeStream()
        let writer = Task { await write(stream) }
        let failure: ConsoleError?
        do throws(ConsoleError) {
            try await read(into: continuation)
            failure = nil
        } catch {
            failure = error
        }
        continuation.finish()
        let worst = await writer.value
        if let failure { throw failure }
        return worst
    }

    private func read(into continuation: AsyncStream<Task<Piece, Never>>.Continuation) async throws(ConsoleError) {
        let input = StandardInput()
        // Whoever reads objects counts on one for each line.
        var reader = TranscriptReader(tellsSilence: console.json)
        var waiting: [Task<Piece, Never>] = []
        var isAtEnd = false
        while !isAtEnd, !console.output.isClosed {
            let bytes = try await input.next(limit: 1 << 18)
            isAtEnd = bytes == nil
            var parts = (bytes.map { reader.parts(of: $0) } ?? reader.finish().map { .item($0) })[...]
            while !parts.isEmpty {
                let some = Self.piece(of: &parts)
                let task = Task.detached { await answers(to: some) }
                continuation.yield(task)
                waiting.append(task)
                if waiting.count > (workers == nil ? 0 : Self.pieceLimit) { _ = await waiting.removeFirst().value }
            }
        }
    }

    /// What one thread does in one go.
    private static func piece(
        of parts: inout ArraySlice<TranscriptReader.Part>
    ) -> ArraySlice<TranscriptReader.Part> {
        var count = 0
        let piece = parts.prefix { part in
            defer { count += part.count }
            return count < TranscriptReader.partLimit
        }
        parts = parts.dropFirst(piece.count)
        return piece
    }

    private func answers(to parts: ArraySlice<TranscriptReader.Part>) async -> Piece {
        var piece = Piece(lines: buffers.take())
        let worker = workers?.take()
        defer { if let worker { workers?.give(worker) } }
        for part in parts {
            switch part {
            case .lines(let lines): await answer(lines, worker, &piece)
            case .item(.transcript(let transcript)): await answer(transcript, worker, &piece)
            case .item(.failure(let error)):
                if console.json {
                    MatchFormat(console).write(Interpretation(unread: error.text), into: &piece.lines.bytes)
                }
                guard error.problem != .nothingSaid else { continue }
                piece.errors.append(error.message)
                piece.worst = max(piece.worst, .notDone)
            }
        }
        return piece
    }

    private func answer(_ lines: PlainLines, _ worker: MatchWorker?, _ piece: inout Piece) async {
        var (rest, number) = (lines.bytes, lines.firstLine)
        while !rest.isEmpty {
            if let worker { piece.worst = max(piece.worst, worker.answer(&rest, &number, into: &piece.lines.bytes)) }
            let text = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            guard !text.isEmpty else { return }
            await answer(Transcript(hypotheses: [Transcript.Hypothesis(text: text)], line: number), worker, &piece)
            rest = rest.dropFirst(text.utf8.count + 1)
            number += 1
        }
    }

    private func answer(_ transcript: Transcript, _ worker: MatchWorker?, _ piece: inout Piece) async {
        let line: Line
        if let known = worker?.line(for: transcript) {
            line = known
        } else {
            line = await self.line(transcript)
            worker?.remember(line, for: transcript)
        }
        piece.lines.bytes += line.bytes
        if let error = line.error { piece.errors.append(error) }
        piece.worst = max(piece.worst, line.code)
    }

    private func write(_ stream: AsyncStream<Task<Piece, Never>>) async -> ExitCode {
        var worst = ExitCode.done
        for await task in stream {
            let piece = await task.value
            if !piece.lines.bytes.isEmpty { console.output.write(piece.lines.bytes) }
            piece.lines.bytes.removeAll(keepingCapacity: true)
            buffers.give(piece.lines)
            for error in piece.errors { console.error(error) }
            worst = max(worst, piece.worst)
        }
        return worst
    }
}
