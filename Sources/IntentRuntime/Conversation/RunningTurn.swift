import PhraseMatching

/// A turn under way: its task, the way to it, and how much of its time is left.
struct RunningTurn {
    let channel: TurnChannel
    let task: Task<Void, Never>
    /// What was heard, and how the turn is called when it is left or takes too long.
    let heard: String
    let app: String
    let title: String
    /// The time that author's code may still take.
    var remaining: Duration
    /// The question that waits for the person.
    var question: Question?
    var waits = 0

    /// Plays the script on a thread of its own.
    init(_ script: TurnScript, _ understanding: Understanding, within deadline: Duration) {
        let channel = script.services.channel
        let executor = TurnExecutor()
        self.channel = channel
        task = Task(executorPreference: executor) {
            channel.end(await script.play(understanding))
            executor.stop()
        }
        heard = understanding.spoken.text
        app = understanding.frames.first?.app.name ?? ""
        title = understanding.frames.first?.intentTitle ?? heard
        remaining = deadline
    }

    /// Ends the turn without waiting for its code, which may block: what it still says is not heard.
    func abandon() {
        task.cancel()
        channel.close()
    }
}
