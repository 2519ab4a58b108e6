import PhraseMatching
import Synchronization

/// The two ends of a turn: author's code asks and says, the conversation answers and listens.
///
/// One question is open at a time; a second one asked meanwhile waits. After `close()` nothing that the turn still
/// says is heard, and whatever it asks is answered with `CancellationError`.
final class TurnChannel: Sendable {
    /// What was said to a question.
    struct Answer: Sendable {
        let spoken: SpokenText
        /// What was as likely said, see `Hypothesis`.
        let rivals: [SpokenText]
    }

    /// What the conversation waits for.
    enum Event: Sendable {
        case asked(Question)
        case ended(TurnEnd)
        /// The wait with this number lasted longer than the turn's time.
        case timeUp(wait: Int)
        case cancelled
        /// What the author's code does when it is cancelled has been done.
        case tidied
    }

    private struct Asked {
        let question: Question
        let answer: CheckedContinuation<Answer, any Error>
    }

    private struct State {
        var replies: [Reply] = []
        var questions: [Asked] = []
        var isAnnounced = false
        var events: [Event] = []
        var listener: CheckedContinuation<Event, Never>?
        var isClosed = false
    }

    private let state = Mutex(State())

    // MARK: The turn's end

    /// Whether what is said is still heard.
    var isOpen: Bool { state.withLock { !$0.isClosed } }

    func say(_ reply: Reply) {
        state.withLock { if !$0.isClosed { $0.replies.append(reply) } }
    }

    /// Waits for the person's words; throws `CancellationError` when the turn was cancelled.
    func ask(_ question: Question) async throws -> Answer {
        try Task.checkCancellation()
        return try await withCheckedThrowingContinuation { answer in
            let isClosed = state.withLock { state -> Bool in
                guard !state.isClosed else { return true }
                state.questions.append(Asked(question: question, answer: answer))
                return false
            }
            if isClosed { answer.resume(throwing: CancellationError()) } else { announce() }
        }
    }

    func end(_ end: TurnEnd) {
        post(.ended(end))
    }

    // MARK: The conversation's end

    /// The next thing that happens in the turn.
    func next() async -> Event {
        await withCheckedContinuation { listener in
            let event = state.withLock { state -> Event? in
                guard state.events.isEmpty else { return state.events.removeFirst() }
                state.listener = listener
                return nil
            }
            if let event { listener.resume(returning: event) }
        }
    }

    func post(_ event: Event) {
        let listener = state.withLock { state -> CheckedContinuation<Event, Never>? in
            guard let listener = state.listener else {
                state.events.append(event)
                return nil
            }
            state.listener = nil
            return listener
        }
        listener?.resume(returning: event)
    }

    /// Answers the open question.
    func answer(_ answer: Answer) {
        let asked = state.withLock { state -> Asked? in
            state.isAnnounced = false
            return state.questions.isEmpty ? nil : state.questions.removeFirst()
        }
        asked?.answer.resume(returning: answer)
        announce()
    }

    /// What was said since the last call.
    func takeReplies() -> [Reply] {
        state.withLock { state in
            defer { state.replies = [] }
            return state.replies
        }
    }

    /// Puts back what was taken while the turn goes on.
    func giveBack(_ replies: [Reply]) {
        state.withLock { $0.replies = replies + $0.replies }
    }

    func close() {
        let questions = state.withLock { state -> [Asked] in
            state.isClosed = true
            defer { state.questions = [] }
            return state.questions
        }
        for asked in questions { asked.answer.resume(throwing: CancellationError()) }
    }

    /// Tells the conversation of the first waiting question, once.
    private func announce() {
        let question = state.withLock { state -> Question? in
            guard !state.isAnnounced, let first = state.questions.first else { return nil }
            state.isAnnounced = true
            return first.question
        }
        if let question { post(.asked(question)) }
    }
}
