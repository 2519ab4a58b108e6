import AppIntents
import PhraseMatching

/// What an utterance may mean, with the values themselves: what a conversation goes on with.
struct Understanding: Sendable {
    let spoken: SpokenText
    let result: MatchResult
    /// The readings that fit equally well, one a shortcut and place of its slots; none when nothing is understood.
    let frames: [Frame]
    /// Why nothing is understood, where something nearly was.
    let reason: String?
    /// Why the app that is meant does not work.
    var fault: HostingError?

    /// Whether it is a command, be it of an app that does not work.
    var isCommand: Bool { !frames.isEmpty || fault != nil }
}

/// A shortcut that an utterance may mean, with what each of its slots may hold.
struct Frame: Sendable {
    struct Slot: Sendable {
        let name: String
        let span: Range<Int>
        let text: String
        /// At least one; more than one has to be asked about.
        var candidates: [Candidate]
    }

    let place: PhraseIndex.Place
    let app: RunningApp
    let shortcut: AppShortcut
    let template: String
    let match: Match
    var slots: [Slot]

    var intentName: String { String(describing: type(of: shortcut.intent)) }
    var intentTitle: String { IntentDescriptor(of: shortcut.intent).title.text() }
}
