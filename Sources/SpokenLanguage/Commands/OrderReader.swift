import PhraseMatching

/// Hears that a sentence with the words of a phrase asks for nothing, or for something else than the phrase: that is at most worth
/// a question.
///
///     the lock on the front door          a noun, for "lock ${door}"
///     the kitchen light was at 50 percent      told, for "${light} at ${level} percent"
///     fermé la porte                      an accent makes another form of "ferme la porte"
///     si apaga el horno                   "if", not "sí"
///     add no milk to the list             what is dictated takes back the verb before it
///     add milk to groceries and clear the pharmacy list     two commands
package struct OrderReader: Sendable {
    private let text: FreeTextReader
    private let openings: PhraseSet
    private let determiners: Set<String>
    private let states: Set<String>
    private let subjects: Set<String>
    private let questions: Set<String>
    private let told: Set<String>
    private let toldAccents: [String]
    /// Verbs that ask though they end so: "crée".
    private let asking: Set<String>
    private let objects: Set<String>
    private let enclitics: [String]
    private let destinations: Set<String>
    private let alternatives: Set<String>
    private let prepositions: Set<String>
    private let verbs: Set<String>
    private let days: Set<String>
    private let units: Set<String>
    private let timeLeads: Set<String>

    package init(_ pack: LanguagePack) {
        let (commands, statements) = (pack.commands, pack.statements)
        text = FreeTextReader(pack)
        openings = PhraseSet(commands.polite, commands.skipped, commands.wakeWords, commands.paraphrases.asides)
        determiners = Self.folded(statements.determiners)
        states = Set(statements.states.map { $0.lowercased() })
        subjects = Set(statements.subjects.map { $0.lowercased() })
        questions = Self.folded(statements.questions)
        told = Self.folded(statements.told)
        toldAccents = statements.toldAccents
        asking = Set(commands.actions.values.joined().map { $0.lowercased() })
        objects = Self.folded(statements.objects)
        enclitics = statements.enclitics
        destinations = Self.folded(statements.destinations)
        alternatives = Self.folded(statements.alternatives)
        prepositions = Self.folded(commands.paraphrases.prepositions)
        let wordings = commands.paraphrases.wordings.joined().filter { !$0.hasPrefix("…") }
        verbs = Set(wordings.compactMap { SpokenText($0).foldedWords.first })
        days = Self.days(of: pack.dates)
        units = Self.folded(pack.durations.units.values.flatMap(\.self))
        timeLeads = Self.timeLeads(of: pack.dates)
    }

    static func folded(_ words: [String]) -> Set<String> { Set(SpokenText.foldedWords(of: words)) }

    /// Days but today, a word each.
    private static func days(of dates: DateWords) -> Set<String> {
        let days = dates.days.filter { $0.value != 0 }.map(\.key) + dates.weekdays.keys
        let words = days.map { SpokenText($0).foldedWords }.filter { $0.count == 1 && $0[0].count >= leastDay }
        return Set(words.joined())
    }

    /// Shorter ones are mostly other words: "sun", "sé".
    private static let leastDay = 4
    private static let leastVerb = 4

    /// What a length of time stands behind that is no time of the day: "in" of "in seven hours".
    private static func timeLeads(of dates: DateWords) -> Set<String> {
        Set(dates.later.filter { $0.slotNames == ["duration"] }.flatMap(\.leadingWords))
    }

    /// Whether something else is said than what is asked for with a phrase.
    ///
    /// - Parameters:
    ///   - command: What was said, as it was understood.
    ///   - leads: The words that phrases of the same grammar begin with.
    /// - Returns: True for what is no order, or another one.
    /// - Complexity: linear in the words.
    package func doubts(_ command: SaidCommand, leads: @autoclosure () -> Set<String>) -> Bool {
        let hasText = command.slots.contains { $0.kind == .text }
        let mayTell = !toldAccents.isEmpty && command.spoken.text.utf8.contains { $0 >= 0x80 }
        guard hasText || mayTell || !command.isWordForWord else { return false }
        let sentence = SaidSentence(command, openings: openings)
        return hasText && text.doubts(sentence, leads: leads()) || mayTell && tellsByAccent(sentence)
            || !command.isWordForWord && isNoOrder(sentence)
    }

    /// Whether the verb ends in an accent that the phrase does not have there, which makes it another form. One that is missing is
    /// only not typed.
    private func tellsByAccent(_ sentence: SaidSentence) -> Bool {
        guard sentence.isLoose(sentence.start) else { return false }
        let verb = sentence.spelled(sentence.start)
        return verb.count >= Self.leastVerb && toldAccents.contains(where: verb.hasSuffix)
            && !questions.contains(sentence.words[sentence.start].folded) && !sentence.spelledOwn.contains(verb)
            && !asking.contains(verb)
    }

    private func isNoOrder(_ sentence: SaidSentence) -> Bool {
        isNoun(sentence) || sentence.words.indices[sentence.start...].contains { isTelling($0, sentence) }
            || isReport(sentence) || lacksObject(sentence) || mixesList(sentence)
    }

    /// Whether a verb of a phrase follows an article, or what is formed of it: "a pause in the music", "la fermeture du portail".
    private func isNoun(_ sentence: SaidSentence) -> Bool {
        let (article, noun) = (sentence.start, sentence.start + 1)
        guard sentence.isLoose(article), sentence.isLoose(noun) else { return false }
        let (first, second) = (sentence.words[article].folded, sentence.words[noun].folded)
        guard determiners.contains(first), !sentence.leads.contains(first) else { return false }
        if sentence.leads.contains(second) { return true }
        guard !sentence.own.contains(second) else { return false }
        return verbs.contains(second) || sentence.leads.contains { Self.areKin($0, second) }
    }

    /// Whether two words begin with the same letters, up to an ending of either.
    private static func areKin(_ verb: String, _ noun: String) -> Bool {
        let shared = zip(verb, noun).prefix { $0 == $1 }.count
        return shared >= 3 && verb.count - shared <= 3
    }

    /// Whether a word outside the slots tells something, or asks for something else, which the phrase does not have.
    private func isTelling(_ place: Int, _ sentence: SaidSentence) -> Bool {
        let word = sentence.words[place].folded
        guard sentence.isLoose(place) else {
            return sentence.isBesideName(place) && (told.contains(word) || saysState(place, sentence))
        }
        if told.contains(word) || days.contains(word) { return !sentence.own.contains(word) }
        if place > sentence.start, alternatives.contains(word) { return !sentence.own.contains(word) }
        if units.contains(word), sentence.slot(of: place - 1)?.kind == .number { return !sentence.own.contains(word) }
        if destinations.contains(word), sentence.slot(of: place + 1)?.kind == .duration {
            return sentence.own.isDisjoint(with: prepositions)
        }
        if timeLeads.contains(word), sentence.slot(of: place + 1)?.kind == .time { return !sentence.own.contains(word) }
        return saysState(place, sentence)
    }

    /// Whether a word says how something is, where the phrase says nothing of the kind and no question is asked.
    private func saysState(_ place: Int, _ sentence: SaidSentence) -> Bool {
        place > sentence.start && states.contains(sentence.spelled(place))
            && !sentence.own.contains(sentence.words[place].folded)
            && !questions.contains(sentence.words[sentence.start].folded)
    }

    /// Whether somebody else does it, or it depends on something: "él apaga el horno", "si apaga el horno".
    private func isReport(_ sentence: SaidSentence) -> Bool {
        sentence.words.indices.contains { place in
            let spelled = sentence.spelled(place)
            return subjects.contains(spelled) && sentence.isLoose(place) && !sentence.spelledOwn.contains(spelled)
        }
    }

    /// Whether somebody else is meant than in the phrase: "erinnere dich" or "wecke Anna" for "… mich", "despiértalo" for
    /// "despiértame".
    private func lacksObject(_ sentence: SaidSentence) -> Bool {
        let loose = sentence.words.indices[sentence.start...].filter(sentence.isLoose)
        let said = loose.map { sentence.words[$0].folded }
        if said.contains(where: { !sentence.own.contains($0) && hasOtherObject($0, sentence) }) { return true }
        let missing = sentence.own.filter { objects.contains($0) && !said.contains($0) }
        guard !missing.isEmpty else { return false }
        if said.contains(where: { objects.contains($0) && !sentence.own.contains($0) }) { return true }
        return !missing.isDisjoint(with: sentence.needed)
            && loose.dropFirst().contains { word in
                !sentence.command.template.hasWord(like: sentence.words[word].folded) && !sentence.isOpening(word)
            }
    }

    /// Whether a word is a verb of the phrase with somebody else written at its end.
    private func hasOtherObject(_ word: String, _ sentence: SaidSentence) -> Bool {
        enclitics.contains { other in
            guard word.hasSuffix(other) else { return false }
            let verb = word.dropLast(other.count)
            return verb.count >= Self.leastVerb
                && enclitics.contains { $0 != other && sentence.own.contains(verb + $0) }
        }
    }

    /// Whether between things that are listed something else stands than "and": "milk or bread", "one to three".
    private func mixesList(_ sentence: SaidSentence) -> Bool {
        sentence.command.slots.indices.contains { place in
            guard sentence.command.slots[place].kind == .list else { return false }
            let items = Set(SpokenText(sentence.command.slots[place].text).foldedWords)
            return sentence.words(in: place).contains { word in
                let text = sentence.words[word].folded
                return !items.contains(text) && (alternatives.contains(text) || prepositions.contains(text))
            }
        }
    }
}
