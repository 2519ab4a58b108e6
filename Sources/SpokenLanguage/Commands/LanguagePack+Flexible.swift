package import PhraseMatching

extension LanguagePack {
    /// What the flexible tier needs to know of this language.
    ///
    /// - Parameter sounds: How it sounds; a language without is compared letter by letter.
    /// - Returns: A model for `FlexibleMatcher`.
    package func flexibleModel(_ sounds: LanguageSounds = LanguageSounds()) -> FlexibleModel {
        var model = FlexibleModel()
        model.table = sounds.table
        model.speller = sounds.speller
        model.fillers = commands.polite + commands.skipped
        model.skipped = commands.skipped
        model.paraphrases = commands.paraphrases
        model.wakeWords = commands.wakeWords
        model.functionWords = functionWords
        model.soundAlikes = commands.soundAlikes
        model.joiners = commands.joiners + commands.sequels
        model.actions = commands.actions.sorted { $0.key < $1.key }.map {
            FlexibleModel.Action(name: $0.key, words: $0.value)
        }
        model.opposites = commands.opposites.sorted { $0.key < $1.key }.flatMap { name, others in
            others.map { (name, $0) }
        }
        model.senses = senses
        model.numberNames = (Array(numbers.words.keys) + numbers.multipliers.keys + numbers.minus).sorted()
        model.numberJoiners = numbers.joiners
        model.joinsNumbers = numbers.unitsBeforeTens
        // Its formatter takes longer to make than all numbers of a grammar to write.
        let spelling = Later { [language] in NumberSpelling(language: language) }
        model.numberWords = { spelling.value.words(for: $0) }
        return model
    }
}
