import PhraseMatching
import SpokenLanguage

/// Whether something is asked for at all.
extension AppGrammar {
    /// Whether what is said word for word, or like a phrase, asks for nothing or for something else, see `OrderReader`.
    func isNoOrder(_ reading: AppReading, in spoken: SpokenText) -> Bool {
        isNoOrder(command(of: reading, in: spoken), app: reading.place.app)
    }

    /// The same of a phrase that is said word for word, with free text or names in its slots.
    func isNoOrder(_ template: TemplateID, _ slots: [SaidCommand.Slot], in spoken: SpokenText) -> Bool {
        guard let place = meanings[template]?.place else { return false }
        let command = SaidCommand(
            spoken, grammar.template(template), names: names(of: place.app), slots: slots, isWordForWord: true)
        return isNoOrder(command, app: place.app)
    }

    private func isNoOrder(_ command: SaidCommand, app: Int) -> Bool {
        command.needsReading && orders[app].value.doubts(command, leads: leadingWords.value)
    }

    /// A reading as what was said for its phrase.
    func command(of reading: AppReading, in spoken: SpokenText) -> SaidCommand {
        let intent = intent(at: reading.place)
        let slots = reading.slots.map { slot in
            let kind = intent.parameter(slot.name)?.said ?? .name
            return SaidCommand.Slot(kind, span: slot.span, text: kind.isNamed ? slot.value.title : slot.text)
        }
        return SaidCommand(
            spoken, grammar.template(reading.template), names: names(of: reading.place.app), slots: slots,
            isWordForWord: reading.tier == MatchTier.exact.name)
    }

    /// What is said of a reading besides what is dictated: its phrase, and the names in it.
    func knownTexts(of reading: AppReading) -> [String] {
        let intent = intent(at: reading.place)
        let named = reading.slots.filter { intent.parameter($0.name)?.said != .text }
        return grammar.template(reading.template).literals + names(of: reading.place.app) + named.map(\.value.title)
    }

    private func names(of app: Int) -> [String] { [apps[app].name] + apps[app].alternativeNames }
}

extension DeclarativeApp.Parameter {
    /// What a slot for it takes.
    fileprivate var said: SaidCommand.Kind {
        if isList { return .list }
        return switch type {
        case .entity, .enumeration, .bool: .name
        case .string: .text
        case .int, .double: .number
        case .time: .time
        case .duration: .duration
        default: .value
        }
    }
}
