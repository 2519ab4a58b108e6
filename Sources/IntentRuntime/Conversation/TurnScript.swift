import AppIntents
import PhraseMatching

/// The course of one turn, from what was understood to what is said: choose, perform.
struct TurnScript: Sendable {
    let services: TurnServices

    /// - Returns: How the turn ended.
    func play(_ understanding: Understanding) async -> TurnEnd {
        guard understanding.isCommand else { return .rejected }
        if !understanding.finds.isEmpty {
            return await TurnEnd.of(app: understanding.app) {
                try await FindPerformance(services: services).perform(understanding.finds)
            }
        }
        var frame: Frame?
        let choosing = await TurnEnd.of(app: understanding.app) {
            let frames = understanding.frames
            // Whoever is asked for a name may say that nothing of the kind was meant.
            let isGuess = understanding.isSuggestion && !understanding.asksForUnlisted
            frame = try await isGuess ? confirm(understanding) : choose(among: frames)
        }
        guard let frame else { return choosing }
        return await TurnEnd.of(app: frame.app.name) {
            let slots = try await values(of: frame)
            let isDoubtful = frame.match.tier == .flexible && !understanding.isSuggestion
            let performance = Performance(
                app: frame.app, services: services, isDoubtful: isDoubtful, remarks: frame.unread,
                unknown: Set(frame.unlisted.map(\.name)))
            try await performance.perform(frame.shortcut.intent, slots: slots)
            try await redrawOutdated()
        }
    }

    /// Draws what is on the screen again, if author's code asked for it and shows nothing else.
    private func redrawOutdated() async throws {
        guard services.stage.shown == nil, let earlier = services.earlier, earlier.isOutdated else { return }
        try await SnippetDrawing(app: earlier.app, services: services).redraw(earlier)
    }

    // MARK: Which reading is meant

    /// So many guesses are offered.
    private static let guessLimit = 9

    /// The guess that the person says yes to.
    private func confirm(_ understanding: Understanding) async throws -> Frame {
        let (guesses, question) = Self.guesses(of: understanding)
        if question.kind == .disambiguation { return guesses[try await services.asker.choose(question)] }
        guard try await services.asker.confirm(question) else { throw TurnEnd.declined }
        return guesses[0]
    }

    /// What may have been meant, and how it is asked.
    static func guesses(of understanding: Understanding) -> (guesses: [Frame], question: Question) {
        let guesses = Array(understanding.frames.flatMap { $0.meanings(limit: guessLimit) }.prefix(guessLimit))
        var question = Question(.disambiguation, prompt: Texts.didYouMeanOne, options: guesses.map(\.guess))
        if guesses.count == 1 {
            let (app, intent) = (guesses[0].app.name, guesses[0].intentTitle)
            question = Question(
                .confirmation, app: app, intent: intent, prompt: Texts.didYouMean(guesses[0].phrase))
        }
        let leftovers = understanding.leftovers
        if !leftovers.isEmpty { question.prompt = Texts.notUnderstood(leftovers) + " " + question.prompt }
        question.isSuggestion = true
        return (guesses, question)
    }

    private func choose(among frames: [Frame]) async throws -> Frame {
        let apps = frames.map(\.app.name).unique
        let app = apps.count == 1 ? 0 : try await services.asker.choose(Self.appQuestion(apps))
        let frames = frames.filter { $0.app.name == apps[app] }
        guard frames.count > 1 else { return frames[0] }
        var question = Question(
            .disambiguation, app: frames[0].app.name, prompt: Texts.whichAction, options: frames.map(\.option))
        if let unlisted = frames[0].unlisted.first {
            question.remark = frames[0].unread[unlisted.name]
            question.isSuggestion = true
        }
        return frames[try await services.asker.choose(question)]
    }

    private static func appQuestion(_ apps: [String]) -> Question {
        Question(.disambiguation, prompt: Texts.whichApp, options: apps.map { Question.Option(title: $0) })
    }

    private func values(of frame: Frame) async throws -> [String: Candidate] {
        let prompt = ParameterPrompt(services: services, app: frame.app, intentTitle: frame.intentTitle)
        var values: [String: Candidate] = [:]
        for slot in frame.slots {
            guard let descriptor = IntentReflection.descriptor(of: slot.name, in: frame.shortcut.intent) else {
                continue
            }
            let candidate = try await prompt.one(of: slot.candidates, named: slot.name, descriptor)
            guard let current = try await EntityRefresh(app: frame.app).current(candidate, descriptor) else {
                throw TurnEnd.failed(Texts.gone(frame.app.name, candidate.title, noun: descriptor.noun))
            }
            values[slot.name] = current
        }
        return values
    }
}

extension Frame {
    private var shortTitle: String? { shortcut.shortTitle?.text() }

    /// The intent with what was said, for a choice among readings.
    fileprivate var option: Question.Option {
        let said = slots.map(\.said)
        // Shortcuts of one title, or of one intent, are told apart by what their authors called them.
        return Question.Option(
            title: ([intentTitle] + said).joined(separator: ": "),
            subtitle: shortTitle == intentTitle ? nil : shortTitle,
            id: intentName)
    }
}

extension Frame {
    /// The phrase with what was said, for a choice among guesses; things of one name are told apart by what stands below it.
    fileprivate var guess: Question.Option {
        let candidates = slots.compactMap(\.candidates.first)
        return Question.Option(
            title: phrase, subtitle: candidates.compactMap(\.subtitle).first, id: candidates.compactMap(\.id).first)
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
