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
        model.paraphrases = paraphraseWords
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

    private var paraphraseWords: ParaphraseWords {
        var words = ParaphraseWords()
        words.wordings = commands.wordings.sorted { $0.key < $1.key }.map(\.value)
        words.synonyms = commands.synonyms
        words.articles = commands.articles
        words.prepositions = commands.prepositions
        words.alikePrepositions = commands.alikePrepositions
        words.attributives = commands.attributives
        words.asides = commands.asides
        words.recipients = commands.recipients
        words.addressesBefore = commands.addressesBefore
        words.addressesBehind = commands.addressesBehind
        return words
    }
}
