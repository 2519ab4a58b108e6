import AppIntents
import PhraseMatching
import SpokenLanguage

extension Frame {
    /// Whether what is said asks for nothing, or for something else, see `OrderReader`.
    func isNoOrder(_ index: PhraseIndex) -> Bool {
        return command.needsReading
            && index.language.orders.value.doubts(command, leads: index.grammar.leadingWords)
    }

    /// What was said for the phrase.
    var command: SaidCommand {
        SaidCommand(
            spoken, template, names: app.names,
            slots: slots.map { slot in
                let kind = kind(of: slot)
                let names = slot.candidates.flatMap(\.names).joined(separator: " ")
                return SaidCommand.Slot(kind, span: slot.span, text: kind.isNamed ? names : slot.text)
            },
            isWordForWord: match.tier == .exact)
    }

    /// What is said of it besides what is dictated: the phrase, and the names in it.
    var knownTexts: [String] {
        let named = slots.filter { kind(of: $0) != .text }
        return template.literals + app.names + named.flatMap { slot in slot.candidates.flatMap(\.names) }
    }

    private func kind(of slot: Slot) -> SaidCommand.Kind {
        IntentReflection.descriptor(of: slot.name, in: shortcut.intent)?.said ?? .name
    }
}

extension ParameterDescriptor {
    /// What a slot for it takes.
    fileprivate var said: SaidCommand.Kind {
        if valueType.isCollection { return .list }
        guard options == nil else { return .name }
        return switch valueType.element {
        case .string, .attributedString: .text
        case .int, .double, .decimal: .number
        case .entity, .enumeration, .union: .name
        default: .value
        }
    }
}
