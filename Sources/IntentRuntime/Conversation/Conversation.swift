import AppIntents
import Foundation
package import GrammarFiles
import PhraseMatching
package import SpokenLanguage

/// What one person and the hosted apps say to one another, a turn at a time.
///
///     let turn = await conversation.hear(Transcript("open heron in fieldnotes"))
///     // turn.outcome == .asked(question); the next thing heard is the answer, unless it is a command of its own
///
/// One question is open at a time. Author's code runs on threads of its own and within a deadline, in which waiting for
/// the person does not count.
package actor Conversation {
    /// What can be said to the apps.
    package nonisolated let descriptions: [AppDescription]
    /// What the author or the person should know of the apps.
    package nonisolated let warnings: [HostingWarning]
    /// The names of the apps that can do what is said.
    package nonisolated let startedApps: [String]

    let settings: ConversationSettings
    let locale: Locale
    let texts: TextTable
    let answers: AnswerReader
    let deviceLock: DeviceLock
    let updates: ParameterUpdates
    /// The time that counts as now.
    let now: @Sendable () -> Date
    let undoManager = UndoManager()
    let log = PerformedLog()
    var repertoire: any Repertoire
    /// What is on the screen and can be pressed.
    var shown: ShownSnippet?
    var running: RunningTurn?
    var heard = HeardIdentifiers()
    /// Understanding is under way, and can be cancelled.
    var listening: Task<Understanding, any Error>?

    /// Registers the apps' dependencies, reads their suggestions and compiles their phrases.
    ///
    /// An app that does not start keeps no other from being hosted; `warnings` tells of it.
    package init(
        apps: [HostedApp], environment: HostEnvironment, pack: LanguagePack, settings: ConversationSettings = .init()
    ) async throws(HostingError) {
        var names: Set<String> = []
        for app in apps where !names.insert(app.name.lowercased()).inserted { throw .sameName(app.name) }
        let running = apps.map { RunningApp($0, in: environment) }
        let faults = running.compactMap(\.fault)
        if let first = faults.first, faults.count == running.count {
            throw faults.count == 1 ? first : .noneStarts(faults)
        }
        if let folder = settings.donations { running.forEach { $0.keepDonations(in: folder, now: environment.now) } }
        let locale = Locale(identifier: environment.locale)
        let repertoire = try await AppRepertoire.compiled(
            running, in: PhraseLanguage(pack), showing: locale, within: settings.hostingDeadline
        ).get()
        let descriptions = apps.map { AppDescription($0, locale: environment.locale) }
        let clock = SpokenClock(now: environment.now, timeZone: environment.timeZone)
        self.init(repertoire, descriptions, locale, pack, settings, clock)
    }

    /// Listens for what can be said to apps that are ready.
    init(
        _ repertoire: any Repertoire, _ descriptions: [AppDescription], _ locale: Locale, _ pack: LanguagePack,
        _ settings: ConversationSettings, _ clock: SpokenClock
    ) {
        self.settings = settings
        now = clock.now
        self.locale = locale
        texts = TextTable(pack.texts)
        self.descriptions = descriptions
        self.repertoire = repertoire
        answers = AnswerReader(pack: pack, locale: locale, clock: clock)
        deviceLock = DeviceLock(isLocked: settings.isLocked)
        updates = ParameterUpdates(repertoire.apps)
        warnings = repertoire.warnings
        startedApps = repertoire.apps.filter { $0.fault == nil }.map(\.name)
    }

    // MARK: Turns

    /// The question that waits for an answer.
    package var question: Question? { running?.question }

    /// A turn is under way and waits for nobody.
    package var isBusy: Bool { running.map { $0.question == nil } ?? false }

    /// Takes an answer to the open question, or a new command, which wins over the question. What is delivered twice under
    /// one identifier is heard once.
    ///
    /// - Returns: When the turn has ended or waits for an answer.
    package func hear(_ transcript: Transcript) async -> Turn {
        guard !transcript.text.isBlank, heard.isNew(transcript.id) else {
            return Turn(heard: transcript.text, interpretation: nil, replies: [], outcome: .silence)
        }
        return await localized {
            let spoken = SpokenText(transcript.text)
            if let running { return await hear(transcript, spoken, in: running) }
            if let turn = await press(spoken) { return turn }
            if answers.isUndo(spoken) { return await undo(heard: transcript.text) }
            if answers.isRedo(spoken) { return await redo(heard: transcript.text) }
            return await begin(transcript, spoken)
        }
    }

    /// Ends the running or waiting turn, as Ctrl-C does.
    ///
    /// - Returns: The turn when it waited for an answer; a running one is returned by its `hear(_:)`.
    package func cancel() async -> Turn? {
        listening?.cancel()
        guard let running else { return nil }
        guard running.question != nil else {
            running.channel.post(.cancelled)
            return nil
        }
        return await localized { await end(running, heard: "", nil, .cancelled, [.notice(Texts.cancelled)]) }
    }

    private func hear(_ transcript: Transcript, _ spoken: SpokenText, in running: RunningTurn) async -> Turn {
        let text = transcript.text
        guard running.question != nil else {
            return Turn(heard: text, interpretation: nil, replies: [.failure(Texts.busy)], outcome: .failed)
        }
        if answers.isCancel(spoken), running.question?.hasButton(called: spoken) != true {
            return await end(running, heard: text, nil, .cancelled, [.notice(Texts.cancelled)])
        }
        let isFlexible = answers.mayBeLeft(running.question, by: spoken)
        if running.question?.takes(link: text) != true,
            let understanding = try? await understand(transcript, spoken, isFlexible: isFlexible),
            understanding.isCommand || isFlexible && understanding.isExplained
        {
            self.running = nil
            await running.abandon(.userCancelled, grace: settings.grace)
            // What was only guessed was never begun.
            let isBegun = running.question?.isSuggestion != true
            return await begin(understanding, after: isBegun ? [.notice(Texts.left(running.title))] : [])
        }
        self.running?.question = nil
        running.channel.answer(TurnChannel.Answer(spoken: spoken, rivals: transcript.rivals))
        return await follow(heard: text, nil)
    }

    private func begin(_ transcript: Transcript, _ spoken: SpokenText) async -> Turn {
        do {
            return await begin(try await understand(transcript, spoken), after: [])
        } catch {
            return Turn(
                heard: transcript.text, interpretation: nil, replies: [.notice(Texts.cancelled)], outcome: .cancelled)
        }
    }

    func begin(_ understanding: Understanding, after replies: [Reply]) async -> Turn {
        let interpretation = interpretation(of: understanding)
        let text = understanding.spoken.text
        if let fault = understanding.fault {
            return Turn(
                heard: text, interpretation: interpretation, replies: replies + [.failure(fault.message)],
                outcome: .unavailable)
        }
        guard understanding.isCommand else {
            if answers.isCancel(understanding.spoken) {
                return Turn(
                    heard: text, interpretation: nil, replies: [.notice(Texts.nothingToCancel)], outcome: .cancelled)
            }
            let rejection = Reply.rejection(
                text: text, reason: interpretation.reason, nearest: interpretation.nearest)
            return Turn(
                heard: text, interpretation: interpretation, replies: replies + [rejection], outcome: .rejected)
        }
        let services = services()
        replies.forEach(services.channel.say)
        return await start(
            services, heard: text, app: understanding.app, title: understanding.title, interpretation
        ) {
            await TurnScript(services: services).play(understanding)
        }
    }

    /// What a turn works with from now on.
    func services() -> TurnServices {
        TurnServices(
            channel: TurnChannel(), answers: answers,
            sounds: SoundChoice(language: repertoire.language, denials: answers.denials), lock: deviceLock,
            locale: locale, activity: IntentActivity(undoManager: undoManager, startedAt: now()), earlier: shown,
            log: log, onProgress: settings.onProgress)
    }

    /// Plays a turn until it ends or asks.
    func start(
        _ services: TurnServices, heard: String, app: String, title: String, _ interpretation: Interpretation?,
        _ play: @escaping @Sendable () async -> TurnEnd
    ) async -> Turn {
        running = RunningTurn(services, heard: heard, app: app, title: title, within: settings.deadline, play: play)
        return await follow(heard: heard, interpretation)
    }

    /// Waits until the turn ends, asks, is cancelled or has used up its time.
    private func follow(heard: String, _ interpretation: Interpretation?) async -> Turn {
        guard var running else { return Turn(heard: heard, interpretation: nil, replies: [], outcome: .cancelled) }
        running.waits += 1
        self.running = running
        let event = await next(in: running)
        running.remaining -= event.took
        self.running = running
        let replies = running.channel.takeReplies()
        switch event.event {
        case .asked(let question):
            self.running?.question = question
            return Turn(
                heard: heard, interpretation: interpretation, replies: replies + [.question(question)],
                outcome: .asked(question))
        case .ended(let turnEnd):
            let (outcome, last) = Self.outcome(of: turnEnd)
            // What is on the screen stays there until something else has been done.
            if outcome == .performed { shown = running.services.stage.shown }
            self.running = nil
            running.channel.close()
            return Turn(heard: heard, interpretation: interpretation, replies: replies + last, outcome: outcome)
        case .timeUp:
            if self.running?.hasGoneOn() == true {
                self.running?.remaining = settings.deadline
                running.channel.giveBack(replies)
                return await follow(heard: heard, interpretation)
            }
            let failure = Texts.tookTooLong(running.app, running.title, settings.deadline)
            return await end(
                running, heard: heard, interpretation, .failed, replies + [.failure(failure)], reason: .timeout)
        case .cancelled, .tidied:
            return await end(running, heard: heard, interpretation, .cancelled, replies + [.notice(Texts.cancelled)])
        }
    }

    private func next(in running: RunningTurn) async -> (event: TurnChannel.Event, took: Duration) {
        let (channel, wait, time) = (running.channel, running.waits, running.remaining)
        let clock = ContinuousClock()
        let start = clock.now
        let timer = Task {
            try await Task.sleep(for: time)
            channel.post(.timeUp(wait: wait))
        }
        defer { timer.cancel() }
        while true {
            let event = await channel.next()
            if case .timeUp(let earlier) = event, earlier != wait { continue }
            return (event, start.duration(to: clock.now))
        }
    }

    /// Ends a turn before its code does.
    private func end(
        _ running: RunningTurn, heard: String, _ interpretation: Interpretation?, _ outcome: Turn.Outcome,
        _ replies: [Reply], reason: IntentCancellationReason = .userCancelled
    ) async -> Turn {
        await running.abandon(reason, grace: settings.grace)
        self.running = nil
        return Turn(heard: heard, interpretation: interpretation, replies: replies, outcome: outcome)
    }

    private static func outcome(of end: TurnEnd) -> (Turn.Outcome, [Reply]) {
        switch end {
        case .performed: (.performed, [])
        case .declined: (.cancelled, [.notice(Texts.declined)])
        case .unable(let text): (.rejected, [.notice(text)])
        case .refused(let text): (.failed, [.failure(text)])
        case .gaveUp(let question):
            (.gaveUp, [.notice([question.remark, Texts.gaveUp].compactMap(\.self).joined(separator: " "))])
        case .rejected: (.rejected, [])
        case .failed(let text): (.failed, [.failure(text)])
        case .unavailable(let text): (.unavailable, [.failure(text)])
        case .cancelled: (.cancelled, [.notice(Texts.cancelled)])
        }
    }

    /// How long an app's query may take.
    var deadline: Duration { settings.deadline }

    // MARK: The device

    package var isLocked: Bool { deviceLock.isLocked }
    package func lock() { deviceLock.isLocked = true }
    package func unlock() { deviceLock.isLocked = false }
}
