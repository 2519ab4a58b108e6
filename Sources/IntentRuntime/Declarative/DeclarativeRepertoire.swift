import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// What can be said to declarative apps of one language, and what is meant by it.
struct DeclarativeRepertoire: Repertoire {
    let apps: [RunningApp]
    let language: PhraseLanguage
    let warnings: [HostingWarning] = []
    private let interpreter: DeclarativeInterpreter

    init(_ interpreter: DeclarativeInterpreter, _ pack: LanguagePack, _ programs: ProgramStarter) {
        self.interpreter = interpreter
        language = PhraseLanguage(pack)
        let grammar = interpreter.matcher.grammar
        apps = zip(grammar.apps, grammar.readers).map { RunningApp($0, $1, programs) }
    }

    private var matcher: AppMatcher { interpreter.matcher }
    private var meanings: AppGrammar { matcher.grammar }

    var grammar: Grammar { meanings.grammar }

    func understand(
        _ transcript: Transcript, _ spoken: SpokenText, isFlexible: Bool, _ answers: AnswerReader,
        within deadline: Duration
    ) async throws -> Understanding {
        // Whoever says yes, no or cancel without being asked means nothing.
        let isAnswer = answers.isCancel(spoken) || answers.confirmation(spoken) != nil
        guard isFlexible, !isAnswer else { return understanding(matcher.wordForWord(spoken)) }
        return understanding(matcher.match(transcript.spoken))
    }

    private func understanding(_ match: AppMatch) -> Understanding {
        var frames: [Frame] = []
        for reading in match.best { frames.merge(frame(reading, match)) }
        return Understanding(
            spoken: match.spoken, result: match.result, frames: frames, reason: interpreter.reason(match),
            isSuggestion: match.status == .suggested, features: match.features, isExplained: match.refusal != nil)
    }

    private func frame(_ reading: AppReading, _ match: AppMatch) -> Frame {
        let intent = meanings.intent(at: reading.place)
        let place = PhraseIndex.Place(app: reading.place.app, shortcut: reading.place.intent)
        let found =
            match.result.matches.first { $0.template == reading.template && $0.score == reading.score }
            ?? match.result.matches[0]
        var frame = Frame(
            place: place, app: apps[place.app], shortcut: apps[place.app].shortcuts[place.shortcut],
            template: plainest(reading),
            spoken: reading.said == match.spoken.text ? match.spoken : SpokenText(reading.said), match: found,
            slots: reading.slots.map { slot in
                let type = intent.parameter(slot.name)?.type.name ?? ""
                return Frame.Slot(
                    name: slot.name, span: slot.span, text: slot.text, candidates: [Candidate(slot.value, type: type)])
            })
        for unlisted in reading.unlisted { frame.leaveOpen(Reading.Unlisted(unlisted)) }
        return frame
    }

    /// The phrase without its choices, to be read to a person, under the author's words.
    private func plainest(_ reading: AppReading) -> Template {
        let app = meanings.app(at: reading.place)
        let intent = meanings.intent(at: reading.place)
        let pieces = app.plainest(reading.phrase, of: intent, with: Set(reading.slots.map(\.name)))
        return Template(Template(pieces: pieces ?? []).root, writtenAs: reading.phrase)
    }

    func match(_ spoken: SpokenText) -> MatchResult { matcher.wordForWord(spoken).result }

    func meaning(of template: TemplateID) -> PhraseMeaning? {
        meanings.meaning(of: template).map { meaning in
            PhraseMeaning(
                app: meanings.app(at: meaning.place).name, intent: meanings.intent(at: meaning.place).name,
                phrase: meaning.phrase)
        }
    }

    func nearest(to spoken: SpokenText) -> [String] { interpreter.nearest(to: spoken) }

    func names(of parameter: String, at place: PhraseIndex.Place) -> [String] {
        let app = meanings.apps[place.app]
        return app.names(of: parameter, in: app.intents[place.shortcut])
    }

    func completions(of text: String, limit: Int) -> [String] {
        var completions = PhraseCompletions(of: text, limit: limit)
        for app in meanings.apps {
            for intent in app.intents {
                for phrase in intent.phrases {
                    completions.add(phrase.template.plainest(with: [], rules: app.ruleRoots)) {
                        app.names(of: $0, in: intent)
                    }
                }
            }
        }
        return completions.found
    }

    func refreshed(app: Int, within deadline: Duration) async -> DeclarativeRepertoire { self }
}

extension RunningApp {
    fileprivate init(_ app: DeclarativeApp, _ reader: AppValueReader, _ programs: ProgramStarter) {
        self.init(
            name: app.name, alternativeNames: app.alternativeNames,
            shortcuts: app.intents.map { AppShortcut(DeclarativeIntent($0, of: app, reader, programs: programs)) })
    }
}
