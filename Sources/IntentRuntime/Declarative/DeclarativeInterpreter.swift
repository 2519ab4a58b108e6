package import GrammarFiles
package import PhraseMatching

/// Understands what is said to declarative apps, with the answers that apps in Swift give.
///
///     let interpreter = DeclarativeInterpreter(grammar)
///     interpreter.interpret(["open the heron note"]).readings[0].slots[0].title      // "Heron at low tide"
package struct DeclarativeInterpreter: Sendable {
    package let matcher: AppMatcher
    let examples: PhraseExamples

    /// An interpreter of declarative apps.
    ///
    /// - Parameters:
    ///   - grammar: The apps.
    ///   - model: What is known of a language for what is not said word for word.
    package init(
        _ grammar: AppGrammar, model: @escaping @Sendable (_ language: String) -> FlexibleModel? = { _ in nil }
    ) {
        matcher = AppMatcher(grammar, model: model)
        examples = PhraseExamples(grammar)
    }

    private var grammar: AppGrammar { matcher.grammar }

    /// What the hypotheses of one utterance mean, best first. Near phrases are sought on request: that takes longer.
    package func interpret(_ hypotheses: [Hypothesis], seeksNearest: Bool = true) -> Interpretation {
        interpretation(of: matcher.match(hypotheses), seeksNearest: seeksNearest)
    }

    /// The same for texts of which nobody says how sure they are.
    package func interpret(_ texts: [String], seeksNearest: Bool = true) -> Interpretation {
        interpret(texts.map { Hypothesis(SpokenText($0)) }, seeksNearest: seeksNearest)
    }

    /// An utterance whose text is not kept, and whose one meaning is this.
    package func interpretation(of meaning: AppReading) -> Interpretation {
        Interpretation(
            text: "", status: .matched, readings: [Reading(meaning, in: grammar)], isTruncated: false, reason: "",
            nearest: [])
    }

    /// A slot of a reading as programs print it.
    package func slot(_ slot: AppReading.Slot, of reading: AppReading) -> Reading.Slot {
        Reading.Slot(slot, of: grammar.intent(at: reading.place))
    }

    /// Every stage of one utterance.
    package func explain(_ text: String) -> Explanation {
        let match = matcher.match(text)
        let matches = match.result.matches.compactMap { found in
            grammar.meaning(of: found.template).map { meaning in
                (
                    app: grammar.app(at: meaning.place).name, intent: grammar.intent(at: meaning.place).name,
                    template: meaning.phrase, match: found
                )
            }
        }
        return Explanation(
            spoken: match.spoken, matches: matches, isVetoed: match.vetoed,
            features: match.best.isEmpty ? [] : match.features,
            interpretation: interpretation(of: match, seeksNearest: true),
            questions: match.best.first.map(questions) ?? [])
    }

    func interpretation(of match: AppMatch, seeksNearest: Bool) -> Interpretation {
        let text = match.spoken.text
        let count = match.best.count
        if count == 0 && !match.vetoed && !match.isOverlong && match.refusal == nil {
            return unknown(match.spoken, seeksNearest: seeksNearest)
        }
        return Interpretation(
            text: text, status: Interpretation.Status(match.status),
            readings: match.best.map { reading($0, seeksNearest: seeksNearest) },
            isTruncated: match.wasTruncated && count > 1,
            reason: count == 0 ? reason(match) : "", nearest: [])
    }

    /// - seeksNearest: whether to say what could be said in place of a name that nobody knows.
    private func reading(_ found: AppReading, seeksNearest: Bool) -> Reading {
        var reading = Reading(found, in: grammar)
        guard seeksNearest, !found.unlisted.isEmpty else { return reading }
        let (app, intent) = (grammar.app(at: found.place), grammar.intent(at: found.place))
        for index in reading.unlisted.indices {
            let unlisted = reading.unlisted[index]
            reading.unlisted[index].offers = NameOffers(
                inPlaceOf: unlisted.text, among: app.names(of: unlisted.name, in: intent))
        }
        return reading
    }

    /// An utterance that is known to mean nothing.
    package func unknown(_ spoken: SpokenText, seeksNearest: Bool) -> Interpretation {
        Interpretation(
            text: spoken.text, status: .rejected, readings: [], isTruncated: false, reason: Texts.unknown(spoken.text),
            nearest: seeksNearest ? nearest(to: spoken) : [], isUnknown: true)
    }

    /// Why a match means nothing.
    func reason(_ match: AppMatch) -> String {
        let text = match.spoken.text
        if match.vetoed { return Texts.vetoed(text) }
        if match.isOverlong { return Texts.overlong }
        return match.refusal.map(Texts.refused) ?? Texts.unknown(text)
    }

    /// What would be asked before the intent is performed.
    private func questions(_ reading: AppReading) -> [String] {
        let (app, intent) = (grammar.app(at: reading.place), grammar.intent(at: reading.place))
        let said = Set(reading.slots.map(\.name))
        let missing = intent.parameters.filter { parameter in
            !said.contains(parameter.name) && !parameter.isOptional && parameter.defaultValue == nil
        }
        let confirm = intent.confirm?.filled { name, isID in
            guard let slot = reading.slots.first(where: { $0.name == name }) else { return "…" }
            return isID ? slot.value.id : slot.value.title
        }
        let reader = grammar.readers[reading.place.app]
        let asked = missing.map { $0.prompt(in: app, reader) }
        return asked + [confirm].compactMap(\.self)
    }
}

extension Reading {
    init(_ reading: AppReading, in grammar: AppGrammar) {
        let intent = grammar.intent(at: reading.place)
        self.init(
            said: reading.said, app: reading.app, intent: reading.intent, template: reading.phrase, tier: reading.tier,
            score: reading.score,
            slots: reading.slots.map { Slot($0, of: intent) }, unlisted: reading.unlisted.map(Unlisted.init))
    }
}

extension Reading.Unlisted {
    /// A parameter of a file has no title but its name.
    init(_ unlisted: AppReading.Unlisted) {
        self.init(name: unlisted.name, label: unlisted.name, text: unlisted.text, span: unlisted.span)
    }
}

extension Reading.Slot {
    fileprivate init(_ slot: AppReading.Slot, of intent: DeclarativeApp.Intent) {
        let hasID =
            switch slot.value {
            case .entity, .enumCase: true
            default: false
            }
        self.init(
            name: slot.name, text: slot.text, span: slot.span,
            value: ValueDescription(slot.value, type: intent.parameter(slot.name)?.type.name ?? ""),
            title: slot.value.title, id: hasID ? slot.value.id : nil)
    }
}

extension ValueDescription {
    init(_ value: AppValue, type: String) {
        self =
            switch value {
            case .entity(let value): .entity(type: type, id: value.id, title: value.title, properties: [:])
            case .enumCase(let value): .string(value.title)
            case .integer(let number): .int(number)
            case .number(let number): .double(number)
            case .bool(let flag): .bool(flag)
            case .text(let text): .string(text)
            case .spoken(_, let value): ValueDescription(value, type: type)
            case .list(let values): .list(values.map { ValueDescription($0, type: type) })
            }
    }
}

extension Interpretation.Status {
    init(_ status: MatchStatus) {
        self =
            switch status {
            case .matched: .matched
            case .ambiguous: .ambiguous
            case .suggested: .suggested
            case .rejected: .rejected
            }
    }
}
