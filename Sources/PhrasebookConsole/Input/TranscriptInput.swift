import GrammarFiles

/// The transcripts on standard input, one by one, as soon as each is complete.
struct TranscriptInput {
    private let input = StandardInput()
    private var reader = TranscriptReader()
    private var waiting: ArraySlice<TranscriptReader.Item> = []
    private var isAtEnd = false

    /// The next transcript, or what is wrong with a line; `nil` at the end.
    mutating func next() async throws(ConsoleError) -> Result<Transcript, TranscriptError>? {
        while waiting.isEmpty {
            guard !isAtEnd else { return nil }
            if let bytes = try await input.next() {
                waiting = reader.feed(bytes)[...]
            } else {
                isAtEnd = true
                waiting = reader.finish()[...]
            }
        }
        switch waiting.removeFirst() {
        case .transcript(let transcript): return .success(transcript)
        case .failure(let error): return .failure(error)
        }
    }
}
