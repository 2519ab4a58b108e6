import Foundation
import GrammarFiles
import IntentRuntime

/// A conversation that is shown turn by turn, and what came of it.
struct Dialog {
    let conversation: Conversation
    let console: Console
    private let progress: ProgressText
    private(set) var openQuestion: Question?
    private var failed = false
    private var isUnavailable = false
    /// The last turn was given up by the person: “cancel”, “no”, “neither”.
    private(set) var endedCancelled = false
    private let interruption = Interruption()
    private var json = TurnJSON()

    init(session: Session, console: Console) {
        conversation = session.conversation
        self.console = console
        progress = session.progress
    }

    mutating func hear(_ transcript: Transcript) async {
        let turn = await conversation.hear(transcript)
        progress.clear()
        openQuestion = await conversation.question
        endedCancelled = turn.outcome == .cancelled
        switch turn.outcome {
        case .rejected, .failed, .gaveUp: failed = true
        case .unavailable: isUnavailable = true
        case .performed, .cancelled, .asked, .silence: break
        }
        if console.json {
            if turn.outcome != .silence { console.emit(json.object(for: turn)) }
        } else {
            conversation.shown { TurnText(console: console).show(turn) }
        }
    }

    /// A line that could not be read as a transcript.
    mutating func report(_ message: String) {
        failed = true
        console.error(message)
    }

    /// Ctrl-C ends the turn, and with it the program.
    func cancelOnInterrupt() -> SignalWatch {
        SignalWatch(SIGINT) { [conversation, interruption] in
            if interruption.happensAgain() { _exit(ExitCode.cancelled.rawValue) }
            Task {
                // A turn that runs is told to end and says so; otherwise nobody is there to end the program.
                let isRunning = await conversation.isBusy
                _ = await conversation.cancel()
                if !isRunning { exit(ExitCode.cancelled.rawValue) }
            }
        }
    }

    /// Ctrl-C was pressed: nothing more is to be heard.
    var wasInterrupted: Bool { interruption.hasHappened }

    var exitCode: ExitCode {
        if wasInterrupted { return .cancelled }
        if isUnavailable { return .badData }
        return failed || openQuestion != nil ? .notDone : .done
    }
}
