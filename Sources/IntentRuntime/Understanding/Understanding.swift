import AppIntents
import PhraseMatching

/// What an utterance may mean, with the values themselves: what a conversation goes on with.
struct Understanding: Sendable {
    let spoken: SpokenText
    let result: MatchResult
    /// The readings that fit equally well, one a shortcut and place of its slots; none when nothing is understood.
    var frames: [Frame]
    /// Why nothing is understood, where something nearly was.
    var reason: String?
    /// Why the app that is meant does not work.
    var fault: HostingError?
    /// A near miss: the frames are worth a question, and nothing is performed without a yes.
    var isSuggestion = false
    /// It was understood by the schemas that intents adopt, without a phrase of the app's own.
    var isRequest = false
    /// What the score was made of, see `MatchAnswer.features`; empty for what was said word for word.
    var features: [Double] = []

    /// What is asked for by its properties, one for each app that has such things; then there are no frames.
    var finds: [FindRequest] = []
    /// Whether the reason says all that there is to say: it names what would be understood.
    var isExplained = false

    /// Whether it is a command, be it of an app that does not work.
    var isCommand: Bool { !frames.isEmpty || !finds.isEmpty || fault != nil }

    /// The app and the title by which it is called when it is left or takes too long.
    var app: String { frames.first?.app.name ?? finds.first?.app.name ?? "" }
    var title: String { frames.first?.intentTitle ?? finds.first?.title ?? spoken.text }

    /// Whether it is known what this means, be it that it is nothing to be done.
    var isSettled: Bool { isRead || fault != nil || result.vetoed || result.isOverlong }

    /// Whether things are asked for by what several of them are called: “list notes”.
    var isListing: Bool { finds.contains { !$0.isSingular } }

    /// Whether all words that were said stand in a phrase that is meant.
    func says(_ spoken: SpokenText) -> Bool {
        frames.contains { frame in
            let written = Set(SpokenText(frame.template.source).foldedWords)
            let isSame = frame.spoken.text == spoken.text
            return spoken.words.allSatisfy { word in
                written.contains(word.folded)
                    || isSame && frame.match.slots.contains { $0.span.contains(word.span.lowerBound) }
            }
        }
    }

    /// Whether a phrase that is meant has one of some words in it.
    func says(_ verbs: SaidPhrases) -> Bool {
        frames.contains { frame in
            frame.template.pieces.contains { piece in
                guard case .text(let text) = piece else { return false }
                let words = SpokenText(text).foldedWords
                return words.indices.contains { verbs.length(in: words, at: $0, before: words.count) != nil }
            }
        }
    }

    /// Words with a meaning that no guess explains, in their order.
    var leftovers: [String] {
        let left = frames.map { $0.match.leftovers.map($0.spoken.substring) }
        return left.first.map { first in first.filter { words in left.allSatisfy { $0.contains(words) } } } ?? []
    }

    /// Whether it is known what is asked for, but for a name that nobody knows.
    var asksForUnlisted: Bool { frames.contains { !$0.unlisted.isEmpty } }

    /// Whether something is meant, and all that was said of it was read.
    var isRead: Bool { frames.contains(where: \.unread.isEmpty) }
}

/// A shortcut that an utterance may mean, with what each of its slots may hold.
struct Frame: Sendable {
    struct Slot: Sendable {
        let name: String
        /// A place in the text that says it.
        let span: Range<Int>
        let text: String
        /// At least one; more than one has to be asked about.
        var candidates: [Candidate]
    }

    let place: PhraseIndex.Place
    let app: RunningApp
    let shortcut: AppShortcut
    let template: Template
    /// The text that says it, which is that of one hypothesis.
    let spoken: SpokenText
    let match: Match
    var slots: [Slot]
    /// Parameters of which something was said that is no value for them, and why: they are asked for.
    var unread: [String: String] = [:]
    /// Those of them that take something listed.
    var unlisted: [Reading.Unlisted] = []

    var intentName: String { IntentDescriptor(of: shortcut.intent).name }
    var intentTitle: String { IntentDescriptor(of: shortcut.intent).title.text() }
}
