import GrammarFiles

/// Matches what comes in on standard input, a block of lines at a time on all cores, and writes the results in order.
///
/// A block is what one reading gives, so that a slow pipe has its answer at once and a fast one is not held up by it.
struct MatchStream {
    /// What is written for an utterance.
    struct Line: Sendable {
        var bytes: [UInt8] = []
        /// For standard error.
        var error: String?
        var code: ExitCode
    }

    let console: Console
    /// Whether the same text is always answered alike, whoever asks: several threads may match at once then, and what was said
    /// before is not matched again.
    let isPure: Bool
    let line: @Sendable (Transcript) async -> Line

    init(console: Console, isPure: Bool, line: @escaping @Sendable (Transcript) async -> Line) {
        (self.console, self.isPure, self.line) = (console, isPure, line)
    }

    /// Utterances that one thread does in one go.
    private static let pieceSize = 1_024
    private let memories = LineMemories()
    /// Pieces that may wait for being written.
    private static let pieceLimit = 16

    private struct Piece: Sendable {
        var bytes: [UInt8] = []
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
        var reader = TranscriptReader()
        var waiting: [Task<Piece, Never>] = []
        var isAtEnd = false
        while !isAtEnd, !console.output.isClosed {
            let bytes = try await input.next(limit: 1 << 18)
            isAtEnd = bytes == nil
            var items = (bytes.map { reader.feed($0) } ?? reader.finish())[...]
            while !items.isEmpty {
                let some = items.prefix(Self.pieceSize)
                items = items.dropFirst(Self.pieceSize)
                let task = Task.detached { await piece(of: some) }
                continuation.yield(task)
                waiting.append(task)
                if waiting.count > (isPure ? Self.pieceLimit : 0) { _ = await waiting.removeFirst().value }
            }
        }
    }

    private func piece(of items: ArraySlice<TranscriptReader.Item>) async -> Piece {
        var piece = Piece()
        let memory = isPure ? memories.take() : nil
        defer { if let memory { memories.give(memory) } }
        for item in items {
            switch item {
            case .transcript(let transcript):
                let line = await line(for: transcript, memory)
                piece.bytes += line.bytes
                if let error = line.error { piece.errors.append(error) }
                piece.worst = max(piece.worst, line.code)
            case .failure(let problem):
                piece.errors.append(problem.message)
                piece.worst = max(piece.worst, .notDone)
            }
        }
        return piece
    }

    private func line(for transcript: Transcript, _ memory: LineMemory?) async -> Line {
        guard let memory else { return await line(transcript) }
        if let known = memory.line(for: transcript) { return known }
        let made = await line(transcript)
        memory.remember(made, for: transcript)
        return made
    }

    private func write(_ stream: AsyncStream<Task<Piece, Never>>) async -> ExitCode {
        var worst = ExitCode.done
        for await task in stream {
            let piece = await task.value
            if !piece.bytes.isEmpty { console.output.write(piece.bytes) }
            for error in piece.errors { console.error(error) }
            worst = max(worst, piece.worst)
        }
        return worst
    }
}
