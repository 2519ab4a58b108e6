package import PhraseMatching
package import SpokenLanguage

/// Declarative apps as one grammar, and the way back from a match to what the files say.
///
///     let grammar = try AppGrammar([app]) { language in try LanguagePackFile.load(language: language) }
///     AppMatcher(grammar).match("open the heron note in field notes").best[0].slots[0].value.title      // "Heron at low tide"
package final class AppGrammar: Sendable {
    /// The slot that is the app's name.
    package static let applicationName = "applicationName"

    /// An intent by its place among the apps.
    package struct Place: Hashable, Sendable {
        package let app: Int
        package let intent: Int
    }

    /// What a template belongs to.
    package struct Meaning: Sendable {
        package let place: Place
        /// As the author wrote it.
        package let phrase: String
    }

    /// What the entries of a list stand for.
    enum Content: Sendable {
        case entities(AppValues)
        case cases(AppValues)
        case numbers(NumberRange)
        case bools
        case nothing
    }

    package let apps: [DeclarativeApp]
    package let grammar: Grammar
    let meanings: [TemplateID: Meaning]
    let contents: [SlotListID: Content]
    /// What time it is, for the dates that are said.
    package let clock: SpokenClock
    /// Of each app, in its language.
    package let readers: [AppValueReader]
    let packs: [String: LanguagePack]
    private let negations: [NegationReader]
    /// Of each app, what means nothing around free text.
    let hesitations: [Hesitations]
    /// Of each app, read when something may be no order.
    let orders: [Later<OrderReader>]
    /// The words that phrases begin with.
    let leadingWords: Later<Set<String>>
    /// By app, see `Grammar.isLedElsewhere`.
    let nameLeads: [Set<String>]

    /// Compiles apps; `pack` is asked once for each language. Without other forms phrases are taken as they are
    /// written, without articles, other words for numbers and signs: for samples that sound right.
    package convenience init(
        _ apps: [DeclarativeApp], takesOtherForms: Bool = true, clock: SpokenClock = .system,
        pack: (_ language: String) throws(GrammarFileError) -> LanguagePack
    ) throws(GrammarFileError) {
        let packs = try Self.packs(of: apps, pack)
        var compiler = AppGrammarCompiler(takesOtherForms: takesOtherForms)
        for app in apps { try compiler.add(app, packs[app.language] ?? LanguagePack(language: app.language)) }
        let (meanings, contents) = (compiler.meanings, compiler.contents)
        self.init(apps, compiler.finish(), meanings, contents, packs, clock)
    }

    init(
        _ apps: [DeclarativeApp], _ grammar: Grammar, _ meanings: [TemplateID: Meaning],
        _ contents: [SlotListID: Content], _ packs: [String: LanguagePack], _ clock: SpokenClock
    ) {
        (self.clock, self.packs) = (clock, packs)
        (self.apps, self.grammar, self.meanings, self.contents) = (apps, grammar, meanings, contents)
        let known = packs.mapValues { AppValueReader(answers: AnswerReader(pack: $0, clock: clock)) }
        readers = apps.map { app in
            known[app.language]
                ?? AppValueReader(answers: AnswerReader(pack: LanguagePack(language: app.language), clock: clock))
        }
        negations = apps.map { NegationReader(packs[$0.language] ?? LanguagePack(language: $0.language)) }
        hesitations = apps.map { Hesitations(packs[$0.language]) }
        let readers = packs.mapValues { pack in Later { OrderReader(pack) } }
        orders = apps.map { app in
            readers[app.language] ?? Later { OrderReader(LanguagePack(language: app.language)) }
        }
        leadingWords = Later { grammar.leadingWords }
        nameLeads = apps.map { app in
            packs[app.language].map { $0.senses.leads(among: $0.commands.paraphrases.articles) } ?? []
        }
    }

    static func packs(
        of apps: [DeclarativeApp], _ pack: (_ language: String) throws(GrammarFileError) -> LanguagePack
    ) throws(GrammarFileError) -> [String: LanguagePack] {
        var packs: [String: LanguagePack] = [:]
        for app in apps where packs[app.language] == nil {
            do { packs[app.language] = try pack(app.language) } catch { throw app.located(error) }
        }
        return packs
    }

    /// What a template means; nil for one of another grammar.
    package func meaning(of id: TemplateID) -> Meaning? { meanings[id] }

    package func app(at place: Place) -> DeclarativeApp { apps[place.app] }

    package func intent(at place: Place) -> DeclarativeApp.Intent { apps[place.app].intents[place.intent] }

    /// What a match of an utterance means; nil where a slot holds what its parameter cannot ("banana" for a number).
    ///
    /// - takesUnlisted: whether what no list has is kept, to be asked for.
    package func reading(of match: Match, in spoken: SpokenText, takesUnlisted: Bool = false) -> AppReading? {
        guard let meaning = meanings[match.template] else { return nil }
        let intent = intent(at: meaning.place)
        var slots: [AppReading.Slot] = []
        var unlisted: [AppReading.Unlisted] = []
        for slot in match.slots {
            guard let parameter = intent.parameter(slot.name) else { continue }
            if takesUnlisted, slot.value == nil, parameter.type.isNamed {
                unlisted.append(AppReading.Unlisted(name: slot.name, text: slot.text, span: slot.span))
                continue
            }
            let span = parameter.isFreeText && slot.value == nil ? dictated(slot, of: match, in: spoken) : slot.span
            guard let value = value(of: slot, in: spoken, span, parameter, app: meaning.place.app) else { return nil }
            let said = AppReading.Slot(name: slot.name, value: value, text: spoken.substring(span), span: span)
            if let place = slots.firstIndex(where: { $0.name == slot.name }) {
                if parameter.isList { slots[place] = slots[place].adding(said, of: spoken) }
            } else {
                slots.append(parameter.isList ? said.asList : said)
            }
        }
        return AppReading(
            said: spoken.text, app: apps[meaning.place.app].name, intent: intent.name, place: meaning.place,
            phrase: meaning.phrase,
            template: match.template, slots: slots, unlisted: unlisted, score: match.score, tier: match.tier.name)
    }
}

// MARK: - Sounding alike

extension AppGrammar {
    /// Whether what sounds like a reading says that it is not to be done.
    func denial(of reading: AppReading, by hypotheses: [SpokenText]) -> NegationReader.Denial {
        let reader = negations[reading.place.app]
        guard hypotheses.count == 1 else { return reader.denial(by: hypotheses, saying: texts(of: reading)) }
        // Where one text alone has what is dictated is known.
        return reader.denial(
            by: [command(of: reading, in: hypotheses[0]).withoutText], saying: knownTexts(of: reading))
    }

    /// Whether one of several texts that may have been said says that a reading is not to be done.
    ///
    /// - excusesBeginnings: see `NegationReader.denies`.
    func isDenied(_ reading: AppReading, by hypothesis: SpokenText, excusesBeginnings: Bool = true) -> Bool {
        negations[reading.place.app].denies(
            hypothesis, saying: texts(of: reading), excusesBeginnings: excusesBeginnings)
    }

    /// What is said of a reading, the names in it, and what is dictated.
    private func texts(of reading: AppReading) -> [String] {
        knownTexts(of: reading) + reading.slots.map(\.value.title)
    }

    /// A matcher for each language that the apps are in.
    func flexibleMatchers(_ model: (_ language: String) -> FlexibleModel?) -> [FlexibleMatcher] {
        let places = meanings.mapValues(\.place)
        let numbers = Dictionary(
            Set(places.values).sorted { ($0.app, $0.intent) < ($1.app, $1.intent) }.enumerated().map {
                ($1, UInt32($0))
            },
            uniquingKeysWith: { first, _ in first })
        let known = places.compactMapValues { numbers[$0] }
        // An app is a scope.
        let names = Dictionary(
            uniqueKeysWithValues: apps.enumerated().map {
                (ScopeID(rawValue: UInt32($0)), [$1.name] + $1.alternativeNames)
            })
        let meaning = { @Sendable (id: TemplateID) in known[id] ?? .max }
        return Set(apps.map(\.language)).sorted().compactMap { language in
            guard let model = model(language) else { return nil }
            return FlexibleMatcher(
                grammar, model: model, contextSlots: [Self.applicationName],
                includes: { [apps] id in places[id].map { apps[$0.app].language == language } ?? false },
                meaning: meaning, slotKind: { [self] in slotKind($1, of: $0) }, names: names)
        }
    }
}

// MARK: - Values

extension AppGrammar {
    /// What a slot of a template holds, by its place there.
    private func slotKind(_ place: Int, of template: TemplateID) -> SlotKind {
        let (name, list) = grammar.slots(of: template)[place]
        switch contents[list] {
        case .entities, .cases, .bools: return .listed
        case .numbers, .nothing, nil: break
        }
        guard let type = meanings[template].flatMap({ intent(at: $0.place).parameter(name) })?.type else {
            return .listed
        }
        return type == .string ? .text : .value
    }

    /// - span: of all that was said for it.
    private func value(
        of slot: SlotMatch, in spoken: SpokenText, _ span: Range<Int>, _ parameter: DeclarativeApp.Parameter, app: Int
    ) -> AppValue? {
        // Of ".5" the slot has the 5.
        if let value = slot.value, contents[slot.list] != nil, !spoken.hasPoint(at: slot.span) {
            let isNegative = hasSign(slot, in: spoken)
            let listed = listed(value, of: slot.list, isNegative: isNegative, parameter)
            return isNegative || listed?.isBelowZero != true || saysBelowZero(slot, app) ? listed : nil
        }
        switch parameter.type {
        case .entity, .enumeration, .bool: return nil
        case .int, .double:
            return readers[app].value(of: spoken.value(at: slot.span), for: parameter)
                .flatMap { checked($0, parameter) }
        case .string where parameter.isFreeText: return .text(spoken.substring(span))
        case .string: return readers[app].value(of: spoken.said(at: span), for: parameter)
        default: return readers[app].value(of: spoken.value(at: slot.span), for: parameter)
        }
    }

    /// Of a range below zero digits alone name a number, as a sign before them is no part of a name.
    private func saysBelowZero(_ slot: SlotMatch, _ app: Int) -> Bool {
        readers[app].answers.values.number(SpokenText(slot.text)).map { $0.value < 0 } ?? true
    }

    /// What an entry of a list stands for; nil where its parameter cannot be that.
    func listed(
        _ value: UInt32, of list: SlotListID, isNegative: Bool, _ parameter: DeclarativeApp.Parameter
    ) -> AppValue? {
        contents[list]?.value(Int(value)).flatMap { checked(isNegative ? $0.negative : $0, parameter) }
    }

    /// A sign is not said, so it is in no slot: a hyphen right before digits, with nothing right before it ("to -5").
    private func hasSign(_ slot: SlotMatch, in spoken: SpokenText) -> Bool {
        guard slot.text.first?.isNumber ?? false else { return false }
        let before = spoken.substring(0..<slot.span.lowerBound)
        guard before.last == "-" || before.last == "−" else { return false }
        return before.dropLast().last?.isWhitespace ?? true
    }

    /// A number as its parameter has it, nil where it is out of range.
    private func checked(_ value: AppValue, _ parameter: DeclarativeApp.Parameter) -> AppValue? {
        let number: Double
        switch value {
        case .integer(let integer): number = Double(integer)
        case .number(let double): number = double
        default: return value
        }
        guard parameter.range?.contains(number) ?? true else { return nil }
        return parameter.type == .double ? .number(number) : value
    }
}

extension AppGrammar.Content {
    fileprivate func value(_ index: Int) -> AppValue? {
        switch self {
        case .entities(let values): values[index].map(AppValue.entity)
        case .cases(let values): values[index].map(AppValue.enumCase)
        case .numbers(let range): range[index].map(AppValue.integer)
        case .bools: .bool(index == 1)
        case .nothing: nil
        }
    }
}

extension AppValue {
    /// The number below zero; anything else is itself.
    fileprivate var negative: AppValue {
        switch self {
        case .integer(let number): .integer(-abs(number))
        case .number(let number): .number(-abs(number))
        default: self
        }
    }
}

extension AppValue {
    fileprivate var isBelowZero: Bool {
        switch self {
        case .integer(let number): number < 0
        case .number(let number): number < 0
        default: false
        }
    }
}

extension AppReading.Slot {
    fileprivate var asList: Self {
        if case .list = value { return self }
        return Self(name: name, value: .list([value]), text: text, span: span)
    }

    /// One more item, with what stands between them.
    fileprivate func adding(_ other: Self, of spoken: SpokenText) -> Self {
        guard case .list(let values) = value else { return self }
        let span = span.lowerBound..<other.span.upperBound
        return Self(name: name, value: .list(values + [other.value]), text: spoken.substring(span), span: span)
    }
}

extension MatchTier {
    /// As programs print it.
    var name: String {
        switch self {
        case .exact: "exact"
        case .flexible: "flexible"
        }
    }
}

extension DeclarativeApp {
    /// A language that is not known is this file's fault, at its key.
    fileprivate func located(_ error: GrammarFileError) -> GrammarFileError {
        guard case .unknownLanguage = error.problem else { return error }
        return source.error(error.problem, at: source.root["language"]?.place ?? source.root.place)
    }
}

extension NumberRange {
    fileprivate subscript(index: Int) -> Int? {
        index <= (highest - lowest) / step ? lowest + step * index : nil
    }
}
