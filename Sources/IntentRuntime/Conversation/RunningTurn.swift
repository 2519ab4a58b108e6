import AppIntents
import Foundation
import PhraseMatching

/// A turn under way: its task, the way to it, and how much of its time is left.
struct RunningTurn {
    let channel: TurnChannel
    let task: Task<Void, Never>
    let services: TurnServices
    /// What was heard, and how the turn is called when it is left or takes too long.
    let heard: String
    let app: String
    let title: String
    /// The time that author's code may still take.
    var remaining: Duration
    /// The question that waits for the person.
    var question: Question?
    var waits = 0
    /// How far the author's code had said that it is when its time was measured last.
    var progress: IntentProgress?

    /// Plays a turn on a thread of its own.
    init(
        _ services: TurnServices, heard: String, app: String, title: String, within deadline: Duration,
        play: @escaping @Sendable () async -> TurnEnd
    ) {
        let channel = services.channel
        let executor = TurnExecutor()
        self.channel = channel
        self.services = services
        task = Task(executorPreference: executor) {
            let handler = TurnExecutor.givingUp { mistake in
                let running = IntentContext.current?.intent.map { IntentDescriptor(of: $0).title.text() }
                channel.end(.failed(Texts.failed(app, running ?? title, mistake)))
            }
            let end = await AuthorMistake.$handler.withValue(handler, operation: play)
            channel.end(end)
            executor.stop()
        }
        self.heard = heard
        self.app = app
        self.title = title
        remaining = deadline
    }

    /// Whether long work has gone on since its time was measured last, so that it may take the same time again.
    mutating func hasGoneOn() -> Bool {
        let progress = services.activity.reportedProgress
        defer { self.progress = progress }
        return services.activity.isInBackground && progress != self.progress
    }

    /// Ends the turn: what it still says is not heard. Code that tidies up when it is cancelled gets a moment for that;
    /// any other is not waited for, since it may block.
    func abandon(_ reason: IntentCancellationReason, grace: Duration) async {
        let activity = services.activity
        activity.cancellationReason = reason
        let tidiesUp = activity.endsByItself
        channel.close()
        if let progress = activity.reportedProgress {
            services.onProgress?(TurnProgress(app: app, intent: title, progress: progress, isOver: true))
        }
        guard tidiesUp else { return task.cancel() }
        // The author's handler runs inside of this call, and may block too.
        Thread.detachNewThread { [task, channel] in
            task.cancel()
            channel.post(.tidied)
        }
        await waitForEnd(grace)
    }

    private func waitForEnd(_ grace: Duration) async {
        let timer = Task { [channel] in
            try await Task.sleep(for: grace)
            channel.post(.timeUp(wait: -1))
        }
        defer { timer.cancel() }
        var (hasEnded, isTidied) = (false, false)
        while !hasEnded || !isTidied {
            switch await channel.next() {
            case .ended: hasEnded = true
            case .tidied: isTidied = true
            // Whoever cancels a second time does not want to wait.
            case .timeUp(wait: -1), .cancelled: return
            case .asked, .timeUp: continue
            }
        }
    }
}
