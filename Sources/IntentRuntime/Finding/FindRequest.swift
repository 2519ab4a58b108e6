import AppIntents
import PhraseMatching

/// Something that is asked for, understood: the kind, and what must hold of it.
struct FindRequest: Sendable {
    let entity: FindableEntity
    let request: PropertySearch.Request
    /// Whether what is found is shown the other way round.
    var isReversed = false
    /// Its conditions, orders and limit as they were said.
    let parts: [Reading.Slot]
    /// Whether it says more than the kind.
    let isTelling: Bool
    /// Whether the kind is named as one: “note”.
    let isSingular: Bool

    var app: RunningApp { entity.app }

    /// As intents are called by their types: `FindNoteEntity`.
    var intentName: String { Self.intentName(of: entity.type) }

    static func intentName(of type: any AppEntity.Type) -> String { "Find" + String(describing: type) }

    /// What the request is called when it is left or takes too long: “Find notes”.
    var title: String { Texts.find(entity.plural) }

    /// - said: the text that asks for it.
    func reading(in said: String) -> Reading {
        Reading(
            said: said, app: app.name, intent: intentName, template: Texts.find(entity.plural), tier: "find", score: 1,
            slots: parts)
    }
}

/// What comes of reading words as a request.
enum FindAnswer: Sendable {
    /// One for each app that has such things.
    case requests([FindRequest])
    /// It is a request, and this is why it cannot be answered.
    case refused(String)
    /// A verb and a kind of thing are said, with words that are no condition as far as anybody knows: it may mean something else.
    case unclear(String)
    /// It is no request.
    case none
}
