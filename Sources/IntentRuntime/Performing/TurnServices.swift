import AppIntents
import Foundation
import SpokenLanguage

/// What a turn works with: the way to the person, the device, and what goes on around the author's code.
struct TurnServices: Sendable {
    let channel: TurnChannel
    let answers: AnswerReader
    let sounds: SoundChoice
    let lock: DeviceLock
    let locale: Locale
    let activity: IntentActivity
    /// What the turn shows, and what was on the screen before it.
    let stage = Stage()
    let earlier: ShownSnippet?
    let log: PerformedLog
    let onProgress: ConversationSettings.ProgressHandler?

    var asker: Asker { Asker(channel: channel, answers: answers, sounds: sounds) }
}
