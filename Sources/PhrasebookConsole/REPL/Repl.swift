import Foundation
import GrammarFiles
import IntentRuntime

/// The conversation at a terminal.
struct Repl {
    private let conversation: Conversation
    private let console: Console
    private let progress: ProgressText
    private let history: HistoryFile
    private let editor: LineEditor
    private var notedHistory = false

    init(session: Session, call: Invocation) throws(ConsoleError) {
        let conversation = session.conversation
        self.conversation = conversation
        console = call.console
        progress = session.progress
        history = HistoryFile(path: EnvironmentPlaces.history(call.environment))
        editor = try LineEditor(
            sink: console.output, colored: console.colorsOutput, history: history.load(), limit: history.limit
        ) { await Repl.completions(of: $0, in: conversation) }
    }

    mutating func run() async -> ExitCode {
        let watches = watchSignals()
        defer { watches.forEach { $0.stop() } }
        await greet()
        var isRunning = true
        var code = ExitCode.done
        while isRunning, !console.output.isClosed {
            let question = await conversation.question
            switch await editor.readLine(prompt: conversation.shown { QuestionText.prompt(for: question) }) {
            case .line(let line):
                isRunning = await take(line)
                if !isRunning { code = await leave() }
            case .interrupted(hadText: true): break
            case .interrupted(hadText: false):
                if let turn = await conversation.cancel() { show(turn) }
            case .end:
                console.output.write("\n")
                code = await leave()
                isRunning = false
            }
        }
        editor.close()
        return code
    }

    private mutating func take(_ line: String) async -> Bool {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard !line.isEmpty else { return true }
        remember(line)
        guard let command = ReplCommand.parse(line) else {
            show(await conversation.hear(Transcript(line)))
            return true
        }
        return await perform(command)
    }

    private func show(_ turn: Turn) {
        progress.clear()
        conversation.shown { TurnText(console: console, width: min(80, TerminalSize.columns())).show(turn) }
    }

    /// A sentence in the language of the conversation.
    private func say(_ text: () -> String) { console.say(StyledText(conversation.shown(text))) }

    /// A question that is left open was not answered: what was asked for is not done.
    private func leave() async -> ExitCode {
        guard let question = await conversation.question else { return .done }
        say { ConsoleTexts.unanswered(question.prompt) }
        return .notDone
    }

    private func perform(_ command: ReplCommand.Parsed) async -> Bool {
        switch command {
        case .unknown(let word, let nearest):
            let hint = nearest.map { "did you mean \($0)?" } ?? ":help lists the commands"
            console.error("there is no command \(word); \(hint)")
        case .command(let command, let rest) where !command.takesText && !rest.isEmpty:
            console.error("\(command.spelling) takes nothing further, but there is \(quoted(rest)); leave it out")
        case .command(.help, _): ReplCommand.helpLines.forEach { console.say($0) }
        case .command(.apps, _): DescriptionText.apps(conversation.descriptions).forEach { console.say($0) }
        case .command(.phrases, _): DescriptionText.phrases(conversation.descriptions).forEach { console.say($0) }
        case .command(.show, _): await showScreens()
        case .command(.explain, let text):
            if text.isEmpty {
                let example = await example().map { "; for example :explain \($0)" } ?? "; write one behind it"
                console.error(":explain needs a text\(example)")
            } else {
                let explanation = await conversation.explain(text)
                conversation.shown { ExplanationText.lines(explanation) }.forEach { console.say($0) }
            }
        case .command(.suggest, let text): await suggest(text)
        case .command(.focus, let text):
            switch FocusCommand(text, flag: conversation.flag) {
            case .list:
                let filters = await conversation.focusFilters
                conversation.shown { FocusText.lines(filters) }.forEach { console.say($0) }
            case .set(let name, let isOn, let settings):
                show(await conversation.setFocus(name, isOn: isOn, settings: settings))
            case nil: console.error(conversation.shown { ConsoleTexts.focusUsage })
            }
        case .command(.undo, _): show(await conversation.undo())
        case .command(.redo, _): show(await conversation.redo())
        case .command(.lock, _):
            await conversation.lock()
            say { ConsoleTexts.locked }
        case .command(.unlock, _):
            await conversation.unlock()
            say { ConsoleTexts.unlocked }
        case .command(.quit, _): return false
        }
        return true
    }

    private func suggest(_ text: String) async {
        guard !text.isEmpty else {
            let predictions = await conversation.predictions()
            return conversation.shown { PredictionText.lines(predictions) }.forEach { console.say($0) }
        }
        guard let number = Int(text), let turn = await conversation.perform(prediction: number) else {
            return console.error(":suggest has nothing at \(quoted(text)); :suggest alone lists what there is")
        }
        show(turn)
    }

    private func showScreens() async {
        for (app, text) in await conversation.screens() {
            let nothing = conversation.shown { ConsoleTexts.showsNothing(app) }
            let lines = text.map { TurnText.screen(app: app, text: $0) } ?? [StyledText(nothing)]
            lines.forEach { console.say($0) }
        }
    }

    private mutating func remember(_ line: String) {
        editor.remember(line)
        guard let reason = history.append(line), !notedHistory else { return }
        notedHistory = true
        console.note("The history is not kept: \(history.path) cannot be written (\(reason)).")
    }
}

extension Repl {
    /// A line about the apps and an utterance that works.
    private func greet() async {
        guard !console.quiet else { return }
        var names: Set<String> = []
        let apps = conversation.startedApps.filter { names.insert($0).inserted }
        say { ConsoleTexts.listens(for: apps) }
        let more: StyledText = "\(":help", .prompt) \(conversation.shown { ConsoleTexts.tellsMore })"
        if let example = await example() {
            console.say("\(conversation.shown { ConsoleTexts.tryThis }) \(example, .app)   \(more)")
        } else {
            console.say(more)
        }
    }

    /// The first phrase of the first app that names one of its things, with the thing filled in.
    private func example() async -> String? {
        let started = conversation.startedApps
        guard let app = conversation.descriptions.first(where: { started.contains($0.name) }) else { return nil }
        for phrase in app.shortcuts.flatMap(\.phrases) {
            let beginning = phrase.prefix { $0 != "$" }
            guard !beginning.isEmpty, !phrase.dropFirst(beginning.count).hasPrefix("${applicationName}") else {
                continue
            }
            for text in await conversation.completions(of: String(beginning), limit: 10) {
                let interpretation = await conversation.interpret(Transcript(text))
                if interpretation.status == .matched, interpretation.meaning?.app == app.name { return text }
            }
        }
        return await conversation.completions(of: "", limit: 1).first
    }

    static func completions(of text: String, in conversation: Conversation) async -> [String] {
        if text.first == ReplCommand.prefix {
            return ReplCommand.allCases.map(\.spelling).filter { $0.hasPrefix(text) }
        }
        let question = await conversation.question
        let controls = question == nil ? await conversation.controls : []
        let answers = question.map { question in conversation.shown { QuestionText.answers(to: question) } } ?? []
        let begun = answers.filter { $0.lowercased().hasPrefix(text.lowercased()) }
        // Options are all that helps; any other question may also be left for a new command.
        if question?.options.isEmpty == false { return begun }
        let pressed = text.isEmpty ? [] : controls.filter { $0.lowercased().hasPrefix(text.lowercased()) }
        return begun + pressed + (await conversation.completions(of: text, limit: 100))
    }

    /// Ctrl-C during a turn cancels it; a program that is told to end puts the terminal back first.
    private func watchSignals() -> [SignalWatch] {
        let interrupt = SignalWatch(SIGINT) { [conversation, console] in
            Task {
                // The terminal shows ^C and stays on that line.
                if await conversation.isBusy { console.output.write("\n") }
                _ = await conversation.cancel()
            }
        }
        let resize = SignalWatch(SIGWINCH) { [editor] in editor.windowChanged() }
        guard let modes = TerminalModes() else { return [interrupt, resize] }
        let ends = [SIGTERM, SIGHUP].map { number in
            SignalWatch(number) { modes.restoreAndDie(by: number) }
        }
        return [interrupt, resize] + ends
    }
}
