/// The ways in which utterances come to one grammar, each made when something first comes that way.
final class FlexibleChannels: Sendable {
    /// A person typed it.
    let typed: Later<FlexibleChannel>
    /// A recogniser wrote it, and nothing else.
    let transcribed: Later<FlexibleChannel>
    /// A recogniser offers several texts.
    let heard: Later<FlexibleChannel>
    private let recipe: Recipe

    /// All that channels are made of but the names.
    private struct Recipe: Sendable {
        let model: FlexibleModel
        let contextSlots: Set<String>
        let includes: @Sendable (TemplateID) -> Bool
        let meaning: @Sendable (TemplateID) -> UInt32

        func compiled(_ grammar: Grammar) -> CompiledFlexibleGrammar {
            CompiledFlexibleGrammar(
                grammar, model, WordReader(model, isHeard: false), contextSlots: contextSlots, meaning: meaning,
                includes: includes)
        }
    }

    convenience init(
        _ grammar: Grammar, _ model: FlexibleModel, _ contextSlots: Set<String>,
        _ includes: @escaping @Sendable (TemplateID) -> Bool, _ meaning: @escaping @Sendable (TemplateID) -> UInt32
    ) {
        let recipe = Recipe(model: model, contextSlots: contextSlots, includes: includes, meaning: meaning)
        self.init(grammar, recipe, sharing: nil)
    }

    /// The same for other names in the same phrases; what was made of the earlier ones is shared, and nothing else of them is
    /// kept.
    convenience init(_ grammar: Grammar, sharing other: FlexibleChannels) {
        self.init(grammar, other.recipe, sharing: other)
    }

    private init(_ grammar: Grammar, _ recipe: Recipe, sharing earlier: FlexibleChannels?) {
        self.recipe = recipe
        let model = recipe.model
        let (oldTyped, oldTranscribed, oldHeard) = (
            earlier?.typed.valueIfMade, earlier?.transcribed.valueIfMade, earlier?.heard.valueIfMade
        )
        let typed = Later {
            if let oldTyped {
                return FlexibleChannel(CompiledFlexibleGrammar(grammar, sharing: oldTyped.compiled), sharing: oldTyped)
            }
            return FlexibleChannel(
                recipe.compiled(grammar), SoundPrices(.letters, model.typed, isHeard: false), model.typedCalibration)
        }
        self.typed = typed
        // Phrases are the same however their words are read.
        let sounds = Later {
            (oldHeard ?? oldTranscribed).map { CompiledFlexibleGrammar(grammar, sharing: $0.compiled) }
                ?? CompiledFlexibleGrammar(typed.value.compiled, readBy: WordReader(model, isHeard: true))
        }
        transcribed = Later {
            if let oldTranscribed { return FlexibleChannel(sounds.value, sharing: oldTranscribed) }
            return FlexibleChannel(
                sounds.value, SoundPrices(model.table, model.transcribed, isHeard: false), model.transcribedCalibration)
        }
        heard = Later {
            if let oldHeard { return FlexibleChannel(sounds.value, sharing: oldHeard) }
            return FlexibleChannel(
                sounds.value, SoundPrices(model.table, model.heard, isHeard: true), model.heardCalibration)
        }
    }
}
