import GrammarFiles
import Synchronization

/// The transcripts on standard input, one by one, read as they come in, also while nobody asks for the next one.
final class TranscriptInput: Sendable {
    typealias Item = Result<Transcript, TranscriptError>
    /// Is shown what somebody says right now, and tells whether it need not wait for its turn.
    typealias LiveHandler = @Sendable (Transcript) async -> Bool

    /// So many items wait at the most; then nothing more is read until one is taken.
    private static let waitingLimit = 1_024

    private let items = Backlog<Item>(limit: waitingLimit)
    private let failure = Mutex<ConsoleError?>(nil)

    init(_ input: StandardInput = StandardInput(), onLive takes: @escaping LiveHandler) {
        Task.detached { await self.read(input, takes) }
    }

    /// The next transcript, or what is wrong with a line; `nil` at the end.
    func next() async throws(ConsoleError) -> Item? {
        if let item = await items.next() { return item }
        if let failure = failure.withLock(\.self) { throw failure }
        return nil
    }

    private func read(_ input: StandardInput, _ takes: LiveHandler) async {
        var reader = TranscriptReader()
        // What lay there before it was read was said at an unknown time.
        var isLate = input.isFile
        do throws(ConsoleError) {
            while true {
                if !input.isFile, !input.hasBytes { isLate = false }
                guard let bytes = try await input.next() else { break }
                for item in reader.feed(bytes).map(Item.init) {
                    if !isLate, case .success(let transcript) = item, await takes(transcript) { continue }
                    if await items.append(item) { isLate = true }
                }
            }
            for item in reader.finish().map(Item.init) { _ = await items.append(item) }
        } catch {
            failure.withLock { $0 = error }
        }
        items.finish()
    }
}

extension TranscriptInput.Item {
    fileprivate init(_ item: TranscriptReader.Item) {
        self =
            switch item {
            case .transcript(let transcript): .success(transcript)
            case .failure(let error): .failure(error)
            }
    }
}
