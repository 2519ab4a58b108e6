/// The ways in which utterances come to one grammar, each made when something first comes that way.
final class FlexibleChannels: Sendable {
    /// A person typed it.
    let typed: Later<FlexibleChannel>
    /// A recogniser wrote it, and nothing else.
    let transcribed: Later<FlexibleChannel>
    /// A recogniser offers several texts.
    let heard: Later<FlexibleChannel>

    init(
        _ grammar: Grammar, _ model: FlexibleModel, _ contextSlots: Set<String>,
        _ includes: @escaping @Sendable (TemplateID) -> Bool
    ) {
        let compile = { @Sendable (isHeard: Bool) in
            CompiledFlexibleGrammar(
                grammar, model, WordReader(model, isHeard: isHeard), contextSlots: contextSlots, includes: includes)
        }
        let sounds = Later { compile(true) }
        typed = Later {
            FlexibleChannel(compile(false), SoundPrices(.letters, model.typed, isHeard: false), model.typedCalibration)
        }
        transcribed = Later {
            FlexibleChannel(
                sounds.value, SoundPrices(model.table, model.transcribed, isHeard: false),
                model.transcribedCalibration)
        }
        heard = Later {
            FlexibleChannel(sounds.value, SoundPrices(model.table, model.heard, isHeard: true), model.heardCalibration)
        }
    }

    /// The same for other names in the same phrases.
    init(_ grammar: Grammar, sharing other: FlexibleChannels) {
        let sounds = Later { CompiledFlexibleGrammar(grammar, sharing: other.heard.value.compiled) }
        typed = Later {
            let channel = other.typed.value
            return FlexibleChannel(CompiledFlexibleGrammar(grammar, sharing: channel.compiled), sharing: channel)
        }
        transcribed = Later { FlexibleChannel(sounds.value, sharing: other.transcribed.value) }
        heard = Later { FlexibleChannel(sounds.value, sharing: other.heard.value) }
    }
}
