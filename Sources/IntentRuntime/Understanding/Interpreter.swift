import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// From words to what they may mean: matches the phrases, then finds the values that the slots stand for.
struct Interpreter: Sendable {
    var index: PhraseIndex
    /// Of each app whose intents adopt schemas, what can be said because of them.
    var requests: [PhraseIndex] = []
    /// The apps that a request may name though they cannot do it.
    var namedApps: NamedApps?
    let answers: AnswerReader
    let deadline: Duration

    /// Understands the best hypothesis word for word, then without words that mean nothing or, where that means nothing
    /// either, all hypotheses together by how they sound.
    ///
    /// - Parameters:
    ///   - transcript: What was heard.
    ///   - spoken: The text of its best hypothesis, folded already.
    ///   - isFlexible: Whether something that sounds like a phrase is enough.
    /// - Returns: What it means, or why it means nothing.
    /// - Throws: `CancellationError`.
    func understand(
        _ transcript: Transcript, _ spoken: SpokenText, isFlexible: Bool
    ) async throws -> Understanding {
        if Link.isLink(spoken.text) { return try await follow(link: spoken) }
        let first = try await wordForWord(spoken)
        if first.isSettled { return try await doubted(first, by: rivals(of: transcript)) }
        let asked = try await asked(transcript, spoken)
        if let asked, asked.finds.contains(where: \.isTelling) || asked.fault != nil { return asked }
        // While a question is open, words without the app's name may be its answer.
        let request = try await request(transcript, spoken, needsAppName: !isFlexible)
        if let request, request.isCommand || request.isExplained { return request }
        let second = try await unlike(transcript, first, isFlexible: isFlexible)
        if let asked, isMeant(asked, ratherThan: second) { return asked }
        let known = second.isCommand || second.reason != nil ? second : request ?? second
        // That there is no such thing is no reason not to ask for one that there is.
        guard isFlexible, known.reason == nil || known.reason == first.reason else { return known }
        return try await unlisted(transcript, beside: known) ?? known
    }

    /// Whether a request for things is meant, be it one that cannot be answered, rather than what is not said word for word.
    private func isMeant(_ asked: Understanding, ratherThan second: Understanding) -> Bool {
        let isUnclear = asked.finds.isEmpty && !asked.isExplained
        guard second.isCommand else { return !isUnclear || second.reason == nil }
        // What is understood, or explained, beats a guess.
        if second.isSuggestion { return !isUnclear }
        // What is like a phrase in other words is less than “list notes”, word for word.
        if !asked.finds.isEmpty { return asked.isListing && !second.says(asked.spoken) }
        // Whoever asks for things wants nothing else to be done with them: “find notes created …” creates none.
        return index.finds.value.map { !second.says($0.lexicon.verbs) } ?? false
    }

    /// What is not said word for word: in another order, or with other words for the same, or like a phrase.
    private func unlike(
        _ transcript: Transcript, _ first: Understanding, isFlexible: Bool
    ) async throws -> Understanding {
        let spoken = first.spoken
        // Whoever says yes, no or cancel without being asked means nothing.
        let isAnswer = answers.isCancel(spoken) || answers.confirmation(spoken) != nil
        guard isFlexible, !isAnswer, let matcher = index.flexible.value else {
            for hypothesis in transcript.hypotheses.dropFirst() {
                let understanding = try await wordForWord(SpokenText(hypothesis.text))
                if understanding.isRead { return understanding }
            }
            return first
        }
        if let unscaled = try await unscaled(spoken) { return unscaled }
        if let paraphrase = matcher.paraphrase(spoken), let meant = try await understanding(of: paraphrase, [spoken]) {
            return try await doubted(meant, by: rivals(of: transcript))
        }
        let hypotheses = transcript.spoken
        let answer = matcher.answer(to: hypotheses)
        let alike = try await understanding(of: answer, hypotheses.map(\.spoken))
        // What was said word for word, but for a value, is worth more than what only may be meant.
        let meant = first.isCommand && alike?.isSuggestion != false ? first : alike ?? first
        return try await doubted(meant, by: RivalTexts(asLikely: hypotheses))
    }

    /// What it means without telling one of several units, as a question: a phrase with degrees takes no “celsius”.
    private func unscaled(_ spoken: SpokenText) async throws -> Understanding? {
        guard let plain = index.language.signs.unscaled(spoken) else { return nil }
        var understanding = try await wordForWord(plain.spoken)
        understanding.isSuggestion = true
        return understanding.isCommand ? understanding : nil
    }

    /// The same as a question, where another text says something else, be it in other words, or that it is not to be done, see `RivalTexts`.
    private func doubted(
        _ understanding: Understanding, by rivals: @autoclosure () -> RivalTexts
    ) async throws -> Understanding {
        guard understanding.isRead, !understanding.isSuggestion else { return understanding }
        let rivals = rivals()
        var frames = understanding.frames
        for rival in rivals.asking {
            for frame in try await plainMeaning(of: rival).frames where !frames.contains(where: frame.means) {
                frames.append(frame)
            }
        }
        let isDenied = rivals.denying.contains { rival in frames.contains { $0.isDenied(by: rival, in: index.language) }
        }
        guard isDenied || frames.count > understanding.frames.count else { return understanding }
        var doubted = understanding
        doubted.frames = frames
        doubted.isSuggestion = true
        return doubted
    }

    /// What a text means, in the words of a phrase or in others for the same.
    private func plainMeaning(of spoken: SpokenText) async throws -> Understanding {
        let said = try await wordForWord(spoken)
        guard !said.isCommand, let paraphrase = index.flexible.value?.paraphrase(spoken) else { return said }
        return try await understanding(of: paraphrase, [spoken]) ?? said
    }

    private func rivals(of transcript: Transcript) -> RivalTexts {
        RivalTexts(transcript.hypotheses.count > 1 ? transcript.spoken : [], [index.language.opposites.value])
    }

    /// What is asked for by its properties, in the best hypothesis that asks for something; `nil` where none does.
    private func asked(_ transcript: Transcript, _ spoken: SpokenText) async throws -> Understanding? {
        guard let catalog = index.finds.value, !catalog.entities.isEmpty else { return nil }
        let reader = FindReader(
            catalog: catalog, answers: answers, skipped: SaidPhrases(index.language.skipped), deadline: deadline)
        var refused: Understanding?
        for (number, hypothesis) in transcript.hypotheses.enumerated() {
            let words = number == 0 ? spoken : SpokenText(hypothesis.text)
            var understanding = Understanding(spoken: words, result: MatchResult(), frames: [], reason: nil)
            do {
                switch try await reader.read(words) {
                case .requests(let requests): understanding.finds = requests
                case .refused(let reason):
                    understanding.reason = reason
                    understanding.isExplained = true
                    refused = refused ?? understanding
                    continue
                case .unclear(let reason):
                    understanding.reason = reason
                    refused = refused ?? understanding
                    continue
                case .none: continue
                }
            } catch let error as HostingError {
                return Understanding(
                    spoken: words, result: MatchResult(), frames: [], reason: error.message, fault: error)
            }
            return understanding
        }
        return refused
    }

    private func wordForWord(_ spoken: SpokenText) async throws -> Understanding {
        let exact = index.matcher.match(spoken)
        let first = try await understanding(of: exact, spoken)
        if first.isSettled { return first }
        let result = index.skipping.value.match(spoken)
        guard result.matches != exact.matches || result.vetoed else { return first }
        let second = try await understanding(of: result, spoken)
        return second.isSettled || first.frames.isEmpty && first.reason == nil ? second : first
    }

    private func understanding(of result: MatchResult, _ spoken: SpokenText) async throws -> Understanding {
        var reason = result.vetoed ? Texts.vetoed(spoken.text) : result.isOverlong ? Texts.overlong : nil
        var unread: [Frame] = []
        for group in groups(of: result) {
            let meant = try await frames(of: group, in: [spoken])
            reason = reason ?? meant.reason
            let read = meant.frames.filter(\.unread.isEmpty)
            if !read.isEmpty {
                return Understanding(
                    spoken: spoken, result: result, frames: read, reason: nil,
                    isSuggestion: read.contains { $0.isNoOrder(index) })
            }
            if unread.isEmpty { unread = meant.frames }
            if let fault = meant.fault {
                return Understanding(spoken: spoken, result: result, frames: [], reason: fault.message, fault: fault)
            }
        }
        return Understanding(spoken: spoken, result: result, frames: unread, reason: unread.isEmpty ? reason : nil)
    }

    /// What something like a phrase means; `nil` where it is nothing that can be done.
    ///
    /// - takesUnlisted: whether names that nobody knows are left to be asked for.
    func understanding(
        of answer: MatchAnswer, _ hypotheses: [SpokenText], takesUnlisted: Bool = false
    ) async throws -> Understanding? {
        let (result, spoken) = (answer.result, hypotheses[answer.hypothesis])
        if result.vetoed {
            return Understanding(spoken: spoken, result: result, frames: [], reason: Texts.vetoed(spoken.text))
        }
        var meant = try await frames(of: index.inOrder(result.best), in: hypotheses, takesUnlisted: takesUnlisted)
        meant.frames.removeAll { frame in
            meant.unknown.contains { frame.match.hypothesis == $0.hypothesis && !frame.fills($0.span) }
        }
        let isSuggestion =
            answer.status == .suggested || result.best.contains { $0.saysLittle(spoken, answers) }
            || hypotheses.count == 1 && meant.frames.contains { $0.isNoOrder(index) }
        // An app that does not work is blamed for what was meant for it, not for what sounds a little like it.
        let fault = meant.frames.isEmpty && !isSuggestion ? meant.fault : nil
        guard !meant.frames.isEmpty || fault != nil else { return nil }
        let denials = Set(meant.frames.map { $0.denial(by: hypotheses, in: index.language) })
        if denials.contains(.certain) { return nil }
        let others = meant.frames.map { $0.otherApp(of: index.apps) }
        if let other = others.first ?? nil, !others.contains(where: { $0 == nil }) {
            return Understanding(spoken: spoken, result: result, frames: [], reason: Texts.cannotDo(other.name))
        }
        return Understanding(
            spoken: meant.frames.first?.spoken ?? spoken, result: result, frames: meant.frames,
            reason: fault?.message, fault: fault,
            isSuggestion: isSuggestion || denials.contains(.doubtful), features: answer.features)
    }

    /// What matches that tie mean, each meaning once.
    func frames(
        of matches: [Match], in hypotheses: [SpokenText], takesUnlisted: Bool = false
    ) async throws -> Meant {
        var meant = Meant()
        for match in matches {
            guard let place = index.place(of: match.template) else { continue }
            let spoken = hypotheses[match.hypothesis]
            switch try await resolve(match, in: spoken, at: place, takesUnlisted: takesUnlisted) {
            case .frame(let frame): meant.frames.merge(frame)
            case .noSuch(let text, let span):
                meant.reason = meant.reason ?? text
                meant.unknown.append((match.hypothesis, span))
            case .unavailable(let error): meant.fault = meant.fault ?? error
            }
        }
        return meant
    }

    /// The matches in the order in which they are tried: those that tie for the best together, then one by one.
    private func groups(of result: MatchResult) -> [[Match]] {
        let rest = result.matches.filter { !result.best.contains($0) }
        return (result.best.isEmpty ? [] : [index.inOrder(result.best)]) + rest.map { [$0] }
    }

    /// What matches that tie come to.
    struct Meant {
        var frames: [Frame] = []
        /// Why one of them means nothing.
        var reason: String?
        /// Where something is named that there is not.
        var unknown: [(hypothesis: Int, span: Range<Int>)] = []
        var fault: HostingError?
    }

    private enum Resolution {
        case frame(Frame)
        /// No value is called as the words there.
        case noSuch(String, at: Range<Int>)
        /// The app did not start, or its query does not work.
        case unavailable(HostingError)
    }

    private func resolve(
        _ match: Match, in spoken: SpokenText, at place: PhraseIndex.Place, takesUnlisted: Bool
    ) async throws -> Resolution {
        let app = index.apps[place.app]
        if let fault = app.fault { return .unavailable(fault) }
        let shortcut = index.shortcut(at: place)
        var frame = Frame(
            place: place, app: app, shortcut: shortcut, template: index.grammar.template(match.template),
            spoken: spoken, match: match, slots: [])
        for slot in match.slots where slot.name != "applicationName" {
            guard let descriptor = IntentReflection.descriptor(of: slot.name, in: shortcut.intent) else { continue }
            let reading: ValueReader.Reading
            do {
                reading = try await self.reading(of: slot, of: match, in: spoken, descriptor, app)
            } catch let error as HostingError {
                return .unavailable(error)
            }
            switch reading {
            case .values(let found):
                frame.slots.append(Frame.Slot(name: slot.name, span: slot.span, text: slot.text, candidates: found))
            case .unclear(let remark) where descriptor.isRead && match.tier == .exact: frame.unread[slot.name] = remark
            case .unclear where takesUnlisted && slot.value == nil:
                frame.leaveOpen(Reading.Unlisted(slot, descriptor))
            case .unclear:
                return .noSuch(Texts.unknownName(slot.text, noun: descriptor.noun, app: app.name), at: slot.span)
            }
        }
        return .frame(frame)
    }
}
