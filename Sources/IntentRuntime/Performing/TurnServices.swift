import AppIntents
import SpokenLanguage

/// What a turn works with: the way to the person, and the device.
struct TurnServices: Sendable {
    let channel: TurnChannel
    let answers: AnswerReader
    let lock: DeviceLock

    var asker: Asker { Asker(channel: channel, answers: answers) }
    var reader: ValueReader { ValueReader(answers: answers) }
}
