import AppIntents

/// The course of one turn, from what was understood to what is said: choose, perform.
struct TurnScript: Sendable {
    let services: TurnServices

    /// - Returns: How the turn ended; errors of author's code are worded here.
    func play(_ understanding: Understanding) async -> TurnEnd {
        guard let first = understanding.frames.first else { return .rejected }
        var app = first.app.name
        do {
            let frame = try await choose(among: understanding.frames)
            app = frame.app.name
            let slots = try await values(of: frame)
            try await Performance(app: frame.app, services: services).perform(frame.shortcut.intent, slots: slots)
            return .performed
        } catch let end as TurnEnd {
            return end
        } catch let error as HostingError {
            return .unavailable(error.message)
        } catch is CancellationError where Task.isCancelled {
            return .cancelled
        } catch {
            return .failed(Texts.failure(app, AuthorError.message(of: error)))
        }
    }

    // MARK: Which reading is meant

    private func choose(among frames: [Frame]) async throws -> Frame {
        let apps = frames.map(\.app.name).unique
        let app = apps.count == 1 ? 0 : try await services.asker.choose(Self.appQuestion(apps))
        let frames = frames.filter { $0.app.name == apps[app] }
        guard frames.count > 1 else { return frames[0] }
        let question = Question(
            .disambiguation, app: frames[0].app.name, prompt: Texts.whichAction, options: frames.map(\.option))
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
            values[slot.name] = try await current(candidate, descriptor, frame)
        }
        return values
    }

    /// The entity as it is now, for it may have been changed or deleted since its name was listed.
    private func current(
        _ candidate: Candidate, _ descriptor: ParameterDescriptor, _ frame: Frame
    ) async throws -> Candidate {
        guard case .entity(let type) = descriptor.valueType.element else { return candidate }
        let context = frame.app.quietContext
        return try await IntentContext.$current.withValue(context) {
            let finder = EntityFinder(type, query: descriptor.query)
            let current = try await frame.app.asking(the: String(describing: type)) {
                try await finder.current(candidate)
            }
            guard let current else {
                throw TurnEnd.failed(Texts.gone(frame.app.name, candidate.title, noun: descriptor.noun))
            }
            return current
        }
    }
}

extension Frame {
    private var shortTitle: String? { shortcut.shortTitle?.text() }

    /// The intent with what was said, for a choice among readings.
    fileprivate var option: Question.Option {
        let said = slots.map { $0.candidates.count == 1 ? $0.candidates[0].title : $0.text }
        // Shortcuts of one title, or of one intent, are told apart by what their authors called them.
        return Question.Option(
            title: ([intentTitle] + said).joined(separator: ": "),
            subtitle: shortTitle == intentTitle ? nil : shortTitle,
            id: intentName)
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order of their first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
