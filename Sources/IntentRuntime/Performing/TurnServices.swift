import AppIntents
import SpokenLanguage

/// What a turn works with: the way to the person, and the device.
struct TurnServices: Sendable {
    let channel: TurnChannel
    let answers: AnswerReader
    let sounds: SoundChoice
    let lock: DeviceLock

    var asker: Asker { Asker(channel: channel, answers: answers, sounds: sounds) }
    var reader: ValueReader { ValueReader(answers: answers) }
}
