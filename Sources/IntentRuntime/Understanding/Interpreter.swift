import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// From words to what they may mean: matches the phrases, then finds the values that the slots stand for.
struct Interpreter: Sendable {
    let index: PhraseIndex
    let answers: AnswerReader
    let deadline: Duration

    /// Understands the first hypothesis that means anything.
    ///
    /// - Parameters:
    ///   - transcript: What was heard.
    ///   - spoken: The text of its best hypothesis, folded already.
    /// - Returns: What it means, or why it means nothing.
    /// - Throws: `CancellationError`.
    func understand(_ transcript: Transcript, _ spoken: SpokenText) async throws -> Understanding {
        let first = try await understand(spoken)
        if !first.frames.isEmpty { return first }
        for hypothesis in transcript.hypotheses.dropFirst() {
            let understanding = try await understand(SpokenText(hypothesis.text))
            if !understanding.frames.isEmpty { return understanding }
        }
        return first
    }

    private func understand(_ spoken: SpokenText) async throws -> Understanding {
        let result = index.matcher.match(spoken)
        var reason = result.vetoed ? Texts.vetoed(spoken.text) : result.isOverlong ? Texts.overlong : nil
        for group in groups(of: result) {
            var frames: [Frame] = []
            var fault: HostingError?
            for match in group {
                guard let place = index.place(of: match.template) else { continue }
                switch try await resolve(match, at: place) {
                case .frame(let frame): merge(frame, into: &frames)
                case .noSuch(let text): reason = reason ?? text
                case .unavailable(let error): fault = fault ?? error
                }
            }
            if !frames.isEmpty {
                return Understanding(spoken: spoken, result: result, frames: frames, reason: nil)
            }
            if let fault {
                return Understanding(spoken: spoken, result: result, frames: [], reason: fault.message, fault: fault)
            }
        }
        return Understanding(spoken: spoken, result: result, frames: [], reason: reason)
    }

    /// The matches in the order in which they are tried: those that tie for the best together, then one by one.
    private func groups(of result: MatchResult) -> [[Match]] {
        let rest = result.matches.filter { !result.best.contains($0) }
        return (result.best.isEmpty ? [] : [index.inOrder(result.best)]) + rest.map { [$0] }
    }

    private enum Resolution {
        case frame(Frame)
        /// No value is called so.
        case noSuch(String)
        /// The app did not start, or its query does not work.
        case unavailable(HostingError)
    }

    private func resolve(_ match: Match, at place: PhraseIndex.Place) async throws -> Resolution {
        let app = index.apps[place.app]
        if let fault = app.fault { return .unavailable(fault) }
        let shortcut = index.shortcut(at: place)
        var frame = Frame(
            place: place, app: app, shortcut: shortcut, template: index.source(of: match.template), match: match,
            slots: [])
        for slot in match.slots where slot.name != "applicationName" {
            guard let descriptor = IntentReflection.descriptor(of: slot.name, in: shortcut.intent) else { continue }
            let candidates: [Candidate]
            do {
                candidates = try await self.candidates(for: slot, descriptor, app)
            } catch let error as HostingError {
                return .unavailable(error)
            }
            guard !candidates.isEmpty else {
                return .noSuch(Texts.unknownName(slot.text, noun: descriptor.noun, app: app.name))
            }
            frame.slots.append(Frame.Slot(name: slot.name, span: slot.span, text: slot.text, candidates: candidates))
        }
        return .frame(frame)
    }

    /// A listed name stands for its value; other words are left to the author's query, or read as what the type needs.
    private func candidates(
        for slot: SlotMatch, _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws -> [Candidate] {
        if let value = slot.value, let list = index.lists[slot.list] {
            return list.table.candidate(of: value).map { [$0] } ?? []
        }
        let reader = ValueReader(answers: answers)
        let reading = try await app.asking(the: String(describing: descriptor.valueType.element)) {
            try await AuthorCode.run(within: deadline, context: app.quietContext) {
                try await reader.read(SpokenText(slot.text), as: descriptor)
            }
        }
        guard case .values(let found) = reading else { return [] }
        return found
    }

    /// One shortcut heard through two of its phrases is one meaning; two entities of one name are one question.
    private func merge(_ frame: Frame, into frames: inout [Frame]) {
        for index in frames.indices where frames[index].place == frame.place {
            let known = frames[index].slots
            guard known.map(\.name) == frame.slots.map(\.name), known.map(\.span) == frame.slots.map(\.span) else {
                if Self.sameValues(known, frame.slots) { return }
                continue
            }
            for slot in frame.slots.indices {
                let ids = Set(known[slot].candidates.map(\.id))
                frames[index].slots[slot].candidates += frame.slots[slot].candidates.filter { !ids.contains($0.id) }
            }
            return
        }
        frames.append(frame)
    }

    private static func sameValues(_ one: [Frame.Slot], _ other: [Frame.Slot]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy { $0.name == $1.name && $0.candidates.map(\.id) == $1.candidates.map(\.id) }
    }
}
